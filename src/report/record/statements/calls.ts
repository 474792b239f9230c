import type { CallFacts } from '../../../domain/run/chat.ts';
import type { SynthesisStage } from '../../../domain/run/synthesizer.ts';
import type { Instruments } from '../../../findings/facts.ts';
import type { FactModel } from '../../../findings/findings.ts';
import { uniqueSorted } from '../../../text/order.ts';
import { counted, joined } from '../../prose/wording.ts';

// Statements about calls, from the calls as they were sent and answered (R-H07). What is unknown is said to be unknown.

/** The number of calls for which each statement is true. */
export interface CallTally {
  readonly calls: number;
  readonly toolsOffered: number;
  readonly toolCalls: number;
  readonly cited: number;
  readonly reasoningOff: number;
  readonly reasoned: number;
  readonly reasoningTokens: number;
  readonly reasoningUnknown: number;
  /** The temperatures that were sent; null is the model's own. */
  readonly temperatures: readonly (number | null)[];
}

export function tallyCalls(calls: readonly CallFacts[]): CallTally {
  const count = (holds: (call: CallFacts) => boolean) => calls.filter(holds).length;
  const sum = (of: (call: CallFacts) => number) => calls.reduce((total, call) => total + of(call), 0);
  const reasons = ({ seen }: CallFacts) => seen.reasoningText || (seen.reasoningTokens ?? 0) > 0;
  return {
    calls: calls.length,
    toolsOffered: count(({ sent }) => sent.tools),
    toolCalls: count(({ seen }) => seen.toolCalls > 0),
    cited: count(({ seen }) => seen.citations > 0),
    reasoningOff: count(({ sent }) => sent.reasoning === 'off'),
    reasoned: count(reasons),
    reasoningTokens: sum(({ seen }) => seen.reasoningTokens ?? 0),
    reasoningUnknown: count((call) => call.seen.reasoningTokens === null && !reasons(call)),
    temperatures: [...new Set(calls.map(({ sent }) => sent.temperature))],
  };
}

/** One or more sentences on tools, pages and reasoning. */
export function callStatement(tally: CallTally): string {
  if (tally.calls === 0) return '';
  return [
    tally.toolsOffered === 0
      ? 'No call offered tools or a search.'
      : `${counted(tally.toolsOffered, 'call')} offered tools.`,
    ...(tally.toolCalls > 0
      ? [`${counted(tally.toolCalls, 'answer')} asked for a tool all the same; none was run.`]
      : []),
    ...(tally.cited > 0
      ? [`${counted(tally.cited, 'answer')} named pages found by a search that the endpoint made by itself.`]
      : []),
    reasoningStatement(tally),
  ].join(' ');
}

function reasoningStatement({ calls, reasoningOff, reasoned, reasoningUnknown }: CallTally): string {
  const seen = [
    ...(reasoned > 0
      ? [
          `${counted(reasoned, 'answer')} ${reasoned === 1 ? 'shows' : 'show'} reasoning${reasoningOff > 0 ? ' all the same' : ''}`,
        ]
      : []),
    ...(reasoningUnknown > 0
      ? [
          reasoningUnknown === calls && calls > 1
            ? 'no provider said whether it was used'
            : `for ${counted(reasoningUnknown, 'answer')} the provider did not say whether it was used`,
        ]
      : []),
  ];
  return `${switchedOff(reasoningOff, calls)}${seen.length > 0 ? `; ${joined(seen)}` : ''}.`;
}

function switchedOff(off: number, calls: number): string {
  if (off === 0) return 'Extended reasoning was left to each model';
  if (off === calls) return 'Extended reasoning was switched off in every call';
  return `Extended reasoning was switched off in ${off} of ${calls} calls and left to the model in the others`;
}

/** The calls whose answers are in the panel. */
export function panelCalls(models: readonly FactModel[]): CallTally {
  return tallyCalls(models.flatMap(({ call }) => call ?? []));
}

/** The temperature of all calls; null if there was none. */
export function temperatureOf({ temperatures }: CallTally): number | string | null {
  const [only, ...more] = temperatures;
  if (only === undefined) return null;
  if (more.length > 0) return 'mixed';
  return only ?? 'the model’s default';
}

/**
 * The tally for programs. Reasoning is null if no answer shows it and at least one provider did not say.
 */
export function callConditions(tally: CallTally) {
  return {
    browsing: tally.cited > 0,
    tools: tally.toolsOffered > 0,
    extended_reasoning: tally.reasoned > 0 || (tally.reasoningUnknown > 0 ? null : false),
    reasoning_switched_off: tally.reasoningOff,
    reasoning_seen: tally.reasoned,
    reasoning_unknown: tally.reasoningUnknown,
    reasoning_tokens: tally.reasoningTokens,
    tool_calls_seen: tally.toolCalls,
  };
}

/** Says which answers came from another model than the one asked for, according to the endpoint. */
export function substitutionStatement(other: number): string[] {
  if (other === 0) return [];
  return [
    `${counted(other, 'answer')} came from another model than the one asked for, as the endpoint itself says; the record of provenance names it.`,
  ];
}

const stageWork = {
  extract: 'the responses were read',
  merge: 'claims were grouped',
  camps: 'positions were formed',
  label: 'the responses were labelled',
  write: 'sections were written',
} as const satisfies Readonly<Record<SynthesisStage, string>>;

/** Names the models of all stages, or of each, if not all have the same. */
export function synthesizersStatement({
  stages,
  synthesizers,
}: Pick<Instruments, 'stages' | 'synthesizers'>): string[] {
  if (synthesizers.length === 0) return ['No synthesizer was used.'];
  const inTurn =
    ': each response was extracted by one and labelled by another, and other steps were done by the first, or by the next where it failed';
  const firsts = uniqueSorted(stages.flatMap(({ synthesizers: own }) => own.slice(0, 1)));
  const all = [...new Set([...firsts, ...synthesizers])];
  if (firsts.length < 2) return [`The synthesis was done by ${joined(all)}${all.length > 1 ? inTurn : ''}.`];
  const parts = stages.map(({ stage, synthesizers: own }) => `${stageWork[stage]} by ${joined(own)}`);
  return [`The synthesis was done by several models: ${parts.join('; ')}.`];
}
