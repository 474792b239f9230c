import assert from 'node:assert/strict';
import { languages } from '../../../src/languages/codes.ts';
import { vocabularies } from '../../../src/languages/languages.ts';
import { panelAmountCheck } from '../../../src/report/amounts/panel-amounts.ts';
import { strings } from '../../../src/report/prose/strings.ts';
import { answerWriter } from '../../../src/stages/write/answer.ts';
import { disagreementsWriter } from '../../../src/stages/write/disagreements.ts';
import { minorityInsightsWriter } from '../../../src/stages/write/minority-insights.ts';
import { templates } from '../../../src/stages/write/play/templates/templates-in.ts';
import type { WriteTables } from '../../../src/stages/write/tables.ts';
import { uncertaintiesWriter } from '../../../src/stages/write/uncertainties.ts';
import { languageOf } from '../../../src/text/language/language-of.ts';
import { questionsByLanguage } from '../../support/texts/by-language.ts';
import { consensusModels, questions as generic, plantedAnswer, playStage } from './support.ts';
import { tablesFor } from './tables.ts';

/** Wordings that belong to no language, so that only the simulator's own words are left. */
const camps = [1, 2].map((rank) => ({
  id: `K${rank}`,
  label: `Zeta1${rank}`,
  thesis: `Zeta2${rank}`,
  recommended_option: `Zeta3${rank}`,
  rank,
}));
const claims = [1, 2, 3, 4].map((rank) => ({
  id: `C${rank}`,
  statement: `Zeta4${rank}`,
  rank,
  standing: ['agreed', 'contested', 'rejected', 'rare'][rank - 1] ?? '',
  camps_for: ['K1'],
  camps_against: ['K2'],
  caveats_for: [],
  caveats_against: [],
}));
const tables = {
  camps,
  claims,
  lead: 'not_established',
  quantities: [],
  minority_candidates: ['C4'],
  disputed: ['C2'],
  uncertainties: [{ id: 'u1', description: 'Zeta51', claims: [] }],
};

const undecided = { ...tables, camps: camps.map((camp) => ({ ...camp, rank: 1, recommended_option: null })) };

/** The simulator's prose for a question, in several states of a panel. */
function proseFor(
  question: string,
  states: readonly object[] = [tables, undecided, { ...tables, camps: [] }],
) {
  return states.flatMap((shown) =>
    [answerWriter, disagreementsWriter, minorityInsightsWriter, uncertaintiesWriter].flatMap(
      ({ spec, messages }) => {
        const output = playStage(
          spec.name,
          messages({ seed: 's', day: '2026-11-26', question, tables: shown as WriteTables }),
          'writer',
        );
        return strings(output).map(({ text }) => text);
      },
    ),
  );
}

describe('simulator: the language of a question', () => {
  it('R-R14 a German question about what to do is answered and reported on in German', () => {
    const question = generic['generic-german'];
    for (const model of consensusModels)
      assert.equal(languageOf(plantedAnswer(1, question, model)), 'de', model);
    const prose = proseFor(question, [tablesFor(question, consensusModels)]);
    const all = prose.filter((text) => /\p{L}{2} \p{L}/u.test(text));
    assert.ok(all.length > 35, String(all.length));
    assert.doesNotMatch(all.join('\n'), /\b(?:the|models|this|that|with|claims?|between|whether|is|of)\b/i);
    assert.ok(all.some((text) => text.includes('Diese Position trennt Richtung und Bindung.')));
    assert.deepEqual(all.flatMap(panelAmountCheck(all.join('\n'), 'de')), []);
  });

  for (const language of languages.filter((each) => vocabularies[each].name in templates)) {
    it(`R-R14 a simulated writer writes its sentences in it, without amounts of the panel (${language})`, () => {
      const prose = proseFor(questionsByLanguage[language]).map((text) =>
        text.replaceAll(/Zeta\d+|[CKu]\d/g, ''),
      );
      const all = prose.filter((text) => /\p{L}{2}/u.test(text));
      assert.ok(all.length > 15, String(all.length));
      const whole = all.join('\n');
      assert.equal(languageOf(whole), language);
      if (language !== 'en')
        assert.doesNotMatch(whole, /\b(?:the|models|answers?|this|that|with|claims?|between|whether)\b/i);
      const amountsIn = panelAmountCheck('', language);
      assert.deepEqual(all.flatMap(amountsIn), []);
    });
  }
});
