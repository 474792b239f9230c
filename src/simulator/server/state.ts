import { z } from 'zod';
import { type ArmedRule, arm, rulesSchema } from '../faults/faults.ts';
import { type CallLog, makeCallLog } from './call-log.ts';

/** A lognormal distribution; a median of 0 means no delay. */
export interface Latency {
  readonly medianMs: number;
  readonly sigma: number;
}

/** Settings that the control endpoint changes at run time. */
export interface SimulatorState {
  readonly seed: number;
  readonly calls: CallLog;
  rules: ArmedRule[];
  latency: Latency;
}

const latencySchema = z.strictObject({
  median_ms: z.number().min(0).max(600_000),
  sigma: z.number().min(0).max(5),
});

export function makeState(seed: number, latency: Latency, callLogFile: string | null): SimulatorState {
  return { seed, calls: makeCallLog(callLogFile), rules: [], latency };
}

export interface ControlReply {
  readonly status: number;
  readonly body: object;
}

/** Handles a request to the control endpoint. `start` is the latency that a reset restores. */
export function control(
  state: SimulatorState,
  start: Latency,
  request: { readonly method: string; readonly url: URL; readonly body: unknown },
): ControlReply {
  const { method, url, body } = request;
  switch (`${method} ${url.pathname}`) {
    case 'GET /control/calls':
      return ok({ calls: state.calls.list(url.searchParams.get('bodies') === '1') });
    case 'DELETE /control/calls':
      state.calls.clear();
      return ok({ calls: [] });
    case 'PUT /control/rules':
      return withBody(rulesSchema, body, ({ rules }) => {
        state.rules = arm(rules);
      });
    case 'PUT /control/latency':
      return withBody(latencySchema, body, ({ median_ms: medianMs, sigma }) => {
        state.latency = { medianMs, sigma };
      });
    case 'PUT /control/reset':
      state.rules = [];
      state.calls.clear();
      state.latency = start;
      return ok({ reset: true });
    default:
      return { status: 404, body: { error: { message: `no control at ${method} ${url.pathname}` } } };
  }
}

function withBody<T extends object>(
  schema: z.ZodType<T>,
  body: unknown,
  apply: (value: T) => void,
): ControlReply {
  const parsed = schema.safeParse(body);
  if (!parsed.success) return { status: 400, body: { error: { message: z.prettifyError(parsed.error) } } };
  apply(parsed.data);
  return ok(parsed.data);
}

function ok(body: object): ControlReply {
  return { status: 200, body };
}
