import type { ChatFailure, ChatReply } from '../../domain/run/chat.ts';
import { callsAhead } from '../../domain/run/first-calls.ts';
import { unlessAborted } from './unless-aborted.ts';

/**
 * Lets a few calls go ahead at a gateway that has not answered yet. If all of them fail for a
 * reason that is the gateway's, such as its key, the calls that wait for them fail in the same way
 * without having been made (R-N04).
 */
export interface FirstCalls {
  readonly run: (call: () => Promise<ChatReply>, signal?: AbortSignal) => Promise<ChatReply>;
  /** True once any HTTP answer has come. */
  readonly hasAnswered: () => boolean;
}

/** Our choice: a wrong key or host shows within it, and a slow model holds nobody up for longer. */
const aheadMs = 3_000;

/**
 * Our choice: calls of the same run that come within it are not made either. The next run tries
 * again.
 */
const restingMs = 5_000;

export function makeFirstCalls(now: () => number = () => performance.now()): FirstCalls {
  let isOpen = false;
  let hasAnswered = false;
  let round = newRound();
  let refusedAtMs = -Infinity;

  function note(reply: ChatReply): void {
    if (reply.kind === 'answer' || !['network', 'timeout'].includes(reply.failure)) hasAnswered = true;
    if (reply.kind === 'answer' || !isOfGateway(reply)) {
      isOpen = true;
      round.decide(null);
    } else if (++round.failed === callsAhead) {
      round.decide(reply);
      refusedAtMs = now();
    }
  }

  return {
    hasAnswered: () => hasAnswered,
    async run(call, signal) {
      if (round.failed >= callsAhead && now() - refusedAtMs > restingMs) round = newRound();
      const current = round;
      if (!isOpen && current.ahead >= callsAhead) {
        const failure = await current.decided(signal);
        if (failure) return failure;
      } else current.ahead++;
      const reply = await call();
      if (!isOpen) note(reply);
      return reply;
    },
  };
}

/** Failures that every model of the gateway has. */
function isOfGateway({ failure, noSuchAddress }: ChatFailure): boolean {
  return failure === 'auth' || failure === 'network' || noSuchAddress === true;
}

function newRound() {
  const decision = Promise.withResolvers<ChatFailure | null>();
  let timer: NodeJS.Timeout | undefined;
  return {
    ahead: 0,
    failed: 0,
    decide(failure: ChatFailure | null): void {
      clearTimeout(timer);
      decision.resolve(
        failure && { ...failure, message: `Not asked, as the first calls failed: ${failure.message}` },
      );
    },
    /**
     * The failure of the calls ahead, or null when others may go.
     * @throws the signal's reason if it aborts
     */
    async decided(signal?: AbortSignal): Promise<ChatFailure | null> {
      timer ??= setTimeout(() => decision.resolve(null), aheadMs);
      return await unlessAborted(decision.promise, signal);
    },
  };
}
