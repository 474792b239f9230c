import type { StatementPair } from '../../src/stages/group/compare.ts';
import { identityOf } from '../../src/text/words.ts';
import { seedOf } from '../common/load-run.ts';
import { optionalPart } from '../common/patience.ts';
import { runStage } from '../common/run-stage.ts';
import type { Grouping } from './grouping.ts';

/**
 * Asks whether the statements of each pair say the same.
 * @param shard names round, batch and occasion
 * @param order the synthesizers to ask: the second one first, as for labels in doubt, and the first
 * one as its fallback
 * @returns an answer for each pair; none if no synthesizer could be asked, or none is to be asked.
 * `by` is the model that answered
 */
export async function askWhetherSame(
  { deps, run, denied, asks }: Grouping,
  pairs: readonly StatementPair[],
  shard: string,
  order: readonly (0 | 1)[] = [1, 0],
): Promise<{ readonly answers: readonly (boolean | null)[]; readonly by: readonly string[] }> {
  if (pairs.length === 0 || !asks) return { answers: [], by: [] };
  const answered = await runStage(deps, {
    runId: run.id,
    stage: 'group_compare',
    kind: 'group_compare',
    shard,
    input: () => ({
      ...{ seed: seedOf(run), question: run.prompt, pairs },
      denied: pairs
        .flatMap(({ one, other }) => [one, other])
        .filter((each) => denied.words.has(identityOf(each))),
    }),
    order: () => order,
    ...optionalPart,
  });
  return answered.ok ? { answers: answered.value, by: [answered.synthesizer] } : { answers: [], by: [] };
}
