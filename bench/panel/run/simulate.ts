import type { Pool } from '../../../src/db/pool.ts';
import { catalogueOf } from '../authors.ts';
import type { Errors } from '../coder/errors.ts';
import { type Knowledge, knowledgeOf } from '../coder/knowledge.ts';
import { simulatedSynthesizer } from '../coder/synthesizer.ts';
import { plantPanel } from '../plant.ts';
import { type Scores, scoresOf } from '../scores/score.ts';
import { runPanel } from './run-panel.ts';
import { thisThread } from './this-thread.ts';

/** One panel, ready to be synthesised repeatedly. */
export interface Bed {
  readonly size: number;
  readonly seed: number;
  readonly knowledge: Knowledge;
}

export function bedOf(size: number, seed: number): Bed {
  return { size, seed, knowledge: knowledgeOf(plantPanel(seed, catalogueOf(size).models)) };
}

/** Runs the service over a panel with synthesizers that err. @returns null where there was no report */
export async function simulate(
  db: Pool,
  { size, seed, knowledge }: Bed,
  errors: Omit<Errors, 'seed'>,
): Promise<Scores | null> {
  const synthesizer = simulatedSynthesizer(knowledge, { ...errors, seed });
  const report = await runPanel(db, {
    panel: knowledge.panel,
    catalogue: catalogueOf(size),
    synthesizers: ['bench/first', 'bench/second'],
    chat: synthesizer.chat,
    threads: thisThread,
  });
  return report && scoresOf(report, knowledge, synthesizer);
}
