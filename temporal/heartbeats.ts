import type { ActivityInterceptorsFactory } from '@temporalio/worker';

const beatEveryMs = 5_000;

/**
 * Sends heartbeats for as long as a step lasts, if its options ask for them. From its first line:
 * on a starved machine reading what a step needs can take longer than the time after which Temporal
 * takes a silent one for lost, and all that were repeated at once would read again. A cancellation
 * of the run or the worker arrives with a heartbeat.
 */
export const heartbeats: ActivityInterceptorsFactory = (context) => ({
  inbound: {
    async execute(input, next) {
      const { heartbeatTimeoutMs } = context.info;
      if (!heartbeatTimeoutMs) return await next(input);
      const beat = setInterval(() => context.heartbeat(), Math.min(beatEveryMs, heartbeatTimeoutMs / 2));
      try {
        return await next(input);
      } finally {
        clearInterval(beat);
      }
    },
  },
});
