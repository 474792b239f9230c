import { isAnswerOf } from '../../findings/claims/repeated-claims.ts';
import { asksForFact, type QuestionType } from '../../findings/findings.ts';
import { isCommon, isRare } from '../../findings/rarity.ts';
import { contentStems, stemsIn } from '../../text/words.ts';
import type { CampTally } from './camps.ts';
import { type ClaimTally, splitOf } from './claims.ts';
import type { CountedPanel } from './panel.ts';

/** The standing of a claim in the panel, in one word for writers. */
export type Standing = 'agreed' | 'contested' | 'rejected' | 'rare' | 'reported' | 'unaddressed';

/**
 * Whether there is nothing to count: no response, or neither claims nor camps, because their
 * labelling failed.
 */
export function countsNothing({
  panel,
  claims,
  camps,
}: {
  readonly panel: Pick<CountedPanel, 'included'>;
  readonly claims: readonly ClaimTally[];
  readonly camps: readonly CampTally[];
}): boolean {
  return panel.included.length === 0 || claims.length + camps.length === 0;
}

/** The largest camp; null if there is none, or if several share that size. */
export function largestCamp(camps: readonly CampTally[]): CampTally | null {
  const [first, second] = camps;
  if (first === undefined || second?.rank === 1) return null;
  return first;
}

/** The option of the largest camp; null if several are largest. */
export function leadingOption(camps: readonly CampTally[]): string | null {
  return largestCamp(camps)?.camp.recommendedOption ?? null;
}

/**
 * Claims that have both supporters and opponents, be there one against many, or that are held on a
 * condition by more than deny them: not all are contested. The most evenly split come first,
 * weighted by how much the answers depend on them: an even split over a detail is not a main
 * dispute.
 */
export function disputedClaims(claims: readonly ClaimTally[]): ClaimTally[] {
  const consequence = (tally: ClaimTally) => splitOf(tally) * tally.claim.stake;
  return claims
    .filter(
      ({ supporting, opposing, mixed }) =>
        opposing.length > 0 && (supporting.length > 0 || mixed.length > opposing.length),
    )
    .sort((a, b) => consequence(b) - consequence(a) || a.claim.claimId - b.claim.claimId);
}

/**
 * Our choice: on average among the first four things that its responses say (docs/thresholds.md).
 */
const weightyMin = 0.4;

/**
 * True if the responses that make a claim depend on it. Claims made in passing are most often
 * truisms.
 */
export function isWeighty({ claim }: ClaimTally): boolean {
  return claim.stake >= weightyMin;
}

/**
 * Rare claims that fewer than half of the largest camp support. Those on which their answers depend
 * come first; among these, unopposed ones, then those with most support.
 */
export function minorityCandidates(claims: readonly ClaimTally[], camps: readonly CampTally[]): ClaimTally[] {
  return claims
    .filter((tally) => isMinority(tally, largestCamp(camps)))
    .sort(
      (a, b) =>
        Number(isWeighty(b)) - Number(isWeighty(a)) ||
        a.opposing.length - b.opposing.length ||
        b.supporting.length - a.supporting.length ||
        a.claim.claimId - b.claim.claimId,
    );
}

/**
 * Claims that at least half of the panel supports and few models oppose: their dissent may be an
 * insight. Most support first.
 */
export function dissents(claims: readonly ClaimTally[]): ClaimTally[] {
  return claims
    .filter(
      ({ supporting, opposing, eligibleCount }) =>
        isRare(opposing.length, eligibleCount) &&
        supporting.length * 2 >= eligibleCount &&
        opposing.length * 5 <= supporting.length,
    )
    .sort((a, b) => b.supporting.length - a.supporting.length || a.claim.claimId - b.claim.claimId);
}

/**
 * Contested if the smaller side has at least a fifth of the responses that take sides; rejected if
 * more oppose than support and no more see both sides; rare if it is a minority candidate; reported
 * if few make it and many set it out as others' view, or if nobody does more with it. Our choice:
 * one dissenter among five is a dispute, one among six an exception. Those who answer a question
 * for a fact otherwise take the other side, whether or not they deny this answer.
 */
