import { drawFrom } from './draw.ts';
import { type AskedSource, askedBy, type KnownCase, kindOf, type PanelKind } from './planting/asked.ts';
import { type ClaimSource, plantClaims } from './planting/claims.ts';
import { renderAnswer } from './planting/render.ts';
import type { PlantedAnswer, PlantedCamp, PlantedClaim, PlantedPanel, Stance } from './truth.ts';
import type { NumberTopic } from './words/numbers.ts';

/** A model that is asked, with the names by which its answer may give itself away. */
export interface Author {
  readonly modelId: string;
  readonly displayName: string;
  readonly labName: string;
}

/** The content of an answer, before it is written. */
export interface Opinion {
  readonly author: Author;
  readonly camp: string | null;
  readonly stances: ReadonlyMap<ClaimSource, Stance>;
  /** The claim that it puts first, if it addresses it. */
  readonly first: string;
  /** For which it makes another choice. */
  readonly cases: readonly KnownCase[];
  /** Its number, if the question asks for one; equal ends for a single one. */
  readonly value: { readonly topic: NumberTopic; readonly low: number; readonly high: number } | null;
}

/** Even with a twin and a truism, fewer than the twelve claims that extraction may return for one answer. */
const claimsPerAnswerMax = 9;
/** Share of the answers that compare the two things of a pair of twins. */
const comparingShare = 0.6;
/** Each truism is said by two answers, of two labs in most cases. */
const truismHolders = 2;
/** Of the answers that take a side on the dispute, the share that the smaller side must have. */
const disputedMin = 0.2;

/**
 * Makes a panel of answers whose truth is known. Equal arguments give equal panels.
 * @param kind unless given, depends on the seed
 */
export function plantPanel(
  seed: number,
  authors: readonly Author[],
  kind: PanelKind = kindOf(seed),
): PlantedPanel {
  const { claims, invented } = plantClaims(seed);
  const source = askedBy(kind, seed);
  const opinions = drawOpinions(seed, authors, claims, source);
  const rendered = opinions.map((opinion) => renderAnswer(seed, opinion));
  const answers = rendered.map(({ answer }) => answer);
  const asked = source.truthOf(rendered, opinions);
  return {
    seed,
    question: source.question,
    ...(asked ? { asked } : {}),
    claims: rankClaims(claims, answers),
    camps: source.camps,
    answers,
    dispute: disputeOf(claims, answers),
    invented,
    canaries: ['ZEBRAFISH', 'Quillfeather'],
  };
}

function drawOpinions(
  seed: number,
  authors: readonly Author[],
  claims: readonly ClaimSource[],
  { camps, saidBy }: AskedSource,
): Opinion[] {
  const draw = drawFrom('opinions', seed);
  const holders = rareHolders(seed, authors, claims);
  const common = claims.filter(({ minority, twin, isTruism }) => !minority && !twin && !isTruism);
  const [dispute] = common;
  const leanings = new Map(
    claims.map((claim) => [
      claim,
      new Map(
        camps.map(({ id }, index) => {
          const drawn = draw.pick([0.92, 0.8, 0.45, 0.12]);
          const disputed = index === 0 ? 0.95 : 0.05;
          return [id, claim === dispute ? disputed : drawn];
        }),
      ),
    ]),
  );
  return authors.map((author) => {
    const camp = draw.chance(0.06) ? null : campOf(draw.next(), camps);
    const stances = new Map<ClaimSource, Stance>();
    for (const claim of claims) if (holders.get(claim)?.has(author)) stances.set(claim, 'support');
    for (const claim of draw.shuffled(common)) {
      if (stances.size >= claimsPerAnswerMax) break;
      if (!draw.chance(chanceAt(claim.rank))) continue;
      stances.set(claim, stanceOf(draw.next(), leanings.get(claim)?.get(camp ?? '') ?? 0.5, claim));
    }
    // Every answer makes at least one point.
    for (const claim of claims.slice(1, 4))
      if (stances.size < 3 && !stances.has(claim)) stances.set(claim, 'support');
    const compared = twinOf(seed, author, claims);
    if (compared) stances.set(compared, 'support');
    return { author, camp, stances, first: dispute?.id ?? '', ...saidBy(author.modelId, camp) };
  });
}

