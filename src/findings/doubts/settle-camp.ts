import type { ResponseLabels, SettledCamp } from '../findings.ts';
import { mostNamed } from './settle-stance.ts';
import type { SecondLook, Sources } from './sources.ts';

/**
 * The camp of a response after it was looked at again.
 * @param before its camp as labelled, which stands where there was no answer
 */
export function settledCamp(
  { labels, campId }: Sources,
  campIds: readonly number[],
  look: SecondLook | null,
  before: number | null,
): SettledCamp {
  const answered = campIds.map((id) => look?.camps.find((each) => each.campId === id));
  const taken = answered.flatMap((each) => (each?.span ? [each.campId] : []));
  const said = {
    labelled: labels.map(({ camp }) => camp?.campId ?? null),
    earlier: campId,
    // Two camps exclude each other: what stands between them takes neither.
    ...(answered.every((each) => each !== undefined)
      ? { again: taken.length === 1 ? (taken[0] ?? null) : null }
      : {}),
  };
  const { modelId } = labels[0];
  return { modelId, ...said, ...(settleCamp(said) ?? { outcome: before, decided: false }) };
}

/** A response stands in the camp that most sources name, two at least; where none is, it stands in no camp. */
export function settleCamp({
  labelled,
  earlier,
  again,
}: Pick<SettledCamp, 'labelled' | 'earlier' | 'again'>): Pick<SettledCamp, 'outcome' | 'decided'> | null {
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

/** A settled camp with the place where a source found it. */
export function placedCamp(
  { labels }: Sources,
  { outcome }: SettledCamp,
  look: SecondLook | null,
): ResponseLabels['camp'] {
  if (outcome === null) return null;
  const found = [...labels.map(({ camp }) => camp), ...(look?.camps ?? [])];
  const span = found.find((camp) => camp?.campId === outcome && camp.span !== null)?.span;
  return span ? { campId: outcome, span } : null;
}
