import { slotWaitMs } from '../../domain/limits.ts';
import type { CallLine, ChatReply } from '../../domain/run/chat.ts';
import { makeWindow, type Window } from './window.ts';

interface Limits {
  readonly concurrency: number;
  readonly callsPerMinute: number | null;
}

/**
 * Thrown if no slot was free in time. Nothing was sent and nothing has to be paid; the caller may
 * try again.
 */
export class NoSlotError extends Error {
  override readonly name = 'NoSlotError';
}

export interface Limiter {
  /**
   * Waits for a slot, makes the call, and frees the slot. If the reply shows that the endpoint
   * limits its rate, later calls are held back.
   * @param waitMs longest wait for a slot; default: a minute
   * @throws NoSlotError if no slot was free in that time
   * @throws the signal's reason if it aborts during the wait
   * @throws what `call` throws
   */
  readonly run: (
    line: CallLine,
    modelId: string,
    call: () => Promise<ChatReply>,
    signal?: AbortSignal,
    waitMs?: number,
  ) => Promise<ChatReply>;
  /**
   * Lets no more calls of panels begin: those that wait for a slot, and new ones, get a
   * NoSlotError. Calls under way end, and those of a synthesis go on, because an answer that they
   * build on has been paid for.
   */
  readonly closePanel: () => void;
}

type Leave = ReturnType<Window['enter']>;

interface Waiter {
  readonly modelId: string;
  readonly refuse: () => void;
  readonly enter: () => void;
}

interface Request {
  readonly line: CallLine;
  readonly modelId: string;
  readonly waitMs: number;
  readonly signal: AbortSignal | undefined;
}

interface Slots {
  readonly window: Window;
  readonly spacingMs: number;
  readonly lines: Readonly<Record<CallLine, Set<Waiter>>>;
  /** Counts the slots for which both lines waited. */
  turn: number;
  nextStartMs: number;
  panelIsClosed: boolean;
  /** Timer for the time at which the next call may start. */
  admission: NodeJS.Timeout | undefined;
}

/**
 * Our choice: of four slots for which both lines wait, the synthesis gets three, so that neither
 * line starves.
 */
const synthesisTurns = 3;

/**
 * The slots of one endpoint, shared by all stages of this process (R-H06): at most `concurrency`
 * calls at once, with their starts evenly spaced over a minute. Within a line it is first come,
 * first served, except for models that are held back.
 */
export function makeLimiter({ concurrency, callsPerMinute }: Limits): Limiter {
  const slots: Slots = {
    window: makeWindow(concurrency),
    spacingMs: callsPerMinute === null ? 0 : 60_000 / callsPerMinute,
    lines: { synthesis: new Set(), panel: new Set() },
    turn: 0,
    nextStartMs: 0,
    panelIsClosed: false,
    admission: undefined,
  };
  return {
    async run(line, modelId, call, signal, waitMs = slotWaitMs) {
      const leave = await waitForSlot(slots, { line, modelId, waitMs, signal });
      let reply: ChatReply | null = null;
      try {
        reply = await call();
        return reply;
      } finally {
        leave(reply);
        admit(slots);
      }
    },
    closePanel() {
      slots.panelIsClosed = true;
      for (const waiter of slots.lines.panel) waiter.refuse();
    },
  };
}

async function waitForSlot(slots: Slots, { line, modelId, waitMs, signal }: Request): Promise<Leave> {
  signal?.throwIfAborted();
  if (line === 'panel' && slots.panelIsClosed) throw new NoSlotError('the worker is stopping');
  const waiters = slots.lines[line];
  return await new Promise<Leave>((resolve, reject) => {
    const ending = (end: () => void) => () => {
      waiters.delete(waiter);
      clearTimeout(patience);
      signal?.removeEventListener('abort', abort);
      end();
    };
    const refuse = ending(() => reject(new NoSlotError('no slot was free in time')));
    const waiter: Waiter = { modelId, refuse, enter: ending(() => resolve(slots.window.enter(modelId))) };
    const abort = ending(() => reject(signal?.reason));
    const patience = setTimeout(refuse, waitMs);
    signal?.addEventListener('abort', abort, { once: true });
    waiters.add(waiter);
    admit(slots);
  });
}

/** Gives slots to the waiting calls that may start now, and sets a timer for the next one. */
function admit(slots: Slots): void {
  const { window, lines, spacingMs } = slots;
  while (lines.synthesis.size + lines.panel.size > 0 && window.hasRoom()) {
    const nowMs = performance.now();
    const startMs = Math.max(slots.nextStartMs, window.heldUntilMs());
    const next = startMs > nowMs ? undefined : firstFree(slots, nowMs);
    if (!next) {
      admitLater(slots, Math.max(startMs, soonestMs(slots)) - nowMs);
      return;
    }
    slots.nextStartMs = nowMs + spacingMs;
    next.enter();
  }
}

function admitLater(slots: Slots, delayMs: number): void {
  clearTimeout(slots.admission);
  slots.admission = setTimeout(() => admit(slots), Math.ceil(delayMs));
}

/** The next waiter whose model is not held back. */
function firstFree(slots: Slots, nowMs: number): Waiter | undefined {
  const firstOf = (line: CallLine) =>
    slots.lines[line].values().find(({ modelId }) => slots.window.modelHeldUntilMs(modelId) <= nowMs);
  const synthesis = firstOf('synthesis');
  const panel = firstOf('panel');
  if (!synthesis || !panel) return synthesis ?? panel;
  slots.turn = (slots.turn + 1) % (synthesisTurns + 1);
  return slots.turn > 0 ? synthesis : panel;
}

/** The earliest time at which a waiter's model is no longer held back. */
function soonestMs({ window, lines }: Slots): number {
  const waiters = [...lines.synthesis, ...lines.panel];
  return Math.min(...waiters.map(({ modelId }) => window.modelHeldUntilMs(modelId)));
}
