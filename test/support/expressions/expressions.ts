import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A regular expression of the source: its location as file:line, and its text. */
export interface Expression {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/**
 * Every regular expression literal in the files, and every location of a `new RegExp(…)`, found
 * through the syntax tree.
 */
export function expressionsIn(files: readonly string[], root: string) {
  const literals: Expression[] = [];
  const constructions: string[] = [];
  for (const file of files) {
    const tree = ts.createSourceFile(
      file,
      readFileSync(`${root}/${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const visit = (node: ts.Node): void => {
      const at = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        literals.push({ at, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      }
      const made = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (made && node.expression.getText() === 'RegExp') constructions.push(at);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { literals, constructions };
}

/**
 * Expressions constructed at run time by a program, by location. The program prints JSON as its
 * last line.
 */
export function recordedExpressions(program: string, root: string): Expression[] {
  const printed = execFileSync(process.execPath, [program], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(printed) as Expression[];
}

/** Short name of an expression for lists: a long one is its beginning and a digest of all of it. */
export function nameOf({ source, flags }: Expression): string {
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return `/${source.length > 160 ? `${source.slice(0, 120)}…${digest}` : source}/${flags}`;
}
