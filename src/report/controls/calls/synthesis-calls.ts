import type { SynthesisStage } from '../../../domain/run/synthesizer.ts';
import { uniqueSorted } from '../../../text/order.ts';
import { counted, joined } from '../../prose/wording.ts';
import type { Conditions } from '../../schema/parts/control-counts.ts';
import type { CountedControl, GivenCounts } from '../common/control.ts';
import { callSentences } from './sentences.ts';
import { callCounts } from './tally.ts';

type Counts = Conditions['synthesis_calls'];

/** Which models did the synthesis, and how they were called (R-H07). */
export const synthesisCalls = {
  member: 'synthesis_calls',
  counts: countsOf,
  warnings: {
    simulated_synthesis: ({ simulated }, { uncounted: { synthesis } }) => notice(simulated, synthesis.calls),
  },
  sentences: {
    inference: (counts, { uncounted: { synthesis } }) => [
      ...synthesizersNamed(counts),
      ...notice(counts.simulated, synthesis.calls),
      typeof counts.temperature === 'number'
        ? `Every call was sent at temperature ${counts.temperature}.`
        : `The temperature that was sent is ${counts.temperature ?? 'not known'}.`,
      ...callSentences(counts, synthesis),
      ...outputFormat(counts.without_strict_format ?? 0),
      ...madeTwice(counts.made_twice ?? 0),
    ],
  },
  instruments: ({ synthesizers }) => synthesizers,
} satisfies CountedControl<'synthesis_calls'>;

function countsOf({ facts: { instruments }, servedModels }: GivenCounts): Counts {
  const inWords = instruments.calls.filter(({ sent }) => sent.outputFormat === 'in_words').length;
  const twice = instruments.calls.filter(({ sent }) => sent.madeTwice).length;
  return {
    synthesizers: [...instruments.synthesizers],
    by_stage: instruments.stages.map(({ stage, synthesizers }) => ({
      stage,
      synthesizers: [...synthesizers],
    })),
    prompt_versions: { ...instruments.promptVersions },
    ...callCounts(instruments.calls),
    ...(inWords === 0 ? {} : { without_strict_format: inWords }),
    ...(twice === 0 ? {} : { made_twice: twice }),
    served_models: uniqueSorted(servedModels),
    simulated: instruments.calls.filter(({ simulated }) => simulated).length,
  };
}

/** Needed even if real models answered: a simulator that analyses their answers is not a model. */
function notice(simulated: number, calls: number): string[] {
  if (simulated === 0) return [];
  const which =
    simulated === calls ? 'The synthesis' : `${simulated} of the ${calls} answers of the synthesis`;
  return [
    `${which} ${simulated === calls || simulated === 1 ? 'was' : 'were'} made by the built-in simulator, not by a real model: what it found in the responses shows how this service works.`,
  ];
}

function outputFormat(inWords: number): string[] {
  if (inWords === 0) return [];
  return [
    `${counted(inWords, 'call')} asked for the output format in words, because the model does not keep to a strict one; outputs are checked either way.`,
  ];
}

function madeTwice(twice: number): string[] {
  if (twice === 0) return [];
  return [
    `${counted(twice, 'call')} took twice as long as usual and ${twice === 1 ? 'was' : 'were'} made a second time; the first answer counted.`,
  ];
}

const stageWork = {
  extract: 'the responses were read',
  camps: 'camps were formed',
  group: 'claims were grouped',
  label: 'the responses were labelled',
  write: 'sections were written',
} as const satisfies Readonly<Record<SynthesisStage, string>>;

/** Names the models of all stages, or of each, if not all have the same. */
function synthesizersNamed({ by_stage: stages, synthesizers }: Counts): string[] {
  if (synthesizers.length === 0) return ['No synthesizer was used.'];
  const inTurn =
    ': each response was extracted by one and labelled by another, and other steps were done by the first, or by the next where it failed';
  const firsts = uniqueSorted(stages.flatMap(({ synthesizers: own }) => own.slice(0, 1)));
  const all = [...new Set([...firsts, ...synthesizers])];
  if (firsts.length < 2) return [`The synthesis was done by ${joined(all)}${all.length > 1 ? inTurn : ''}.`];
  const parts = stages.map(({ stage, synthesizers: own }) => `${stageWork[stage]} by ${joined(own)}`);
  return [`The synthesis was done by several models: ${parts.join('; ')}.`];
}
