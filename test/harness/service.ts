import type { Client, WorkflowHandle } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { ActivityInterceptorsFactory, Worker } from '@temporalio/worker';
import pino, { type Logger } from 'pino';
import { makePlaces } from '../../activities/common/in-turn.ts';
import { makeSaving } from '../../activities/common/saving.ts';
import { type Activities, makeActivities } from '../../activities/index.ts';
import { createResearch } from '../../src/app/create-research.ts';
import { inProgress } from '../../src/db/in-progress.ts';
import { type RunRow, readRunUnscoped } from '../../src/db/runs.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import type { PanelId } from '../../src/domain/run/panels.ts';
import type { RunBudget } from '../../src/domain/run/run-messages.ts';
import { type SynthesizerPair, type Synthesizers, synthesizersBy } from '../../src/domain/run/synthesizer.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { type GatewayEndpoint, plainSettings } from '../../src/gateway/http/endpoint.ts';
import { makeBreakers } from '../../src/gateway/limits/breaker.ts';
import type { Hedges } from '../../src/gateway/limits/hedges.ts';
import { makeGateways } from '../../src/gateway/routing.ts';
import { type Simulator, startSimulator } from '../../src/simulator/server/server.ts';
import type { Threads } from '../../src/threads/pool.ts';
import { activityMessageInterceptors, unknownFieldsLogger } from '../../temporal/activity-messages.ts';
import { startResearch } from '../../temporal/client/client.ts';
import { createWorkers, synthesisPlaces } from '../../temporal/workers.ts';
import { workflowCode } from '../../temporal/workflow-bundle.ts';
import { assertInvariants } from '../support/database/invariants.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { createDeps, givePlace } from '../support/database/runs.ts';
import { makeWorkspace, type TestWorkspace } from '../support/http/api.ts';
import { realTime, strictWorkflowCode, timeSkipping } from '../support/temporal.ts';
import { sharedThreads } from '../support/threads.ts';
import { controlOf, type SimulatorControl } from './simulator-control.ts';

/**
 * A complete service without its HTTP edge: database, simulator, workers, and a Temporal server
 * that skips time.
 */
