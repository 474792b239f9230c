import type { Socket } from 'node:net';
import { ApiError } from '../../src/domain/errors.ts';
import { countRefusal } from './refusals.ts';
import { counter } from './slots.ts';

/**
 * Limits of exports. Each holds up to half a megabyte of text while its client reads. The largest,
 * 157 answers of 256 KiB, takes 22 minutes at the minimum pace.
 */
export const exportBounds = {
  perWorkspace: 5,
  all: 50,
  leastBytesPerSecond: 32 * 1024,
  /** The pace is measured over this window; a client may pause for less. */
  windowMs: 15_000,
  totalMs: 30 * 60_000,
  /** How soon a slot is likely to be free. */
  retryAfterSeconds: 10,
};

export type ExportBounds = typeof exportBounds;

export interface ExportSlots {
  /**
   * Takes a slot for as long as the connection or the response lasts.
   * @returns a function that frees the slot
   * @throws ApiError `overloaded`
   */
  readonly take: (workspaceId: string) => () => void;
}

export function exportSlots({ perWorkspace, all, retryAfterSeconds }: ExportBounds): ExportSlots {
  const workspaces = counter();
  let taken = 0;
  return {
    take(workspaceId) {
      if (taken >= all || workspaces.of(workspaceId) >= perWorkspace) {
        const headers = { 'Retry-After': String(retryAfterSeconds) };
        throw new ApiError('overloaded', { reason: 'exports', headers });
      }
      taken++;
      workspaces.add(workspaceId, 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        taken--;
        workspaces.add(workspaceId, -1);
      };
    },
  };
}

/**
 * Closes the connection of a client that reads below the minimum pace while bytes wait for it, or
 * that takes too long overall.
 * @param cut called with the reason before the connection is closed
 * @returns a function that stops the watch
 */
export function watchPace(
  socket: Socket,
  { leastBytesPerSecond, windowMs, totalMs }: ExportBounds,
  cut: (why: 'too slow' | 'too long') => void,
): () => void {
  const takenBytes = () => socket.bytesWritten - socket.writableLength;
  let before = takenBytes();
  const end = (why: 'too slow' | 'too long') => {
    countRefusal('slow_export');
    cut(why);
    socket.destroy();
  };
  const window = setInterval(() => {
    const taken = takenBytes() - before;
    before += taken;
    if (socket.writableLength > 0 && taken < (leastBytesPerSecond * windowMs) / 1000) end('too slow');
  }, windowMs);
  const total = setTimeout(() => end('too long'), totalMs);
  return () => {
    clearInterval(window);
    clearTimeout(total);
  };
}
