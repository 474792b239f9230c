import type { KnownNames } from '../text/known-names.ts';
import { maskAuthor } from './mask-author.ts';
import { isRefusal } from './refusal.ts';

export type Normalised =
  | { readonly kind: 'answer' /** As many code points as the text had. */; readonly masked: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refusal' };

/**
 * Prepares a response for synthesizers: tells whether it is an answer at all, and hides who wrote
 * it (R-R07). Names are masked where the text speaks about its own author, and everywhere if they
 * can only mean a model. Offsets in the masked text are those of the stored one.
 * @param names from prepareNames()
 */
export function normalise(text: string, names: KnownNames): Normalised {
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'empty' };
  if (isRefusal(text)) return { kind: 'refusal' };
  return { kind: 'answer', masked: maskAuthor(text, names) };
}
