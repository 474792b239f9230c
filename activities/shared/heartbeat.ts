import { activityInfo, cancellationSignal, heartbeat } from '@temporalio/activity';

const beatEveryMs = 5_000;

/**
 * Waits for a call to a provider while telling Temporal that this worker lives. A cancellation, be it of the run or of
 * the worker, comes back with a beat and ends the call through its signal.
 */
export async function withHeartbeat<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const beat = setInterval(
    heartbeat,
    Math.min(beatEveryMs, (activityInfo().heartbeatTimeoutMs ?? beatEveryMs * 2) / 2),
  );
  try {
    return await call(cancellationSignal());
  } finally {
    clearInterval(beat);
  }
}
