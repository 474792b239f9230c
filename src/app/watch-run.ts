import type { Pool, Queryable } from '../db/pool.ts';
import { readUsualTimes } from '../db/run-list.ts';
import {
  countStepResults,
  listWatchedModels,
  type RunStateRow,
  readRunStates,
  type WatchedModel,
} from '../db/run-states.ts';
import type { RunRow } from '../db/runs.ts';
import { type SynthesisProgress, synthesisProgress } from '../domain/progress/synthesis-progress.ts';
import type { Caller } from './caller.ts';
import { usualOver } from './describe-panels.ts';

/** The states of runs whose callers have been shown to own them. */
export async function readStates(
  db: Queryable,
  runIds: string[],
  withSteps: string[],
): Promise<RunStateRow[]> {
  return await readRunStates(db, runIds, withSteps);
}

export interface Steps {
  /** Null unless the report is being made. */
  readonly synthesis: SynthesisProgress | null;
  /** Stored results, which only grow. */
  readonly results: number;
}

const noSteps: Steps = { synthesis: null, results: 0 };

/** How far the synthesis of a run is (R-U04). */
export async function readSteps(db: Queryable, run: RunRow): Promise<Steps> {
  if (run.status !== 'synthesizing') return noSteps;
  const rows = await countStepResults(db, run.id);
  const parts = Object.fromEntries(rows.map(({ step, parts: count }) => [step, count]));
  return {
    synthesis: synthesisProgress(parts, run.successful_models),
    results: rows.reduce((total, { results }) => total + results, 0),
  };
}

export interface WatchedPanel {
  readonly models: readonly (Omit<WatchedModel, 'beginning'> & { readonly firstSentence: string | null })[];
  /** Median of the last runs of the panel; null if none was completed yet. */
  readonly usualSeconds: number | null;
}

/** Enough for the longest sentence that one looks at in passing. */
const beginningCharacters = 400;

/**
 * Each model of a run with its state and the first sentence of its answer, and how long such runs
 * take (R-U04).
 */
export async function readWatchedPanel(db: Pool, caller: Caller, run: RunRow): Promise<WatchedPanel> {
  const [rows, times] = await Promise.all([
    listWatchedModels(db, run.id, caller.workspaceId, beginningCharacters),
    readUsualTimes(db, [run.panel], usualOver),
  ]);
  const models = rows.map(({ beginning, ...model }) => ({
    ...model,
    firstSentence: beginning === null ? null : firstSentence(beginning),
  }));
  return { models, usualSeconds: times[0]?.seconds ?? null };
}

/**
 * Only for people to look at in passing: sentences that anything rests on are split in
 * src/text/sentences.ts.
 */
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function firstSentence(beginning: string): string {
  const [first] = sentences.segment(beginning.trim());
  return first?.segment.trim() ?? '';
}
