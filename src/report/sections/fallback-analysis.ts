import { type ClaimTally, shareOf } from '../count/claims.ts';
import {
  campSides,
  claimsOfNote,
  contestedClaims,
  minorityCandidates,
  standingOf,
} from '../count/standing.ts';
import { percent } from '../prose/quantifiers.ts';
import { counted, joined, quoted, sentence } from '../prose/wording.ts';
import type { Disagreement, MinorityInsight, Uncertainty } from '../schema/analysis.ts';
import type { Tables } from '../tables/tables.ts';
import { attribution, sortedIds } from './written.ts';

// Our choice: about a page each; the evidence lists every claim anyway.
const disagreementsMax = 6;
const insightsMax = 8;
const notesMax = 6;

/** The most evenly split claims; if no claim is contested, the positions themselves. */
export function plainDisagreements(tables: Tables): Disagreement[] {
  const [widest] = contestedClaims(tables.claims);
  if (widest === undefined) return disagreementOfCamps(tables);
  const real = reallyContested(tables);
  // One dissenter among many is no disagreement of the panel, unless there is no wider one.
  return describe(real.length > 0 ? real : [widest], tables).slice(0, disagreementsMax);
}

/** All contested claims, each as an entry; more than a report prints. */
export function contestedByCode(tables: Tables): Disagreement[] {
  return describe(contestedClaims(tables.claims), tables);
}

/** The contested claims that the written disagreements leave out, as writers tend to do. */
export function furtherDisagreements(written: readonly Disagreement[], tables: Tables): Disagreement[] {
  const covered = written.flatMap((item) => item.related_claim_ids);
  const left = reallyContested(tables).filter(({ claim }) => !covered.includes(claim.claimId));
  return describe(left, tables).slice(0, Math.max(0, disagreementsMax - written.length));
}

/** The minority claims that the written insights leave out (R-R09). */
export function furtherInsights(written: readonly MinorityInsight[], tables: Tables): MinorityInsight[] {
  const covered = written.flatMap((item) => item.related_claim_ids);
  return plainMinorityInsights(tables)
    .filter((item) => !item.related_claim_ids.some((claimId) => covered.includes(claimId)))
    .slice(0, Math.max(0, insightsMax - written.length));
}

/** Missing answers, of which a writer cannot know. */
export function furtherUncertainties(tables: Tables): Uncertainty[] {
  return numberedEntries(missingAnswers(tables));
}

function reallyContested({ claims, camps }: Tables): ClaimTally[] {
  return contestedClaims(claims).filter((tally) => standingOf(tally, camps) === 'contested');
}

function describe(contested: readonly ClaimTally[], tables: Tables): Disagreement[] {
  return contested.map((tally, i) => {
    const { campsFor, campsAgainst } = campSides(tally, tables.camps);
    return {
      disagreement_id: i + 1,
      issue: `Whether this holds: ${quoted(tally.claim.statement)}`,
      related_claim_ids: [tally.claim.claimId],
      related_camp_ids: sortedIds([...campsFor, ...campsAgainst]),
      core_tension: tensionOf(tally),
      assumptions: [],
      why_it_matters: sidesOf(campsFor, campsAgainst, tables),
      resolving_information: [],
    };
  });
}

/** Claims made by few models, with these models. */
export function plainMinorityInsights(tables: Tables): MinorityInsight[] {
  return minorityCandidates(tables.claims, tables.camps)
    .slice(0, insightsMax)
    .map((tally, i) => {
      const { supporting, opposing, addressedCount, eligibleCount, claim } = tally;
      const silent = eligibleCount - addressedCount;
      const holders = supporting.length === 1 ? 'One model claims' : `${supporting.length} models claim`;
      const unopposed = `No model opposes it; ${silent} of ${eligibleCount} do not address it, so it is untested rather than rejected.`;
      const opposed = `${counted(opposing.length, 'model')} ${opposing.length === 1 ? 'opposes' : 'oppose'} it; ${silent} of ${eligibleCount} do not address it.`;
      return {
        insight_id: i + 1,
        insight: `${holders}: ${quoted(claim.statement)}.`,
        ...attribution(claim.claimId, tables),
        why_it_matters: opposing.length === 0 ? unopposed : opposed,
      };
    });
}

/** Uncertainties that responses name, claims of which they see both sides, and missing answers. */
export function plainUncertainties(tables: Tables): Uncertainty[] {
  return numberedEntries([...raisedByResponses(tables), ...mixedClaims(tables), ...missingAnswers(tables)]);
}

