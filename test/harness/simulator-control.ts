export interface SimulatorCall {
  readonly model_id: string;
  readonly stage: string;
  /** Identifies its task; null for a panel model. */
  readonly shard: string | null;
  readonly status: number | string;
  /** Epoch milliseconds; null during the call. */
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly body?: { messages: { role: string; content: string }[] } & Record<string, unknown>;
}

export interface SimulatorControl {
  readonly url: string;
  readonly rules: (rules: readonly object[]) => Promise<void>;
  /** The duration of every call. */
  readonly latency: (ms: number) => Promise<void>;
  readonly calls: (withBodies?: boolean) => Promise<SimulatorCall[]>;
  readonly reset: () => Promise<void>;
}

/** A running simulator, steered over HTTP as a test steers it. */
export function controlOf(url: string): SimulatorControl {
  const put = async (path: string, body: object) => {
    const response = await fetch(`${url}/control/${path}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`the simulator refused ${path}: ${await response.text()}`);
  };
  return {
    url,
    rules: (rules) => put('rules', { rules }),
    latency: (ms) => put('latency', { median_ms: ms, sigma: 0 }),
    reset: () => put('reset', {}),
    async calls(withBodies = false) {
      const response = await fetch(`${url}/control/calls${withBodies ? '?bodies=1' : ''}`);
      return ((await response.json()) as { calls: SimulatorCall[] }).calls;
    },
  };
}
