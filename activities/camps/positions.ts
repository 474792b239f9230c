import type { Queryable } from '../../src/db/pool.ts';
import type { ExtractedRef } from '../../src/domain/run/run-messages.ts';
import type { Position } from '../../src/stages/camps/find-camps.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadExtracted } from '../common/load-run.ts';

/** The positions of all responses under their aliases. */
export async function loadPositions(db: Queryable, known: ExtractedRef): Promise<Position[]> {
  const extracted = await inTurn(known.runId, () => loadExtracted(db, known));
  return extracted.map(({ alias, result }) => ({
    alias,
    position: result.position,
    recommendedOption: result.recommendedOption,
    cases: result.cases.map(({ when, option }) => ({ when, option })),
    figures: result.quantities.map(({ what, unit, answersQuestion }) => ({ what, unit, answersQuestion })),
  }));
}
