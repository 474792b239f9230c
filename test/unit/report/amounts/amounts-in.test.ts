import assert from 'node:assert/strict';
import { tablesOf } from '../../../support/report/built-report.ts';
import { type Line, lines } from '../../../support/texts/lines.ts';
import { amountProblems } from '../draft/answer-problems.ts';
import { exampleFacts } from '../example.ts';

/** The subject of the report. The numbers of these claims may stand in a line that cites them. */
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
    claims: statements.map((statement, i) => ({ claimId: i + 1, statement, stake: 1 })),
  }).findings,
);

/**
 * Lines written by hand: those that an earlier, longer check was mended by, and those written only
 * afterwards. The words look at wordings of camps, cases and notes, which no model reads again, so
 * what they miss is accepted and printed here.
 */
const lists = [
  {
    name: 'the list',
    lying: read('lying.txt'),
    honest: read('honest.txt'),
    recallMin: 0.63,
    precisionMin: 0.88,
  },
  {
    name: 'the list written afterwards',
    lying: read('lying-afterwards.txt'),
    honest: read('honest-afterwards.txt'),
    recallMin: 0.75,
    precisionMin: 0.98,
  },
];

describe('prose about amounts', () => {
  for (const { name, lying, honest, recallMin, precisionMin } of lists) {
    it(`R-R05 of ${name} (${lying.length} lying, ${honest.length} honest lines), lies are refused`, () => {
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

function problemsOf(statement: string): string[] {
  return amountProblems(
    statement,
    statements.map((_, i) => i + 1),
    tables,
  );
}

function read(file: string): Line[] {
  return lines(new URL(file, import.meta.url));
}
