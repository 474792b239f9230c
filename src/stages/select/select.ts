import { reportedClaimsMax } from '../../findings/claims/reported-claims.ts';
import type { FoundStatements } from '../../findings/coverage.ts';
import type { SelectedClaim } from '../../findings/findings.ts';
import type { ExtractedStance } from '../../findings/readings/first-readings.ts';
import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import type { ClaimGroup, PanelClaim } from '../group/panel-claims.ts';
import { firstAlike } from './alike.ts';
import { askedAmong, type ClaimLine, linesAgain, linesOf, mayBeJoined, type PairsInDoubt } from './asked.ts';
import { joinedByName, optionsAmong, withNames } from './options.ts';
import {
  type Candidate,
  commonAmong,
  pickClaims,
  pickSpares,
  type RepresentedCamp,
  weightMax,
} from './pick-claims.ts';
import { wordGroup } from './select-wording.ts';

/**
 * Claims that are labelled beyond those that a report holds. Our choice: half as many again. With
 * eight, a rare claim in six was still lost among what extraction invents over 172 responses; each
 * costs a line of every labelling.
 */
const sparesMax = 12;
/**
 * Spares for claims that may turn out to be one with another selected one. Our choice: as many
 * again.
 */
const doubtfulMax = 12;
/**
 * Share of common words from which two caveats count as one. Our choice: higher than for
 * uncertainties, because caveats are a few words long (docs/thresholds.md).
 */
const sameCaveatMin = 0.6;

export interface ClaimSelection {
  /**
   * Numbered from 1 by how many responses make the claim; then the spares, what many of them make
   * besides, and the options.
   */
  readonly claims: readonly SelectedClaim[];
  /** What responses are labelled against. */
  readonly asked: readonly ClaimLine[];
  /** Which responses were found to make each of them, and on which side. */
  readonly made: readonly MadeClaim[];
  /** Which responses only report them as others'. */
  readonly reported: readonly Pick<MadeClaim, 'alias' | 'claimId' | 'span'>[];
  readonly foundStatements: FoundStatements;
}

/**
 * A selected claim that a response was found to make, with its caveat in the words that similar
 * ones share.
 */
export interface MadeClaim extends ExtractedStance {
  readonly alias: string;
}

/**
 * Selects the claims that every response will be asked about: up to 24 by how much the responses
 * put on them, how they divide them and whose they are, with a place for the thesis of each camp
 * and a quarter of them reserved for rare ones (R-R09), then what many of the responses say
 * besides, and a few spares; and beside them the options that a question asks for.
 * @param claims those of one response in the order in which it puts weight on them
 * @param copies index of all stored responses of the run
 * @param camps the largest first; none if they were not found
 * @param pairs if responses are labelled already, what they are labelled on is selected and nothing
 * else, and each claim is told in the words of its line; if pairs of groups may still turn out to
 * say the same, there are more spares
 */
export function selectionOf(
  groups: readonly ClaimGroup[],
  claims: readonly PanelClaim[],
  copies: CopyIndex,
  camps: readonly RepresentedCamp[],
  { asked, inDoubt }: PairsInDoubt,
): ClaimSelection {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const weights = weightsOf(claims);
  const found = groups.map(({ wording, members }) => ({
    wording,
    members: members.flatMap((id) => byId.get(id) ?? []),
  }));
  const responses = new Set(claims.map(({ alias }) => alias)).size;
  const candidates = joinedByName(found, responses)
    .map(({ wording, members }) => asCandidate(wordGroup(wording, members, copies), members, weights))
    // What one response says and nobody has in words of their own would be cut in the report.
    .filter(({ aliases, statement }) => aliases.size > 1 || !holdsCopy(copies, statement));
  const labelled = (found: readonly Candidate[]) => (asked ? askedAmong(found, asked) : found);
  const { options: listed, others, named } = optionsAmong(withoutRepeats(candidates, weights), responses);
  const distinct = labelled(others);
  const first = new Set(pickClaims(distinct, responses, reportedClaimsMax, camps).sort(byPrevalence));
  const left = distinct.filter((candidate) => !first.has(candidate));
  const common = commonAmong(left, responses);
  const further = left.filter((candidate) => !common.includes(candidate));
  const pick = (picksMax: number) => pickSpares(further, [...first, ...common], responses, picksMax);
  const doubtful = mayBeJoined([...first, ...common, ...pick(sparesMax)], inDoubt);
  // All that was labelled stays: only labels tell what many make and nobody was found to.
  const spares = pick(asked ? further.length : sparesMax + Math.min(doubtful, doubtfulMax));
  // What many say has a place in any case: it takes none from a spare.
  const options = withNames(labelled(listed));
  const chosen = [...first, ...spares, ...common, ...options].map((candidate, index) => ({
    ...candidate,
    claimId: index + 1,
  }));
  return {
    claims: chosen.map(({ claimId, statement, weight, aliases, option }) => ({
      claimId,
      statement,
      stake: Math.round((weight / weightMax / aliases.size) * 10_000) / 10_000,
      ...(option === undefined ? {} : { option }),
    })),
    asked: asked ? linesAgain(asked, chosen) : linesOf(chosen),
    made: chosen.flatMap(({ members, claimId }) => madeBy(members, claimId, copies)),
    reported: chosen.flatMap(({ members, claimId }) => reportedBy(members, claimId)),
    foundStatements: statementsBy(chosen, claims, weights, named - options.length),
  };
}

