import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatFailure, ChatReply, ChatRequest } from '../domain/run/chat.ts';
import type { FailureClass } from '../domain/run/model-outcome.ts';
import { makeGatewayClient } from '../gateway/client.ts';
import { type GatewayEndpoint, type JsonOutput, jsonOutputs, settingsOf } from '../gateway/http/endpoint.ts';
import { judgeOutput } from '../stages/call/judge-output.ts';
import { checkExtraction, extractCall, extractMessages } from '../stages/extract/extract-claims.ts';

/** What one small call, or a few, showed about a model. */
export interface Probe {
  readonly model_id: string;
  readonly gateway: string;
  /** Null if it answered. */
  readonly failure: FailureClass | null;
  /** In our words: class, HTTP status and code. */
  readonly reason: string | null;
  /** True if the server has no such address. */
  readonly no_such_address: boolean;
  /** Parameters that it refused, and without which, or in another form, it answered. */
  readonly refused: readonly string[];
  /** How it obeyed the schema; null for a panel model, or if it did not. */
  readonly json_output: JsonOutput | null;
  readonly temperature: number | null;
  readonly reasoning_off_sent: boolean;
  /** Null if nothing tells. */
  readonly reasoned: boolean | null;
  readonly usage_reported: boolean;
  readonly cached_reported: boolean;
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

const callMs = 60_000;
/** A provider that asks for a short wait is asked once more. */
const longestWaitMs = 20_000;

const question = 'Should a small bakery open on Sundays?';
const response =
  'Yes, a small bakery should open on Sundays. Most people buy fresh bread at the weekend, so the sales of one Sunday are higher than those of two other days. The baker then needs another day off, which can be Monday.';

/**
 * Asks a panel model something short: whether the key is good, what is refused, and what the answer
 * shows.
 */
export async function probePanelModel(endpoint: GatewayEndpoint, modelId: string): Promise<Probe> {
  const request: ChatRequest = {
    modelId,
    messages: [{ role: 'user', content: 'Answer with the single word: ready' }],
    temperature: null,
    maxOutputTokens: 1_000,
    jsonFormat: null,
  };
  return probeOf(endpoint, modelId, await ask(endpoint, request), null);
}

/**
 * Has a synthesizer extract a short response by the stage's own schema. If it does not follow it in
 * the form that is set, it is asked in the others, which can be set.
 */
export async function probeSynthesizer(endpoint: GatewayEndpoint, modelId: string): Promise<Probe> {
  const first = settingsOf(endpoint, modelId).jsonOutput;
  const request: ChatRequest = {
    modelId,
    messages: extractMessages({ seed: 'preflight', question, response }),
    temperature: 0,
    maxOutputTokens: 4_000,
    jsonFormat: { name: extractCall.name, schema: extractCall.jsonSchema },
  };
  const forms = [first, ...jsonOutputs.filter((form) => form !== first)];
  let probe: Probe | null = null;
  for (const jsonOutput of forms) {
    const set = {
      ...endpoint,
      models: { ...endpoint.models, [modelId]: { ...settingsOf(endpoint, modelId), jsonOutput } },
    };
    const asked = await ask(set, request);
    const obeyed = asked.reply.kind === 'answer' && obeys(asked.reply.text);
    const found = probeOf(endpoint, modelId, asked, obeyed ? sentForm(asked.reply, jsonOutput) : null);
    probe = probe === null ? found : { ...found, ...added(probe, found) };
    if (obeyed || found.failure !== null) break;
  }
  return probe as Probe;
}

function sentForm(reply: ChatReply, asked: JsonOutput): JsonOutput {
  const isInWords = reply.kind === 'answer' && reply.sent.outputFormat === 'in_words';
  return isInWords && asked === 'json_schema' ? 'json_object' : asked;
}

/** As a run would judge it: sound enough to be counted. */
function obeys(text: string): boolean {
  const { checked } = judgeOutput(extractCall, checkExtraction({ question, response }), text);
  return checked?.usable ?? false;
}

interface Asked {
  readonly reply: ChatReply;
  readonly refused: readonly string[];
}

async function ask(endpoint: GatewayEndpoint, request: ChatRequest): Promise<Asked> {
  let refused: readonly string[] = [];
  const client = makeGatewayClient(endpoint, {
    timeoutMs: callMs,
    onAnotherForm: (_gateway, _model, named) => {
      refused = named;
    },
  });
  try {
    const reply = await client.chat(request);
    const waitMs = reply.kind === 'failure' ? waitFor(reply) : null;
    if (waitMs === null) return { reply, refused };
    await sleep(waitMs);
    return { reply: await client.chat(request), refused };
  } finally {
    await client.close();
  }
}

/** Null if asking again at once would not help. */
function waitFor({ failure, retryAfterMs }: ChatFailure): number | null {
  if (failure !== 'rate_limited' && failure !== 'overloaded') return null;
  return Math.min(retryAfterMs ?? 2_000, longestWaitMs);
}

function probeOf(
  { name }: GatewayEndpoint,
  modelId: string,
  { reply, refused }: Asked,
  jsonOutput: JsonOutput | null,
): Probe {
  const ids = { model_id: modelId, gateway: name };
  if (reply.kind === 'failure') {
    const { failure, message: reason } = reply;
    const isMissing = reply.noSuchAddress ?? false;
    return { ...ids, failure, reason, no_such_address: isMissing, refused, json_output: null, ...nothing };
  }
  const { sent, seen, inputTokens, outputTokens } = reply;
  const isSeen = seen.reasoningText || (seen.reasoningTokens ?? 0) > 0;
  return {
    ...ids,
    failure: null,
    reason: null,
    no_such_address: false,
    refused,
    json_output: jsonOutput,
    temperature: sent.temperature,
    reasoning_off_sent: sent.reasoning === 'off',
    reasoned: isSeen || (seen.reasoningTokens === null ? null : false),
    usage_reported: outputTokens !== null,
    cached_reported: seen.cachedTokens !== undefined,
    calls: 1,
    input_tokens: inputTokens ?? 0,
    output_tokens: outputTokens ?? 0,
  };
}

const nothing = {
  ...{ temperature: null, reasoning_off_sent: false, reasoned: null, usage_reported: false },
  ...{ cached_reported: false, calls: 1, input_tokens: 0, output_tokens: 0 },
} as const;

function added(one: Probe, other: Probe) {
  return {
    refused: [...new Set([...one.refused, ...other.refused])],
    calls: one.calls + other.calls,
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
  };
}
