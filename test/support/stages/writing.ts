import { sourceOf } from '../../../src/stages/write/stage.ts';
import { exampleFacts } from '../../unit/report/example.ts';
import { tablesOf } from '../report/built-report.ts';

/** What the lists of the example are checked against. */
const example = tablesOf(exampleFacts().findings);
export const listSources = {
  disagreements: sourceOf('disagreements', example),
  minority_insights: sourceOf('minority_insights', example),
  uncertainties: sourceOf('uncertainties', example),
};

export const tables = {
  camps: [
    { id: 'K1', label: 'One' },
    { id: 'K2', label: 'Two' },
  ],
  claims: [{ id: 'C1' }, { id: 'C4' }, { id: 'C9' }],
  minority_candidates: ['C9'],
  disputed: ['C4'],
  uncertainties: [{ id: 'u1' }, { id: 'u2' }],
};

export const content = { problemsOf: () => [], tables };

export const answer = {
  headline: 'Keep it whole',
  direct_answer: 'They would keep it whole.',
  rationale: 'It is simpler.',
  key_points: [
    { label: 'Simple', statement: 'It is simpler.', claims: ['C1'] },
    { label: 'Cheap', statement: 'It is cheaper.', claims: ['C4'] },
  ],
  assessment: null,
  assessment_reasons: [],
  own_knowledge: [],
  recommendation: { statement: 'Keep it whole.', claims: ['C1'] },
  ranked_options: [{ option: 'Whole', rationale: 'Simple.', claims: ['C1'] }],
};

/** A check that finds one fault, as long as the section contains the forbidden word. */
export const objects = (fault: string, word: string) => (written: unknown) =>
  JSON.stringify(written).includes(word) ? [fault] : [];
