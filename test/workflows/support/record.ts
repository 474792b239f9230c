import assert from 'node:assert/strict';
import type { PanelRow } from '../../../src/db/panel-rows.ts';
import { readResult } from '../../../src/db/reports.ts';
import { readSettlement } from '../../../src/db/settlements.ts';
import { exactlyOne } from '../../../src/db/statement.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { worldOf } from '../../../src/simulator/models/worlds.ts';
import { simulatorSeed, standardPrompt, type TestService } from '../../harness/service.ts';
import type { SimulatorCall } from '../../harness/simulator-control.ts';
import { until } from '../../harness/until.ts';

// The state of a run in PostgreSQL and in the simulator's log, for assertions.

/** The ten models of the panel `wide`, to name those that should fail. */
export const wide = builtInCatalogue.curated.wide;

/** What a workflow knows once the whole panel has been read. */
export const allRead = { extracted: wide.length, labelled: wide.length };
export const consensus = builtInCatalogue.curated.consensus;

/** A panel of twenty in the place of `consensus`: its steps are the same at half of the cost. */
export const twenty = consensus.slice(0, 20);
export const twentyCatalogue = {
  ...builtInCatalogue,
  curated: { ...builtInCatalogue.curated, consensus: twenty },
};

/**
 * A panel of five in the place of `wide`, for what a panel of any size shows: a run costs two
 * thirds.
 */
export const five = wide.slice(0, 5);
export const fiveCatalogue = {
  ...builtInCatalogue,
  curated: { ...builtInCatalogue.curated, wide: five },
};

/** One model's row in a panel, with its text. */
export type Answer = PanelRow & { text: string | null };

/** The panel's rows by model id. */
export async function answersOf({ database }: TestService, runId: string): Promise<Map<string, Answer>> {
  const { rows } = await database.pool.query<Answer>(
    'select * from run_models where run_id = $1 order by model_id',
    [runId],
  );
  return new Map(rows.map((row) => [row.model_id, row]));
}

/** What these models answer to the usual question, in every run. */
export function plantedTexts(models: readonly string[]): Map<string, string> {
  const { answerOf } = worldOf(simulatorSeed, standardPrompt);
  return new Map(models.map((id) => [id, answerOf(id).text]));
}

/** Words of each answer of the panel `wide` that no other one has: they find its calls. */
export function ownWords(): string[] {
  const answers = [...plantedTexts(wide).values()];
  return answers.map((text) => {
    const lines = text.split(/[.!?]\s+|\n+/).filter((words) => words.length >= 30);
    const own = lines.find((words) => answers.filter((other) => other.includes(words)).length === 1);
    assert.ok(own, 'it says nothing of its own');
    return own;
  });
}

/** The delivered report; null if there is none. */
export async function reportOf({ database, workspace }: TestService, runId: string): Promise<Report | null> {
  const { report } = exactlyOne(await readResult(database.pool, runId, workspace.id));
  return report === null ? null : (JSON.parse(report) as Report);
}

/** How a run was settled, as "outcome reason"; null before. */
export async function settlementOf({ database }: TestService, runId: string): Promise<string | null> {
  const [row] = await readSettlement(database.pool, runId);
  return row ? `${row.outcome} ${row.reason}` : null;
}

/** The ledger entries of a run in the order written, as "kind credits". */
export async function ledgerOf({ database }: TestService, runId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select kind || ' ' || credits as line from ledger_entries where run_id = $1 order by id`,
    [runId],
  );
  return rows.map(({ line }) => line);
}

/** Waits until a call of the stage hangs, as a rule of the simulator makes it. */
export async function untilHung({ simulator }: TestService, stage: string): Promise<void> {
  await until(`a call of ${stage} hangs`, async () =>
    (await simulator.calls()).some((call) => call.stage === stage && call.status === 'hung'),
  );
}

/** Number of calls per model for a stage; `ask` is the panel's. */
export async function callsOf({ simulator }: TestService, stage = 'ask'): Promise<Map<string, number>> {
  return countBy(
    (await simulator.calls()).filter((call) => call.stage === stage),
    ({ model_id }) => model_id,
  );
}

/** How often each question of a stage that was answered was asked. */
export async function answersTo({ simulator }: TestService, stage: string): Promise<number[]> {
  const calls = (await simulator.calls(true)).filter((call) => call.stage === stage && call.status === 200);
  const question = ({ model_id, body }: SimulatorCall) => `${model_id} ${JSON.stringify(body?.messages)}`;
  return [...countBy(calls, question).values()];
}

export function countBy(
  calls: readonly SimulatorCall[],
  keyOf: (call: SimulatorCall) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const call of calls) counts.set(keyOf(call), (counts.get(keyOf(call)) ?? 0) + 1);
  return counts;
}

/** Rules that make every panel call of these models fail in this way. */
export function failing(models: readonly string[], fault: object): object[] {
  return models.map((model_id) => ({ model_id, stage: 'ask', fault }));
}

/** A failure that is final at the first try: the quickest way to a smaller panel. */
export const badRequest = { kind: 'status', status: 400 };
export const overloaded = { kind: 'status', status: 503 };
