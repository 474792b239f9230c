import { dollarsFor, type Price } from './price.ts';

export interface ModelUse {
  readonly model_id: string;
  readonly simulated: boolean;
  readonly calls: number;
  readonly input_tokens: number;
  readonly cached_tokens: number;
  readonly output_tokens: number;
  readonly calls_without_tokens: number;
}

export interface Cost {
  readonly calls: number;
  readonly input_tokens: number;
  /** Of the input. */
  readonly cached_tokens: number;
  readonly output_tokens: number;
  /** Of the calls whose price is known. */
  readonly dollars: number;
  /** Models that answered and whose price is unknown. */
  readonly unpriced: readonly string[];
  /** Answered calls whose usage the provider did not report. */
  readonly calls_without_tokens: number;
}

/** What calls cost at these prices (R-N03). Simulated calls cost nothing. */
export function costOf(uses: readonly ModelUse[], priceOf: (modelId: string) => Price | null): Cost {
  const sum = (
    field: 'calls' | 'input_tokens' | 'cached_tokens' | 'output_tokens' | 'calls_without_tokens',
  ) => uses.reduce((total, use) => total + use[field], 0);
  const real = uses.filter(({ simulated }) => !simulated);
  const dollars = real.map((use) => dollarsOf(use, priceOf(use.model_id)));
  const unpriced = real.filter((_, at) => dollars[at] === null).map(({ model_id }) => model_id);
  return {
    calls: sum('calls'),
    input_tokens: sum('input_tokens'),
    cached_tokens: sum('cached_tokens'),
    output_tokens: sum('output_tokens'),
    dollars: dollars.reduce<number>((total, each) => total + (each ?? 0), 0),
    unpriced: [...new Set(unpriced)],
    calls_without_tokens: sum('calls_without_tokens'),
  };
}

export function costsTogether(one: Cost, other: Cost): Cost {
  return {
    calls: one.calls + other.calls,
    input_tokens: one.input_tokens + other.input_tokens,
    cached_tokens: one.cached_tokens + other.cached_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    dollars: one.dollars + other.dollars,
    unpriced: [...new Set([...one.unpriced, ...other.unpriced])],
    calls_without_tokens: one.calls_without_tokens + other.calls_without_tokens,
  };
}

function dollarsOf(use: ModelUse, price: Price | null): number | null {
  const { input_tokens: inputTokens, cached_tokens: cachedTokens, output_tokens: outputTokens } = use;
  return price && dollarsFor(price, { inputTokens, cachedTokens, outputTokens });
}

/** "$0.21", with what is not in it. */
export function costText({ dollars, unpriced, calls_without_tokens: silent }: Cost): string {
  return [
    `$${dollars.toFixed(dollars < 1 ? 4 : 2)}`,
    ...(unpriced.length > 0 ? [`without ${unpriced.length} models of unknown price`] : []),
    ...(silent > 0 ? [`${silent} calls without usage`] : []),
  ].join(', ');
}
