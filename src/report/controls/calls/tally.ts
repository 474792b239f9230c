import { z } from 'zod';
import type { CallFacts } from '../../../domain/run/chat.ts';
import type { UncountedCalls } from '../common/control.ts';
import { counts, name } from '../common/shape.ts';

// The counts of calls, from the calls as they were sent and answered (R-H07).

/** Of the calls of the panel, and of those of the synthesis. Reasoning is null if no answer shows it and a provider did not say. */
export const callShape = {
  browsing: z.boolean(),
  tools: z.boolean(),
  extended_reasoning: z.boolean().nullable(),
  ...counts('reasoning_switched_off', 'reasoning_seen', 'reasoning_unknown', 'reasoning_tokens'),
  ...counts('tool_calls_seen'),
  /** Null if there was no call. */
  temperature: z.union([z.number().min(0), name]).nullable(),
};

export type CallCounts = z.infer<z.ZodObject<typeof callShape>>;

export function callCounts(calls: readonly CallFacts[]): CallCounts {
  const count = (holds: (call: CallFacts) => boolean) => calls.filter(holds).length;
  const reasoned = count(reasons);
  const unknown = count((call) => call.seen.reasoningTokens === null && !reasons(call));
  const { toolsOffered, cited } = uncountedCalls(calls);
  return {
    browsing: cited > 0,
    tools: toolsOffered > 0,
    extended_reasoning: isReasoned(reasoned, unknown),
    reasoning_switched_off: count(({ sent }) => sent.reasoning === 'off'),
    reasoning_seen: reasoned,
    reasoning_unknown: unknown,
    reasoning_tokens: calls.reduce((sum, { seen }) => sum + (seen.reasoningTokens ?? 0), 0),
    tool_calls_seen: count(({ seen }) => seen.toolCalls > 0),
    temperature: temperatureOf(calls),
  };
}

/** What sentences state of these calls beside their counts. */
export function uncountedCalls(calls: readonly CallFacts[]): UncountedCalls {
  return {
    calls: calls.length,
    toolsOffered: calls.filter(({ sent }) => sent.tools).length,
    cited: calls.filter(({ seen }) => seen.citations > 0).length,
  };
}

/** What calls did as a whole follows from how many of them did it. */
export function isReasoned(seen: number, unknown: number): boolean | null {
  return seen > 0 || (unknown > 0 ? null : false);
}

function reasons({ seen }: CallFacts): boolean {
  return seen.reasoningText || (seen.reasoningTokens ?? 0) > 0;
}

function temperatureOf(calls: readonly CallFacts[]): CallCounts['temperature'] {
  const [only, ...more] = new Set(calls.map(({ sent }) => sent.temperature));
  if (only === undefined) return null;
  if (more.length > 0) return 'mixed';
  return only ?? 'the model’s default';
}
