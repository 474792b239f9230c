import type { Knowledge } from '../../../src/stages/play/knowledge.ts';
import type { PlantedClaim, PlantedPanel } from '../../../src/stages/play/truth.ts';
import { contentStems, overlap } from '../../../src/text/words.ts';

import { type JudgedEvidence, type MatchedClaim, matchClaims, overlaps } from './match.ts';
import { type Judged, macroF1 } from './measures/macro-f1.ts';
import { adjustedRandIndex } from './measures/rand-index.ts';
import { recall, share } from './measures/shares.ts';
import { type SelectionScores, selectionScores } from './selected.ts';

/**
 * Measures of how close a report is to the truth. Shares from 0 to 1; null if there was nothing to
 * find.
 */
export interface TruthScores extends SelectionScores {
  /**
   * Over support, oppose, mixed and silence, for every answer and every planted claim that the
   * report has.
   */
  readonly stanceF1: number | null;
  /** 1 for the planted camps, 0 for camps by chance. */
  readonly campAri: number;
  /**
   * Share of the claims held by one, by two or by a twentieth that the report has, with at least
   * half of their holders.
   */
  readonly minorityRecall: number | null;
  /** Of the planted claims with a condition that the report has, those whose condition it has. */
  readonly conditionRecall: number | null;
  /** Of the conditions attributed to models, the share that the model names, on that side. */
  readonly conditionsPlaced: number | null;
  readonly quantityRecall: number | null;
  /** Share of the claims in the report that repeat an earlier one. */
  readonly repeats: number;
  /**
   * Share of the stances in the report that the answer does not take, or that are on a claim that
   * nobody makes.
   */
  readonly falseAttribution: number;
  /** Share of the quotes that are in no sentence about the claim. */
  readonly misplacedQuotes: number | null;
  /**
   * Share of the answers' stances on claims, truisms and implied ones aside, that the report has.
   */
  readonly coverage: number;
}

/**
 * Share of the words of a condition that a caveat must contain to count as finding it. Our choice:
 * the majority, because a synthesizer may word it differently.
 */
const conditionLike = 0.5;

export function truthScores(
  { evidence }: { readonly evidence: JudgedEvidence | null },
  knowledge: Knowledge,
): TruthScores {
  const { panel } = knowledge;
  const matched = matchClaims(evidence, knowledge);
  const said = attributions(matched, panel);
  const found = new Map(
    matched.flatMap(({ claim, planted, isRepeat }) =>
      planted && !isRepeat ? [[planted.id, claim] as const] : [],
    ),
  );
  return {
    ...selectionScores(new Set(found.keys()), panel),
    stanceF1: macroF1(stancePairs(matched, panel)),
    campAri: campAri(evidence, panel),
    minorityRecall: minorityRecall(matched, panel),
    conditionRecall: recall(
      panel.claims.filter(({ id, condition }) => condition !== null && found.has(id)),
      ({ id, condition }) => (found.get(id)?.caveats ?? []).some((caveat) => alike(caveat, condition ?? '')),
    ),
    conditionsPlaced: conditionsPlaced(matched, panel),
    quantityRecall: recall(
      panel.claims.filter(({ quantity }) => quantity !== null),
      ({ id, quantity }) =>
        holdsNumber([found.get(id)?.statement ?? '', ...(found.get(id)?.caveats ?? [])], quantity) ||
        tableHolds(evidence, panel, id, quantity),
    ),
    repeats: share(matched, ({ isRepeat }) => isRepeat),
    falseAttribution: share(said, ({ truth, stance }) => truth !== stance),
    misplacedQuotes: misplaced(matched, panel),
    coverage: coverageOf(matched, panel),
  };
}

/** The stance of an answer on a claim according to the report, and its true one. */
interface Attribution {
  readonly modelId: string;
  readonly stance: string;
  readonly truth: string;
}

const silence = 'not addressed';

function attributions(matched: readonly MatchedClaim[], panel: PlantedPanel): Attribution[] {
  const truth = truthOf(panel);
  return matched.flatMap(({ claim, planted }) =>
    stancesOf(claim).map(({ modelId, stance }) => ({
      modelId,
      stance,
      truth: planted ? truth(modelId, planted.id) : silence,
    })),
  );
}

function stancePairs(matched: readonly MatchedClaim[], { answers }: PlantedPanel): Judged[] {
  const truth = truthOf({ answers });
  return matched.flatMap(({ claim, planted, isRepeat }) => {
    if (!planted || isRepeat) return [];
    const said = new Map(stancesOf(claim).map(({ modelId, stance }) => [modelId, stance]));
    return answers.map(({ modelId }): Judged => [truth(modelId, planted.id), said.get(modelId) ?? silence]);
  });
}

function truthOf({ answers }: Pick<PlantedPanel, 'answers'>): (modelId: string, claimId: string) => string {
  const stances = new Map(
    answers.flatMap(({ modelId, statements }) =>
      statements.map(({ claimId, stance }) => [`${modelId} ${claimId}`, stance] as const),
    ),
  );
  return (modelId, claimId) => stances.get(`${modelId} ${claimId}`) ?? silence;
}

