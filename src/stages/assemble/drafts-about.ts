import type { Drafts, WrittenAssessment } from '../../findings/drafts.ts';
import { slotProblems } from '../../report/prose/slots.ts';
import { strings } from '../../report/prose/strings.ts';
import type { Tables } from '../../report/tables/tables.ts';

/** The drafts without entries and texts about claims, camps or figures that are in the tables no more. */
export function draftsAbout(tables: Tables, drafts: Drafts): Drafts {
  const claimIds = new Set(tables.claims.map(({ claim }) => claim.claimId));
  const campIds = new Set(tables.camps.map(({ camp }) => camp.campId));
  const isFilled = (part: unknown) =>
    strings(part).every(({ text }) => slotProblems(text, tables.slots).length === 0);
  const isKnown = (entry: Cited) =>
    isFilled(entry) &&
    [...(entry.claimIds ?? []), ...(entry.claimId ? [entry.claimId] : [])].every((id) => claimIds.has(id)) &&
    (entry.campIds ?? []).every((id) => campIds.has(id));
  const isSupported = (part: WrittenAssessment) =>
    isFilled(part) && (part.favours === null || campIds.has(part.favours)) && part.reasons.every(isKnown);
  const textOf = (text: string) => (isFilled(text) ? text : '');
  const { answer, disagreements, minority_insights: insights, uncertainties } = drafts;
  return {
    answer: answer && {
      headline: textOf(answer.headline),
      directAnswer: textOf(answer.directAnswer),
      rationale: textOf(answer.rationale),
      recommendedOption: answer.recommendedOption,
      keyPoints: answer.keyPoints.filter(isKnown),
      assessment: answer.assessment && isSupported(answer.assessment) ? answer.assessment : null,
      recommendation: answer.recommendation && isKnown(answer.recommendation) ? answer.recommendation : null,
      rankedOptions: answer.rankedOptions.filter(isKnown),
    },
    disagreements: disagreements?.filter(isKnown) ?? null,
    minority_insights: insights?.filter(isKnown) ?? null,
    uncertainties: uncertainties?.filter(isKnown) ?? null,
  };
}

interface Cited {
  readonly claimId?: number;
  readonly claimIds?: readonly number[];
  readonly campIds?: readonly number[];
}
