import type { Pool } from '../../../src/db/pool.ts';
import { plantPanel } from '../../../src/simulator/world/plant.ts';
import type { PanelKind } from '../../../src/simulator/world/street/asked.ts';
import { streetSetting } from '../../../src/simulator/world/street/street.ts';
import type { Knowledge } from '../../../src/stages/play/knowledge.ts';
import { catalogueOf } from '../authors.ts';
import { coders, type Errors } from '../coder/errors.ts';
import { knowledgeOf } from '../coder/knowledge.ts';
import { simulatedSynthesizer } from '../coder/synthesizer.ts';
import { floorOf } from '../scores/floor.ts';
import { type Scores, scoresOf } from '../scores/score.ts';
import { auditProblems } from './audit-problems.ts';
import { runPanel } from './run-panel.ts';
import { thisThread } from './this-thread.ts';

/** One panel, ready to be synthesised repeatedly. */
export interface Bed {
  readonly size: number;
  readonly seed: number;
  readonly knowledge: Knowledge;
}

/** @param kind of question; unless given, depends on the seed */
export function bedOf(size: number, seed: number, kind?: PanelKind): Bed {
  return {
    size,
    seed,
    knowledge: knowledgeOf(plantPanel(streetSetting(seed, kind), catalogueOf(size).models)),
  };
}

/**
 * Runs the service over a panel with synthesizers that err.
 * @returns null where there was no report
 */
export async function simulate(
  db: Pool,
  { size, seed, knowledge }: Bed,
  errors: Omit<Errors, 'seed'>,
): Promise<Scores | null> {
  const synthesizer = simulatedSynthesizer(knowledge, { ...errors, seed });
  const report = await runPanel(db, {
    panel: knowledge.panel,
    catalogue: catalogueOf(size),
    synthesizers: coders,
    chat: synthesizer.chat,
    threads: thisThread,
  });
  if (!report) return null;
  return {
    ...scoresOf(report, knowledge, synthesizer, await auditProblems(db, report)),
    floor: floorOf(knowledge, { ...errors, seed }, coders, report.evidence),
  };
}
