import type { CampThesis, SelectedClaim } from '../../findings/findings.ts';
import { seededHash } from '../prepare/seeded.ts';

/** The questions that are put about every response. */
export interface Questionnaire {
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
}

/** Derived from the text, not from the model (R-R07). */
export function aliasOf({ seed }: { readonly seed: string }, response: string): string {
  return seededHash(seed, response).slice(0, 12);
}
