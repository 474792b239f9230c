/** The longest wait of a poll: shorter than the limits on silence of common proxies. */
export const waitMaxSeconds = 30;

/**
 * The wait that a client prefers, in seconds, at most 30; null if it prefers none (RFC 7240, 4.3).
 * The first of several counts; what has another form is ignored, as every preference may be.
 */
export function preferredWait(prefer: string): number | null {
  const given = prefer
    .split(',')
    .map((preference) => (preference.split(';')[0] ?? '').trim())
    .find((preference) => /^wait\b/i.test(preference));
  const [, seconds] = /^wait *= *"?(\d{1,9})"?$/i.exec(given ?? '') ?? [];
  return seconds === undefined ? null : Math.min(Number(seconds), waitMaxSeconds);
}