function stancesOf(claim: MatchedClaim['claim']): { readonly modelId: string; readonly stance: string }[] {
  const as = (stance: string, ids: readonly string[]) => ids.map((modelId) => ({ modelId, stance }));
  return [
    ...as('support', claim.supporting_model_ids),
    ...as('oppose', claim.opposing_model_ids),
    ...as('mixed', claim.mixed_or_uncertain_model_ids),
  ];
}

/** Answers without a camp, in truth or in the report, form a group of their own. */
function campAri(evidence: JudgedEvidence | null, { answers }: PlantedPanel): number {
  const reported = new Map(
    (evidence?.camps ?? []).flatMap(({ camp_id, model_ids }) =>
      model_ids.map((modelId) => [modelId, `K${camp_id}`] as const),
    ),
  );
  return adjustedRandIndex(
    answers.map(({ camp }) => camp?.id ?? ''),
    answers.map(({ modelId }) => reported.get(modelId) ?? ''),
  );
}

function minorityRecall(matched: readonly MatchedClaim[], { claims, answers }: PlantedPanel): number | null {
  return recall(
    claims.filter(({ minority }) => minority !== null),
    ({ id }) => {
      const holders = answers.filter(({ statements }) =>
        statements.some(({ claimId, stance }) => claimId === id && stance === 'support'),
      );
      const supporters = matched.find(({ planted }) => planted?.id === id)?.claim.supporting_model_ids ?? [];
      const right = holders.filter(({ modelId }) => supporters.includes(modelId));
      return right.length > 0 && right.length * 2 >= holders.length;
    },
  );
}

function misplaced(matched: readonly MatchedClaim[], { answers }: PlantedPanel): number {
  const spans = matched.flatMap(({ claim, planted }) =>
    claim.evidence_spans.map((span) => ({ span, planted })),
  );
  const byId = new Map(answers.map((answer) => [answer.modelId, answer]));
  return share(spans, ({ span, planted }) => {
    const said = byId.get(span.model_id)?.statements.find(({ claimId }) => claimId === planted?.id);
    return !said?.places.some((place) => overlaps(place, span));
  });
}

function coverageOf(matched: readonly MatchedClaim[], { answers, claims }: PlantedPanel): number {
  const said = new Set(
    matched.flatMap(({ claim, planted }) =>
      stancesOf(claim).map(({ modelId, stance }) => `${modelId} ${planted?.id} ${stance}`),
    ),
  );
  const truisms = claims.flatMap(({ id, isTruism }) => (isTruism ? [id] : []));
  const points = answers.flatMap(({ modelId, statements }) =>
    statements
      .filter(({ claimId, isImplied }) => !isImplied && !truisms.includes(claimId))
      .map((statement) => ({ modelId, statement, twin: twinOf(claims, statement.claimId) })),
  );
  return share(points, ({ modelId, statement: { claimId, stance }, twin }) =>
    // The denial of its twin says the same.
    [`${claimId} ${stance}`, `${twin} ${opposite[stance]}`].some((each) => said.has(`${modelId} ${each}`)),
  );
}

const opposite = { support: 'oppose', oppose: 'support', mixed: 'mixed' } as const;

function twinOf(claims: readonly PlantedClaim[], id: string): string | null {
  return claims.find((claim) => claim.id === id)?.twin ?? null;
}

/**
 * Whether every model on a side of a claim's conditions is on it in truth, and names a condition
 * there.
 */
function conditionsPlaced(matched: readonly MatchedClaim[], { answers }: PlantedPanel): number | null {
  const placed = matched.flatMap(({ claim, planted }) =>
    (['supporting', 'opposing'] as const).flatMap((side) =>
      (claim.caveats_by_side?.[side] ?? []).flatMap(({ caveat, evidence_spans: spans }) =>
        spans.map(({ model_id: id }) => {
          const said = answers
            .find(({ modelId }) => modelId === id)
            ?.statements.find(({ claimId }) => claimId === planted?.id);
          const wording = side === 'supporting' ? planted?.condition : planted?.opposedCondition;
          const names = side === 'supporting' ? said?.givesCondition : said?.givesOpposedCondition;
          return names === true && alike(caveat, wording ?? '');
        }),
      ),
    ),
  );
  return recall(placed, (isRight) => isRight);
}

/** Whether the table of quantities gives a claim's number, where an answer says it. */
function tableHolds(
  evidence: JudgedEvidence | null,
  { answers }: PlantedPanel,
  claim: string,
  quantity: number | null,
): boolean {
  return (evidence?.quantities ?? []).some(({ evidence_spans: spans }) =>
    spans.some(
      (span) =>
        span.low === quantity &&
        answers.some(
          ({ modelId, statements }) =>
            modelId === span.model_id &&
            statements.some(
              ({ claimId, places }) => claimId === claim && places.some((place) => overlaps(place, span)),
            ),
        ),
    ),
  );
}

function alike(a: string, b: string): boolean {
  return overlap(contentStems(a), contentStems(b)) >= conditionLike;
}

function holdsNumber(texts: readonly string[], number: number | null): boolean {
  return texts.some((text) => [...text.matchAll(/\d+/g)].some(([found]) => Number(found) === number));
}
