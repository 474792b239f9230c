import { ApplicationFailure } from '@temporalio/activity';
import { listArtifacts } from '../../src/db/artifacts.ts';
import {
  listNames,
  type PanelRow,
  readAnswerText,
  readPanel,
  readTextsAfter,
} from '../../src/db/panel-rows.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { type RunRow, readRunUnscoped } from '../../src/db/runs.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import { isInProgress } from '../../src/domain/run/run-state.ts';
import type { Extraction } from '../../src/synthesis/extract/extract-claims.ts';
import type { ResponseInput } from '../../src/threads/jobs/response.ts';
import type { StoredText } from '../../src/threads/jobs/texts.ts';
import type { ExtractionArtifact } from './artifact-bodies.ts';
import { artifactKinds } from './artifact-kinds.ts';

/** The common input of every synthesis call of a run. */
export interface RunMaterial {
  readonly run: RunRow;
  readonly question: string;
  /** Seed from which the run's aliases, fences and shuffles are derived. */
  readonly seed: string;
}

/** @throws ApplicationFailure `run_ended` if the run has been settled: no more calls may be paid for */
export async function loadRun(db: Queryable, runId: string): Promise<RunMaterial> {
  const run = exactlyOne(await readRunUnscoped(db, runId));
  if (!isInProgress(run.status)) throw ApplicationFailure.nonRetryable(`run ${runId} has ended`, 'run_ended');
  return { run, question: run.prompt, seed: run.alias_seed.toString('hex') };
}

/**
 * One response with what is needed to prepare it for a synthesizer; empty if it has no text. Large: do not keep it.
 */
export async function loadResponse(
  db: Queryable,
  { run, question }: RunMaterial,
  modelId: string,
): Promise<ResponseInput[]> {
  const { text } = exactlyOne(await readAnswerText(db, run.id, modelId));
  if (text === null) return [];
  const rows = await listNames(db, run.id);
  const names = rows.flatMap((row) => [row.model_id, row.display_name, row.family, row.lab_name]);
  return [{ text, question, names }];
}

/** The responses from which claims were extracted. */
export interface ReadPanel extends RunMaterial {
  readonly rows: readonly PanelRow[];
  readonly reads: ReadonlyMap<string, ExtractionArtifact>;
  readonly readings: readonly { readonly modelId: string; readonly result: Extraction }[];
}

/** @throws ApplicationFailure `synthesis_failed` if there are none */
export async function loadReadPanel(db: Queryable, runId: string): Promise<ReadPanel> {
  const material = await loadRun(db, runId);
  const rows = await readPanel(db, runId);
  const reads = new Map(
    (await listArtifacts(db, runId, artifactKinds.extract)).map(({ shard, body }) => [
      shard,
      body as ExtractionArtifact,
    ]),
  );
  const readings = rows.flatMap(({ model_id, text_characters }) => {
    const artifact = reads.get(model_id);
    return text_characters !== null && artifact?.ok ? [{ modelId: model_id, result: artifact.value }] : [];
  });
  if (readings.length === 0)
    throw ApplicationFailure.nonRetryable('no response could be read', 'synthesis_failed');
  return { ...material, rows, reads, readings };
}

/** Eight texts of the largest size are 2 MiB: little memory, and few round trips per panel. */
const textsPerPage = 8;

/** Every stored text of a run, page by page, for jobs that process all of them. */
export async function* textPages(db: Queryable, runId: string): AsyncGenerator<readonly StoredText[]> {
  for (let after = ''; ; ) {
    const page = await readTextsAfter(db, runId, after, textsPerPage);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.modelId;
  }
}
