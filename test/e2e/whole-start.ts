import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { nodeEnvironment } from '../../src/config/passed-on.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { until } from '../harness/until.ts';

/** A running `npm start`, with everything that it prints. */
export interface RunningStart {
  readonly api: string;
  readonly temporalAddress: string;
  readonly printed: () => string;
  /** By process name, including `start` itself. */
  readonly pids: () => Record<string, number>;
  /** Cancels the workflow of a run as soon as it exists. */
  readonly cancel: (runId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startService(
  env: Record<string, string> & { DATA_DIR: string },
): Promise<RunningStart> {
  const child = spawn(process.execPath, ['src/embedded/main.ts'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...nodeEnvironment(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'exit');
  const runs = (): boolean => {
    if (child.exitCode !== null) throw new Error('it ended');
    return printed.includes('Everything runs');
  };
  await until('everything runs', runs, 60_000).catch(async (error) => {
    child.kill('SIGTERM'); // No other code knows of it yet.
    await ended;
    throw new Error(`${error.message}: ${printed}`);
  });
  const temporalAddress = `127.0.0.1:${env.TEMPORAL_PORT}`;
  return {
    api: `http://127.0.0.1:${env.PORT}`,
    temporalAddress,
    printed: () => printed,
    pids: () => ({ start: child.pid ?? 0, ...childPids(env.DATA_DIR) }),
    async cancel(runId) {
      const connection = await Connection.connect({ address: temporalAddress });
      const handle = new Client({ connection }).workflow.getHandle(`${researchWorkflowId(runId)}/panel`);
      const isThere = () =>
        handle.describe().then(
          () => true,
          () => false,
        );
      await until('the panel is asked', isThere, 20_000);
      await new Client({ connection }).workflow.getHandle(researchWorkflowId(runId)).cancel();
      await connection.close();
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function childPids(dataDir: string): Record<string, number> {
  const folder = join(dataDir, 'run', 'children');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { pid: number }).pid,
    ]),
  );
}
