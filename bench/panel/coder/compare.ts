import { jsonMaterial, type Materials, pairsSchema } from '../../../src/simulator/synthesizer/materials.ts';
import type { Coder } from './synthesizer.ts';

/** Plays `group_compare`: two statements are the same where they are wordings of one planted claim. */
export function compare(coder: Coder, materials: Materials): object {
  const { errs, draw } = coder;
  const pairs = jsonMaterial(materials, 'pairs', pairsSchema);
  if (errs('silent', pairs.map(({ one, other }) => `${one} ${other}`).join())) return { pairs: [] };
  const answers = pairs.map(({ id, one, other }) => ({ id, same: answered(coder, one, other) }));
  for (const [at, answer] of answers.entries()) {
    const { one = '', other = '' } = pairs[at] ?? {};
    if (!errs('swapped', one, other)) continue;
    const second = draw(one, other).pick(answers);
    [answer.same, second.same] = [second.same, answer.same];
  }
  return { pairs: answers };
}

function answered({ knowledge, errs }: Coder, one: string, other: string): boolean {
  const [a, b] = [knowledge.claimOf(one), knowledge.claimOf(other)];
  const same = (a?.claim.id ?? one) === (b?.claim.id ?? other) && a?.denied === b?.denied;
  if (!same && errs('agreeing', one, other)) return true;
  if (a && a.claim.twin === b?.claim.id) return errs('opposites', one, other);
  return errs(same ? 'missed' : 'merged', one, other) ? !same : same;
}
