interface Camp {
  readonly camp_id: number;
  readonly label: string;
  readonly model_count: number | null;
  readonly eligible_model_count: number | null;
}

interface Judged {
  readonly favoured_camp_id: number | null;
  readonly differs_from_panel: boolean;
}

/**
 * What a reader has to know beside an answer whose writer favours a smaller camp than the largest
 * one: its label and size, and those of the largest. Null for any other answer, and where several
 * are largest: the standing tells of these.
 * @param camps the largest first
 */
export function smallerCamp(assessment: Judged | null | undefined, camps: readonly Camp[] | undefined = []) {
  if (!assessment?.differs_from_panel) return null;
  const own = camps.find(({ camp_id: id }) => id === assessment.favoured_camp_id);
  const [largest, next] = camps;
  if (!own || !largest || largest.model_count === next?.model_count) return null;
  const { model_count: count, eligible_model_count: whole } = own;
  return {
    own: own.label,
    count: count ?? 0,
    whole: whole ?? 0,
    label: largest.label,
    most: largest.model_count ?? 0,
  };
}
