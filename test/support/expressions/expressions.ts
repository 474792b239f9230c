import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A regular expression of the source: where it stands, as file:line, and what it is. */
export interface Expression {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/** Every literal expression in the files, and every place of a `new RegExp(…)`, found in their syntax. */
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

/** The expressions that the program constructs while it runs, by the places that do. It prints JSON last. */
export function recordedExpressions(program: string, root: string): Expression[] {
  const printed = execFileSync(process.execPath, [program], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(printed) as Expression[];
}

/** What an expression is known by in lists. Of a long one the beginning, and a digest of all of it. */
export function nameOf({ source, flags }: Expression): string {
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return `/${source.length > 160 ? `${source.slice(0, 120)}…${digest}` : source}/${flags}`;
}
