import { jsonMaterial, type Materials, pairsSchema } from '../../../src/simulator/synthesizer/materials.ts';
import type { Coder } from './synthesizer.ts';

/** Plays `compare_claims`: two statements are the same where they are wordings of one planted claim. */
export function compare({ knowledge, errs, draw }: Coder, materials: Materials): object {
  const pairs = jsonMaterial(materials, 'pairs', pairsSchema);
  if (errs('silent', pairs.map(({ one, other }) => `${one} ${other}`).join())) return { pairs: [] };
  const claimOf = (statement: string) => knowledge.claimOf(statement)?.claim.id ?? statement;
  const answers = pairs.map(({ id, one, other }) => {
    const same = claimOf(one) === claimOf(other);
    return { id, same: errs(same ? 'missed' : 'merged', one, other) ? !same : same };
  });
  for (const [at, answer] of answers.entries()) {
    const { one = '', other = '' } = pairs[at] ?? {};
    if (!errs('swapped', one, other)) continue;
    const second = draw(one, other).pick(answers);
    [answer.same, second.same] = [second.same, answer.same];
  }
  return { pairs: answers };
}
