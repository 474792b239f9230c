import type { CampThesis, SelectedClaim } from '../../findings/findings.ts';
import type { Coder } from '../../findings/two-coders.ts';
import type { Extraction } from '../../synthesis/extract/extract-claims.ts';
import { type AskedClaim, shuffleClaims } from '../../synthesis/label/label.ts';
import { drawTrials } from '../../synthesis/label/trials.ts';
import { seededHash } from '../../synthesis/prepare/seeded.ts';
import type { ResponseInput } from './response.ts';

/** The questions to a coder about one response. */
export interface Questionnaire {
  readonly seed: string;
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly coder: Coder;
  /** Claims extracted from this response. */
  readonly extracted: Extraction['claims'];
}

/** Derived from the text, not from the model (R-R07). Each coder sees the claims in an order of its own. */
export function aliasOf({ seed, coder }: Pick<Questionnaire, 'seed' | 'coder'>, response: string): string {
  return seededHash(seed, response, coder).slice(0, 12);
}

/**
 * The claims with the trials among them.
 * @param response masked by normalise()
 */
export function askedClaims(
  input: Questionnaire & Pick<ResponseInput, 'question'>,
  response: string,
): AskedClaim[] {
  const { seed, question, claims, extracted } = input;
  const trials = drawTrials({
    seed: seededHash(seed, response),
    question,
    response,
    selected: claims.map(({ statement }) => statement),
    extracted,
  });
  return shuffleClaims({ seed, alias: aliasOf(input, response) }, claims, trials);
}
