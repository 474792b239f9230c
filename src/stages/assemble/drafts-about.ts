import { isRecord } from '../../domain/is-record.ts';
import type { Drafts } from '../../findings/drafts.ts';
import { type DraftEntry, rowsOf } from '../../report/draft/fields.ts';
import type { Tables } from '../../report/tables/tables.ts';

/**
 * The drafts without entries and texts about claims, camps or figures that are in the tables no
 * more.
 * @param areCampsWithheld the words that lead with an answer of a camp go then, too: code words
 * them
 */
export function draftsAbout({ claims, camps }: Tables, drafts: Drafts, areCampsWithheld: boolean): Drafts {
  const ids = [
    ...claims.map(({ claim }) => `C${claim.claimId}`),
    ...camps.map(({ camp }) => `K${camp.campId}`),
  ];
  const known = new Set(ids);
  const isKnown = (entry: DraftEntry) => rowsOf(entry).every((id) => known.has(id));
  const about = <Draft extends object>(draft: Draft | null): Draft | null =>
    draft &&
    (Object.fromEntries(Object.entries(draft).map(([name, part]) => [name, partAbout(part)])) as Draft);
  const partAbout = (part: unknown) => {
    if (Array.isArray(part)) return part.filter(isKnown);
    return isRecord(part) && !isKnown(part) ? null : part;
  };
  const answer = judged(about(drafts.answer));
  return {
    answer: answer && areCampsWithheld ? { ...answer, ...withoutLead } : answer,
    disagreements: about(drafts.disagreements),
    minority_insights: about(drafts.minority_insights),
    uncertainties: about(drafts.uncertainties),
  };
}

/** Reasons and own knowledge belong to a judgement, and go with it. */
function judged(answer: Drafts['answer']): Drafts['answer'] {
  return answer?.assessment === null ? { ...answer, assessment_reasons: [], own_knowledge: [] } : answer;
}

const withoutLead = {
  ...{ headline: '', direct_answer: '', rationale: '' },
  ...{ recommendation: null, ranked_options: [] },
};