/**
 * How much each response puts on each of its claims, by the id of the claim, in millionths: sums
 * are exact in any order.
 */
type Weights = ReadonlyMap<string, number>;

/**
 * 1 for the claim that a response puts first, and 1 / log2(1 + rank) for the others, as readers
 * discount a ranking: 0.5 for the third, 0.28 for the eleventh.
 * @see Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques" (2002)
 */
function weightsOf(claims: readonly PanelClaim[]): Weights {
  const placed = new Map<string, number>();
  return new Map(
    claims.map(({ id, alias }) => {
      const rank = (placed.get(alias) ?? 0) + 1;
      placed.set(alias, rank);
      return [id, Math.round(weightMax / Math.log2(1 + rank))];
    }),
  );
}

function asCandidate(statement: string, members: readonly PanelClaim[], weights: Weights): Candidate {
  const weightOf = (those: readonly PanelClaim[]) =>
    [...heaviest(those, weights).values()].reduce((sum, weight) => sum + weight, 0);
  const sides = (stance: PanelClaim['stance']) =>
    weightOf(members.filter((member) => member.stance === stance));
  const own = heaviest(members, weights);
  return {
    statement,
    members,
    aliases: new Set(own.keys()),
    first: new Set([...own].filter(([, weight]) => weight === weightMax).map(([alias]) => alias)),
    weight: weightOf(members),
    split: Math.min(sides('asserts'), sides('rejects')),
    asserted: heaviest(
      members.filter(({ stance }) => stance === 'asserts'),
      weights,
    ),
  };
}

/** The most that each response puts on one of these claims. */
function heaviest(claims: readonly PanelClaim[], weights: Weights): Map<string, number> {
  const most = new Map<string, number>();
  for (const { id, alias } of claims) most.set(alias, Math.max(most.get(alias) ?? 0, weights.get(id) ?? 0));
  return most;
}

/** How much of all statements each of the chosen claims says. */
function statementsBy(
  chosen: readonly (Pick<Candidate, 'members'> & { readonly claimId: number })[],
  all: readonly PanelClaim[],
  weights: Weights,
  optionsLeftOut: number,
): ClaimSelection['foundStatements'] {
  const weightOf = (claims: readonly PanelClaim[]) =>
    claims.reduce((sum, { id }) => sum + (weights.get(id) ?? 0), 0);
  return {
    statements: all.length,
    weight: weightOf(all),
    ...(optionsLeftOut > 0 && { optionsLeftOut }),
    claims: chosen.map(({ members, claimId }) => ({
      claimId,
      statements: members.length,
      weight: weightOf(members),
    })),
  };
}

/** Candidates with the same wording, joined. */
function withoutRepeats(candidates: readonly Candidate[], weights: Weights): Candidate[] {
  const same = Map.groupBy(candidates, ({ statement }) => statement.toLowerCase());
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [
          asCandidate(
            first.statement,
            group.flatMap(({ members }) => members),
            weights,
          ),
        ]
      : [];
  });
}

function byPrevalence(a: Candidate, b: Candidate): number {
  return (
    b.aliases.size - a.aliases.size ||
    b.split - a.split ||
    b.weight - a.weight ||
    byCodePoint(a.statement, b.statement)
  );
}

function madeBy(members: readonly PanelClaim[], claimId: number, copies: CopyIndex): MadeClaim[] {
  const wordingOf = caveatWordings(members, copies);
  return members.flatMap(({ alias, stance, caveat, span }) => {
    if (stance === 'reports') return [];
    const side = stance === 'asserts' ? 'support' : 'oppose';
    const wording = wordingOf.get(caveat ?? '');
    const made = { claimId, alias, stance: side, hasCaveat: caveat !== null, span } as const;
    return wording === undefined ? made : { ...made, caveat: wording };
  });
}

function reportedBy(members: readonly PanelClaim[], claimId: number): ClaimSelection['reported'] {
  return members.flatMap(({ alias, stance, span }) =>
    stance === 'reports' ? [{ claimId, alias, span }] : [],
  );
}

/**
 * One wording for caveats that are alike: the one that most responses use. Copied ones have none.
 */
function caveatWordings(members: readonly PanelClaim[], copies: CopyIndex): ReadonlyMap<string, string> {
  const named = members.flatMap(({ caveat }) => caveat ?? []).filter((caveat) => !holdsCopy(copies, caveat));
  const times = Map.groupBy(named, (caveat) => caveat);
  const byUse = [...times].sort(([a, x], [b, y]) => y.length - x.length || byCodePoint(a, b));
  const alike = firstAlike(sameCaveatMin);
  return new Map(byUse.map(([caveat]) => [caveat, alike(caveat)]));
}
