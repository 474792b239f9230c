import { drawOf, type Errors, errsIn } from '../../../src/stages/play/errors.ts';
import type { Knowledge } from '../../../src/stages/play/knowledge.ts';
import { readClaim } from '../../../src/stages/play/reading.ts';
import type { PlantedAnswer, PlantedClaim } from '../../../src/stages/play/truth.ts';

/**
 * The share of stances that both synthesizers misread alike, of those that both read alike: the false share of what a
 * vote between the two prints, however it asks. How a synthesizer answers when it is asked is no misreading: bias towards agreement does not count.
 * @returns 0 if misreadings are drawn anew in each stage
 */
export function floorOf(knowledge: Knowledge, errors: Errors, coders: readonly [string, string]): number {
  if (!errors.steady) return 0;
  const readers = coders.map((coder) => readerOf(knowledge, errors, coder));
  let [read, alike] = [0, 0];
  for (const answer of knowledge.panel.answers)
    for (const claim of knowledge.panel.claims) {
      const [one = null, other = null] = readers.map((reader) => reader(answer, claim));
      const truth = answer.statements.find(({ claimId }) => claimId === claim.id)?.stance;
      if (one === null || one !== other) continue;
      read++;
      if (one !== truth) alike++;
    }
  return read === 0 ? 0 : alike / read;
}

function readerOf(knowledge: Knowledge, errors: Errors, coder: string) {
  const errs = errsIn(errors, 'label', coder);
  const draw = (...thing: readonly string[]) => drawOf(errors, 'label', coder, ...thing);
  return (answer: PlantedAnswer, claim: PlantedClaim) =>
    errs('silent', answer.modelId)
      ? null
      : (readClaim({ knowledge, errs, draw }, answer, claim)?.stance ?? null);
}
