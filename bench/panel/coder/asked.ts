import type { Place, PlantedAnswer, PlantedCase, PlantedStatement } from '../truth.ts';
import type { Coder } from './synthesizer.ts';

/** A number as a synthesizer reads it, and where; both ends are the same for a single one. */
export interface NumberRead {
  readonly low: number;
  readonly high: number;
  readonly place: Place;
}

/**
 * An answer's number, if the question asks for one; null if the synthesizer sees none. Misread, it is the number of a
 * claim, or only one end of its range: both stand in a sentence, where code finds them.
 */
export function numberRead({ knowledge, errs }: Coder, answer: PlantedAnswer): NumberRead | null {
  const { asked } = knowledge.panel;
  const { modelId } = answer;
  const own = asked?.kind === 'number' ? asked.values.find((each) => each.modelId === modelId) : undefined;
  if (!own || errs('missed', modelId, 'number')) return null;
  const { low, high, place } = own;
  if (!errs('flipped', modelId, 'number')) return { low, high, place };
  const claim = answer.statements.find(({ givesQuantity }) => givesQuantity);
  const value = claim && knowledge.claim(claim.claimId).quantity;
  const [elsewhere] = claim?.places ?? [];
  return elsewhere && value ? { low: value, high: value, place: elsewhere } : { low: high, high, place };
}

/** The number that an answer gives with a claim; null if it gives none, or the synthesizer sees none. */
export function claimNumberRead(
  { knowledge, errs }: Coder,
  { modelId }: PlantedAnswer,
  { claimId, places: [place], givesQuantity }: PlantedStatement,
): NumberRead | null {
  const { quantity } = knowledge.claim(claimId);
  const thing = [modelId, claimId, 'quantity'] as const;
  if (!givesQuantity || quantity === null || !place || errs('missed', ...thing)) return null;
  const value = errs('flipped', ...thing) ? quantity + 50 : quantity;
  return { low: value, high: value, place };
}

/** The cases that an answer names; some are taken for another one. */
export function casesRead(
  { knowledge, errs, draw }: Coder,
  { modelId }: PlantedAnswer,
): (PlantedCase & { readonly place: Place })[] {
  const { asked } = knowledge.panel;
  if (asked?.kind !== 'conditional') return [];
  return asked.named.flatMap(({ modelId: of, caseId, place }) => {
    if (of !== modelId || errs('missed', modelId, caseId)) return [];
    const isTaken = errs('flipped', modelId, caseId);
    const read = isTaken
      ? draw(modelId, caseId).pick(asked.cases)
      : asked.cases.find(({ id }) => id === caseId);
    return read ? [{ ...read, place }] : [];
  });
}
