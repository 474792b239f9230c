import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { tools } from '../../../api/mcp/tools.ts';
import type { AnyJson } from '../any-json.ts';
import { assertEnvelope } from './api.ts';
import type { TestApi } from './start-api.ts';

// MCP messages as bytes on the wire, so that a test sees what any client sees, whatever its SDK.

/**
 * 2026-07-28, where every request stands alone, or 2025-11-25, where a client initialises first.
 */
export const generations = ['2026-07-28', '2025-11-25'] as const;
export type Generation = (typeof generations)[number];

export interface McpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /**
   * The JSON-RPC message, or the envelope of an earlier refusal; undefined if the body is empty.
   */
  readonly body: AnyJson;
}

interface PostOptions {
  readonly generation?: Generation;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one request of the protocol. */
export async function message(
  api: Pick<TestApi, 'url'>,
  key: string,
  method: string,
  params: Record<string, unknown> = {},
  { generation = '2026-07-28', headers = {} }: PostOptions = {},
): Promise<McpAnswer> {
  const isNew = generation === '2026-07-28';
  const { _meta, ...rest } = params;
  const meta = { ...(isNew ? envelope : {}), ...(_meta as object | undefined) };
  const name = typeof params.name === 'string' ? { 'Mcp-Name': params.name } : {};
  return await postMessage(
    api,
    key,
    {
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { ...rest, ...(Object.keys(meta).length > 0 ? { _meta: meta } : {}) },
    },
    {
      ...(method === 'initialize' ? {} : { 'MCP-Protocol-Version': generation }),
      ...(isNew ? { 'Mcp-Method': method, ...name } : {}),
      ...headers,
    },
  );
}

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Sends any body with the headers of a real client. A text is sent unchanged. */
export async function postMessage(
  api: Pick<TestApi, 'url'>,
  key: string | null,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<McpAnswer> {
  const response = await fetch(`${api.url}/mcp`, {
    method: 'POST',
    headers: {
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    // The SDK answers a subscription with events, and ends them.
    body: text === '' ? undefined : JSON.parse([...text.matchAll(/^data: (.*)$/gm)].at(-1)?.[1] ?? text),
  };
}

export interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
  readonly object: AnyJson;
  readonly answer: McpAnswer;
}

/**
 * Calls a tool. Its answer must be equal as object and as text, and fit the declared output schema.
 * @returns the object
 */
export async function callTool(
  api: Pick<TestApi, 'url'>,
  key: string,
  name: string,
  args: Record<string, unknown> = {},
  options: PostOptions & { readonly _meta?: object } = {},
): Promise<ToolAnswer> {
  const { _meta, ...post } = options;
  const answer = await message(
    api,
    key,
    'tools/call',
    { name, arguments: args, ...(_meta ? { _meta } : {}) },
    post,
  );
  assert.equal(answer.status, 200, answer.text);
  const { result } = answer.body;
  assert.ok(result, answer.text);
  const { content, isError = false } = result;
  const object: AnyJson = result.structuredContent;
  assert.equal(content.length, 1);
  const { text } = content[0];
  if (object.part !== 'outline') assert.deepEqual(JSON.parse(text), object);
  const fits = outputOf(name);
  const isFitting: boolean = fits(object); // Used as a condition, it would narrow the type to nothing.
  assert.ok(isFitting, `${name}: ${JSON.stringify(fits.errors)}`);
  assert.equal(isError, 'error' in object);
  if (isError) {
    assertEnvelope(object);
    assert.doesNotMatch(object.error.message, /header|Retry-After|Request-Id/i, 'an agent has none of these');
  }
  return { isError, object, text, answer };
}

/** Asserts a tool error with this code that says what to do next. */
export function assertToolError({ isError, object }: ToolAnswer, code: string): void {
  assert.deepEqual([isError, object.error?.code], [true, code], JSON.stringify(object));
  assert.match(object.error.message, nextStep[code] ?? /^$/, `${code} does not say what to do next`);
}

const nextStep: Readonly<Record<string, RegExp>> = {
  invalid_request: /\. Correct the arguments and call the tool again(?:; nothing was reserved)?\.$/,
  idempotency_key_required: /argument idempotency_key is required.* Make up a new one for each new question/,
  invalid_idempotency_key: /argument idempotency_key must be .* Correct it and call the tool again/,
  invalid_cursor: /; start again without a cursor\.$/,
  quick_pulse_unavailable: /; choose wide, consensus or service\.$/,
  insufficient_credits: /Choose a cheaper panel, or tell the user; the same call will fail again\.$/,
  subscription_required: /\. Tell the user; the same call will fail again\.$/,
  run_not_found: /\. Use the id that create_research gave\.$/,
  model_response_not_found: /\. Take a model_id from list_model_responses\.$/,
  idempotency_conflict:
    /\. For a new question make up a new idempotency_key; to find the run of the old one, repeat/,
  concurrency_limit_reached: /\. Wait \d+ seconds, or call get_research .* with the same idempotency_key\.$/,
  result_not_ready: /\. Wait \d+ seconds, then call get_research; read the result once/,
  responses_not_ready: /\. Wait \d+ seconds, then call get_research; read the responses once/,
  research_failed: /\. Do not read it again: get_research says how it ended; .* list_model_responses says/,
  rate_limit_exceeded: /\. Wait \d+ seconds before the next one\.$/,
  internal_error: /A read can be repeated; repeat a create with the same idempotency_key/,
};

const ajv = new Ajv2020({ strict: false });
ajvFormats.default(ajv);
const validators = new Map<string, ValidateFunction>();

function outputOf(name: string): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const tool = tools.find((each) => each.name === name);
  assert.ok(tool, name);
  const compiled = ajv.compile(tool.output as object);
  validators.set(name, compiled);
  return compiled;
}