export function standingOf(tally: ClaimTally, panel: Judged): Standing {
  const support = tally.supporting.length;
  const oppose = tally.opposing.length;
  if (tally.addressedCount === 0) return tally.reported.length > 0 ? 'reported' : 'unaddressed';
  if (Math.min(support, oppose) * 5 >= Math.max(1, support + oppose)) return 'contested';
  if (oppose > support) return tally.mixed.length > oppose ? 'contested' : 'rejected';
  if (isSetOut(tally)) return 'reported';
  if (isMinority(tally, largestCamp(panel.camps))) return 'rare';
  // No response takes a side: those that address the claim see both.
  if (support === 0) return 'contested';
  const against = oppose + rivalsOf(tally, panel).length;
  return against * 5 >= support + against ? 'contested' : 'agreed';
}

/** The claims and the camps, and whether a question that asks for a fact makes rivals of these. */
interface Judged {
  readonly claims: readonly ClaimTally[];
  readonly camps: readonly CampTally[];
  readonly questionType: QuestionType;
  readonly question: string;
}

/**
 * The members of other camps who take no side on the claim that is the answer of a camp to a
 * question for a fact.
 */
function rivalsOf(tally: ClaimTally, { claims, camps, questionType, question }: Judged): string[] {
  if (!asksForFact(questionType)) return [];
  const makers = makersOf(tally);
  const own = camps.find(
    (camp) =>
      isAnswerOf(camp.members, makers) &&
      answerOf(camp, claims, question)?.claim.claimId === tally.claim.claimId,
  );
  if (!own) return [];
  return camps
    .filter((camp) => camp !== own)
    .flatMap(({ members }) => members)
    .filter((modelId) => !makers.includes(modelId) && !tally.opposing.includes(modelId));
}

/**
 * The claim that a camp answers with: its members make it, and of those that they make it has most
 * words of what they answer, which are half of those that it has beside the question's. A remark
 * that some of them make besides is none, nor is what a camp says of the second thing that a
 * question asks.
 */
function answerOf(
  { camp, members }: CampTally,
  claims: readonly ClaimTally[],
  question: string,
): ClaimTally | undefined {
  const words = stemsIn(`${camp.label} ${camp.thesis}`);
  const asked = stemsIn(question);
  const [best] = claims
    .filter((tally) => isAnswerOf(members, makersOf(tally)))
    .map((tally) => {
      const all = contentStems(tally.claim.statement);
      const own = all.filter((stem) => !asked.has(stem));
      const stems = own.length > 0 ? own : all;
      return { tally, shared: stems.filter((stem) => words.has(stem)).length, length: stems.length };
    })
    .filter(({ shared, length }) => shared > 0 && shared * 2 >= length)
    .sort(
      (a, b) => b.shared - a.shared || a.length - b.length || a.tally.claim.claimId - b.tally.claim.claimId,
    );
  return best?.tally;
}

function makersOf({ supporting, mixed }: ClaimTally): string[] {
  return [...supporting, ...mixed];
}

/**
 * Ids of the camps in which more members support the claim than oppose it, and of those in which
 * more oppose it.
 */
export function campSides(
  tally: ClaimTally,
  camps: readonly CampTally[],
): { readonly campsFor: number[]; readonly campsAgainst: number[] } {
  const lead = ({ members }: CampTally): number =>
    membersIn(tally.supporting, members) - membersIn(tally.opposing, members);
  return {
    campsFor: camps.filter((camp) => lead(camp) > 0).map(({ camp }) => camp.campId),
    campsAgainst: camps.filter((camp) => lead(camp) < 0).map(({ camp }) => camp.campId),
  };
}

function isMinority(tally: ClaimTally, largest: CampTally | null): boolean {
  const { supporting, eligibleCount } = tally;
  if (!isRare(supporting.length, eligibleCount) || isSetOut(tally)) return false;
  return largest === null || membersIn(supporting, largest.members) * 2 < largest.members.length;
}

/**
 * Whether few make a claim that many set out as others' view: then it is not what few say, be there
 * one alone who holds it.
 */
function isSetOut({ supporting, reported, eligibleCount }: ClaimTally): boolean {
  return (
    isRare(supporting.length, eligibleCount) && isCommon(supporting.length + reported.length, eligibleCount)
  );
}

function membersIn(modelIds: readonly string[], members: readonly string[]): number {
  return modelIds.filter((modelId) => members.includes(modelId)).length;
}
