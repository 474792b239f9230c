import { drawFrom } from './draw.ts';
import { renderAnswer } from './render.ts';
import type { PlantedAnswer, PlantedCamp, PlantedClaim, PlantedPanel, Stance } from './truth.ts';
import { conditions } from './words/conditions.ts';
import { effects } from './words/effects.ts';
import { capital } from './words/filler.ts';
import { positions } from './words/positions.ts';
import { subjects } from './words/subjects.ts';
import { type Condition, type Effect, question, type Subject } from './words/topic.ts';

/** A model that is asked, with the names by which its answer may give itself away. */
export interface Author {
  readonly modelId: string;
  readonly displayName: string;
  readonly labName: string;
}

/** A claim with the parts of its sentences. */
export interface ClaimSource extends PlantedClaim {
  readonly subject: Subject;
  readonly effect: Effect;
  readonly conditionSource: Condition | null;
  readonly opposedSource: Condition | null;
}

/** The content of an answer, before it is written. */
export interface Opinion {
  readonly author: Author;
  readonly camp: string | null;
  readonly stances: ReadonlyMap<ClaimSource, Stance>;
}

/** Together with the rare ones not more than the 24 claims of a report, so that a perfect score is possible. */
const commonClaims = 16;
const minorities = ['twentieth', 'twentieth', 'two', 'two', 'one', 'one'] as const;
const inventedClaims = 12;
/** Below the twelve claims that extraction may return for one answer. */
const claimsPerAnswerMax = 10;

/** Makes a panel of answers whose truth is known. Equal arguments give equal panels. */
export function plantPanel(seed: number, authors: readonly Author[]): PlantedPanel {
  const pairs = drawPairs(seed);
  const claims = drawClaims(seed, pairs);
  const camps = drawCamps(seed);
  const opinions = drawOpinions(seed, authors, claims, camps);
  const answers = opinions.map((opinion): PlantedAnswer => renderAnswer(seed, opinion));
  return {
    seed,
    question,
    claims: rankClaims(claims, answers),
    camps,
    answers,
    invented: pairs
      .slice(claims.length, claims.length + inventedClaims)
      .map(([subject, effect]) => `${capital(subject.own)} ${effect.own[0]}.`),
    canaries: ['ZEBRAFISH', 'Quillfeather'],
  };
}

type Pair = readonly [Subject, Effect];

/** Pairs of subjects and effects in an order that depends on the seed, with no subject or effect twice in a row. */
function drawPairs(seed: number): Pair[] {
  const draw = drawFrom('pairs', seed);
  return draw.shuffled(subjects.flatMap((subject) => effects.map((effect): Pair => [subject, effect])));
}

function drawClaims(seed: number, pairs: readonly Pair[]): ClaimSource[] {
  const draw = drawFrom('claims', seed);
  return pairs.slice(0, commonClaims + minorities.length).map(([subject, effect], index) => {
    const minority = minorities[index - commonClaims] ?? null;
    const quantity = effect.measured && draw.chance(0.6) ? draw.whole(3, 48) : null;
    const condition = !minority && quantity === null && draw.chance(0.5) ? draw.pick(conditions) : null;
    const others = conditions.filter((each) => each !== condition);
    const opposed = condition && drawFrom('opposed', seed, index).pick(others);
    const worded = (number: string) => effect.own.map((own) => `${capital(subject.own)} ${own}${number}.`);
    return {
      id: `p${index + 1}`,
      rank: index + 1,
      wordings: worded(quantity === null ? '' : ` by about ${quantity} percent`),
      plainWordings: worded(''),
      quantity,
      condition: condition?.own ?? null,
      opposedCondition: opposed?.own ?? null,
      minority,
      subject,
      effect,
      conditionSource: condition,
      opposedSource: opposed,
    };
  });
}

function drawCamps(seed: number): PlantedCamp[] {
  const draw = drawFrom('camps', seed);
  return draw
    .shuffled(positions)
    .slice(0, draw.whole(2, positions.length))
    .map(({ label, thesis, option, readings }) => ({ id: label, label, thesis, option, readings }));
}

function drawOpinions(
  seed: number,
  authors: readonly Author[],
  claims: readonly ClaimSource[],
  camps: readonly PlantedCamp[],
): Opinion[] {
  const draw = drawFrom('opinions', seed);
  const holders = rareHolders(seed, authors, claims);
  const leanings = new Map(
    claims.map((claim) => [claim, new Map(camps.map(({ id }) => [id, draw.pick([0.92, 0.8, 0.45, 0.12])]))]),
  );
  return authors.map((author) => {
    const camp = draw.chance(0.06) ? null : campOf(draw.next(), camps);
    const stances = new Map<ClaimSource, Stance>();
    for (const claim of claims) if (holders.get(claim)?.has(author)) stances.set(claim, 'support');
    for (const claim of draw.shuffled(claims.filter(({ minority }) => minority === null))) {
      if (stances.size >= claimsPerAnswerMax) break;
      // The first claims are addressed by most answers.
      if (!draw.chance(0.85 - claim.rank * 0.035)) continue;
      stances.set(claim, stanceOf(draw.next(), leanings.get(claim)?.get(camp ?? '') ?? 0.5, claim));
    }
    // Every answer makes at least one point.
    for (const claim of claims.slice(0, 4))
      if (stances.size < 3 && !stances.has(claim)) stances.set(claim, 'support');
    return { author, camp, stances };
  });
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

/** Decides which answers hold each rare claim: one, two, or a twentieth of the panel. */
function rareHolders(
  seed: number,
  authors: readonly Author[],
  claims: readonly ClaimSource[],
): Map<ClaimSource, Set<Author>> {
  const draw = drawFrom('minorities', seed);
  const counts = { one: 1, two: 2, twentieth: Math.max(1, Math.round(authors.length / 20)) };
  return new Map(
    claims.flatMap((claim) =>
      claim.minority === null
        ? []
        : [[claim, new Set(draw.shuffled(authors).slice(0, counts[claim.minority]))] as const],
    ),
  );
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
    }));
}