function numberedEntries(entries: readonly Entry[]): Uncertainty[] {
  return entries.map((entry, i) => ({
    uncertainty_id: i + 1,
    ...entry,
    what_would_resolve_it: [],
    raised_by_model_ids: entry.raised_by_model_ids ?? [],
  }));
}

type Entry = Pick<Uncertainty, 'description' | 'affected_claim_ids' | 'why_unresolved'> &
  Partial<Uncertainty>;

function raisedByResponses({ notes, claims, panel }: Tables): Entry[] {
  return notes
    .toSorted((a, b) => b.modelIds.length - a.modelIds.length)
    .slice(0, notesMax)
    .map(({ description, modelIds }) => ({
      description: sentence(description),
      affected_claim_ids: claimsOfNote(claims, modelIds),
      why_unresolved: `Left open by ${modelIds.length} of ${counted(panel.included.length, 'response')}.`,
      raised_by_model_ids: [...modelIds],
    }));
}

/**
 * Claims of which a quarter of the responses that address them, and at least two, see both sides. Our choice: fewer say
 * more about those responses than about the claim.
 */
function mixedClaims({ claims }: Tables): Entry[] {
  return claims
    .filter(({ mixed, addressedCount }) => mixed.length >= 2 && mixed.length * 4 >= addressedCount)
    .map(({ claim, mixed, addressedCount }) => ({
      description: `Responses see both sides of this claim: ${quoted(claim.statement)}.`,
      affected_claim_ids: [claim.claimId],
      why_unresolved: `${mixed.length} of the ${addressedCount} that address it neither support nor oppose it outright.`,
    }));
}

function missingAnswers({ panel }: Tables): Entry[] {
  const missing = panel.invited.length - panel.included.length;
  if (missing === 0) return [];
  const share = percent(shareOf(missing, panel.invited.length));
  return [
    {
      description: `${missing} of ${counted(panel.invited.length, 'invited model')} (${share}) ${missing === 1 ? 'is' : 'are'} in no count of this report.`,
      affected_claim_ids: [],
      why_unresolved: joined([
        ...(panel.failed.length > 0 ? [`${panel.failed.length} gave no answer`] : []),
        ...(panel.excluded.length > 0
          ? [`${panel.excluded.length} gave an answer that could not be used`]
          : []),
      ]).concat('.'),
    },
  ];
}

function disagreementOfCamps({ camps }: Tables): Disagreement[] {
  if (camps.length < 2) return [];
  return [
    {
      disagreement_id: 1,
      issue: 'Which position to take',
      related_claim_ids: [],
      related_camp_ids: sortedIds(camps.map(({ camp }) => camp.campId)),
      core_tension: `The responses take ${camps.length} positions: ${joined(camps.map(({ camp, members }) => `${quoted(camp.label)} (${members.length})`))}.`,
      assumptions: [],
      why_it_matters:
        'No claim is supported by some and opposed by others: the positions differ in what they put first.',
      resolving_information: [],
    },
  ];
}

function tensionOf({ supporting, opposing, mixed, addressedCount, eligibleCount }: ClaimTally): string {
  const silent = eligibleCount - addressedCount;
  const sides = `${counted(supporting.length, 'model')} ${supporting.length === 1 ? 'supports' : 'support'} it and ${opposing.length} ${opposing.length === 1 ? 'opposes' : 'oppose'} it`;
  const others = [
    ...(mixed.length > 0 ? [`${mixed.length} ${mixed.length === 1 ? 'sees' : 'see'} both sides`] : []),
    ...(silent > 0 ? [`${silent} ${silent === 1 ? 'does' : 'do'} not address it`] : []),
  ];
  return others.length === 0 ? `${sides}.` : `${sides}; ${joined(others)}.`;
}

function sidesOf(campsFor: readonly number[], campsAgainst: readonly number[], { camps }: Tables): string {
  const labels = (ids: readonly number[]): string =>
    joined(camps.filter(({ camp }) => ids.includes(camp.campId)).map(({ camp }) => quoted(camp.label)));
  if (campsFor.length > 0 && campsAgainst.length > 0) {
    return `It separates the positions: ${labels(campsFor)} on the side of the claim, ${labels(campsAgainst)} against it.`;
  }
  if (campsFor.length + campsAgainst.length === 0) {
    return camps.length === 0 ? '' : 'It divides models within each position.';
  }
  return campsFor.length > 0
    ? `Every position that takes a side leans towards the claim (${labels(campsFor)}); the dissent is within them.`
    : `Every position that takes a side leans against the claim (${labels(campsAgainst)}); its support is within them.`;
}
