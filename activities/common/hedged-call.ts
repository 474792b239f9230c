import type { ChatReply } from '../../src/domain/run/chat.ts';
import type { Hedges } from '../../src/gateway/limits/hedges.ts';

type Call = (signal: AbortSignal, waitMs: number) => Promise<ChatReply>;

/** Our choice: a second call that gets no slot soon would only take one from a first call. */
const secondWaitMs = 1_000;
const lookEveryMs = 250;

/**
 * Makes a call, and makes it a second time if it takes twice as long as usual. The first answer
 * counts, and the other call is aborted.
 * @param hedges null if calls are made once
 * @param waitMs how long it may wait for its slot
 * @returns the answer, which says so if the call was made twice; without an answer what the first
 * call returned
 * @throws what the first call throws
 */
export async function hedgedCall(
  hedges: Hedges | null,
  stage: string,
  call: Call,
  signal: AbortSignal,
  waitMs: number,
): Promise<ChatReply> {
  if (!hedges) return await call(signal, waitMs);
  hedges.begin(stage);
  const sinceMs = performance.now();
  const tookMs = () => performance.now() - sinceMs;
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const first = call(either, waitMs);
  const isSlow = await becomesTrue(() => hedges.isSlow(stage, tookMs()), first);
  const reply =
    isSlow && hedges.take(stage)
      ? await firstAnswer(first, call(either, secondWaitMs)).finally(() => over.abort())
      : await first;
  if (reply.kind === 'answer') hedges.end(stage, tookMs());
  return reply;
}

/** @returns false if the call ends before */
async function becomesTrue(holds: () => boolean, call: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const later = new Promise<boolean>((resolve) => {
    timer = setInterval(() => holds() && resolve(true), lookEveryMs);
  });
  const done = () => false;
  try {
    return await Promise.race([call.then(done, done), later]);
  } finally {
    clearInterval(timer);
  }
}

async function firstAnswer(first: Promise<ChatReply>, second: Promise<ChatReply>): Promise<ChatReply> {
  try {
    const answer = await Promise.any([first, second].map(answerOf));
    return { ...answer, sent: { ...answer.sent, madeTwice: true } };
  } catch {
    return await first; // Neither has one.
  }
}

async function answerOf(call: Promise<ChatReply>) {
  const reply = await call;
  if (reply.kind !== 'answer') throw new Error('no answer');
  return reply;
}
