import type { ChatAnswer, ChatMessage, ChatReply, ChatRequest } from '../../domain/run/chat.ts';
import { type FailureClass, failurePolicies } from '../../domain/run/model-outcome.ts';
import type { Given, Judged } from './judge-output.ts';
import type { CallSpec, Checked } from './stage.ts';

/** A call without its model: the caller knows which models the synthesizers are. */
export type SynthesizerRequest = Omit<ChatRequest, 'modelId'>;

interface CheckedCall<Value> {
  readonly spec: Pick<CallSpec<unknown>, 'name' | 'maxOutputTokens' | 'jsonSchema'>;
  readonly messages: readonly ChatMessage[];
  /**
   * Judges an output. `unjudged` is the reason, without model text, if the judging itself failed.
   */
  readonly judge: (output: Given) => Promise<Judged<Value> | { readonly unjudged: string }>;
  /**
   * Calls synthesizer 0, 1, …; null if no call was made, because it is away or has no free slot.
   */
  readonly call: (synthesizer: number, request: SynthesizerRequest) => Promise<ChatReply | null>;
  /** How many synthesizers there are. */
  readonly synthesizers: number;
  /**
   * Waits until one of these synthesizers may be asked; false if there is no time for that. Without
   * it, nobody is waited for.
   */
  readonly untilAvailable?: (synthesizers: readonly number[]) => Promise<boolean>;
}

export interface AnsweredCall extends Pick<ChatAnswer, 'sent' | 'seen' | 'simulated' | 'servedModel'> {
  /** Null if the provider reported no usage. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Which of the synthesizers that were asked answered. */
  readonly asked: number;
}

/** The calls made, whatever the result. */
export interface CallCost {
  readonly calls: number;
  /** Number of calls that asked to correct an output. */
  readonly reasks: number;
  /** One per answer. */
  readonly answers: readonly AnsweredCall[];
}

export type CallResult<Value> = CallCost &
  (
    | {
        readonly ok: true;
        readonly value: Value;
        readonly usedSynthesizer: number;
        /** No synthesizer had a value without a doubt. */
        readonly isDoubtful: boolean;
      }
    | {
        readonly ok: false;
        /** For the log and the report's `errors`: without prompt and model text. */
        readonly reason: string;
        /**
         * Why a later try can help; `away` if no call was made. The caller throws it, so that the
         * activity is retried. Null if there is no point in trying again.
         */
        readonly later: FailureClass | 'away' | null;
      }
  );

/**
 * Gets a checked value from the synthesizers. Each output is parsed and checked. If it has more
 * faults than its check tolerates, the same synthesizer is asked again, for the faulty entries
 * alone if others are sound. If faults remain, or no second answer comes, the sound rest is
 * accepted if the check calls it usable; otherwise the next synthesizer is called. After the last
 * one, a doubtful value is returned if there is one; otherwise the part is given up (R-R10). No
 * synthesizer is waited for while another may answer, or while there is a doubtful value. One that
 * is away is waited for here if another's answer was of no use, because a later try would pay for
 * that answer again. Never throws because of a model's output; errors of `call` and `judge` are
 * passed on.
 */
export async function callWithFallback<Value>(call: CheckedCall<Value>): Promise<CallResult<Value>> {
  const cost: RunningCost = { calls: 0, reasks: 0, answers: [] };
  const turns = Array.from({ length: call.synthesizers }, (_, synthesizer) => firstTurn(call, synthesizer));
  let reason = 'there is no synthesizer';
  let later: FailureClass | 'away' | null = null;
  let doubtful: { readonly value: Value; readonly usedSynthesizer: number } | null = null;
  let wasInVain = false;
  for (let open = turns; open.length > 0; ) {
    const passing: Turn<Value>[] = [];
    later = null;
    for (const turn of open) {
      const outcome = await askSynthesizer(call, turn, cost);
      if (outcome.kind === 'value') {
        const { value, isDoubtful = false } = outcome.checked;
        const found = { value, usedSynthesizer: turn.synthesizer };
        if (!isDoubtful) return { ok: true, ...found, isDoubtful, ...cost };
        doubtful ??= found;
        continue;
      }
      if (outcome.later) passing.push(turn);
      later = outcome.later ?? later;
      reason = outcome.reason;
    }
    if (doubtful) return { ok: true, ...doubtful, isDoubtful: true, ...cost };
    wasInVain ||= cost.answers.length > 0 || passing.length < open.length;
    open = wasInVain && (await canWaitFor(call, passing)) ? passing : [];
  }
  return { ok: false, reason, later, ...cost };
}

async function canWaitFor<Value>(call: CheckedCall<Value>, turns: readonly Turn<Value>[]): Promise<boolean> {
  const synthesizers = turns.map(({ synthesizer }) => synthesizer);
  return synthesizers.length > 0 && ((await call.untilAvailable?.(synthesizers)) ?? false);
}

type Outcome<Value> =
  | { readonly kind: 'value'; readonly checked: Checked<Value> }
  | { readonly kind: 'none'; readonly reason: string; readonly later: FailureClass | 'away' | null };

interface RunningCost {
  calls: number;
  reasks: number;
  answers: AnsweredCall[];
}

/**
 * Answers of one synthesizer. Our choice: asked once and asked again once, because another
 * synthesizer is more likely to help than a third answer.
 */
