import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtInCatalogue } from '../domain/catalogue/built-in.ts';
import { callNames } from './call-names.ts';
import { type CompletionRequest, completionBody, requestSchema, stageOf } from './completion.ts';
import { deliver } from './deliver.ts';
import { type Fault, strike } from './faults.ts';
import { HttpFailure, parseJson, readBody, sendJson } from './http.ts';
import { lognormal } from './random.ts';
import { control, type Latency, makeState, type SimulatorState } from './state.ts';
import { UnusableTask } from './synthesizer/materials.ts';
import { isStage, synthesizers } from './synthesizer/play.ts';

export interface SimulatorOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly seed: number;
  readonly latency: Latency;
  /** Every call is appended to it as one line of JSON, without its body. */
  readonly callLogFile?: string;
}

export interface Simulator {
  /** Without `/v1`. */
  readonly url: string;
  readonly port: number;
  /** Ends every open connection at once. */
  stop(): Promise<void>;
}

/**
 * Start a server that speaks like an OpenAI-compatible gateway and answers for every model.
 * @throws when the port is taken
 */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const state = makeState(options.seed, options.latency, options.callLogFile ?? null);
  const server = createServer((request, response) => {
    // A client that goes away is an ordinary event here; without a listener its error would end the process.
    response.on('error', () => {});
    answer(state, options.latency, request, response).catch((error: unknown) => fail(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  state: SimulatorState,
  startLatency: Latency,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const startedAt = now();
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', 'http://simulator');
  const text = await readBody(request);
  if (url.pathname.startsWith('/control/')) {
    const body = text === '' ? null : parseJson(text);
    const reply = control(state, startLatency, { method, url, body });
    sendJson(response, reply.status, reply.body);
  } else if (method === 'GET' && url.pathname === '/v1/models') {
    sendJson(response, 200, modelList());
  } else if (method === 'POST' && url.pathname === '/v1/chat/completions') {
    await complete(state, text, startedAt, response);
  } else {
    throw new HttpFailure(404, `There is nothing at ${method} ${url.pathname}.`, 'not_found');
  }
}

/** One completion: draw its fault and its latency, wait, send, keep in the log what became of it. */
async function complete(
  state: SimulatorState,
  text: string,
  startedAt: number,
  response: ServerResponse,
): Promise<void> {
  const request = parseRequest(text);
  const stage = stageOf(request);
  const call = { seed: state.seed, modelId: request.model, stage, content: JSON.stringify(request.messages) };
  const fault = strike(state.rules, call);
  const { medianMs, sigma } = state.latency;
  const plannedMs = lognormal(medianMs, sigma, 'latency', call.seed, call.modelId, stage, call.content);
  const names = callNames(stage, request.messages.find(({ role }) => role === 'user')?.content ?? '');
  const log = (status: number | 'aborted' | 'hung', endedAt: number | null) =>
    state.calls.add(
      {
        model_id: request.model,
        stage,
        ...names,
        status,
        planned_latency_ms: plannedMs,
        started_at: startedAt,
        ended_at: endedAt,
        fault: fault?.kind ?? null,
      },
      text,
    );

  const gone = new AbortController();
  response.once('close', () => gone.abort());
  if (fault?.kind !== 'hang' && !(await waited(startedAt + plannedMs - now(), gone.signal))) {
    log('aborted', now());
    return;
  }
  const body = fault !== null && bodylessKinds.has(fault.kind) ? {} : bodyOrFailure(state, request, fault);
  if (body instanceof HttpFailure) {
    log(body.status, now());
    throw body;
  }
  const endless = fault !== null && endlessKinds.has(fault.kind);
  const status = fault?.kind === 'hang' ? 'hung' : fault?.kind === 'status' ? fault.status : 200;
  // The line comes before the last byte: whoever has the answer finds its call in the log.
  const entry = log(status, endless ? null : now());
  if (endless) response.once('close', () => Object.assign(entry, { ended_at: now() }));
  deliver(response, fault, body);
}

/** Faults that show nothing of an answer, so that none need be possible. */
const bodylessKinds: ReadonlySet<Fault['kind']> = new Set([
  'status',
  'hang',
  'stall_body',
  'drip',
  'html',
  'error_200',
]);

/** Faults that last until the client goes. */
const endlessKinds: ReadonlySet<Fault['kind']> = new Set(['hang', 'stall_body', 'drip', 'huge']);

/** @throws HttpFailure 400 for what is no completion request */
function parseRequest(text: string): CompletionRequest {
  const parsed = requestSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new HttpFailure(400, `The request is not one that the simulator can answer: see "${path}".`);
  }
  const stage = stageOf(parsed.data);
  if (stage !== 'ask' && !isStage(stage)) {
    throw new HttpFailure(400, `The simulator knows no JSON schema called "${stage}".`, 'unknown_schema');
  }
  return parsed.data;
}

function bodyOrFailure(
  state: SimulatorState,
  request: CompletionRequest,
  fault: Fault | null,
): object | HttpFailure {
  // Custom catalogues must work, so every other name is answered.
  if (request.model.startsWith('unknown/')) {
    return new HttpFailure(404, `The model "${request.model}" does not exist.`, 'model_not_found');
  }
  try {
    return completionBody(request, state.seed, fault);
  } catch (error) {
    if (error instanceof UnusableTask) return new HttpFailure(400, error.message, 'unusable_task');
    throw error;
  }
}

/** False when the client went before the time was over. */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (ms < 1) return !signal.aborted;
  return await sleep(ms, true, { signal }).catch(() => false);
}

function modelList(): object {
  const panel = builtInCatalogue.models.map(({ modelId, labName }) => ({ modelId, labName }));
  return {
    object: 'list',
    data: [...panel, ...synthesizers].map(({ modelId, labName }) => ({
      id: modelId,
      object: 'model',
      created: 1_767_225_600,
      owned_by: labName,
    })),
  };
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const failure =
    error instanceof HttpFailure ? error : new HttpFailure(500, 'The simulator itself failed.', 'internal');
  // After a body that was too large the rest of it would be read as the next request.
  if (failure.status === 413) response.setHeader('connection', 'close');
  sendJson(response, failure.status, failure.body());
}

/** Epoch milliseconds with fractions. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
