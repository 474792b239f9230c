import { dollarsFor, type Price } from './price.ts';

const counts = ['calls', 'input_tokens', 'cached_tokens', 'output_tokens', 'calls_without_tokens'] as const;

interface Used {
  /** Answered calls: what a provider counts of others is not known. */
  readonly calls: number;
  readonly input_tokens: number;
  /** Of the input. */
  readonly cached_tokens: number;
  readonly output_tokens: number;
  /** Answered calls whose usage the provider did not report. */
  readonly calls_without_tokens: number;
}

export interface ModelUse extends Used {
  readonly model_id: string;
  /** Answers of the simulator cost nothing. */
  readonly simulated: boolean;
}

export interface Cost extends Used {
  /** Of the calls whose price is known. */
  readonly dollars: number;
  /** Models that answered and whose price is unknown. */
  readonly unpriced: readonly string[];
}

/** What calls cost at these prices (R-N03). Simulated calls cost nothing. */
export function costOf(uses: readonly ModelUse[], priceOf: (modelId: string) => Price | null): Cost {
  const real = uses.filter(({ simulated }) => !simulated);
  const dollars = real.map((use) => dollarsOf(use, priceOf(use.model_id)));
  const unpriced = real.filter((_, at) => dollars[at] === null).map(({ model_id }) => model_id);
  return {
    ...together(uses),
    dollars: dollars.reduce<number>((total, each) => total + (each ?? 0), 0),
    unpriced: [...new Set(unpriced)],
  };
}

export function costsTogether(one: Cost, other: Cost): Cost {
  return {
    ...together([one, other]),
    dollars: one.dollars + other.dollars,
    unpriced: [...new Set([...one.unpriced, ...other.unpriced])],
  };
}

function together(uses: readonly Used[]): Used {
  const sums = counts.map((count) => [count, uses.reduce((total, use) => total + use[count], 0)]);
  return Object.fromEntries(sums);
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
