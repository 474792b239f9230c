import type { ProviderError } from '../http/provider-error.ts';

export interface Refused {
  readonly parameter: 'length' | 'temperature' | 'seed' | 'output' | 'reasoning';
  /**
   * For a length: the most output tokens that the model allows; null if the name is refused, not
   * the number.
   */
  readonly most: number | null;
}

type Parameter = Refused['parameter'];

/**
 * Names of each parameter, as they stand in messages of OpenAI, Anthropic, Mistral, Qwen, vLLM and
 * LiteLLM.
 */
const names: readonly (readonly [Parameter, RegExp])[] = [
  ['length', /\bmax_(?:completion_|output_|new_)?tokens\b/],
  ['temperature', /\btemperature\b/],
  ['seed', /\bseed\b/],
  ['output', /\b(?:response_format|json_schema|json_object|structured outputs?|output_config|guided_json)\b/],
  [
    'reasoning',
    /\b(?:reasoning_effort|reasoning\.(?:effort|enabled)|enable_thinking|chat_template_kwargs)\b|["'`](?:reasoning|thinking|think)["'`]/,
  ],
];

/** Fields of a request that carry each parameter. */
const fields: Readonly<Record<Parameter, readonly string[]>> = {
  length: ['max_tokens', 'max_completion_tokens'],
  temperature: ['temperature'],
  seed: ['seed'],
  output: ['response_format'],
  reasoning: [
    'reasoning',
    'reasoning_effort',
    'thinking',
    'enable_thinking',
    'chat_template_kwargs',
    'think',
  ],
};

/**
 * Finds the parameter that a refused request had and that the refusal names first. The words are a
 * provider's: a wrong guess costs one more refused call, because only a form that brought an answer
 * is remembered.
 * @param body as it was sent
 * @returns null if the refusal is about something else
 */
export function refusedParameter(
  { status, param, about }: ProviderError,
  body: Readonly<Record<string, unknown>>,
): Refused | null {
  if (status !== 400 && status !== 422) return null;
  const sent = names.filter(([parameter]) => fields[parameter].some((field) => field in body));
  const text = `${param ?? ''}\n${about}`.toLowerCase();
  const found = sent
    .map(([parameter, name]) => ({ parameter, at: text.search(name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const parameter = found[0]?.parameter;
  if (parameter === undefined) return null;
  return { parameter, most: parameter === 'length' ? allowedTokens(text, body) : null };
}

/** Below this, a number in a message is a version or a code. */
const fewestTokens = 256;

/**
 * "max_tokens: 16000 > 8192, which is the maximum": the largest number below what was asked for.
 */
function allowedTokens(text: string, body: Readonly<Record<string, unknown>>): number | null {
  if (/unsupported parameter|not supported|unknown|unrecognized|unexpected|not permitted|instead/.test(text))
    return null;
  const asked = Number(body.max_tokens ?? body.max_completion_tokens);
  const numbers = (text.match(/(?<![\d.-])\d{3,7}(?![\d.-])/g) ?? []).map(Number);
  const most = Math.max(0, ...numbers.filter((number) => number < asked));
  return most >= fewestTokens ? most : null;
}
