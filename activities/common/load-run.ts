import { ApplicationFailure } from '@temporalio/activity';
import { LRUCache } from 'lru-cache';
import { type PanelRow, readPanel, readPanelNames, readResponses } from '../../src/db/panel-rows.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { readRunUnscoped, type SeededRunRow } from '../../src/db/runs.ts';
import { BrokenRecord, exactlyOne } from '../../src/db/statement.ts';
import { modelNames } from '../../src/domain/catalogue/model-names.ts';
import { type ExtractedRef, runEnded } from '../../src/domain/run/run-messages.ts';
import { isInProgress } from '../../src/domain/run/run-state.ts';
import { aliasesOf } from '../../src/prepare/aliases.ts';
import type { Extraction } from '../../src/stages/extract/extract-claims.ts';
import type { ResponseInput } from '../../src/stages/job/job.ts';
import type { ExtractionArtifact } from '../artifacts/artifact-bodies.ts';
import { loadArtifacts } from '../artifacts/load-artifacts.ts';

/**
 * @throws ApplicationFailure `run_ended` if the run has been settled: no more calls may be paid for
 */
export async function loadRun(db: Queryable, runId: string): Promise<SeededRunRow> {
  const run = exactlyOne(await readRunUnscoped(db, runId));
  if (!isInProgress(run.status)) throw ApplicationFailure.nonRetryable(`run ${runId} has ended`, runEnded);
  return run;
}

/** The seed from which the run's aliases, fences and shuffles are derived. */
export function seedOf({ alias_seed: seed }: SeededRunRow): string {
  return seed.toString('hex');
}

/**
 * One response with what is needed to prepare it for a synthesizer; null if it has no text. Large:
 * do not keep it.
 */
export async function loadResponse(
  db: Queryable,
  run: SeededRunRow,
  modelId: string,
): Promise<ResponseInput | null> {
  return (await loadResponses(db, run, [modelId])).get(modelId) ?? null;
}

/**
 * Several of them at once, by model, without those that have no text.
 * @param maxCharacters longest text that is wanted, in code points; default: any
 */
export async function loadResponses(
  db: Queryable,
  run: SeededRunRow,
  modelIds: readonly string[],
  maxCharacters: number | null = null,
): Promise<ReadonlyMap<string, ResponseInput>> {
  const { texts } = exactlyOne(await readResponses(db, run.id, modelIds, maxCharacters));
  const known = { names: await loadNames(db, run.id), question: run.prompt, seed: seedOf(run) };
  return new Map(Object.entries(texts ?? {}).map(([modelId, text]) => [modelId, { text, ...known }]));
}

/**
 * Our choice: the runs that a worker has at once. Those of the largest panel have 688 names each.
 */
const namesKept = new LRUCache<string, readonly string[]>({ max: 100 });

/**
 * Read once for each run: every step about a response needs them.
 * @throws BrokenRecord if the panel is not stored: without names, no text could be masked
 */
export async function loadNames(db: Queryable, runId: string): Promise<readonly string[]> {
  const kept = namesKept.get(runId);
  if (kept) return kept;
  const names = modelNames(await readPanelNames(db, runId));
  if (names.length === 0) throw new BrokenRecord(`the panel of ${runId} is not stored`);
  namesKept.set(runId, names);
  return names;
}

export interface Extracted {
  readonly modelId: string;
  readonly alias: string;
  /** Model id of the synthesizer. */
  readonly by: string;
  readonly result: Extraction;
}

/**
 * The responses from which claims were extracted, in the order of the panel.
 * @throws BrokenRecord if there are fewer than the workflow knows of
 */
export async function loadExtracted(
  db: Queryable,
  { runId, extracted: known }: ExtractedRef,
): Promise<Extracted[]> {
  const extractions = await loadArtifacts(db, runId, 'extract');
  const extracted = extractedIn(await readPanel(db, runId), extractions);
  if (extracted.length < known)
    throw new BrokenRecord(`${extracted.length} of ${known} extractions are stored`);
  return extracted;
}

export function extractedIn(
  rows: readonly PanelRow[],
  extractions: ReadonlyMap<string, ExtractionArtifact>,
): Extracted[] {
  const aliases = aliasesOf(rows);
  return rows.flatMap(({ model_id: modelId }) => {
    const [alias, artifact] = [aliases.get(modelId), extractions.get(modelId)];
    return alias !== undefined && artifact?.ok
      ? [{ modelId, alias, by: artifact.synthesizer, result: artifact.value }]
      : [];
  });
}
