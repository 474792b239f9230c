import assert from 'node:assert/strict';
import { z } from 'zod';
import type { ChatReply } from '../../../src/domain/run/chat.ts';
import { judgeOutput } from '../../../src/stages/call/judge-output.ts';
import type { SynthesizerRequest } from '../../../src/stages/call/ladder.ts';
import { callWithFallback } from '../../../src/stages/call/ladder.ts';
import type { Checked } from '../../../src/stages/call/stage.ts';
import { callMessages, defineCall } from '../../../src/stages/call/stage.ts';
import { answerWith } from '../chat.ts';

export const stage = defineCall({
  name: 'count_to',
  revision: 1,
  role: 'You count.',
  task: 'Count.',
  schema: z.object({ numbers: z.array(z.number()) }),
  maxOutputTokens: 100,
});

export const messages = callMessages(stage, 's', [{ name: 'question', content: 'How far?' }]);

/**
 * Odd numbers are faults; the output is usable if anything remains, doubtful if it contains 13, and
 * two faults matter little beside 100.
 */
function check({ numbers }: { numbers: number[] }): Checked<number[]> {
  const value = numbers.filter((number) => number % 2 === 0);
  const problems = numbers.flatMap((number, index) =>
    number % 2 === 0 ? [] : [`numbers[${index}]: is odd`],
  );
  const isDoubtful = numbers.includes(13);
  return {
    value,
    problems,
    usable: value.length > 0,
    isDoubtful,
    tolerated: numbers.includes(100) ? 2 : 0,
  };
}

export function answer(text: string): ChatReply {
  return answerWith({ text, inputTokens: 10 });
}

/**
 * Replays the given replies and records who was asked what.
 * @param waits for how often there is time to wait for a synthesizer
 */
export async function climb(replies: readonly (ChatReply | null)[], synthesizers = 2, waits = 0) {
  const waited: (readonly number[])[] = [];
  const asked: { synthesizer: number; request: SynthesizerRequest }[] = [];
  const result = await callWithFallback({
    spec: stage,
    messages,
    judge: async (output) =>
      output === unjudgeable
        ? { unjudged: 'the judging ran out of time' }
        : judgeOutput(stage, check, output),
    synthesizers,
    call: async (synthesizer, request) => {
      asked.push({ synthesizer, request });
      const reply = replies[asked.length - 1];
      return reply === undefined ? assert.fail('one call too many') : reply;
    },
    untilAvailable: async (turns) => waited.push(turns) <= waits,
  });
  return { result, asked, waited, path: asked.map(({ synthesizer }) => synthesizer).join('') };
}

export const unjudgeable = 'too much';

export const good = answer('{"numbers":[2,4]}');
