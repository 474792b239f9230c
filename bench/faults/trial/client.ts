import { setTimeout as sleep } from 'node:timers/promises';

/** An answer of the api; null if none came: refused, cut off, or silent for too long. */
export interface Told {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly retryAfterMs: number;
}

interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Longer than the api waits for its database, so that its own refusals are seen too. */
const patienceMs = 8_000;
const pauseMs = 150;
/** Limits are by the minute. */
const longestWaitMs = 60_000;

/**
 * Sends requests one at a time, and again until the answer decides something. Not by src/client,
 * which hides the lost answers and refusals that a play judges.
 */
export interface Client {
  readonly once: (path: string, key: string, ask?: Ask) => Promise<Told | null>;
  /**
   * Repeats a request while no answer comes, or one that says "later" (429, 5xx).
   * @throws Error after `untilMs` (epoch milliseconds)
   */
  readonly insist: (path: string, key: string, untilMs: number, ask?: Ask) => Promise<Told>;
}

/** @param gate lets a request through, and knows how long it is under way */
export function clientOf(
  api: string,
  gate: <Result>(action: () => Promise<Result>) => Promise<Result>,
): Client {
  const once: Client['once'] = (path, key, ask) => gate(() => request(`${api}${path}`, key, ask));
  return {
    once,
    async insist(path, key, untilMs, ask) {
      for (;;) {
        const told = await once(path, key, ask);
        if (told && told.status !== 429 && told.status < 500) return told;
        if (told && told.retryAfterMs > longestWaitMs)
          throw new Error(`told to wait for ${told.retryAfterMs / 1_000} s`);
        if (Date.now() > untilMs)
          throw new Error(
            `${ask?.method ?? 'GET'} ${pathOnly(path)} brought only ${told?.status ?? 'silence'}`,
          );
        await sleep(Math.max(pauseMs, told?.retryAfterMs ?? 0));
      }
    },
  };
}

async function request(
  url: string,
  key: string,
  { method = 'GET', headers, body }: Ask = {},
): Promise<Told | null> {
  try {
    const response = await fetch(url, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const retryAfterMs = Number(response.headers.get('Retry-After') ?? 0) * 1_000;
    return { status: response.status, text, body: parsed(text), retryAfterMs };
  } catch {
    return null;
  }
}

function parsed(text: string): Told['body'] {
  try {
    return JSON.parse(text) as Told['body'];
  } catch {
    return {};
  }
}

/** Ids differ from play to play; a breach is named without them. */
const pathOnly = (path: string) => path.replace(/[0-9a-f-]{36}/g, '…').replace(/\?.*/, '');
