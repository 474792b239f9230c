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

/** What every call of a run's synthesis starts from. */
export interface RunMaterial {
  readonly run: RunRow;
  readonly question: string;
  /** Aliases, fences and shuffles of the run are derived from it. */
  readonly seed: string;
}

/** @throws ApplicationFailure `run_ended` where the run was settled meanwhile: no call is to be paid for it */
export async function loadRun(db: Queryable, runId: string): Promise<RunMaterial> {
  const run = exactlyOne(await readRunUnscoped(db, runId));
  if (!isInProgress(run.status)) throw ApplicationFailure.nonRetryable(`run ${runId} has ended`, 'run_ended');
  return { run, question: run.prompt, seed: run.alias_seed.toString('hex') };
}

/** One response with what makes it ready for a synthesizer; empty where there is no text. Large: not to be kept. */
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

/** The responses that were read. */
export interface ReadPanel extends RunMaterial {
  readonly rows: readonly PanelRow[];
  readonly reads: ReadonlyMap<string, ExtractionArtifact>;
  readonly readings: readonly { readonly modelId: string; readonly result: Extraction }[];
}

/** @throws ApplicationFailure `synthesis_failed` where nothing was read */
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

/** Eight of the largest texts are 2 MiB: nothing to hold, and few round trips for a panel. */
const textsPerPage = 8;

/** Every stored text of a run, page by page, for a job that works through all of them. */
export async function* textPages(db: Queryable, runId: string): AsyncGenerator<readonly StoredText[]> {
  for (let after = ''; ; ) {
    const page = await readTextsAfter(db, runId, after, textsPerPage);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.modelId;
  }
}
