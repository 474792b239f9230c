import type { EarlierFindings, Findings, ResponseLabels } from '../../findings/findings.ts';

/** How often labels agree with the findings of earlier stages about the same response. */
export interface CrossCheck {
  readonly claims: {
    /** Claims that extraction found a response to make, on one side, and on which it was labelled. */
    readonly compared: number;
    /** Of those: labelled with the opposite stance. */
    readonly contradicted: number;
    /** Of those: labelled as not addressed. */
    readonly missed: number;
  };
  readonly camps: {
    /** Responses from which a camp was formed, and which were labelled with a camp. */
    readonly compared: number;
    /** Of those: labelled with another one. */
    readonly contradicted: number;
  };
}

/**
 * Compares labels with extracted and merged claims, and with the members from which camps were formed. Uses the labels
 * as they were first given: the outcome of asking again shows nothing about the coder.
 */
export function crossCheck({
  earlier,
  labels,
  resolved,
}: Pick<Findings, 'earlier' | 'labels' | 'resolved'>): CrossCheck | null {
  if (!earlier) return null;
  const before = firstCodes(resolved);
  const byModel = new Map(labels.map((own) => [own.modelId, own]));
  const stances = oneSided(earlier).flatMap(({ claimId, modelId, stance }) => {
    const own = byModel.get(modelId);
    if (!own) return [];
    const first = before.stances.get(`${claimId} ${modelId}`);
    const found = first ?? stanceOf(own, claimId);
    return [{ expected: stance, found: found === 'not_addressed' ? null : found }];
  });
  const camps = earlier.camps.flatMap(({ campId, modelId }) => {
    const own = byModel.get(modelId);
    const first = before.camps.get(modelId);
    const found = own && (first === undefined ? (own.camp?.campId ?? null) : first);
    return found ? [{ expected: campId, found }] : [];
  });
  return {
    claims: {
      compared: stances.length,
      contradicted: stances.filter(
        ({ expected, found }) => found !== null && found !== 'mixed' && found !== expected,
      ).length,
      missed: stances.filter(({ found }) => found === null).length,
    },
    camps: {
      compared: camps.length,
      contradicted: camps.filter(({ expected, found }) => expected !== found).length,
    },
  };
}

/** The first coder's codes for stances and camps that were asked again. */
function firstCodes(resolved: Findings['resolved']) {
  return {
    stances: new Map(
      resolved?.stances.map(({ claimId, modelId, labelled }) => [`${claimId} ${modelId}`, labelled[0]]),
    ),
    camps: new Map(resolved?.camps.map(({ modelId, labelled }) => [modelId, labelled[0] ?? null])),
  };
}

/** Each claim of a response once, without those that it was found both to assert and to reject. */
function oneSided({ claims }: EarlierFindings): EarlierFindings['claims'] {
  const same = Map.groupBy(claims, ({ claimId, modelId }) => `${claimId} ${modelId}`);
  return [...same.values()].flatMap(([first, ...others]) =>
    first && others.every(({ stance }) => stance === first.stance) ? [first] : [],
  );
}

function stanceOf({ stances }: ResponseLabels, claimId: number): string | null {
  return stances.find((own) => own.claimId === claimId)?.stance ?? null;
}

/**
 * The rates up to which labels may differ from what earlier stages found. Our choices, from synthesizers that make each
 * kind of error in three of a hundred cases (`npm run bench -- panel --rates 3`):
 * - contradicted: extraction or labelling has the wrong side, or two ids were swapped;
 * - missed: labelling overlooks a claim, or merging put it with others that it does not belong to;
 * - camps: a response is put into a wrong camp by either stage.
 */
const usualRates = { contradicted: 0.08, missed: 0.25, camps: 0.2 } as const;

/** Our choice: at the usual rates, fewer than one run in a hundred warns without cause. */
const chance = 0.01;

/** Which of the comparisons came out worse than chance explains. */
export function worseThanUsual({ claims, camps }: CrossCheck): {
  readonly contradicted: boolean;
  readonly missed: boolean;
  readonly camps: boolean;
} {
  return {
    contradicted: isUnlikely(claims.contradicted, claims.compared, usualRates.contradicted),
    missed: isUnlikely(claims.missed, claims.compared, usualRates.missed),
    camps: isUnlikely(camps.contradicted, camps.compared, usualRates.camps),
  };
}

/** True if chance alone would cause this many cases in fewer than one run in a hundred. */
export function isUnlikely(count: number, of: number, rate: number): boolean {
  return count > 0 && atLeast(count, of, rate) < chance;
}

/** The probability of `count` or more of so many, each at this rate: the tail of the binomial distribution. */
export function atLeast(count: number, of: number, rate: number): number {
  let below = 0;
  let logTerm = of * Math.log1p(-rate); // The term for 0. Logarithms, because thousands of factors underflow.
  for (let k = 0; k < Math.min(count, of + 1); k++) {
    below += Math.exp(logTerm);
    logTerm += Math.log((of - k) / (k + 1)) + Math.log(rate / (1 - rate));
  }
  return count > of ? 0 : Math.max(0, 1 - below);
}
