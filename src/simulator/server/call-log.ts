import { appendFileSync } from 'node:fs';
import type { CallNames } from './call-names.ts';

/**
 * A call as the control endpoint returns it. Times are epoch milliseconds; `ended_at` is null
 * during the call.
 */
export interface Call extends CallNames {
  readonly seq: number;
  readonly model_id: string;
  readonly stage: string;
  status: number | 'aborted' | 'hung';
  readonly planned_latency_ms: number;
  readonly started_at: number;
  ended_at: number | null;
  readonly fault: string | null;
}

export interface CallLog {
  /**
   * Records a call. Its line is written to the file, if there is one, at once, so that it survives
   * a kill.
   */
  add(call: Omit<Call, 'seq'>, body: string): Call;
  list(withBodies: boolean): object[];
  clear(): void;
}

/** Our choices: enough for a long test run, with bounded memory. */
const callsKept = 20_000;
const bodiesKept = 500;
const bodyCharactersKept = 64_000_000;

/** A bounded log of calls. Bodies hold prompts, so they stay in memory and never reach the file. */
export function makeCallLog(file: string | null): CallLog {
  let calls: Call[] = [];
  let seq = 0;
  let bodyCharacters = 0;
  const bodies = new Map<number, string>();

  function keepBody(key: number, body: string): void {
    bodies.set(key, body);
    bodyCharacters += body.length;
    for (const [oldest, old] of bodies) {
      if (bodies.size <= bodiesKept && bodyCharacters <= bodyCharactersKept) break;
      bodies.delete(oldest);
      bodyCharacters -= old.length;
    }
  }

  return {
    add(fields, body) {
      const call: Call = { seq: ++seq, ...fields };
      calls.push(call);
      // Remove entries in batches: removing one per call would move 20,000 entries each time.
      if (calls.length > callsKept * 1.1) calls = calls.slice(-callsKept);
      keepBody(call.seq, body);
      if (file !== null) appendFileSync(file, `${JSON.stringify(call)}\n`);
      return call;
    },
    list(withBodies) {
      const kept = calls.slice(-callsKept);
      if (!withBodies) return kept;
      return kept.map((call) => {
        const body = bodies.get(call.seq);
        return body === undefined ? call : { ...call, body: JSON.parse(body) as unknown };
      });
    },
    clear() {
      calls = [];
      bodies.clear();
      bodyCharacters = 0;
    },
  };
}
