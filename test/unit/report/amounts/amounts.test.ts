import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { sectionProblems } from '../../../../src/report/draft/audit.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { exampleFacts, written } from '../example.ts';

interface Line {
  readonly kind: string;
  readonly text: string;
}

/** The subject of the report. Numbers of these claims may appear in a line that cites them. */
const statements = [
  'Costs fall by 30 % within 2 years where the platform is bought',
  'Energy prices rose by 12.5 %',
  'For a household of 4 the pump saves 1,200 kWh',
  'By 2030 the grid will have changed',
  'A loan over 30 years is dear at 12.5 %',
  'A platform serves small teams',
];
const tables = tablesOf(
  exampleFacts({
    claims: statements.map((statement, i) => ({ claimId: i + 1, statement, caveats: [] })),
  }).findings,
);

/** Hand-written lines: one list was known to whoever wrote the check, another was used only afterwards. */
const lists = [
  {
    name: 'the list',
    lying: read('lying.txt'),
    honest: read('honest.txt'),
    recallMin: 0.98,
    precisionMin: 0.98,
  },
];

describe('amounts in prose', () => {
  for (const { name, lying, honest, recallMin, precisionMin } of lists) {
    it(`R-R05 in ${name} of ${lying.length} lying and ${honest.length} honest lines, lies are refused and honest lines are printed`, () => {
      const passed = lying.filter(({ text }) => problemsOf(text).length === 0);
      const refused = honest.filter(({ text }) => problemsOf(text).length > 0);
      const caught = lying.length - passed.length;
      const recall = caught / lying.length;
      const precision = caught / (caught + refused.length);
      console.log(`      recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`);
      const told = [
        ...passed.map(({ kind, text }) => `passes (${kind}): ${text}`),
        ...refused.map(({ text }) => `refused: ${text} ${problemsOf(text).join('; ')}`),
      ].join('\n');
      assert.ok(recall >= recallMin, `recall ${recall}\n${told}`);
      assert.ok(precision >= precisionMin, `precision ${precision}\n${told}`);
      if (process.env.SHOW_LINES) console.log(told);
    });
  }
});

/** The audit's problems for a key point that cites all claims. */
function problemsOf(statement: string): string[] {
  const claimIds = statements.map((_, i) => i + 1);
  const answer = { ...written.answer!, keyPoints: [{ label: 'A point', statement, claimIds }] };
  return sectionProblems('answer', answer, tables).filter((problem) =>
    problem.startsWith('key_points[0].statement'),
  );
}

/** One line each: its kind, a bar, its text. */
function read(file: string): Line[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const bar = line.indexOf(' | ');
      return { kind: line.slice(0, bar), text: line.slice(bar + 3) };
    });
}
