import type { CheckedCamp, CheckedStance, Code, CrossCheck, Reading, Span } from '../findings.ts';
import { type AskedDetail, type DetailAnswer, keyOf } from './details.ts';

/** Everything about which synthesizers are asked, in the order in which it is asked. */
export interface Doubts {
  readonly stances: readonly CheckedStance[];
  readonly camps: readonly CheckedCamp[];
  readonly details: readonly AskedDetail[];
}

const nothing: Doubts = { stances: [], camps: [], details: [] };

/**
 * Our choice, as for lists of pairs of claims: as many questions as a model should answer in one
 * list, each with a few sentences of its response. One call then serves many responses.
 */
const questionsMax = 100;

/**
 * Our choice: the responses of a list are loaded together, so they are as long as two of the
 * longest answers at most (docs/decisions/0017), or one response.
 */
const charactersMax = 500_000;

/**
 * Divides the doubts into lists of at most 100 questions about texts of bounded length, as few as
 * the first list with room for a response makes. A response's questions stay together where they
 * fit.
 * @param lengthOf characters of a model's response
 */
export function batchesOf(doubts: Doubts, lengthOf: (modelId: string) => number): Doubts[] {
  const { stances, camps, details } = doubts;
  const lists: { doubts: Doubts; characters: number; readonly models: Set<string> }[] = [];
  for (const modelId of new Set([...stances, ...camps, ...details].map((each) => each.modelId))) {
    for (const own of piecesOf(ofModel(doubts, modelId))) {
      const moreIn = (list: (typeof lists)[number]) => (list.models.has(modelId) ? 0 : lengthOf(modelId));
      const found = lists.find(
        (list) =>
          sizeOf(list.doubts) + sizeOf(own) <= questionsMax &&
          list.characters + moreIn(list) <= Math.max(charactersMax, list.characters),
      );
      const list = found ?? { doubts: nothing, characters: 0, models: new Set<string>() };
      if (!found) lists.push(list);
      list.doubts = joined(list.doubts, own);
      list.characters += moreIn(list);
      list.models.add(modelId);
    }
  }
  return lists.map((list) => list.doubts).filter((list) => sizeOf(list) > 0);
}

function ofModel(doubts: Doubts, wanted: string): Doubts {
  return {
    stances: doubts.stances.filter(({ modelId }) => modelId === wanted),
    camps: doubts.camps.filter(({ modelId }) => modelId === wanted),
    details: doubts.details.filter(({ modelId }) => modelId === wanted),
  };
}

/** The doubts about one response in lists that each fit into a call. */
function piecesOf({ stances, camps, details }: Doubts): Doubts[] {
  const room = questionsMax - sizeOf({ ...nothing, camps });
  return [
    { ...nothing, stances: stances.slice(0, room), camps },
    ...chunksOf(stances.slice(room)).map((chunk) => ({ ...nothing, stances: chunk })),
    ...chunksOf(details).map((chunk) => ({ ...nothing, details: chunk })),
  ];
}

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / questionsMax) }, (_, at) =>
    items.slice(at * questionsMax, (at + 1) * questionsMax),
  );
}

/** Questions: of each camp that some reading named, it is asked whether the response is in it. */
function sizeOf({ stances, camps, details }: Doubts): number {
  const named = camps.flatMap(({ readings }) => [
    ...new Set(readings.flatMap(({ found }) => (found === null ? [] : [found]))),
  ]);
  return stances.length + named.length + details.length;
}

function joined(a: Doubts, b: Doubts): Doubts {
  return {
    stances: [...a.stances, ...b.stances],
    camps: [...a.camps, ...b.camps],
    details: [...a.details, ...b.details],
  };
}

/**
 * The answers of one synthesizer to one list. What it did not answer, or without usable evidence,
 * is missing.
 */
export interface Answers {
  readonly stances: readonly AnsweredStance[];
  readonly camps: readonly {
    readonly modelId: string;
    readonly found: number | null;
    readonly span: Span | null;
  }[];
  readonly details: readonly DetailAnswer[];
}

interface AnsweredStance {
  readonly modelId: string;
  readonly claimId: number;
  readonly found: Code;
  readonly span: Span | null;
}

/** The same with the readings that these answers add. */
export function withAnswers(
  { stances, camps, details }: Pick<CrossCheck, 'stances' | 'camps' | 'details'>,
  answered: readonly (Answers & { readonly by: string })[],
): Pick<CrossCheck, 'stances' | 'camps' | 'details'> {
  const stanceReadings = new Map<string, Reading<Code>[]>();
  const campReadings = new Map<string, Reading<number | null>[]>();
  const detailReadings = new Map<string, Reading<boolean>[]>();
  for (const { by, ...answers } of answered) {
    for (const { modelId, claimId, found, span } of answers.stances)
      push(stanceReadings, `${claimId} ${modelId}`, { by, stage: 'adjudicate', found, span });
    for (const { modelId, found, span } of answers.camps)
      push(campReadings, modelId, { by, stage: 'adjudicate', found, span });
    for (const { found, span, ...detail } of answers.details)
      push(detailReadings, keyOf(detail), { by, stage: 'adjudicate', found, span });
  }
  return {
    stances: stances.map((each) => ({
      ...each,
      readings: [...each.readings, ...(stanceReadings.get(`${each.claimId} ${each.modelId}`) ?? [])],
    })),
    camps: camps.map((each) => ({
      ...each,
      readings: [...each.readings, ...(campReadings.get(each.modelId) ?? [])],
    })),
    details: details.map((each) => ({
      ...each,
      readings: [...each.readings, ...(detailReadings.get(keyOf(each)) ?? [])],
    })),
  };
}

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
