import type { Drafts, WrittenAssessment } from '../../findings/drafts.ts';
import type { Tables } from '../../report/tables/tables.ts';

/**
 * The drafts without entries and texts about claims, camps or figures that are in the tables no
 * more.
 * @param areCampsWithheld the words that lead with an answer of a camp go then, too: code words
 * them
 */
export function draftsAbout(tables: Tables, drafts: Drafts, areCampsWithheld: boolean): Drafts {
  const claimIds = new Set(tables.claims.map(({ claim }) => claim.claimId));
  const campIds = new Set(tables.camps.map(({ camp }) => camp.campId));
  const isKnown = (entry: Cited) =>
    [...(entry.claimIds ?? []), ...(entry.claimId ? [entry.claimId] : [])].every((id) => claimIds.has(id)) &&
    (entry.campIds ?? []).every((id) => campIds.has(id));
  const judged = (part: WrittenAssessment): WrittenAssessment | null =>
    part.favours === null || campIds.has(part.favours)
      ? { ...part, reasons: part.reasons.filter(isKnown), ownKnowledge: part.ownKnowledge.filter(isKnown) }
      : null;
  const { answer, disagreements, minority_insights: insights, uncertainties } = drafts;
  return {
    answer: answer && {
      ...answer,
      ...(areCampsWithheld ? withoutLead : {}),
      keyPoints: answer.keyPoints.filter(isKnown),
      assessment: answer.assessment && judged(answer.assessment),
      recommendation:
        !areCampsWithheld && answer.recommendation && isKnown(answer.recommendation)
          ? answer.recommendation
          : null,
      rankedOptions: areCampsWithheld ? [] : answer.rankedOptions.filter(isKnown),
    },
    disagreements: disagreements?.filter(isKnown) ?? null,
    minority_insights: insights?.filter(isKnown) ?? null,
    uncertainties: uncertainties?.filter(isKnown) ?? null,
  };
}

const withoutLead = { headline: '', directAnswer: '', rationale: '' };

interface Cited {
  readonly claimId?: number;
  readonly claimIds?: readonly number[];
  readonly campIds?: readonly number[];
}
