import type { ClaimTally } from '../count/claims.ts';
import {
  campSides,
  claimsOfNote,
  contestedClaims,
  dissents,
  isWeighty,
  minorityCandidates,
  standingOf,
} from '../count/standing.ts';
import { capitalised, paragraph, sentence } from '../language/sentences.ts';
import type { Disagreement, MinorityInsight, Uncertainty } from '../schema/analysis.ts';
import type { Tables } from '../tables/tables.ts';
import { attribution, sortedIds } from './written.ts';

// Our choice: about a page each; the evidence lists every claim anyway.
const disagreementsMax = 6;
const insightsMax = 8;
const dissentsMax = 2;
const furtherInsightsMax = 4;
const notesMax = 6;

/** The contested claims in the order of their consequence; if no claim is contested, the positions themselves. */
export function plainDisagreements(tables: Tables): Disagreement[] {
  const [main] = contestedClaims(tables.claims);
  if (main === undefined) return disagreementOfCamps(tables);
  const real = reallyContested(tables);
  // One dissenter among many is not a disagreement of the panel, unless there is no wider one.
  return describe(real.length > 0 ? real : [main], tables).slice(0, disagreementsMax);
}

/** All contested claims, each as an entry; more than a report prints. */
export function contestedByCode(tables: Tables): Disagreement[] {
  return describe(contestedClaims(tables.claims), tables);
}

/** One model against another is no dispute that a writer had to see. */
const sideMin = 2;

/** The contested claims that the written disagreements leave out, as writers tend to do, if several models are on each side. */
export function furtherDisagreements(written: readonly Disagreement[], tables: Tables): Disagreement[] {
  const covered = written.flatMap((item) => item.related_claim_ids);
  const left = reallyContested(tables).filter(
    ({ claim, supporting, opposing }) =>
      !covered.includes(claim.claimId) && Math.min(supporting.length, opposing.length) >= sideMin,
  );
  return describe(left, tables).slice(0, Math.max(0, disagreementsMax - written.length));
}

/**
 * Minority claims that the written insights and the disagreements leave out, if models of two laboratories or more make
 * them and depend on them. Claims made by one model alone, or in passing, are for the writer to judge (R-R09).
 */
export function furtherInsights(
  written: readonly MinorityInsight[],
  disagreements: readonly Disagreement[],
  tables: Tables,
): MinorityInsight[] {
  const covered = [...written, ...disagreements].flatMap((item) => item.related_claim_ids);
  const left = minorityCandidates(tables.claims, tables.camps).filter(
    (tally) =>
      isWeighty(tally) && !covered.includes(tally.claim.claimId) && labsOf(tally.supporting, tables) > 1,
  );
  return insightsOf(left, tables).slice(0, Math.max(0, furtherInsightsMax - written.length));
}

function labsOf(modelIds: readonly string[], { panel }: Tables): number {
  const labs = panel.included
    .filter(({ modelId }) => modelIds.includes(modelId))
    .flatMap(({ labId }) => labId ?? []);
  return new Set(labs).size;
}

/** Missing answers, of which a writer cannot know. */
export function furtherUncertainties(tables: Tables): Uncertainty[] {
  return numberedEntries(missingAnswers(tables));
}

function reallyContested({ claims, camps }: Tables): ClaimTally[] {
  return contestedClaims(claims).filter((tally) => standingOf(tally, camps) === 'contested');
}

function describe(contested: readonly ClaimTally[], tables: Tables): Disagreement[] {
  const { words, slots } = tables;
  return contested.map((tally, i) => {
    const { campsFor, campsAgainst } = campSides(tally, tables.camps);
    return {
      disagreement_id: i + 1,
      written_by: 'code',
      issue: words.disputed(tally.claim.statement),
      related_claim_ids: [tally.claim.claimId],
      related_camp_ids: sortedIds([...campsFor, ...campsAgainst]),
      // The issue says what "this" refers to.
      core_tension: sentence(words, slots.get(`C${tally.claim.claimId}.balance`)?.short ?? ''),
      assumptions: [],
      why_it_matters: sidesOf(campsFor, campsAgainst, tables),
      resolving_information: [],
    };
  });
}

/** Claims that few models make and depend on, and the dissent of few from common claims, with these models. */
export function plainMinorityInsights(tables: Tables): MinorityInsight[] {
  const candidates = [
    ...minorityCandidates(tables.claims, tables.camps)
      .filter(isWeighty)
      .slice(0, insightsMax - dissentsMax),
    ...dissents(tables.claims).slice(0, dissentsMax),
  ];
  return insightsOf(candidates, tables);
}

function insightsOf(tallies: readonly ClaimTally[], tables: Tables): MinorityInsight[] {
  const { words } = tables;
  return tallies.map((tally, i) => {
    const { supporting, opposing, addressedCount, eligibleCount, claim } = tally;
    const credit = attribution(claim.claimId, tables);
    const isDissent = credit.stance === 'oppose';
    const holders = isDissent
      ? words.opposition(opposing.length, addressedCount)
      : words.holders(supporting.length, eligibleCount);
    return {
      insight_id: i + 1,
      written_by: 'code',
      insight: paragraph(words, [claim.statement, holders]),
      ...credit,
      why_it_matters: paragraph(words, [isDissent ? '' : oppositionTo(tally, tables)]),
    };
  });
}

function oppositionTo({ opposing, addressedCount, eligibleCount }: ClaimTally, { words }: Tables): string {
  const silent = eligibleCount - addressedCount;
  if (opposing.length === 0) return words.unopposed(silent, eligibleCount);
  return words.opposed(opposing.length, silent, eligibleCount);
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

function raisedByResponses({ notes, claims, panel, words }: Tables): Entry[] {
  return notes
    .toSorted((a, b) => b.modelIds.length - a.modelIds.length)
    .slice(0, notesMax)
    .map(({ description, modelIds }) => ({
      description: sentence(words, description),
      affected_claim_ids: claimsOfNote(claims, modelIds),
      why_unresolved: sentence(words, words.leftOpen(modelIds.length, panel.included.length)),
      raised_by_model_ids: [...modelIds],
    }));
}

/**
 * Claims of which a quarter of the responses that address them, and at least two, see both sides. Our choice: fewer say
 * more about those responses than about the claim.
 */
function mixedClaims({ claims, words }: Tables): Entry[] {
  return claims
    .filter(({ mixed, addressedCount }) => mixed.length >= 2 && mixed.length * 4 >= addressedCount)
    .map(({ claim, mixed, addressedCount }) => ({
      description: words.bothSides(claim.statement),
      affected_claim_ids: [claim.claimId],
      why_unresolved: sentence(words, words.seeBothSides(mixed.length, addressedCount)),
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
