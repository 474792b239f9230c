import type { SynthesisStage } from '../run/synthesizer.ts';

export interface ExpectedUse {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Our choice: about 650 words. Simulated answers have 360 tokens; models may write up to 6,000. */
const answerTokens = 900;

/** Of a short question. */
const questionTokens = 50;

/**
 * What a run of a panel is expected to need, from the tokens of simulated runs of each size (`npm
 * run bench -- speed --simulation`). Real answers are longer and differ in more of what they say,
 * so answers count with `answerTokens` and grouping with ten statements for each.
 * @param models that are asked
 */
export function expectedUse(models: number): Readonly<Record<'panel' | SynthesisStage, ExpectedUse>> {
  return {
    panel: use(models, 0, models * answerTokens),
    extract: use(models, models * (2_900 + answerTokens), models * 450),
    camps: use(3, 2_200 + models * 85, 270 + models * 4),
    group: use(3 + models / 10, 4_000 + models * 850, 300 + models * 20),
    label: use(models * 1.07 + 1, models * (4_800 + answerTokens), models * 95),
    write: use(5, 60_000 + models * 200, 3_000),
  };
}

/**
 * What a run needs more if its question sets a task: four finalists are compared in pairs, in both
 * orders, by two synthesizers (decision 52).
 */
export const taskUse: ExpectedUse = use(24, 24 * (700 + 2 * answerTokens), 24 * 120);

function use(calls: number, inputTokens: number, outputTokens: number): ExpectedUse {
  return {
    calls: Math.round(calls),
    inputTokens: Math.round(inputTokens + calls * questionTokens),
    outputTokens: Math.round(outputTokens),
  };
}
