import { ApplicationFailure } from '@temporalio/activity';
import { listNames, type PanelRow, readPanel } from '../src/db/answers.ts';
import { listArtifacts } from '../src/db/artifacts.ts';
import type { Queryable } from '../src/db/pool.ts';
import { type RunRow, readAnyRun } from '../src/db/runs.ts';
import { only } from '../src/db/statement.ts';
import { makeAliases } from '../src/synthesis/aliases.ts';
import { type CopyIndex, indexForCopies } from '../src/synthesis/copied-words.ts';
import { type KnownNames, prepareNames } from '../src/synthesis/known-names.ts';
import type { ReadResult } from '../src/synthesis/read.ts';
import type { ReadArtifact } from './artifact-bodies.ts';
import { readStage } from './stages.ts';

/** What every call of a run's synthesis starts from. */
export interface RunMaterial {
  readonly run: RunRow;
  readonly question: string;
  /** Aliases, fences and shuffles of the run are derived from it. */
  readonly seed: string;
}

export async function loadRun(db: Queryable, runId: string): Promise<RunMaterial> {
  const run = only(await readAnyRun(db, runId));
  return { run, question: run.prompt, seed: run.alias_seed.toString('hex') };
}

/** Every name by which a response could give its author away, of the whole panel. */
export async function loadNames(db: Queryable, { run, question }: RunMaterial): Promise<KnownNames> {
  const rows = await listNames(db, run.id);
  const names = rows.flatMap(({ model_id, display_name, family, lab_name }) => [
    model_id,
    display_name,
    family,
    lab_name,
  ]);
  return prepareNames(names, question);
}

/** The responses that were read, each under its alias. */
export interface ReadPanel extends RunMaterial {
  readonly rows: readonly PanelRow[];
  readonly readings: readonly {
    readonly modelId: string;
    readonly alias: string;
    readonly result: ReadResult;
  }[];
}

/** Finds words that a text took over from a response. Large: made where it is needed, and not kept. */
export function indexCopies({ rows, question }: ReadPanel): CopyIndex {
  return indexForCopies(
    rows.flatMap(({ text }) => text ?? []),
    [question],
  );
}

/** @throws ApplicationFailure `synthesis_failed` where nothing was read */
export async function loadReadPanel(db: Queryable, runId: string): Promise<ReadPanel> {
  const material = await loadRun(db, runId);
  const rows = await readPanel(db, runId);
  const read = new Map(
    (await listArtifacts(db, runId, readStage)).map(({ shard, body }) => [shard, body as ReadArtifact]),
  );
  const answered = rows.flatMap(({ model_id, text }) => {
    const artifact = read.get(model_id);
    return text !== null && artifact?.ok ? [{ modelId: model_id, text, result: artifact.value }] : [];
  });
  if (answered.length === 0)
    throw ApplicationFailure.nonRetryable('no response could be read', 'synthesis_failed');
  const aliases = makeAliases(
    material.seed,
    answered.map(({ text }) => text),
  );
  return {
    ...material,
    rows,
    readings: answered.map(({ modelId, result }, index) => ({
      modelId,
      result,
      alias: aliases[index] ?? '',
    })),
  };
}
