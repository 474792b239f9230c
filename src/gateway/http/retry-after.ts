/**
 * LiteLLM drops Retry-After and keeps the provider's value under a prefix. Milliseconds come first
 * because they are more precise.
 */
const headerNames = [
  'retry-after-ms',
  'retry-after',
  'llm_provider-retry-after-ms',
  'llm_provider-retry-after',
] as const;

/**
 * The longest wait that is obeyed. Some providers ask for a day. Ten minutes are longer than a
 * panel's whole time (eight minutes by default), so obeying more would make no difference.
 */
const maxRetryAfterMs = 600_000;

/**
 * How long a provider asks to wait before the next call (R-W02).
 * @param headers finds a header by its lowercase name
 * @param nowMs the time of the answer, in milliseconds since 1970
 * @returns milliseconds, 1 to 600,000; null if no header has a usable value (malformed, zero,
 * negative, past)
 * @see RFC 9110, section 10.2.3
 */
export function retryAfterMs(headers: { get(name: string): string | null }, nowMs: number): number | null {
  for (const name of headerNames) {
    const value = headers.get(name)?.trim() ?? '';
    const waitMs = name.endsWith('-ms') ? decimal(value) : decimal(value) * 1000 || dateMs(value) - nowMs;
    if (waitMs > 0) return Math.min(Math.ceil(waitMs), maxRetryAfterMs);
  }
  return null;
}

/**
 * NaN for anything but plain decimals: Number() would accept "0x10", "1e9" and the empty string.
 */
function decimal(value: string): number {
  return /^\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
}

/** NaN for anything but HTTP's preferred date format: Date.parse() would read "-5" as a month. */
function dateMs(value: string): number {
  const isHttpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value);
  return isHttpDate ? Date.parse(value) : Number.NaN;
}