const answersMax = 2;

/** What one synthesizer has answered so far, and what it is asked next. */
interface Turn<Value> {
  readonly synthesizer: number;
  answers: number;
  messages: readonly ChatMessage[];
  best: Checked<Value> | null;
  kept: Omit<Exclude<Given, string>, 'corrections'> | null;
}

function firstTurn<Value>({ messages }: CheckedCall<Value>, synthesizer: number): Turn<Value> {
  return { synthesizer, answers: 0, messages, best: null, kept: null };
}

async function askSynthesizer<Value>(
  call: CheckedCall<Value>,
  turn: Turn<Value>,
  cost: RunningCost,
): Promise<Outcome<Value>> {
  const { synthesizer } = turn;
  let reason = '';
  let later: FailureClass | 'away' | null = null;
  while (turn.answers < answersMax) {
    const reply = await call.call(synthesizer, requestOf(call.spec, turn.messages));
    if (reply === null) {
      reason = 'the synthesizer is away or has no place';
      later = 'away';
      break;
    }
    cost.calls += reply.kind === 'answer' && reply.sent.madeTwice ? 2 : 1;
    if (turn.answers > 0) cost.reasks++;
    if (reply.kind === 'failure') {
      reason = `the synthesizer failed: ${reply.failure}`;
      if (isTransport(reply.failure)) later = reply.failure;
      break; // The same messages would fail in the same way, or nobody answers.
    }
    const { sent, seen, simulated, servedModel, inputTokens, outputTokens } = reply;
    turn.answers++;
    const judged = await call.judge(turn.kept ? { ...turn.kept, corrections: reply.text } : reply.text);
    cost.answers.push({
      ...{ sent, seen, simulated, servedModel, inputTokens, outputTokens },
      asked: synthesizer,
    });

    if ('unjudged' in judged) {
      reason = judged.unjudged;
      break; // Judging it again would fail again; another synthesizer's output may differ.
    }
    if (judged.checked && isEnough(judged.checked)) return { kind: 'value', checked: judged.checked };
    if (judged.checked?.usable && !isWorse(judged.checked, turn.best)) turn.best = judged.checked;
    reason = `the output failed its check at ${pathIn(judged.problems[0])}`;
    const inParts = judged.inParts && judged.problems.length <= problemsShown;
    turn.kept = inParts ? { earlier: reply.text, problems: judged.problems } : null;
    turn.messages = [...turn.messages, ...reaskMessages(reply.text, judged.problems, inParts)];
  }
  return turn.best ? { kind: 'value', checked: turn.best } : { kind: 'none', reason, later };
}

function isEnough({ problems, usable, tolerated = 0 }: Checked<unknown>): boolean {
  return problems.length === 0 || (usable && problems.length <= tolerated);
}

function isWorse(found: Checked<unknown>, best: Checked<unknown> | null): boolean {
  const [doubt, bestDoubt] = [found.isDoubtful ?? false, best?.isDoubtful ?? true];
  return doubt === bestDoubt ? found.problems.length > (best?.problems.length ?? Infinity) : doubt;
}

/**
 * The path of a problem without its text: problems of drafts quote the model, and reasons are
 * logged.
 */
function pathIn(problem = ''): string {
  return /^[a-z_][a-z_.[\]\d]*(?=:)/.exec(problem)?.[0] ?? 'its shape';
}

/**
 * Failures that pass with time, for which a later try is worthwhile. Others, such as a wrong key or
 * an unknown model, would come again; so would an empty or malformed answer, because the
 * temperature is 0.
 */
function isTransport(failure: FailureClass): boolean {
  return failurePolicies[failure].retry && failure !== 'empty' && failure !== 'malformed';
}

function requestOf(spec: CheckedCall<unknown>['spec'], messages: readonly ChatMessage[]): SynthesizerRequest {
  return {
    messages,
    temperature: 0,
    maxOutputTokens: spec.maxOutputTokens,
    jsonFormat: { name: spec.name, schema: spec.jsonSchema },
  };
}

/**
 * Our choices: a model does not correct more problems at once, and a longer output is not worth its
 * tokens.
 */
const problemsShown = 20;
const outputShownLength = 40_000;

function reaskMessages(output: string, problems: readonly string[], inParts: boolean): ChatMessage[] {
  const listed = problems.slice(0, problemsShown).map((problem) => `- ${problem.slice(0, 300)}`);
  if (problems.length > problemsShown)
    listed.push(`- and ${problems.length - problemsShown} more of these kinds`);
  return [
    { role: 'assistant', content: output.slice(0, outputShownLength).toWellFormed() },
    {
      role: 'user',
      content: `Your output has these problems:\n${listed.join('\n')}\n\n${inParts ? partsWanted : wholeWanted} Task, rules and materials are those of the first message.`,
    },
  ];
}

const wholeWanted = 'Correct them, keep what is right, and return the whole JSON object again.';
/** Output tokens cost the most, so sound entries are not sent twice. */
const partsWanted =
  'Return the same JSON object with the corrections alone: each list holds only the entries that replace those named above (entries are counted from 0), in their order, and none for an entry that can\'t be corrected; a list or another field that is named as a whole is given whole. All the rest is kept as it is, so leave other lists empty and other fields "" or null.';
