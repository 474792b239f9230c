import type { Degradation, SelectedClaim } from '../../findings/findings.ts';
import { isRare } from '../../findings/rarity.ts';
import { reportedClaimsMax } from '../../findings/reported-claims.ts';
import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { similarity } from '../../text/words.ts';
import type { ClaimGroup, PanelClaim } from './panel-claims.ts';
import { type Candidate, pickClaims } from './pick-claims.ts';
import { wordGroup } from './select-wording.ts';

/**
 * Claims that are labelled beyond those that a report holds. Our choice: a third as many again, so that rare claims outlast
 * what extraction invents; each costs a line of every labelling.
 */
const sparesMax = 8;
const caveatsMax = 4;
/**
 * Share of common words from which two caveats count as one. Our choice: higher than for uncertainties, because caveats
 * are a few words long (docs/thresholds.md).
 */
const sameCaveatMin = 0.6;

interface ClaimSelection {
  /** Numbered from 1 by how many responses make the claim; then come the spares. */
  readonly claims: readonly SelectedClaim[];
  /** Which responses were found to make each of them, and on which side. */
  readonly made: readonly MadeClaim[];
  readonly reductions: readonly Degradation[];
}

/** A selected claim that a response was found to make. */
export interface MadeClaim extends Pick<PanelClaim, 'alias' | 'stance'> {
  readonly claimId: number;
  /** Whether the response puts a condition on it. Missing in what an older version stored. */
  readonly conditional?: boolean;
}

/**
 * Selects the claims that every response will be asked about: up to 24 by prevalence, split and coverage of the
 * responses, with a quarter of them reserved for rare ones (R-R09), and then a few spares. A group is left out, and the report says so, if each
 * of its wordings copies a response or holds a number that no response holds (R-S07, R-R10).
 * @param copies index of all stored responses of the run
 */
export function selectClaims(
  groups: readonly ClaimGroup[],
  claims: readonly PanelClaim[],
  copies: CopyIndex,
): ClaimSelection {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  let unworded = 0;
  const candidates: Candidate[] = [];
  for (const group of groups) {
    const members = group.members.flatMap((id) => byId.get(id) ?? []);
    const statement = wordGroup(group.wording, members, copies);
    if (statement === null) unworded++;
    else candidates.push(asCandidate(statement, members));
  }
  const responses = new Set(claims.map(({ alias }) => alias)).size;
  const distinct = withoutRepeats(candidates);
  const first = new Set(pickClaims(distinct, responses, reportedClaimsMax).sort(byPrevalence));
  const left = distinct.filter((candidate) => !first.has(candidate));
  const chosen = [...first, ...pickSpares(left, responses)];
  return {
    claims: chosen.map(({ statement, members }, index) => ({
      claimId: index + 1,
      statement,
      caveats: caveatsOf(members, copies),
    })),
    made: chosen.flatMap(({ members }, index) =>
      members.map(({ alias, stance, caveat }) => ({
        claimId: index + 1,
        alias,
        stance,
        conditional: caveat !== null,
      })),
    ),
    reductions: unworded === 0 ? [] : [unwordedReduction(unworded)],
  };
}

/** Rare ones first, because claims that nobody makes have taken the places of rare ones. */
function pickSpares(left: readonly Candidate[], responses: number): Candidate[] {
  const isRareHere = ({ aliases }: Candidate) => isRare(aliases.size, responses);
  const rare = pickClaims(left.filter(isRareHere), responses, sparesMax);
  const others = left.filter((candidate) => !isRareHere(candidate));
  return [...rare, ...pickClaims(others, responses, sparesMax - rare.length)];
}

function asCandidate(statement: string, members: readonly PanelClaim[]): Candidate {
  const sides = (stance: PanelClaim['stance']) =>
    new Set(members.filter((member) => member.stance === stance).map(({ alias }) => alias)).size;
  const aliases = new Set(members.map(({ alias }) => alias));
  return { statement, members, aliases, split: Math.min(sides('asserts'), sides('rejects')) };
}

/** Candidates with the same wording, joined. */
function withoutRepeats(candidates: readonly Candidate[]): Candidate[] {
  const same = Map.groupBy(candidates, ({ statement }) => statement.toLowerCase());
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [
          asCandidate(
            first.statement,
            group.flatMap(({ members }) => members),
          ),
        ]
      : [];
  });
}

function byPrevalence(a: Candidate, b: Candidate): number {
  return b.aliases.size - a.aliases.size || b.split - a.split || byCodePoint(a.statement, b.statement);
}

/** The members' caveats, the most frequent first; similar ones count as one. */
function caveatsOf(members: readonly PanelClaim[], copies: CopyIndex): string[] {
  const named = members.flatMap(({ caveat }) => caveat ?? []).filter((caveat) => !holdsCopy(copies, caveat));
  const kept: { readonly caveat: string; times: number }[] = [];
  for (const caveat of named.sort(byCodePoint)) {
    const known = kept.find(
      (other) => other.caveat === caveat || similarity(other.caveat, caveat) >= sameCaveatMin,
    );
    if (known) known.times++;
    else kept.push({ caveat, times: 1 });
  }
  return kept
    .sort((a, b) => b.times - a.times)
    .slice(0, caveatsMax)
    .map(({ caveat }) => caveat);
}

function unwordedReduction(count: number): Degradation {
  return {
    code: 'claims_not_worded',
    message: `${count} group(s) of claims were left out because no wording of them could be shown without copying a response.`,
  };
}
