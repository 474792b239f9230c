import type { Logger } from 'pino';
import type { Pool } from '../../src/db/pool.ts';
import type { CallLine, ChatReply, ChatRequest } from '../../src/domain/run/chat.ts';
import type { RunBudget } from '../../src/domain/run/run-messages.ts';
import type { Synthesizer, Synthesizers } from '../../src/domain/run/synthesizer.ts';
import type { Breaker } from '../../src/gateway/limits/breaker.ts';
import type { Hedges } from '../../src/gateway/limits/hedges.ts';
import type { Threads } from '../../src/threads/pool.ts';
import type { Places } from './in-turn.ts';
import type { Saving } from './saving.ts';

/** Dependencies of a worker's activities, wired once at start. */
export interface ActivityDeps {
  readonly db: Pool;
  /**
   * Asks a model at its gateway, once there is a slot for the call. A provider's failure is a
   * value. Throws the signal's reason if it aborts, and a NoSlotError if no slot was free within
   * `waitMs` (default: a minute); Temporal then repeats the step.
   */
  readonly chat: (
    gateway: string,
    line: CallLine,
    request: ChatRequest,
    signal: AbortSignal,
    waitMs?: number,
  ) => Promise<ChatReply>;
  /** True once a gateway has answered anything over HTTP to this process. */
  readonly hasAnswered: (gateway: string) => boolean;
  readonly synthesizers: Synthesizers;
  /** One per synthesizer, shared by the whole worker: what one step learns, all others know. */
  readonly breakerOf: (synthesizer: Synthesizer) => Breaker;
  /**
   * Places of responses that steps work on concurrently: as many as there may be steps at once, in
   * turns between workspaces.
   */
  readonly places: Places;
  /** When a slow call of the synthesis is made a second time; null: never. */
  readonly hedges: Hedges | null;
  readonly budget: RunBudget;
  /** Holds what was paid for while the database refuses to store it. */
  readonly saving: Saving;
  /** Worker threads for jobs that process texts. */
  readonly threads: Threads;
  readonly log: Logger;
}
