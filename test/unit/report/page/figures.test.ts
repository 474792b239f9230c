import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/codes.ts';
import { figuresList } from '../../../../src/report/page/figures.ts';
import { optionsList } from '../../../../src/report/page/options.ts';
import { printerIn } from '../../../../src/report/page/printer.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('the figures on a page', () => {
  const report = builtReport(exampleFacts());
  const [figure] = report.evidence!.quantities;
  const listed = (language: (typeof languages)[number], ...changes: readonly object[]) => {
    const { groups: _, median: __, ...plain } = figure!;
    const quantities = changes.map((change) => ({ ...plain, low: 2000, high: 10_000, ...change }));
    return figuresList({ ...report, evidence: { ...report.evidence!, quantities } }, printerIn(language));
  };

  it('R-G13 are those that several models give, unless one gives each', () => {
    const [one, many] = [
      { what: 'a', model_count: 1 },
      { what: 'b', model_count: 3 },
    ];
    assert.match(listed('en', one, many), /^- b: .*\n- \*and 1 more [^\n]*$/);
    assert.match(listed('en', one), /^- a: /);
  });

  it('R-R12 are said once to differ tenfold, in each language', () => {
    const differing = { contradict_each_other: true, model_count: 3 };
    for (const language of languages) {
      const tenfold = printerIn(language).say('tenTimes');
      const text = listed(language, { model_count: 3 }, differing, differing);
      assert.deepEqual(
        text.split('\n').map((line) => line.endsWith(` *${tenfold}*`)),
        [false, true, false],
      );
    }
    assert.equal(
      printerIn('en').say('tenTimes'),
      'Some differ tenfold; they may count different things, or one may be wrong.',
    );
  });

  it('R-R14 R-G13 are written alike in all groups of one line', () => {
    const groups = [5000, 10_000].map((amount) => ({ low: amount, high: amount, model_count: 2 }));
    const told = (...own: (typeof groups)[number][]) =>
      listed('de', { what: 'x', model_count: 4, groups: own, unit: 'Euro' });
    assert.match(told(...groups), /5\.000 Euro.*10\.000 Euro/);
    const million = { low: 2_000_000, high: 2_000_000, model_count: 2 };
    assert.match(told({ ...groups[0]!, high: 12_000 }, million), /5\.000–12\.000 Euro.*2 Millionen Euro/);
  });

  it('R-R14 R-G13 have the colon of the language, as options do', () => {
    const option = { rank: 1, option: 'Oak', rationale: '', related_camp_ids: [], related_claim_ids: [] };
    const row = { ...option, model_count: 2, model_share: null, case_ids: [], for_model_ids: [] };
    for (const language of languages) {
      const printer = printerIn(language);
      assert.ok(listed(language, { what: 'x', model_count: 2 }).startsWith(`- x${printer.marks.colon}2`));
      const list = { ...report, answer: { ...report.answer!, ranked_options: [row] } };
      assert.ok(
        optionsList(list, { shown: [], others: [], unlisted: 0 }, printer).startsWith(
          `- **Oak**${printer.marks.colon}+2`,
        ),
      );
    }
    assert.match(listed('fr', { what: 'deux personnes', unit: 'euros' }), /deux personnes : 2\s000–10\s000 /);
  });

  it('R-R14 R-G13 counts have the plural of the language', () => {
    const told = languages.map((language) =>
      [1, 4].map((count) => printerIn(language).say('models', { count })).join(', '),
    );
    assert.deepEqual(told.toSorted(), [
      '1 Modell, 4 Modelle',
      '1 model, 4 models',
      '1 modello, 4 modelli',
      '1 modelo, 4 modelos',
      '1 modelo, 4 modelos',
      '1 modèle, 4 modèles',
      '1モデル, 4モデル',
      '1个模型, 4个模型',
    ]);
  });
});
