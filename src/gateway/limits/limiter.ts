import { slotWaitMs } from '../../domain/limits.ts';
import type { CallLine, ChatReply } from '../../domain/run/chat.ts';
import { makeWindow, type Window } from './window.ts';

/** The limits of an endpoint. */
interface Limits {
  readonly concurrency: number;
  readonly callsPerMinute: number | null;
}

/** Thrown if no slot was free in time. Nothing was sent and nothing has to be paid; the caller may try again. */
export class NoSlotError extends Error {
  override readonly name = 'NoSlotError';
}

export interface Limiter {
  /**
   * Waits for a slot, makes the call, and frees the slot. If the reply shows that the endpoint limits its
   * rate, later calls are held back.
   * @param patienceMs longest wait for a slot; default: a minute
   * @throws NoSlotError if no slot was free in that time
   * @throws the signal's reason if it aborts during the wait
   * @throws what `call` throws
   */
  readonly run: (
    line: CallLine,
    modelId: string,
    call: () => Promise<ChatReply>,
    signal?: AbortSignal,
    patienceMs?: number,
  ) => Promise<ChatReply>;
}

type Leave = ReturnType<Window['enter']>;

interface Waiter {
  readonly modelId: string;
  readonly enter: () => void;
}

/** Our choice: of four slots for which both lines wait, the synthesis gets three, so that neither line starves. */
const synthesisTurns = 3;

/**
 * The slots of one endpoint, shared by all stages of this process (R-H06): at most `concurrency` calls at
 * once, with their starts evenly spaced over a minute. Within a line it is first come, first served, except
 * for models that are held back.
 */
export function makeLimiter({ concurrency, callsPerMinute }: Limits): Limiter {
  const spacingMs = callsPerMinute === null ? 0 : 60_000 / callsPerMinute;
  const window = makeWindow(concurrency);
  const lines: Readonly<Record<CallLine, Set<Waiter>>> = { synthesis: new Set(), panel: new Set() };
  let turn = 0;
  let nextStartMs = 0;
  let later: NodeJS.Timeout | undefined;

  function admit(): void {
    while (lines.synthesis.size + lines.panel.size > 0 && window.hasRoom()) {
      const nowMs = performance.now();
      const startMs = Math.max(nextStartMs, window.heldUntilMs());
      const next = startMs > nowMs ? undefined : firstFree(nowMs);
      if (!next) {
        admitLater(Math.max(startMs, soonestMs()) - nowMs);
        return;
      }
      nextStartMs = nowMs + spacingMs;
      next.enter();
    }
  }

  function admitLater(delayMs: number): void {
    clearTimeout(later);
    later = setTimeout(admit, Math.ceil(delayMs));
  }

  /** The next waiter whose model is not held back. */
  function firstFree(nowMs: number): Waiter | undefined {
    const firstOf = (line: CallLine) =>
      lines[line].values().find(({ modelId }) => window.modelHeldUntilMs(modelId) <= nowMs);
    const [synthesis, panel] = [firstOf('synthesis'), firstOf('panel')];
    if (synthesis && panel) turn = (turn + 1) % (synthesisTurns + 1);
    return synthesis && (!panel || turn > 0) ? synthesis : panel;
  }

  /** The earliest time at which a waiter's model is no longer held back. */
  function soonestMs(): number {
    const waiters = [...lines.synthesis, ...lines.panel];
    return Math.min(...waiters.map(({ modelId }) => window.modelHeldUntilMs(modelId)));
  }

  async function slot(
    line: CallLine,
    modelId: string,
    patienceMs: number,
    signal?: AbortSignal,
  ): Promise<Leave> {
    signal?.throwIfAborted();
    return await new Promise<Leave>((resolve, reject) => {
      const ending = (end: () => void) => () => {
        lines[line].delete(waiter);
        clearTimeout(patience);
        signal?.removeEventListener('abort', give);
        end();
      };
      const waiter: Waiter = { modelId, enter: ending(() => resolve(window.enter(modelId))) };
      const give = ending(() => reject(signal?.reason));
      const patience = setTimeout(
        ending(() => reject(new NoSlotError('no slot was free in time'))),
        patienceMs,
      );
      signal?.addEventListener('abort', give, { once: true });
      lines[line].add(waiter);
      admit();
    });
  }

  return {
    async run(line, modelId, call, signal, patienceMs = slotWaitMs) {
      const leave = await slot(line, modelId, patienceMs, signal);
      let reply: ChatReply | null = null;
      try {
        reply = await call();
        return reply;
      } finally {
        leave(reply);
        admit();
      }
    },
  };
}
