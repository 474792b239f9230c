interface Camp {
  readonly camp_id: number;
  readonly label: string;
  readonly model_count: number | null;
  readonly eligible_model_count: number | null;
}

interface Answered {
  readonly assessment: {
    readonly favoured_camp_id: number | null;
    readonly differs_from_panel: boolean;
  } | null;
  readonly sources: readonly { readonly field: string; readonly own_knowledge?: true | undefined }[];
}

/** A text of the page of a report, and what fills it. */
interface Side {
  readonly text: 'sidesWithFew' | 'sidesWithNone';
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * What a reader has to know beside an answer whose writer favours a smaller camp than the largest
 * one, or favours none and says in the headline what two models know: the size of the largest, and
 * of the favoured one. That none is favoured does not tell by itself that the answer is nobody's.
 * Null for any other answer, and where several are largest: the standing tells of these.
 * @param camps the largest first
 */
export function writersSide(
  { assessment, sources }: Answered,
  camps: readonly Camp[] | undefined = [],
): Side | null {
  const [largest, next] = camps;
  if (!assessment || !largest || largest.model_count === next?.model_count) return null;
  const { favoured_camp_id: favoured, differs_from_panel: differs } = assessment;
  const values = {
    ...{ label: largest.label, most: largest.model_count ?? 0 },
    whole: largest.eligible_model_count ?? 0,
  };
  if (favoured === null) {
    const isOwn = sources.some((each) => each.field === 'headline' && each.own_knowledge);
    return isOwn ? { text: 'sidesWithNone', values } : null;
  }
  const own = differs ? camps.find(({ camp_id: id }) => id === favoured) : undefined;
  return own
    ? { text: 'sidesWithFew', values: { ...values, own: own.label, count: own.model_count ?? 0 } }
    : null;
}
