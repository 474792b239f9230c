import type { Logger } from 'pino';
import type { Pool } from '../../src/db/pool.ts';
import type { CallLine, ChatReply, ChatRequest } from '../../src/domain/run/chat.ts';
import type { RunBudget } from '../../src/domain/run/run-messages.ts';
import type { Synthesizer } from '../../src/domain/run/synthesizer.ts';
import type { Breaker } from '../../src/gateway/limits/breaker.ts';
import type { Threads } from '../../src/threads/pool.ts';

/** What the activities of a worker need; wired once, when the worker starts. */
export interface ActivityDeps {
  readonly db: Pool;
  /**
   * Asks a model at its gateway, once there is a place for the call. A provider's failure is a value; it throws what the
   * signal says, and a NoSlotError where no place was free in time, a minute unless given: Temporal then repeats the
   * step.
   */
  readonly chat: (
    gateway: string,
    line: CallLine,
    request: ChatRequest,
    signal: AbortSignal,
    patienceMs?: number,
  ) => Promise<ChatReply>;
  /** The first is asked, the second stands in for it; of different labs. */
  readonly synthesizers: readonly [Synthesizer, Synthesizer];
  /** One for each of them, of the whole worker: what one step learns, all others know. */
  readonly breakers: readonly Breaker[];
  readonly budget: RunBudget;
  /** Where texts are worked through. */
  readonly threads: Threads;
  readonly log: Logger;
}
