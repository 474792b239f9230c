import { z } from 'zod';
import { hash } from '../../stages/play/draw.ts';
import type { Fault, FaultKind } from '../faults/faults.ts';
import { spoilOutput, spoilText } from '../faults/spoil.ts';
import { synthesize } from '../models/synthesizer.ts';
import { worldOf } from '../models/worlds.ts';
import { asAsked } from './as-asked.ts';
import { asSent } from './as-sent.ts';

const contentSchema = z.union([
  z.string(),
  z
    .array(z.object({ type: z.string(), text: z.string().default('') }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
]);

/** The fields of a request that the simulator uses; it ignores all others. */
export const requestSchema = z.object({
  model: z.string().min(1),
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: contentSchema }))
    .min(1),
  stream: z.literal(false).nullish(),
  response_format: z
    .union([
      z.object({ type: z.enum(['text', 'json_object']) }),
      z.object({ type: z.literal('json_schema'), json_schema: z.object({ name: z.string() }) }),
    ])
    .nullish(),
});

export type CompletionRequest = z.infer<typeof requestSchema>;

/**
 * Returns the stage of a request: `ask` for prose, else the name of its JSON schema, which may be
 * given in words.
 */
export function stageOf({ response_format: format, messages }: CompletionRequest): string {
  if (format?.type === 'json_schema') return format.json_schema.name;
  const rules = messages[0]?.role === 'system' ? messages[0].content : '';
  return /It follows the JSON schema "([a-z_]+)"/.exec(rules)?.[1] ?? 'ask';
}

/** Names of the parameters of a request, and the type of its `response_format`. */
export function parametersOf(body: object, { response_format: format }: CompletionRequest): Set<string> {
  return new Set([...Object.keys(body), ...(format ? [format.type] : [])]);
}

/**
 * Builds the body of a completion in OpenAI's format and applies the faults that change the body.
 * @throws UnusableTask if a synthesizer's task lacks its materials
 */
export function completionBody(request: CompletionRequest, seed: number, fault: Fault | null): object {
  const kind = fault?.kind ?? null;
  const prompt = request.messages.map((message) => message.content).join('');
  const text = answerText(request, seed, kind, prompt);
  const content = kind === null ? text : spoilText(kind, text, request.model);
  const usage = {
    prompt_tokens: Math.ceil(prompt.length / 4),
    completion_tokens: Math.ceil(content.length / 4),
    total_tokens: Math.ceil(prompt.length / 4) + Math.ceil(content.length / 4),
  };
  return {
    id: `chatcmpl-sim-${hash(seed, request.model, JSON.stringify(request.messages)).toString(36)}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    system_fingerprint: 'simulator-1',
    choices: [{ index: 0, ...choice(kind, content), logprobs: null }],
    ...(kind === 'no_usage' ? {} : { usage }),
  };
}

function answerText(
  request: CompletionRequest,
  seed: number,
  kind: FaultKind | null,
  prompt: string,
): string {
  const { model, messages } = request;
  const stage = stageOf(request);
  if (stage === 'ask') {
    const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    return worldOf(seed, question).answerOf(model).text;
  }
  const output = spoilOutput(kind, synthesize(seed, stage, messages, model), prompt);
  return JSON.stringify(asAsked(messages, asSent(stage, output)));
}

function choice(kind: FaultKind | null, content: string): object {
  if (kind === 'refusal') {
    const refusal = 'I cannot help with that.';
    return { message: { role: 'assistant', content: null, refusal }, finish_reason: 'stop' };
  }
  const kept = kind === 'empty' || kind === 'content_filter' ? '' : content;
  return {
    message: { role: 'assistant', content: kept, refusal: null },
    finish_reason: kind === 'content_filter' || kind === 'length' ? kind : 'stop',
  };
}
