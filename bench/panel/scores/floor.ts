import type { Knowledge } from '../../../src/stages/play/knowledge.ts';
import { readClaim, readInvented } from '../../../src/stages/play/reading.ts';
import type { PlantedAnswer } from '../../../src/stages/play/truth.ts';
import { drawOf, type Errors, errsIn } from '../coder/errors.ts';
import { type JudgedEvidence, type MatchedClaim, matchClaims } from './match.ts';

/**
 * The share of stances that both synthesizers misread alike, of those that both read alike, over
 * the claims of a report: the false share of what a vote between the two prints of them, however it
 * asks. A claim that nobody makes is one of them if both see it in an answer. How a synthesizer
 * answers when it is asked is no misreading: bias towards agreement does not count.
 * @returns 0 if misreadings are drawn anew in each stage
 */
export function floorOf(
  knowledge: Knowledge,
  errors: Errors,
  coders: readonly [string, string],
  evidence: JudgedEvidence | null,
): number {
  if (!errors.steady) return 0;
  const readers = coders.map((coder) => readerOf(knowledge, errors, coder));
  let [read, alike] = [0, 0];
  for (const shown of matchClaims(evidence, knowledge))
    for (const answer of knowledge.panel.answers) {
      const [one = null, other = null] = readers.map((reader) => reader(answer, shown));
      const truth = answer.statements.find(({ claimId }) => claimId === shown.planted?.id)?.stance;
      if (one === null || one !== other) continue;
      read++;
      if (one !== truth) alike++;
    }
  return read === 0 ? 0 : alike / read;
}

function readerOf(knowledge: Knowledge, errors: Errors, coder: string) {
  const errs = errsIn(errors, 'label', coder);
  const draw = (...thing: readonly string[]) => drawOf(errors, 'label', coder, ...thing);
  return (answer: PlantedAnswer, { claim, planted }: MatchedClaim) => {
    if (errs('silent', answer.modelId)) return null;
    const reader = { knowledge, errs, draw };
    const reading = planted
      ? readClaim(reader, answer, planted)
      : readInvented(reader, answer, claim.statement);
    return reading?.stance ?? null;
  };
}
