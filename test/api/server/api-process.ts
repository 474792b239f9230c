import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../harness/free-ports.ts';

/** `node api/main.ts`, as an operator would run it. */
export interface ApiProcess {
  readonly url: string;
  readonly adminUrl: string;
  readonly process: ChildProcess;
  /** Lines of its log, as objects. */
  readonly logged: () => Record<string, unknown>[];
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
}

/** @param env such as DATABASE_URL; Temporal is unreachable by default */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const [port, adminPort] = await freePorts(2);
  const child = spawn(process.execPath, ['api/main.ts'], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env: {
      ...process.env,
      PORT: `${port}`,
      ADMIN_PORT: `${adminPort}`,
      TEMPORAL_ADDRESS: '127.0.0.1:9',
      API_STOP_DELAY_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await Promise.race([once(child, 'message'), ended]);
  child.disconnect?.();
  return {
    url: `http://127.0.0.1:${env.PORT ?? port}`,
    adminUrl: `http://127.0.0.1:${env.ADMIN_PORT ?? adminPort}`,
    process: child,
    logged: () =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    ended,
  };
}

/** The answer on the operator's port: status and text. */
export async function health({ adminUrl }: ApiProcess, what: 'live' | 'ready'): Promise<string> {
  const response = await fetch(`${adminUrl}/health/${what}`, { headers: { Connection: 'close' } });
  return `${response.status} ${(await response.text()).trim()}`;
}
