import { z } from 'zod';

/**
 * Fields that an operator may add to every request: routing, accounting, caching, and another name
 * for the length limit. An allowlist, because every vendor has its own names for tools, search and
 * reasoning (R-S06, R-H07).
 */
const allowedFields: ReadonlySet<string> = new Set([
  ...['max_tokens', 'max_completion_tokens', 'provider', 'service_tier', 'seed', 'usage', 'user'],
  ...['metadata', 'store', 'safety_identifier', 'prompt_cache_key', 'prompt_cache_retention', 'cache'],
  ...['num_retries', 'timeout', 'drop_params', 'safety_settings', 'keep_alive', 'truncate'],
]);

/**
 * Parts of names, at any depth, that would give a model tools, pages, reasoning or other messages.
 */
const tellingParts = [
  ...[
    'tool',
    'function',
    'plugin',
    'search',
    'brows',
    'retriev',
    'grounding',
    'web',
    'citation',
    'agent',
    'mcp',
  ],
  ...['reason', 'think', 'thought', 'effort', 'message', 'prompt_id', 'system', 'instruction', 'temperature'],
];

const toolParts = ['tool', 'function', 'plugin', 'search', 'web', 'mcp'];

/** The options that turn reasoning off, by the name of whose API has them first. */
const reasoningOffForms = {
  openrouter: { reasoning: { enabled: false } },
  openai: { reasoning_effort: 'none' },
  anthropic: { thinking: { type: 'disabled' } },
  qwen: { enable_thinking: false },
  vllm: { chat_template_kwargs: { enable_thinking: false } },
  ollama: { think: false },
} as const;

export type ReasoningForm = keyof typeof reasoningOffForms;
type ReasoningOff = Readonly<Record<string, unknown>>;

export const reasoningForms = Object.keys(reasoningOffForms) as ReasoningForm[];

/** @param given a name, or the option itself */
export function reasoningOffOf(given: ReasoningForm | ReasoningOff | null): ReasoningOff | null {
  return typeof given === 'string' ? reasoningOffForms[given] : given;
}

/** The same options, with the two that have no name. */
export const reasoningOffSchema = z.union(
  [
    z.strictObject({ reasoning: z.strictObject({ enabled: z.literal(false) }) }),
    z.strictObject({ reasoning: z.strictObject({ effort: z.literal('none') }) }),
    z.strictObject({ reasoning_effort: z.literal('none') }),
    z.strictObject({ thinking: z.strictObject({ type: z.literal('disabled') }) }),
    z.strictObject({ enable_thinking: z.literal(false) }),
    z.strictObject({ chat_template_kwargs: z.strictObject({ enable_thinking: z.literal(false) }) }),
    z.strictObject({ chat_template_kwargs: z.strictObject({ thinking: z.literal(false) }) }),
    z.strictObject({ think: z.literal(false) }),
  ],
  { error: 'takes one of the fragments listed in docs/operations.md' },
);

/**
 * True for a field that offers the model more than the question: tools, functions, plugins or a
 * search.
 */
export function offersTools(field: string): boolean {
  return toolParts.some((part) => field.toLowerCase().includes(part));
}

/**
 * Problems of an endpoint's extra body, as sentences that name the field; empty if there are none.
 */
export function extraBodyProblems(extraBody: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(extraBody).flatMap(([field, value]) => {
    const hint = reasoningOffSchema.safeParse({ [field]: value }).success ? ': use reasoning_off' : '';
    if (!allowedFields.has(field)) return [`extraBody must not set ${field} (R-S06)${hint}`];
    return tellingFields(value, field).map((path) => `extraBody must not set ${path} (R-S06)`);
  });
}

/** Paths of fields within a value that would contradict what the report says about the calls. */
function tellingFields(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = `${path}.${name}`;
    const isTelling = tellingParts.some((part) => name.toLowerCase().includes(part));
    return isTelling ? [at] : tellingFields(inner, at);
  });
}
