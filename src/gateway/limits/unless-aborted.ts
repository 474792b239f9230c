/**
 * Waits for a result.
 * @throws the signal's reason if it aborts first
 */
export async function unlessAborted<Result>(result: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  signal?.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([result, aborted.promise]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