/**
 * How likely an answer addresses a claim: the first claims are addressed by most answers, and a long tail by a few each,
 * as in real panels.
 */
function chanceAt(rank: number): number {
  return 0.82 * Math.exp(-rank / 10) + 0.03;
}

/** The twin that an answer asserts; none if it compares nothing. */
function twinOf(seed: number, { modelId }: Author, claims: readonly ClaimSource[]): ClaimSource | null {
  const draw = drawFrom('comparing', seed, modelId);
  return draw.chance(comparingShare) ? draw.pick(claims.filter(({ twin }) => twin !== null)) : null;
}

/** The first camp is the largest; the last of four has about one answer in twelve. */
function campOf(draw: number, camps: readonly PlantedCamp[]): string {
  const weights = camps.map((_, index) => 0.52 ** index);
  let left = draw * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, camp] of camps.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return camp.id;
  }
  return camps[0]?.id ?? '';
}

function stanceOf(draw: number, leaning: number, { condition }: PlantedClaim): Stance {
  const mixed = condition === null ? 0.06 : 0.3;
  if (draw < mixed) return 'mixed';
  return (draw - mixed) / (1 - mixed) < leaning ? 'support' : 'oppose';
}

/** Decides which answers hold each rare claim, one, two, or a twentieth of the panel, and each truism. */
function rareHolders(
  seed: number,
  authors: readonly Author[],
  claims: readonly ClaimSource[],
): Map<ClaimSource, Set<Author>> {
  const draw = drawFrom('minorities', seed);
  const counts = { one: 1, two: 2, twentieth: Math.max(1, Math.round(authors.length / 20)) };
  const countOf = ({ minority, isTruism }: ClaimSource) => {
    if (minority) return counts[minority];
    return isTruism ? truismHolders : 0;
  };
  return new Map(
    claims.flatMap((claim) => {
      const count = countOf(claim);
      return count === 0 ? [] : [[claim, new Set(draw.shuffled(authors).slice(0, count))] as const];
    }),
  );
}

/** The first claim, if both of its sides turned out large enough. */
function disputeOf([first]: readonly ClaimSource[], answers: readonly PlantedAnswer[]): string | null {
  const stances = answers.flatMap(({ statements }) =>
    statements.filter(({ claimId }) => claimId === first?.id).map(({ stance }) => stance),
  );
  const count = (side: Stance) => stances.filter((stance) => stance === side).length;
  const smaller = Math.min(count('support'), count('oppose'));
  return first && smaller > 0 && smaller >= stances.length * disputedMin ? first.id : null;
}

/** Drops claims that no answer addresses, and ranks the others by the number that do. */
function rankClaims(claims: readonly ClaimSource[], answers: readonly PlantedAnswer[]): PlantedClaim[] {
  const statements = answers.flatMap((answer) => answer.statements);
  const weighed = claims.map((claim) => ({
    claim,
    addressed: statements.filter(({ claimId }) => claimId === claim.id).length,
    conditional: statements.some(({ claimId, givesCondition }) => claimId === claim.id && givesCondition),
    opposedUnder: statements.some(
      ({ claimId, givesOpposedCondition }) => claimId === claim.id && givesOpposedCondition,
    ),
    measured: statements.some(({ claimId, givesQuantity }) => claimId === claim.id && givesQuantity),
  }));
  return weighed
    .filter(({ addressed }) => addressed > 0)
    .sort((a, b) => b.addressed - a.addressed)
    .map(({ claim, conditional, opposedUnder, measured }, index) => ({
      id: claim.id,
      rank: index + 1,
      wordings: claim.wordings,
      plainWordings: claim.plainWordings,
      quantity: measured ? claim.quantity : null,
      condition: conditional ? claim.condition : null,
      opposedCondition: opposedUnder ? claim.opposedCondition : null,
      minority: claim.minority,
      subjects: claim.subjects,
      twin: claim.twin,
      isTruism: claim.isTruism,
    }));
}
