import { activityInfo, cancellationSignal, heartbeat } from '@temporalio/activity';

const beatEveryMs = 5_000;

/**
 * Waits for a call to a provider while sending heartbeats to Temporal. A cancellation of the run or the
 * worker arrives with a heartbeat and aborts the call through its signal.
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
