import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { exceptions } from './support/expressions/exceptions.ts';
import {
  type Expression,
  expressionsIn,
  nameOf,
  recordedExpressions,
} from './support/expressions/expressions.ts';
import { judgeExpression } from './support/expressions/judge-expression.ts';

const root = new URL('../', import.meta.url).pathname;
const golden = new URL('golden/linear-expressions.json', import.meta.url);
/**
 * These read only text of operators and of this repository, as the players of the stages do, which
 * only the simulator loads.
 */
const ownText =
  /^src\/(simulator|embedded|admin|config|db)\/|^src\/stages\/(?:play\/|[^/]+\/play)|^src\/config\.ts$|^temporal\/local-server\//;
/**
 * Verdicts are kept in the golden file; a new expression has this long. `UPDATE_GOLDEN=1` gives
 * each a minute.
 */
const judgeTimeoutMs = process.env.UPDATE_GOLDEN ? 60_000 : 10_000;

describe('regular expressions over external text', () => {
  it('R-H02 each is linear in the length of the text, according to recheck, or is listed with a reason', () => {
    const expressions = distinct(allExpressions());
    const known = new Set(JSON.parse(readFileSync(golden, 'utf8')) as string[]);
    const excepted = new Map(exceptions.map(({ expression, because }) => [expression, because]));
    const unnamed = expressions.filter((each) => !known.has(nameOf(each)) && !excepted.has(nameOf(each)));
    const wrong = unnamed
      .map((each) => ({ each, verdict: judgeExpression(each.source, each.flags, judgeTimeoutMs) }))
      .filter(({ verdict }) => verdict !== 'linear');
    if (process.env.UPDATE_GOLDEN) keep(expressions, excepted, new Set(wrong.map(({ each }) => each)));
    assert.deepEqual(
      wrong.map(({ each, verdict }) => `${each.at} ${nameOf(each)}: ${verdict}`),
      [],
    );
    const inUse = new Set(expressions.map(nameOf));
    assert.deepEqual(
      [...excepted.keys()].filter((name) => !inUse.has(name)),
      [],
    );
  });

  it('R-H02 recheck detects the growth of expressions that once stopped the worker', () => {
    assert.match(judgeExpression(String.raw`\{\{\s*([^{}]*?)\s*\}\}`, 'g', 20_000), /3rd degree polynomial/);
    assert.match(judgeExpression('[.。]+$', 'u', 20_000), /2nd degree polynomial/);
    assert.match(
      judgeExpression(String.raw`\w{1,}\w{1,}\w{1,}x`, '', 20_000),
      /polynomial/,
      'bounded below alone',
    );
    assert.equal(judgeExpression(String.raw`(?:\w{1,20} ){0,8}x[*+]\+`, '', 20_000), 'linear');
  });
});

/**
 * The expressions in the source, and those it constructs from strings; every place that constructs
 * one was seen to do so.
 */
function allExpressions(): Expression[] {
  const files = execFileSync('git', ['ls-files', 'src', 'api', 'activities', 'temporal', 'workflows'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => name.endsWith('.ts') && !ownText.test(name) && existsSync(root + name));
  const { literals, constructions } = expressionsIn(files, root);
  const recorded = recordedExpressions('test/support/expressions/record-expressions-main.ts', root);
  const made = recorded.filter(({ at }) => constructions.includes(at));
  const unseen = constructions.filter((place) => !made.some(({ at }) => at === place));
  assert.deepEqual(
    unseen,
    [],
    'test/support/expressions/record-expressions-main.ts has to reach every place that makes one',
  );
  return [...literals, ...made];
}

function distinct(expressions: readonly Expression[]): Expression[] {
  return [...new Map(expressions.map((each) => [nameOf(each), each])).values()];
}

function keep(
  expressions: readonly Expression[],
  excepted: ReadonlyMap<string, string>,
  wrong: ReadonlySet<Expression>,
): void {
  const names = expressions
    .filter((each) => !wrong.has(each))
    .map(nameOf)
    .filter((name) => !excepted.has(name));
  writeFileSync(golden, `${JSON.stringify(names.sort(), null, 2)}\n`);
}
