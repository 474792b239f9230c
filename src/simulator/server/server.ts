import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtInCatalogue } from '../../domain/catalogue/built-in.ts';
import { UnusableTask } from '../../stages/play/materials.ts';
import { concerns, type Fault, strike } from '../faults/faults.ts';
import { isStage, synthesizers } from '../models/synthesizer.ts';
import { callNames } from './call-names.ts';
import {
  type CompletionRequest,
  completionBody,
  parametersOf,
  requestSchema,
  stageOf,
} from './completion.ts';
import { deliver } from './deliver.ts';
import { HttpFailure, jsonOf, readBody, sendJson } from './http.ts';
import { lognormal } from './lognormal.ts';
import { control, type Latency, makeState, type SimulatorState } from './state.ts';

export interface SimulatorOptions {
  readonly host: string;
  /** 0 picks any free port. */
  readonly port: number;
  readonly seed: number;
  readonly latency: Latency;
  /** Path of a file to which each call is appended as a line of JSON, without its body. */
  readonly callLogFile?: string;
}

export interface Simulator {
  /** The base URL, without `/v1`. */
  readonly url: string;
  readonly port: number;
  /** Closes every open connection immediately. */
  stop(): Promise<void>;
}

/**
 * Starts an OpenAI-compatible server that answers for every model.
 * @throws if the port is taken
 */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const state = makeState(options.seed, options.latency, options.callLogFile ?? null);
  const server = createServer((request, response) => {
    // Clients often disconnect here; without a listener, the error would crash the process.
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
    const body = text === '' ? null : jsonOf(text);
    const reply = control(state, startLatency, { method, url, body });
    sendJson(response, reply.status, reply.body);
  } else if (method === 'GET' && url.pathname === '/v1/models') {
    listModels(state, response);
  } else if (method === 'POST' && url.pathname === '/v1/chat/completions') {
    await complete(state, text, startedAt, response);
  } else {
    throw new HttpFailure(404, `There is no endpoint ${method} ${url.pathname}.`, 'not_found');
  }
}

/**
 * Handles one completion: draws its fault and latency, waits, sends the response and logs the
 * outcome.
 */
async function complete(
  state: SimulatorState,
  text: string,
  startedAt: number,
  response: ServerResponse,
): Promise<void> {
  const request = parseRequest(text);
  const stage = stageOf(request);
  const content = JSON.stringify(request.messages);
  const parameters = parametersOf(jsonOf(text) as object, request);
  const call = { seed: state.seed, modelId: request.model, stage, content, parameters };
  const fault = strike(state.rules, call);
  const { medianMs, sigma } = state.latency;
  const plannedMs = lognormal(medianMs, sigma, 'latency', call.seed, call.modelId, stage, call.content);
  const names = callNames(stage, request.messages);
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
  const hangs = fault?.kind === 'hang';
  if (!hangs && !(await waited(startedAt + plannedMs - now(), gone.signal))) {
    log('aborted', now());
    return;
  }
  const body = fault !== null && bodylessKinds.has(fault.kind) ? {} : bodyOrFailure(state, request, fault);
  if (body instanceof HttpFailure) {
    log(body.status, now());
    throw body;
  }
  // Log before sending the last byte, so that a client with the answer finds its call in the log.
  const entry = log(statusFor(fault), hangs ? null : now());
  if (hangs) response.once('close', () => Object.assign(entry, { ended_at: now() }));
  deliver(response, fault, body);
}

function statusFor(fault: Fault | null): number | 'hung' {
  if (fault?.kind === 'hang') return 'hung';
  if (fault?.kind === 'refuse_parameter') return 400;
  return fault?.kind === 'status' ? fault.status : 200;
}

/** Faults that send no model output, so the request need not be answerable. */
const bodylessKinds: ReadonlySet<Fault['kind']> = new Set(['status', 'refuse_parameter', 'hang']);

/** @throws HttpFailure 400 for an invalid completion request */
function parseRequest(text: string): CompletionRequest {
  const parsed = requestSchema.safeParse(jsonOf(text));
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new HttpFailure(400, `The request is not a valid chat completion: see "${path}".`);
  }
  const stage = stageOf(parsed.data);
  if (stage !== 'ask' && !isStage(stage)) {
    throw new HttpFailure(400, `Unknown JSON schema "${stage}".`, 'unknown_schema');
  }
  return parsed.data;
}

function bodyOrFailure(
  state: SimulatorState,
  request: CompletionRequest,
  fault: Fault | null,
): object | HttpFailure {
  // Any other model name is accepted, so that custom catalogues work.
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

/** Returns false if the client disconnects before the time is over. */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (ms < 1) return !signal.aborted;
  return await sleep(ms, true, { signal }).catch(() => false);
}

/**
 * A rule of the stage `models` changes the list; a model whose calls are all answered by 404 is not
 * in it.
 */
function listModels({ rules, seed }: SimulatorState, response: ServerResponse): void {
  const fault = strike(
    rules.filter(({ rule }) => rule.stage === 'models'),
    { seed, modelId: '', stage: 'models', content: '', parameters: new Set() },
  );
  if (fault) {
    deliver(response, fault, {});
    return;
  }
  const gone = rules.filter(({ rule }) => rule.fault.kind === 'status' && rule.fault.status === 404);
  const isGone = (modelId: string) => gone.some(({ rule }) => concerns(rule, modelId));
  const panel = builtInCatalogue.models.map(({ modelId, labName }) => ({ modelId, labName }));
  const data = [...panel, ...synthesizers]
    .filter(({ modelId }) => !isGone(modelId))
    .map(({ modelId, labName }) => ({
      ...{ id: modelId, object: 'model', created: 1_767_225_600, owned_by: labName },
    }));
  sendJson(response, 200, { object: 'list', data });
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const failure =
    error instanceof HttpFailure ? error : new HttpFailure(500, 'The simulator itself failed.', 'internal');
  // The rest of a body that was too large would be parsed as the next request.
  if (failure.status === 413) response.setHeader('connection', 'close');
  sendJson(response, failure.status, failure.body());
}

/** Epoch milliseconds with fractions. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
