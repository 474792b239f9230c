import type { CheckedCamp, CheckedCaveat, CheckedStance, Code, Reading, Span } from '../findings.ts';

/** A condition that may be one on which the response makes the claim, or one on which it denies it. */
export interface DoubtedCaveat {
  readonly modelId: string;
  readonly claimId: number;
  readonly caveat: string;
  /** Where extraction found it. */
  readonly span: Span;
}

/** Everything about which synthesizers are asked, in the order in which it is asked. */
export interface Doubts {
  readonly stances: readonly CheckedStance[];
  readonly camps: readonly CheckedCamp[];
  readonly caveats: readonly DoubtedCaveat[];
}

/**
 * Our choice: as many questions as a model answers well in one list, each with a few sentences of its response. One call
 * then serves many responses.
 */
const questionsMax = 75;

/**
 * Our choice: the responses of a list are loaded together, so they are as long as two of the longest answers at most
 * (docs/decisions/0017), or one response.
 */
const charactersMax = 500_000;

/**
 * Divides the doubts into lists of at most 75 questions about texts of bounded length, as few as the first list with room
 * for a response makes. A response's questions stay together where they fit.
 * @param lengthOf characters of a model's response
 */
export function batchesOf(doubts: Doubts, lengthOf: (modelId: string) => number): Doubts[] {
  const { stances, camps, caveats } = doubts;
  const lists: { doubts: Doubts; characters: number; readonly models: Set<string> }[] = [];
  for (const modelId of new Set([...stances, ...camps, ...caveats].map((each) => each.modelId))) {
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

const nothing: Doubts = { stances: [], camps: [], caveats: [] };

function ofModel(doubts: Doubts, wanted: string): Doubts {
  return {
    stances: doubts.stances.filter(({ modelId }) => modelId === wanted),
    camps: doubts.camps.filter(({ modelId }) => modelId === wanted),
    caveats: doubts.caveats.filter(({ modelId }) => modelId === wanted),
  };
}

/** The doubts about one response in lists that each fit into a call. */
function piecesOf({ stances, camps, caveats }: Doubts): Doubts[] {
  const room = questionsMax - sizeOf({ stances: [], camps, caveats: [] });
  const pieces: Doubts[] = [{ stances: stances.slice(0, room), camps, caveats: [] }];
  for (let at = room; at < stances.length; at += questionsMax)
    pieces.push({ stances: stances.slice(at, at + questionsMax), camps: [], caveats: [] });
  for (let at = 0; at < caveats.length; at += questionsMax)
    pieces.push({ stances: [], camps: [], caveats: caveats.slice(at, at + questionsMax) });
  return pieces;
}

/** Questions: of each camp that some reading named, it is asked whether the response is in it. */
function sizeOf({ stances, camps, caveats }: Doubts): number {
  const named = camps.flatMap(({ readings }) => [
    ...new Set(readings.flatMap(({ found }) => (found === null ? [] : [found]))),
  ]);
  return stances.length + named.length + caveats.length;
}

function joined(a: Doubts, b: Doubts): Doubts {
  return {
    stances: [...a.stances, ...b.stances],
    camps: [...a.camps, ...b.camps],
    caveats: [...a.caveats, ...b.caveats],
  };
}

/** The answers of one synthesizer to one list. What it did not answer, or without usable evidence, is missing. */
export interface Answers {
  readonly stances: readonly AnsweredStance[];
  readonly camps: readonly {
    readonly modelId: string;
    readonly found: number | null;
    readonly span: Span | null;
  }[];
  readonly caveats: readonly Required<Pick<CheckedCaveat, 'modelId' | 'claimId' | 'answer'>>[];
}

interface AnsweredStance {
  readonly modelId: string;
  readonly claimId: number;
  readonly found: Code;
  readonly span: Span | null;
}

/** The stances and camps with the readings that these answers add. */
export function withAnswers(
  { stances, camps }: Pick<Doubts, 'stances' | 'camps'>,
  answered: readonly (Answers & { readonly by: string })[],
): Pick<Doubts, 'stances' | 'camps'> {
  const stanceReadings = new Map<string, Reading<Code>[]>();
  const campReadings = new Map<string, Reading<number | null>[]>();
  for (const { by, ...answers } of answered) {
    for (const { modelId, claimId, found, span } of answers.stances)
      push(stanceReadings, `${claimId} ${modelId}`, { by, stage: 'ask', found, span });
    for (const { modelId, found, span } of answers.camps)
      push(campReadings, modelId, { by, stage: 'ask', found, span });
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
  };
}

/**
 * The side on which a condition stands: the one that an answer gives, and without an answer the one on which extraction
 * found it.
 */
export function checkedCaveats(
  caveats: readonly DoubtedCaveat[],
  answered: readonly Pick<Answers, 'caveats'>[],
): CheckedCaveat[] {
  const answers = answered.flatMap((each) => each.caveats);
  return caveats.map(({ modelId, claimId }) => {
    const own = answers.filter((each) => each.modelId === modelId && each.claimId === claimId);
    const [first, ...others] = own.map(({ answer }) => answer);
    if (first === undefined) return { modelId, claimId, outcome: 'oppose' };
    const answer = others.every((other) => other === first) ? first : null;
    return { modelId, claimId, answer, outcome: answer };
  });
}

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