export interface TestService {
  readonly env: TestWorkflowEnvironment;
  readonly client: Client;
  readonly database: TestDatabase;
  readonly simulator: SimulatorControl;
  /** Resets the simulator, and lets the worker forget which synthesizers were away. */
  readonly reset: () => Promise<void>;
  readonly workspace: TestWorkspace;
  readonly workers: TestWorkers;
  /** The worker's activities, for calling a single one directly. */
  readonly activities: Activities;
  /** Accepts a question without starting its workflow. */
  readonly accept: (panel?: PanelId, prompt?: string, workspace?: TestWorkspace) => Promise<RunRow>;
  /** Starts the workflow of an accepted run. */
  readonly start: (run: RunRow) => Promise<WorkflowHandle>;
  /**
   * Accepts, starts, and waits until the workflow has ended.
   * @returns the run
   */
  readonly research: (panel?: PanelId, prompt?: string) => Promise<RunRow>;
  readonly read: (runId: string) => Promise<RunRow>;
  /** Stops everything and checks every invariant of the record. */
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions {
  readonly budget?: Partial<RunBudget>;
  readonly catalogue?: Catalogue;
  /** All of them lead to the same simulator, or to `baseUrlOf`. */
  readonly gateways?: readonly (Pick<GatewayEndpoint, 'name'> & Partial<GatewayEndpoint>)[];
  /** The synthesizers of a stage; default: the simulator's two. */
  readonly synthesizers?: Partial<Synthesizers>;
  /** Default: no call is made twice. */
  readonly hedges?: Hedges;
  /** Overrides of the service's limits. */
  readonly threads?: Threads;
  /** Called with an unknown field of a message: an error by default; production drops it. */
  readonly messages?: 'strict' | 'production';
  /** Replaces the check of the activities' messages. */
  readonly interceptor?: ActivityInterceptorsFactory;
  /** Where a gateway leads, given the simulator's base URL. */
  readonly baseUrlOf?: (gateway: string, simulator: string) => Promise<string>;
  /** The worker's log. */
  readonly log?: Logger;
  /** Uses Temporal's development server instead of the time-skipping one. */
  readonly realTime?: boolean;
}

/** The workers of a service, which can be stopped, as by a rolling restart, and started again. */
export interface TestWorkers {
  /** @param code another version of the workflows */
  readonly start: (code?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly running: () => readonly Worker[];
}

/**
 * Enough for an answering call on the busiest machine. Calls take real time, only waiting is
 * skipped: a test of hanging calls sets its own timeout.
 */
export const usualBudget: RunBudget = {
  modelTimeoutMs: 20_000,
  panelDeadlineMs: 480_000,
  panelPatienceMs: null,
  synthesisDeadlineMs: 900_000,
};

/** The simulator has a written topic for it. */
export const standardPrompt =
  'Should a small startup build its first product as a monolith or as microservices?';
export const simulatorSeed = 1;
let count = 0;

/**
 * A service for the tests of one describe block, or of one file. Use it inside the tests and hooks:
 * it exists once the first hook has run.
 */
export function serviceForFile(options: ServiceOptions = {}): TestService {
  const service = {} as TestService;
  before(async () => {
    Object.assign(service, await startService(options));
  });
  after(() => service.stop());
  return service;
}

export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const { env, release } = await (options.realTime ? realTime() : timeSkipping());
  const database = await freshDatabase();
  const db = database.pool;
  const simulator = await startSimulator({
    host: '127.0.0.1',
    port: 0,
    seed: simulatorSeed,
    latency: { medianMs: 0, sigma: 0 },
  });
  const budget = { ...usualBudget, ...options.budget };
  const endpoints = await endpointsOf(options, simulator);
  const gateways = makeGateways(endpoints, { timeoutMs: budget.modelTimeoutMs });
  const log = options.log ?? pino({ level: 'silent' });
  let breakerOf = makeBreakers();
  const control = controlOf(simulator.url);
  const activities = makeActivities({
    db,
    ...{ chat: gateways.chat, hasAnswered: gateways.hasAnswered },
    synthesizers: synthesizersBy((stage) => options.synthesizers?.[stage] ?? synthesizersOf(endpoints)),
    breakerOf: (synthesizer) => breakerOf(synthesizer),
    places: makePlaces(synthesisPlaces({ gateways: endpoints, synthesizers: synthesizersOf(endpoints) })),
    hedges: options.hedges ?? null,
    budget,
    saving: makeSaving(log),
    threads: options.threads ?? sharedThreads(),
    log,
  });
  const workers = workersOf(env, activities, endpoints, options, log);
  await workers.start();
  const workspace = await makeWorkspace(db, `service-${++count}`, 10_000);
  const accept = accepter(db, workspace, options.catalogue ?? builtInCatalogue);
  const start: TestService['start'] = async (run) => {
    await givePlace(db, run.id);
    await startResearch(env.client, { runId: run.id, workspaceId: run.workspace_id, panel: run.panel });
    return env.client.workflow.getHandle(researchWorkflowId(run.id));
  };
  const read: TestService['read'] = async (runId) => exactlyOne(await readRunUnscoped(db, runId));
  return {
    env,
    client: env.client,
    database,
    simulator: control,
    async reset() {
      await control.reset();
      breakerOf = makeBreakers();
    },
    workspace,
    workers,
    activities,
    accept,
    start,
    read,
    async research(panel, question) {
      const run = await accept(panel, question);
      const handle = await start(run);
      await handle.result();
      return await read(run.id);
    },
    async stop() {
      await terminateLeft(env, database);
      await workers.stop();
      await gateways.close();
      await simulator.stop();
      await assertInvariants(db);
      await database.drop();
      await release();
    },
  };
}

/** Each at the gateway of its name, if there is one. */
function synthesizersOf(gateways: readonly GatewayEndpoint[]): SynthesizerPair {
  const named = (name: string) => (gateways.some((gateway) => gateway.name === name) ? name : 'default');
  return [
    { modelId: 'simulator/synthesizer-north', gateway: named('north') },
    { modelId: 'simulator/synthesizer-south', gateway: named('south') },
  ];
}

async function endpointsOf(
  { gateways, baseUrlOf }: ServiceOptions,
  simulator: Simulator,
): Promise<GatewayEndpoint[]> {
  const own = `${simulator.url}/v1`;
  return await Promise.all(
    (gateways ?? [{ name: 'default' }]).map(async (gateway) => ({
      baseUrl: (await baseUrlOf?.(gateway.name, own)) ?? own,
      ...{ apiKey: null, concurrency: 400, callsPerMinute: null, ...plainSettings, models: {} },
      ...gateway,
    })),
  );
}

function accepter(
  db: TestDatabase['pool'],
  workspace: TestWorkspace,
  catalogue: Catalogue,
): TestService['accept'] {
  return async (panel = 'wide', prompt = standardPrompt, { id } = workspace) => {
    const caller = { keyId: null, workspaceId: id };
    const request = { idempotencyKey: `k${++count}`, prompt, panel, source: 'api' } as const;
    return (await createResearch(createDeps(db, catalogue), caller, request)).run;
  };
}

function workersOf(
  env: TestWorkflowEnvironment,
  activities: Activities,
  gateways: readonly GatewayEndpoint[],
  { messages = 'strict', interceptor }: ServiceOptions,
  log: Logger,
): TestWorkers {
  let workers: Worker[] = [];
  let running: Promise<unknown> = Promise.resolve();
  return {
    running: () => workers,
    async start(code) {
      workers = await createWorkers({
        connection: env.nativeConnection,
        namespace: env.namespace ?? 'default',
        activities,
        messages:
          interceptor ??
          activityMessageInterceptors(log, messages === 'strict' ? refuseUnknown : unknownFieldsLogger(log)),
        code: code ?? (await (messages === 'strict' ? strictWorkflowCode() : workflowCode())),
        gateways,
        synthesizers: synthesizersOf(gateways),
        graceMs: 0,
        processes: 1,
      });
      running = Promise.all(workers.map((worker) => worker.run()));
    },
    async stop() {
      for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
      await running;
      workers = [];
    },
  };
}

/** In tests, an unknown field is an error. */
function refuseUnknown(what: string, places: string): never {
  throw ApplicationFailure.nonRetryable(`${what} holds what it must not: ${places}`, 'message_refused');
}

/** Otherwise the next service on this server would pick up what a failed test left running. */
async function terminateLeft(env: TestWorkflowEnvironment, { pool }: TestDatabase): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`select id from runs where status in (${inProgress})`);
  for (const { id } of rows)
    await env.client.workflow
      .getHandle(researchWorkflowId(id))
      .terminate()
      .catch(() => undefined);
}
