import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { heapLimits } from '../../src/embedded/services/node-processes.ts';
import { freePorts } from '../../test/harness/free-ports.ts';

/** The api as it is run in production, with only PostgreSQL beside it. */
export interface AttackedApi {
  readonly url: string;
  /** Starts or stops reading its log. */
  readonly readLog: (whether: boolean) => void;
  /** Peak memory since the last call, in MB. */
  readonly peakMb: () => number;
  readonly hasEnded: () => boolean;
  readonly stop: () => Promise<void>;
}

export async function startAttackedApi(databaseUrl: string): Promise<AttackedApi> {
  const [port, adminPort] = await freePorts(2);
  const child = spawn(process.execPath, [...heapLimits.api, 'api/main.ts'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: {
      ...process.env,
      LOG_LEVEL: 'info',
      DATABASE_URL: databaseUrl,
      TEMPORAL_ADDRESS: '127.0.0.1:9',
      PORT: `${port}`,
      ADMIN_PORT: `${adminPort}`,
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  child.stdout?.resume();
  await once(child, 'message');
  let peakKb = 0;
  const watch = setInterval(() => {
    peakKb = Math.max(peakKb, residentKb(child));
  }, 100);
  return {
    url: `http://127.0.0.1:${port}`,
    readLog: (whether) => void (whether ? child.stdout?.resume() : child.stdout?.pause()),
    peakMb() {
      const peak = Math.round(peakKb / 1024);
      peakKb = 0;
      return peak;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      clearInterval(watch);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function residentKb({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // It has ended.
  }
}
