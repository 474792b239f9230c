import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface LargeProvider {
  /** Variables for `npm start`: its endpoint and the synthesizers. */
  readonly env: Record<string, string>;
  readonly stop: () => void;
}

/**
 * @param options.hugeModel sends 6 MB of text;
 * @param options.hostileModel sends what makes careless code slow
 */
export async function startLargeProvider(options: {
  readonly answerBytes: number;
  readonly hugeModel?: string | undefined;
  readonly hostileModel?: string | undefined;
}): Promise<LargeProvider> {
  const child = fork(new URL('./large-provider-main.ts', import.meta.url), {
    env: { ...process.env, LARGE_PROVIDER: JSON.stringify(options) },
    execArgv: [],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    env: {
      MODEL_GATEWAY_URL: `http://127.0.0.1:${port}/v1`,
      SYNTHESIZERS: 'simulator/synthesizer-north,simulator/synthesizer-south',
    },
    stop: () => child.disconnect(),
  };
}
