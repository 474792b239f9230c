import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import type { ChatMessage } from '../../../src/domain/run/chat.ts';
import { numberedSentences } from '../../../src/prepare/numbered-sentences.ts';
import { synthesize } from '../../../src/simulator/models/synthesizer.ts';
import { worldOf } from '../../../src/simulator/models/worlds.ts';
import { type Simulator, startSimulator } from '../../../src/simulator/server/server.ts';
import { findTopic } from '../../../src/simulator/world/topics/find-topic.ts';
import type { Topic } from '../../../src/simulator/world/topics/topic.ts';

/** A question for each topic, the generic ones included. */
export const questions = {
  'monolith-or-microservices':
    'Should a small startup build its first product as a monolith or as microservices?',
  'generic-decision': 'Should our family firm acquire its largest competitor next year?',
  'generic-comparison': 'Which is the better pet for a flat in town, a cat or a dog?',
  'generic-open': 'What caused the collapse of the Bronze Age civilisations?',
  'generic-german': 'Sollen wir unser Ferienhaus an der Küste verkaufen?',
  'generic-german-open': 'Warum ist das Römische Reich untergegangen?',
} as const;

export const topics: readonly Topic[] = Object.values(questions).map((question) => findTopic(1, question));

export const consensusModels = builtInCatalogue.curated.consensus;
export const serviceModels = builtInCatalogue.models
  .filter(({ eligible }) => eligible)
  .map(({ modelId }) => modelId);

/** A model's answer to a question. */
export function plantedAnswer(seed: number, question: string, modelId: string): string {
  return worldOf(seed, question).answerOf(modelId).text;
}

/** What a synthesizer of a simulator of seed 1 answers. */
export function playStage(stage: string, messages: readonly ChatMessage[], modelId: string): object {
  return synthesize(1, stage, messages, modelId);
}

/**
 * Messages of a synthesizer call, fenced as the contract requires, with the sentences of a response
 * numbered.
 */
export function task(materials: Readonly<Record<string, string | object>>): ChatMessage[] {
  const nonce = '0a1b2c3d4e5f6071';
  const fenced = Object.entries(materials).map(([name, material]) => {
    const text = typeof material === 'string' ? material : JSON.stringify(material);
    return `<<${name} ${nonce}>>\n${name === 'response' ? numberedSentences(text) : text}\n<<end ${name} ${nonce}>>`;
  });
  return [
    { role: 'system', content: 'You analyse responses.' },
    { role: 'user', content: `Do the task.\n\n${fenced.join('\n\n')}` },
  ];
}

/** A simulator without latency on a free port. */
export function startQuick(seed = 1, callLogFile?: string): Promise<Simulator> {
  const latency = { medianMs: 0, sigma: 0 };
  return startSimulator({
    host: '127.0.0.1',
    port: 0,
    seed,
    latency,
    ...(callLogFile === undefined ? {} : { callLogFile }),
  });
}

export interface Ask {
  readonly model?: string;
  readonly content?: string;
  readonly stage?: string;
  readonly messages?: readonly ChatMessage[];
  readonly signal?: AbortSignal;
}

/**
 * Sends one completion request.
 * @returns the raw response
 */
export function ask(
  simulator: Simulator,
  {
    model = 'openai/gpt-5.5',
    content = questions['monolith-or-microservices'],
    stage,
    messages,
    signal,
  }: Ask = {},
): Promise<Response> {
  return fetch(`${simulator.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer anything' },
    body: JSON.stringify({
      model,
      messages: messages ?? [{ role: 'user', content }],
      ...(stage === undefined
        ? {}
        : {
            response_format: { type: 'json_schema', json_schema: { name: stage, strict: true, schema: {} } },
          }),
    }),
    signal: signal ?? null,
  });
}

export interface Completion {
  readonly id: string;
  readonly model: string;
  readonly system_fingerprint: string;
  readonly choices: readonly {
    readonly message: { readonly content: string | null; readonly refusal: string | null };
    readonly finish_reason: string;
  }[];
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number };
}

export async function completion(response: Response): Promise<Completion> {
  return (await response.json()) as Completion;
}

export async function textOf(response: Response): Promise<string> {
  return (await completion(response)).choices[0]?.message.content ?? '';
}

export async function put(simulator: Simulator, path: string, body: object = {}): Promise<Response> {
  return await fetch(`${simulator.url}/control/${path}`, { method: 'PUT', body: JSON.stringify(body) });
}

export interface LoggedCall {
  readonly seq: number;
  readonly model_id: string;
  readonly stage: string;
  readonly status: number | string;
  readonly planned_latency_ms: number;
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly fault: string | null;
  readonly body?: { readonly model: string };
}

export async function calls(simulator: Simulator, query = ''): Promise<readonly LoggedCall[]> {
  const response = await fetch(`${simulator.url}/control/calls${query}`);
  return ((await response.json()) as { calls: LoggedCall[] }).calls;
}
