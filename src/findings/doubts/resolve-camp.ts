import type { ResolvedCamp, ResponseLabels } from '../findings.ts';
import { mostNamed } from './resolve-stance.ts';
import type { SecondLook, Sources } from './sources.ts';

/**
 * Resolves the camp of one response.
 * @param before its camp as labelled, which counts if there was no answer
 */
export function resolvedCamp(
  { labels, campId }: Sources,
  campIds: readonly number[],
  look: SecondLook | null,
  before: number | null,
): ResolvedCamp {
  const answered = campIds.map((id) => look?.camps.find((each) => each.campId === id));
  const taken = answered.flatMap((each) => (each?.span ? [each.campId] : []));
  const said = {
    labelled: labels.map(({ camp }) => camp?.campId ?? null),
    earlier: campId,
    // Camps exclude each other, so a response that agrees with two is in neither.
    ...(answered.every((each) => each !== undefined)
      ? { again: taken.length === 1 ? (taken[0] ?? null) : null }
      : {}),
  };
  const { modelId } = labels[0];
  return { modelId, ...said, ...(resolveCamp(said) ?? { outcome: before, decided: false }) };
}

/**
 * Decides on a camp: the one that most sources name, at least two of them. If there is none, the response is in no
 * camp.
 */
export function resolveCamp({
  labelled,
  earlier,
  again,
}: Pick<ResolvedCamp, 'labelled' | 'earlier' | 'again'>): Pick<ResolvedCamp, 'outcome' | 'decided'> | null {
  if (again === undefined) return null;
  const named = (campId: number | null, said: readonly (number | null)[]) =>
    said.filter((id) => id === campId).length + (earlier !== null && earlier === campId ? 1 : 0);
  const said = [...labelled, again];
  const all = [...new Set([...said, earlier])].filter((id) => id !== null || said.includes(null));
  const best = mostNamed(all, (id) => named(id, said));
  const [outcome = null, ...others] = mostNamed(best, (id) => named(id, labelled));
  if (others.length > 0 || named(outcome, said) < 2) return { outcome: null, decided: false };
  return { outcome, decided: true };
}

/** A resolved camp with the place where a source found it. */
export function placedCamp(
  { labels }: Sources,
  { outcome }: ResolvedCamp,
  look: SecondLook | null,
): ResponseLabels['camp'] {
  if (outcome === null) return null;
  const found = [...labels.map(({ camp }) => camp), ...(look?.camps ?? [])];
  const span = found.find((camp) => camp?.campId === outcome && camp.span !== null)?.span;
  return span ? { campId: outcome, span } : null;
}
