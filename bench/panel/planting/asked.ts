import { drawFrom } from '../draw.ts';
import type { Opinion } from '../plant.ts';
import type { PlantedCamp, PlantedPanel } from '../truth.ts';
import { type CaseSource, cases, conditionalQuestion, dependingPosition } from '../words/cases.ts';
import { type NumberTopic, numberTopics } from '../words/numbers.ts';
import { positions } from '../words/positions.ts';
import { type Position, question } from '../words/topic.ts';
import type { renderAnswer } from './render.ts';

/** The kinds of questions that panels are asked. */
export const panelKinds = ['decision', 'conditional', 'number'] as const;
export type PanelKind = (typeof panelKinds)[number];

/** A question, the camps that answer it, and what each answer says to it beside its claims. */
export interface AskedSource {
  readonly question: string;
  /** The largest one first. */
  readonly camps: readonly PlantedCamp[];
  readonly saidBy: (modelId: string, camp: string | null) => Pick<Opinion, 'cases' | 'value'>;
  /** The truth, from the rendered answers. */
  readonly truthOf: (
    rendered: readonly ReturnType<typeof renderAnswer>[],
    opinions: readonly Opinion[],
  ) => PlantedPanel['asked'];
}

/** A case with its id. */
export type KnownCase = CaseSource & { readonly id: string };
const knownCases = cases.map((each, index): KnownCase => ({ id: `if${index + 1}`, ...each }));

/** Share of the answers of other camps that name a case, as an exception. */
const exceptionShare = 0.12;
/** Share of the numbers that are given as a range. */
const rangeShare = 0.3;

export function kindOf(seed: number): PanelKind {
  return drawFrom('kind', seed).pick(panelKinds);
}

export function askedBy(kind: PanelKind, seed: number): AskedSource {
  if (kind === 'conditional') return askedForCases(seed);
  if (kind === 'number') return askedForNumber(seed, drawFrom('topic', seed).pick(numberTopics));
  return {
    question,
    camps: drawCamps(seed).map(campOf),
    saidBy: () => ({ cases: [], value: null }),
    truthOf: () => undefined,
  };
}

function askedForCases(seed: number): AskedSource {
  const [first = dependingPosition, ...others] = drawCamps(seed).slice(0, 3);
  return {
    question: conditionalQuestion,
    camps: (drawFrom('depending', seed).chance(0.5)
      ? [dependingPosition, first, ...others]
      : [first, dependingPosition, ...others]
    ).map(campOf),
    saidBy(modelId, camp) {
      const draw = drawFrom('cases', seed, modelId);
      const exceptions = Number(draw.chance(exceptionShare));
      const count = camp === dependingPosition.label ? draw.whole(1, 3) : exceptions;
      return { cases: draw.shuffled(knownCases).slice(0, count), value: null };
    },
    truthOf(rendered) {
      const named = rendered.flatMap(({ answer: { modelId }, caseAt }) =>
        caseAt.map((each) => ({ modelId, ...each })),
      );
      const isNamed = ({ id }: KnownCase) => named.some(({ caseId }) => caseId === id);
      return {
        kind: 'conditional',
        cases: knownCases.filter(isNamed).map(({ id, ifs, options }) => ({ id, ifs, options })),
        named,
      };
    },
  };
}

function askedForNumber(seed: number, topic: NumberTopic): AskedSource {
  const camps = drawFrom('camps', seed).shuffled(topic.camps);
  return {
    question: topic.question,
    camps: camps.map(({ position }) => campOf(position)),
    saidBy(modelId, campId) {
      const camp = camps.find(({ position }) => position.label === campId);
      if (!camp) return { cases: [], value: null };
      const draw = drawFrom('value', seed, modelId);
      const [from, to] = [camp.from / topic.step, camp.to / topic.step];
      const low = draw.whole(from, to);
      const high = draw.chance(rangeShare) ? draw.whole(low, to) : low;
      return { cases: [], value: { topic, low: low * topic.step, high: high * topic.step } };
    },
    truthOf(rendered, opinions) {
      const values = rendered.flatMap(({ answer: { modelId }, numberAt }, index) => {
        const value = opinions[index]?.value;
        return value && numberAt ? [{ modelId, low: value.low, high: value.high, place: numberAt }] : [];
      });
      return { kind: 'number', whats: topic.whats, units: topic.units, values };
    },
  };
}

function drawCamps(seed: number): Position[] {
  const draw = drawFrom('camps', seed);
  return draw.shuffled(positions).slice(0, draw.whole(2, positions.length));
}

function campOf({ label, thesis, option, readings }: Position): PlantedCamp {
  return { id: label, label, thesis, option, readings };
}
