/**
 * When a slow call is made a second time ("hedged", Dean and Barroso, "The Tail at Scale", 2013).
 * Times are milliseconds. Calls of one stage are compared with each other.
 */
export interface Hedges {
  readonly begin: (stage: string) => void;
  /**
   * Whether a call that has taken so long is slow; ask again later: other answers change the
   * median.
   */
  readonly isSlow: (stage: string, ms: number) => boolean;
  /**
   * Asks for a second call.
   * @returns false if the stage has had its share of them
   */
  readonly take: (stage: string) => boolean;
  /** Records how long an answer took. */
  readonly end: (stage: string, ms: number) => void;
}

/** Our choice: of calls that take lognormal times with σ 0.5 one in twelve takes longer. */
const medians = 2;
/** Our choice: a second call is not worth less. */
const leastMs = 1_000;
/** Our choice: a provider is asked for a twentieth more calls at most. */
const callsPerHedge = 20;
/**
 * Answers from which the median is taken: the last of them, because providers are slower at times.
 */
const [answersLeast, answersMost] = [10, 50];

interface Known {
  calls: number;
  hedged: number;
  readonly answers: number[];
}

export function makeHedges(): Hedges {
  const stages = new Map<string, Known>();
  const knownOf = (stage: string): Known => {
    const known = stages.get(stage) ?? { calls: 0, hedged: 0, answers: [] };
    stages.set(stage, known);
    return known;
  };
  return {
    begin(stage) {
      knownOf(stage).calls++;
    },
    isSlow(stage, ms) {
      const { answers } = knownOf(stage);
      return answers.length >= answersLeast && ms > Math.max(leastMs, medians * medianOf(answers));
    },
    take(stage) {
      const known = knownOf(stage);
      if ((known.hedged + 1) * callsPerHedge > known.calls) return false;
      known.hedged++;
      return true;
    },
    end(stage, ms) {
      const { answers } = knownOf(stage);
      answers.push(ms);
      if (answers.length > answersMost) answers.shift();
    },
  };
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}
