import type { CallFacts } from '../../../domain/run/chat.ts';
import type { CallCounts } from '../../schema/parts/control-counts.ts';
import type { UncountedCalls } from '../common/control.ts';

// The counts of calls, from the calls as they were sent and answered (R-H07).

export function callCounts(calls: readonly CallFacts[]): CallCounts {
  const count = (holds: (call: CallFacts) => boolean) => calls.filter(holds).length;
  const reasoned = count(reasons);
  const unknown = count((call) => call.seen.reasoningTokens === null && !reasons(call));
  const { toolsOffered, cited } = uncountedCalls(calls);
  return {
    browsing: cited > 0,
    tools: toolsOffered > 0,
    extended_reasoning: reasoned > 0 || (unknown > 0 ? null : false),
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

function reasons({ seen }: CallFacts): boolean {
  return seen.reasoningText || (seen.reasoningTokens ?? 0) > 0;
}

function temperatureOf(calls: readonly CallFacts[]): CallCounts['temperature'] {
  const [only, ...more] = new Set(calls.map(({ sent }) => sent.temperature));
  if (only === undefined) return null;
  if (more.length > 0) return 'mixed';
  return only ?? 'the model’s default';
}
