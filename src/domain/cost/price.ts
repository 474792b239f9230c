/** Dollars per million tokens. */
export interface Price {
  readonly input: number;
  /** Of input that the provider had cached; null: as other input. */
  readonly cachedInput: number | null;
  readonly output: number;
}

export interface UsedTokens {
  readonly inputTokens: number;
  /** Of those; 0 if the provider said nothing about a cache. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
}

export function dollarsFor(price: Price, { inputTokens, cachedTokens, outputTokens }: UsedTokens): number {
  const cached = Math.min(cachedTokens, inputTokens);
  const input = (inputTokens - cached) * price.input + cached * (price.cachedInput ?? price.input);
  return (input + outputTokens * price.output) / 1_000_000;
}
