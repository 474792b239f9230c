import type { ClaimTally } from '../count/claims.ts';
import {
  campSides,
  disputedClaims,
  dissents,
  isWeighty,
  minorityCandidates,
  standingOf,
} from '../count/standing.ts';
import { capitalised, paragraph, sentence } from '../language/sentences.ts';
import { standingClause } from '../prose/clauses.ts';
import type { Disagreement, MinorityInsight, Uncertainty } from '../schema/parts/analysis.ts';
import type { Tables } from '../tables/tables.ts';
import { sortedIds } from './attribution.ts';
import { insightsOf } from './insights-by-code.ts';

// Our choice: about a page each; the evidence lists every claim anyway.
const disagreementsMax = 6;
const insightsMax = 8;
const dissentsMax = 2;
const notesMax = 6;

/**
 * The contested claims in the order of their consequence, or else the main disputed one; if no
 * claim is disputed, the camps themselves.
 */
export function plainDisagreements(tables: Tables): Disagreement[] {
  const [main] = disputedClaims(tables.claims);
  if (main === undefined) return disagreementOfCamps(tables);
  const real = contestedIn(tables);
  // One dissenter among many is not a disagreement of the panel, unless there is no wider one.
  return describe(real.length > 0 ? real : [main], tables).slice(0, disagreementsMax);
}

/** All disputed claims, each as an entry; more than a report prints. */
export function disputedByCode(tables: Tables): Disagreement[] {
  return describe(disputedClaims(tables.claims), tables);
}

/** One model against another is no dispute that a writer had to see. */
const sideMin = 2;

/**
 * The contested claims that the written disagreements leave out, as writers tend to do, if several
 * models are on each side.
 */
export function furtherDisagreements(written: readonly Disagreement[], tables: Tables): Disagreement[] {
  const covered = written.flatMap((item) => item.related_claim_ids);
  const left = contestedIn(tables).filter(
    ({ claim, supporting, opposing }) =>
      !covered.includes(claim.claimId) && Math.min(supporting.length, opposing.length) >= sideMin,
  );
  return describe(left, tables).slice(0, Math.max(0, disagreementsMax - written.length));
}

/** Missing answers, of which a writer cannot know. */
export function furtherUncertainties(tables: Tables): Uncertainty[] {
  return numberedEntries(missingAnswers(tables));
}

function contestedIn(tables: Tables): ClaimTally[] {
  return disputedClaims(tables.claims).filter((tally) => standingOf(tally, tables) === 'contested');
}

function describe(disputed: readonly ClaimTally[], tables: Tables): Disagreement[] {
  const { words } = tables;
  return disputed.map((tally, i) => {
    const { campsFor, campsAgainst } = campSides(tally, tables.camps);
    return {
      disagreement_id: i + 1,
      written_by: 'code',
      issue: words.disputed(tally.claim.statement),
      related_claim_ids: [tally.claim.claimId],
      related_camp_ids: sortedIds([...campsFor, ...campsAgainst]),
      // The issue says what "this" refers to.
      core_tension: sentence(words, standingClause(tally, words)),
      assumptions: [],
      why_it_matters: sidesOf(campsFor, campsAgainst, tables),
      resolving_information: [],
    };
  });
}

/**
 * Claims that few models make and depend on, and the dissent of few from common claims, with these
 * models.
 */
export function plainMinorityInsights(tables: Tables): MinorityInsight[] {
  const candidates = [
    ...minorityCandidates(tables.claims, tables.camps)
      .filter(isWeighty)
      .slice(0, insightsMax - dissentsMax),
    ...dissents(tables.claims).slice(0, dissentsMax),
  ];
  return insightsOf(candidates, tables);
}

/** Uncertainties that responses name, claims of which they see both sides, and missing answers. */
export function plainUncertainties(tables: Tables): Uncertainty[] {
  return numberedEntries([...raisedByResponses(tables), ...mixedClaims(tables), ...missingAnswers(tables)]);
}

function numberedEntries(entries: readonly Entry[]): Uncertainty[] {
  return entries.map((entry, i) => ({
    uncertainty_id: i + 1,
    written_by: 'code',
    ...entry,
    what_would_resolve_it: [],
    raised_by_model_ids: entry.raised_by_model_ids ?? [],
  }));
}

type Entry = Pick<Uncertainty, 'description' | 'affected_claim_ids' | 'why_unresolved'> &
  Partial<Uncertainty>;

function raisedByResponses({ notes, panel, words }: Tables): Entry[] {
  return notes
    .toSorted((a, b) => b.modelIds.length - a.modelIds.length)
    .slice(0, notesMax)
    .map(({ description, modelIds }) => ({
      description: sentence(words, description),
      // Which it touches only a reader can tell.
      affected_claim_ids: [],
      why_unresolved: sentence(words, words.leftOpen(modelIds.length, panel.included.length)),
      raised_by_model_ids: [...modelIds],
    }));
}

/**
 * Claims of which a quarter of the responses that address them, and at least two, see both sides.
 * Our choice: fewer say more about those responses than about the claim.
 */
function mixedClaims({ claims, words }: Tables): Entry[] {
  return claims
    .filter(({ mixed, addressedCount }) => mixed.length >= 2 && mixed.length * 4 >= addressedCount)
    .map(({ claim, mixed, addressedCount, eligibleCount }) => ({
      description: words.bothSides(claim.statement),
      affected_claim_ids: [claim.claimId],
      why_unresolved: sentence(
        words,
        words.seeBothSides(mixed.length, addressedCount, eligibleCount - addressedCount),
      ),
    }));
}

function missingAnswers({ panel, words }: Tables): Entry[] {
  const { invited, included, failed, excluded } = panel;
  const missing = invited.length - included.length;
  if (missing === 0) return [];
  return [
    {
      description: sentence(words, words.notCounted(missing, invited.length)),
      affected_claim_ids: [],
      why_unresolved: paragraph(words, [
        failed.length > 0 ? words.noAnswer(failed.length) : '',
        excluded.length > 0 ? words.unusable(excluded.length) : '',
      ]),
    },
  ];
}

function disagreementOfCamps({ camps, words }: Tables): Disagreement[] {
  if (camps.length < 2) return [];
  const holders = camps.map(({ camp, members, eligibleCount }) =>
    words.campHolders(members.length, eligibleCount, camp.label),
  );
  return [
    {
      disagreement_id: 1,
      written_by: 'code',
      issue: words.whichAnswer,
      related_claim_ids: [],
      related_camp_ids: sortedIds(camps.map(({ camp }) => camp.campId)),
      core_tension: paragraph(words, [capitalised(holders.join(words.semicolon))]),
      assumptions: [],
      why_it_matters: words.noCommonDispute,
      resolving_information: [],
    },
  ];
}

function sidesOf(
  campsFor: readonly number[],
  campsAgainst: readonly number[],
  { camps, words }: Tables,
): string {
  const labels = (ids: readonly number[]): string[] =>
    camps.filter(({ camp }) => ids.includes(camp.campId)).map(({ camp }) => camp.label);
  if (campsFor.length + campsAgainst.length === 0) return camps.length === 0 ? '' : words.splitWithin;
  return paragraph(words, [
    campsFor.length > 0 ? words.leanFor(labels(campsFor)) : '',
    campsAgainst.length > 0 ? words.leanAgainst(labels(campsAgainst)) : '',
  ]);
}
