import { drawFrom } from '../../../stages/play/draw.ts';
import type { AskedSource, Opinion, Voice } from '../setting.ts';
import { askedForFact } from './asked-fact.ts';
import { askedForList } from './asked-list.ts';
import { campOf, drawCamps, position } from './camps.ts';
import { type CaseSource, cases, conditionalQuestion, dependingPosition } from './words/asked/cases.ts';
import { type FactorSource, factors } from './words/asked/factors.ts';
import { estimates, type NumberTopic, numberTopics } from './words/asked/numbers.ts';
import { capital } from './words/filler.ts';
import { frames } from './words/frames/frames.ts';
import { question } from './words/topic.ts';

/** The kinds of questions that panels are asked. */
export const panelKinds = ['decision', 'conditional', 'number', 'fact', 'list'] as const;
export type PanelKind = (typeof panelKinds)[number];

/** A case with its id. */
type KnownCase = CaseSource & { readonly id: string };
const knownCases = cases.map((each, index): KnownCase => ({ id: `if${index + 1}`, ...each }));

type KnownFactor = FactorSource & { readonly id: string };
const knownFactors = factors.map((each, index): KnownFactor => ({ id: `on${index + 1}`, ...each }));

/** Share of the answers of other camps that name a case, as an exception. */
const exceptionShare = 0.12;
/** Share of the numbers that are given as a range. */
const rangeShare = 0.3;
/** Share of the ends that are given in another unit, if there is one. */
const otherUnitShare = 0.4;

const nothing = { cases: [], value: null, stances: new Map(), neither: null } as const;

export function kindOf(seed: number): PanelKind {
  return drawFrom('kind', seed).pick(panelKinds);
}

export function askedBy(kind: PanelKind, seed: number): AskedSource {
  if (kind === 'conditional') return askedForCases(seed);
  if (kind === 'fact') return askedForFact(seed);
  if (kind === 'list') return askedForList(seed);
  if (kind === 'number') return askedForNumber(seed, drawFrom('topic', seed).pick(numberTopics));
  return {
    question,
    questionType: 'decision',
    camps: drawCamps(seed).map(campOf),
    saidBy: () => nothing,
    ...{ position, claims: [] },
    askedOf: () => undefined,
  };
}

function askedForCases(seed: number): AskedSource {
  const [first = dependingPosition, ...others] = drawCamps(seed).slice(0, 3);
  return {
    question: conditionalQuestion,
    questionType: 'decision',
    camps: (drawFrom('depending', seed).chance(0.5)
      ? [dependingPosition, first, ...others]
      : [first, dependingPosition, ...others]
    ).map(campOf),
    saidBy(modelId, camp) {
      const draw = drawFrom('cases', seed, modelId);
      const exceptions = Number(draw.chance(exceptionShare));
      const count = camp === dependingPosition.label ? draw.whole(1, 3) : exceptions;
      const cases = draw.shuffled(knownCases).slice(0, count);
      const named = camp === dependingPosition.label ? draw.whole(1, 3) : 0;
      const factors = draw.shuffled(knownFactors).slice(0, named);
      return { ...nothing, cases: [...cases, ...factors].map(saidCase) };
    },
    ...{ position, claims: [] },
    askedOf(answers) {
      const named = new Set(answers.flatMap((answer) => answer.cases.map(({ caseId }) => caseId)));
      return {
        kind: 'conditional',
        cases: [
          ...knownCases.map(({ id, ifs, options }) => ({ id, ifs, options })),
          ...knownFactors.map(({ id, names }) => ({ id, ifs: names, options: [] })),
        ].filter(({ id }) => named.has(id)),
      };
    },
  };
}

function askedForNumber(seed: number, topic: NumberTopic): AskedSource {
  const camps = drawFrom('camps', seed).shuffled(topic.camps);
  return {
    question: topic.question,
    questionType: 'quantity',
    camps: camps.map(({ position }) => campOf(position)),
    saidBy(modelId, campId) {
      const camp = camps.find(({ position }) => position.label === campId);
      if (!camp) return nothing;
      const draw = drawFrom('value', seed, modelId);
      const [from, to] = [camp.from / topic.step, camp.to / topic.step];
      const low = draw.whole(from, to);
      const high = draw.chance(rangeShare) ? draw.whole(low, to) : low;
      const { other, step } = topic;
      const scale = () => (other && draw.chance(otherUnitShare) ? other.scale : 1);
      const first = scale();
      const scales = [first, high === low ? first : scale()] as const;
      // Nobody writes "0.5 hours to 60 minutes".
      const isOdd = scales[0] > scales[1];
      const value = { low: low * step, high: high * step };
      return { ...nothing, value: { ...value, scales: isOdd ? [scales[1], scales[0]] : scales } };
    },
    claims: [],
    position: (voice, opinion) =>
      opinion.value ? estimate(topic, voice, opinion.value) : position(voice, opinion),
    askedOf: () => ({
      ...{ kind: 'number', whats: topic.whats, units: topic.units },
      other: topic.other ?? null,
    }),
  };
}

function saidCase({ id, answers }: KnownCase | KnownFactor): Opinion['cases'][number] {
  return {
    caseId: id,
    say: ({ draw, language, frame }) => `${draw.pick(answers[language])}${frame.stop}`,
  };
}

function estimate(
  { written }: NumberTopic,
  { draw, language }: Voice,
  value: NonNullable<Opinion['value']>,
): string {
  const frame = frames[language];
  const text = draw.pick(estimates[language]).replace('{value}', written(draw, language, value));
  return `${capital(text)}${draw.pick(frame.tails)}${frame.stop}`;
}
