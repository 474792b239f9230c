import type { QuantityTally } from './quantities.ts';

/**
 * The number that the question asks for; null if it asks for none. Our choice: at least a third of the counted models must
 * give it as their answer, so that one misread response makes no question for a number.
 */
export function askedQuantity(quantities: readonly QuantityTally[], included: number): QuantityTally | null {
  const [first] = quantities.filter(({ note }) => note.answersQuestion);
  return first && first.values.length * 3 >= included ? first : null;
}
