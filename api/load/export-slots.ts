import type { Socket } from 'node:net';
import { ApiError } from '../../src/domain/errors.ts';
import { counter } from './counter.ts';
import { countRefusal } from './tally.ts';

/**
 * What exports may take: each holds up to half a megabyte of texts for as long as its client reads. The largest, 157
 * answers of 256 KiB, takes 22 minutes at the floor.
 */
export const exportBounds = {
  perWorkspace: 5,
  all: 50,
  leastBytesPerSecond: 32 * 1024,
  /** Over which the floor is looked at; a client may pause for less. */
  windowMs: 15_000,
  totalMs: 30 * 60_000,
  /** When a place is likely free again. */
  retryAfterSeconds: 10,
};

export type ExportBounds = typeof exportBounds;

export interface ExportSlots {
  /**
   * Takes a place for as long as the connection or the response lasts.
   * @returns what gives it back
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
 * Cuts a client off that takes less than the floor while bytes wait for it, or that takes too long in all.
 * @param cut told why; the connection is closed then
 * @returns what ends the watch
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
