import { randomUUID } from 'node:crypto';
import pino from 'pino';
import type { ActivityDeps } from '../../../activities/common/deps.ts';
import { makePlaces } from '../../../activities/common/in-turn.ts';
import { makeSaving } from '../../../activities/common/saving.ts';
import { makeActivities } from '../../../activities/index.ts';
import { createResearch } from '../../../src/app/create-research.ts';
import { createWorkspace } from '../../../src/app/create-workspace.ts';
import type { Pool } from '../../../src/db/pool.ts';
import { readResult } from '../../../src/db/reports.ts';
import { exactlyOne } from '../../../src/db/statement.ts';
import type { Catalogue } from '../../../src/domain/catalogue/catalogue.ts';
import type { ChatReply, ChatRequest } from '../../../src/domain/run/chat.ts';
import { synthesizersBy } from '../../../src/domain/run/synthesizer.ts';
import { makeBreakers } from '../../../src/gateway/limits/breaker.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import type { PlantedPanel } from '../../../src/stages/play/truth.ts';
import type { Threads } from '../../../src/threads/pool.ts';
import { answerWith } from '../../../test/support/chat.ts';
import { createDeps, givePlace } from '../../../test/support/database/runs.ts';
import { runWorkflow } from './workflows.ts';

type Ask = (request: ChatRequest, signal: AbortSignal) => Promise<ChatReply>;

interface PanelRun {
  readonly panel: PlantedPanel;
  readonly catalogue: Catalogue;
  readonly synthesizers: readonly [string, string];
  /** Asks a synthesizer. */
  readonly chat: Ask;
  /** Asks a model of the panel; if there is none, its planted text is the answer at once. */
  readonly askModel?: Ask;
  readonly threads: Threads;
}

/**
 * Runs the whole service over a planted panel: workflow, activities and database. Only the models
 * behind the gateway are simulated, and there is no Temporal server.
 * @param db may serve several runs at once
 * @returns the delivered report; null if the run ended without one
 */
export async function runPanel(db: Pool, input: PanelRun): Promise<Report | null> {
  const workspaceId = await createWorkspace(db, {
    name: randomUUID(),
    plan: 'bench',
    monthlyCreditGrant: 0,
    firstCredits: 1_000,
  });
  if (!workspaceId) throw new Error('there is no workspace');
  const runId = await acceptRun(db, workspaceId, input);
  await givePlace(db, runId);
  const broken: unknown[] = [];
  const chat: PanelRun['chat'] = (request, signal) =>
    input.chat(request, signal).catch((error: unknown) => {
      broken.push(error);
      throw error;
    });
  await runWorkflow(makeActivities(depsOf(db, { ...input, chat })), runId);
  // A failed step leaves a report that says so. An error of the bench itself must not be mistaken
  // for one.
  if (broken.length > 0) throw broken[0];
  const { report } = exactlyOne(await readResult(db, runId, workspaceId));
  return report === null ? null : (JSON.parse(report) as Report);
}

async function acceptRun(db: Pool, workspaceId: string, { panel, catalogue }: PanelRun): Promise<string> {
  const { run } = await createResearch(
    createDeps(db, catalogue),
    { keyId: null, workspaceId },
    { idempotencyKey: 'panel', prompt: panel.question, panel: 'service', source: 'api' },
  );
  // The run's secret is random, but results of a bench must be reproducible.
  const seed = Buffer.alloc(32, panel.seed % 256);
  await db.query('update runs set alias_seed = $2 where id = $1', [run.id, seed]);
  return run.id;
}

function depsOf(db: Pool, { panel, synthesizers, chat, askModel, threads }: PanelRun): ActivityDeps {
  const textOf = new Map(panel.answers.map(({ modelId, text }) => [modelId, text]));
  const planted: Ask = async ({ modelId }) =>
    answerWith({ text: textOf.get(modelId) ?? '', simulated: true });
  const [first, second] = synthesizers;
  return {
    db,
    hasAnswered: () => true,
    chat: async (_gateway, line, request, signal) =>
      await (line === 'panel' ? (askModel ?? planted) : chat)(request, signal),
    synthesizers: synthesizersBy(() => [
      { modelId: first, gateway: 'default' },
      { modelId: second, gateway: 'default' },
    ]),
    breakerOf: makeBreakers(),
    places: makePlaces(Number.POSITIVE_INFINITY),
    hedges: null,
    budget: {
      modelTimeoutMs: 120_000,
      panelDeadlineMs: 480_000,
      panelPatienceMs: null,
      synthesisDeadlineMs: 900_000,
    },
    saving: makeSaving(pino({ level: 'silent' })),
    threads,
    log: pino({ level: 'silent' }),
  };
}
