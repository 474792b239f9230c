import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * A TypeScript type as far as a statement's value can have it: `string`, `Date`, `string[]`,
 * `object`, …
 */
interface DeclaredType {
  readonly kind: string;
  readonly nullable: boolean;
}

interface DeclaredStatement {
  readonly file: string;
  /** In order if given by position; otherwise by name. */
  readonly values: ReadonlyMap<string, DeclaredType>;
  readonly byName: boolean;
  readonly columns: ReadonlyMap<string, DeclaredType>;
}

/**
 * The declared types of the source's prepared statements, by name. Read through the compiler,
 * because types do not exist at run time.
 */
export function declaredStatements(folder: string): Map<string, DeclaredStatement> {
  const files = readdirSync(folder).flatMap((name) => (name.endsWith('.ts') ? [join(folder, name)] : []));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  );
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found = new Map<string, DeclaredStatement>();
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      for (const [name, type] of declaredBy(node, checker)) found.set(name, describe(file, type, checker));
      ts.forEachChild(node, visit);
    };
    visit(program.getSourceFile(file)!);
  }
  return found;
}

/** The statements that a call declares, as the types of the functions that run them. */
function declaredBy(node: ts.Node, checker: ts.TypeChecker): [string, ts.Type][] {
  if (!ts.isCallExpression(node) || !node.arguments[0] || !ts.isStringLiteral(node.arguments[0])) return [];
  const name = node.arguments[0].text;
  const type = checker.getTypeAtLocation(node);
  const property = (of: string) => checker.getTypeOfSymbol(type.getProperty(of)!);
  switch (node.expression.getText()) {
    case 'statement':
    case 'namedStatement':
      return [[name, type]];
    case 'workspaceRead':
      return [
        [name, property('byWorkspace')],
        [`${name}_by_api_key`, property('byApiKey')],
      ];
    default:
      return [];
  }
}

function describe(file: string, run: ts.Type, checker: ts.TypeChecker): DeclaredStatement {
  const [signature] = run.getCallSignatures();
  const rows = checker.getAwaitedType(signature!.getReturnType())!;
  const [row] = checker.getTypeArguments(rows as ts.TypeReference);
  return { file, columns: propertiesOf(row!, checker), ...valuesOf(signature!, checker) };
}

/**
 * The parameters after the database, or the properties of the last one if it is an object of
 * values.
 */
function valuesOf(
  signature: ts.Signature,
  checker: ts.TypeChecker,
): Pick<DeclaredStatement, 'values' | 'byName'> {
  const values = new Map<string, DeclaredType>();
  let byName = false;
  for (const parameter of signature.getParameters().slice(1)) {
    const type = checker.getTypeOfSymbol(parameter);
    if (checker.isTupleType(type)) {
      const { labeledElementDeclarations } = (type as ts.TypeReference).target as ts.TupleType;
      for (const [index, element] of checker.getTypeArguments(type as ts.TypeReference).entries()) {
        values.set(labeledElementDeclarations![index]!.name.getText(), kindOf(element, checker));
      }
    } else if (kindOf(type, checker).kind === 'object') {
      byName = true;
      for (const [name, value] of propertiesOf(type, checker)) values.set(name, value);
    } else {
      values.set(parameter.name, kindOf(type, checker));
    }
  }
  return { values, byName };
}

function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Map<string, DeclaredType> {
  return new Map(
    checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, kindOf(checker.getTypeOfSymbol(property), checker)]),
  );
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): DeclaredType {
  const parts = type.isUnion() ? type.types : [type];
  const isNull = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Null) !== 0;
  const kinds = new Set(parts.filter((part) => !isNull(part)).map((part) => kindOfPart(part, checker)));
  return { kind: [...kinds].sort().join(' | '), nullable: parts.some(isNull) };
}

function kindOfPart(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  const name = type.getSymbol()?.name ?? checker.typeToString(type);
  if (name === 'Date' || name === 'Buffer' || name === 'unknown') return name;
  if (checker.isArrayType(type)) {
    return `${kindOf(checker.getTypeArguments(type as ts.TypeReference)[0]!, checker).kind}[]`;
  }
  return type.flags & ts.TypeFlags.Object || type.isIntersection() ? 'object' : name;
}
