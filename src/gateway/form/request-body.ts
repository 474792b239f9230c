import type { ChatMessage, ChatRequest, SentFacts } from '../../domain/run/chat.ts';
import type { JsonOutput, ModelSettings } from '../http/endpoint.ts';
import { offersTools } from '../http/extra-body.ts';
import type { Form } from './form.ts';

export type RequestBody = Readonly<Record<string, unknown>>;

/**
 * The body of a call. Another name for the length limit may also come from extraBody, which may
 * override that one setting but none of those below it.
 */
export function requestBody(settings: ModelSettings, form: Form, request: ChatRequest): RequestBody {
  const { jsonFormat, temperature, modelId } = request;
  const { seed, ...extraBody } = settings.extraBody;
  const length = Math.min(request.maxOutputTokens + settings.reasoningTokens, form.lengthMax);
  return {
    ...(form.lengthField === null ? {} : { [form.lengthField]: length }),
    ...extraBody,
    ...(seed === undefined || !form.seed ? {} : { seed }),
    ...(form.reasoning ? settings.reasoningOff : null),
    ...(temperature === null || !form.temperature ? {} : { temperature }),
    model: modelId,
    messages:
      jsonFormat === null ? plain(request.messages) : messagesFor(form.output, request.messages, jsonFormat),
    ...(jsonFormat && responseFormat(form.output, jsonFormat)),
  };
}

/** Taken from the body itself, so that the report states exactly what was sent (R-H07). */
export function sentFacts(
  body: RequestBody,
  { reasoningOff }: ModelSettings,
  { jsonFormat }: ChatRequest,
): SentFacts {
  const isOff = reasoningOff !== null && Object.keys(reasoningOff).every((field) => field in body);
  return {
    temperature: typeof body.temperature === 'number' ? body.temperature : null,
    tools: Object.keys(body).some(offersTools),
    reasoning: isOff ? 'off' : 'unset',
    ...(jsonFormat === null || isStrict(body.response_format) ? {} : { outputFormat: 'in_words' }),
  };
}

type JsonFormat = NonNullable<ChatRequest['jsonFormat']>;

function responseFormat(output: JsonOutput, { name, schema }: JsonFormat): object {
  if (output === 'prompt') return {};
  if (output === 'json_object') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
}

function isStrict(format: unknown): boolean {
  return typeof format === 'object' && format !== null && 'json_schema' in format;
}

/**
 * Without a strict format, the schema stands with the rules: calls of one stage still begin alike.
 */
function messagesFor(
  output: JsonOutput,
  messages: readonly ChatMessage[],
  { name, schema }: JsonFormat,
): ChatMessage[] {
  if (output === 'json_schema') return plain(messages);
  const inWords = `Return one JSON object and nothing else. It follows the JSON schema "${name}":\n${JSON.stringify(schema)}`;
  const [first, ...others] = plain(messages);
  if (first?.role !== 'system') return [{ role: 'system', content: inWords }, ...plain(messages)];
  return [{ role: 'system', content: `${first.content}\n\n${inWords}` }, ...others];
}

function plain(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.map(({ role, content }) => ({ role, content }));
}
