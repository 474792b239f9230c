import type { FactModel, ResponseLabels, Stance } from '../../../src/findings/findings.ts';
import { campView, tallyCamps } from '../../../src/report/count/camps.ts';
import { labStatistics } from '../../../src/report/count/labs.ts';
import { model } from '../../unit/report/example.ts';
import { nothingSaid } from './labels.ts';

export const span = { offset: 0, length: 1 };
export const camps = [1, 2, 3].map((campId) => ({
  campId,
  label: `L${campId}`,
  thesis: '',
  recommendedOption: null,
}));
const template = model('openai/gpt-5.5', { text: 'x' });

export function of(modelId: string, labId: string | null, changes: Partial<FactModel> = {}): FactModel {
  return { ...template, modelId, labId, labName: labId, text: modelId, ...changes };
}

export function label(modelId: string, campId: number | null, stances: Stance[] = []): ResponseLabels {
  return {
    ...{ ...nothingSaid, modelId },
    stances: stances.map((stance, i) => ({ claimId: i + 1, stance, span })),
    camp: campId === null ? null : { campId, span },
  };
}

/** The largest camp. */
export function viewOf(models: readonly FactModel[], labels: readonly ResponseLabels[]) {
  const tallies = tallyCamps(camps, labels);
  return campView(tallies[0]!, models, labels, labStatistics(models, [], tallies).ofCamp(tallies[0]!), []);
}
