import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { panelModels } from '../domain/catalogue/catalogue.ts';
import { type ExpectedUse, expectedUse, taskUse } from '../domain/cost/expected-use.ts';
import { dollarsFor, type Price } from '../domain/cost/price.ts';
import { type PanelId, panelIds } from '../domain/run/panels.ts';
import {
  type Synthesizer,
  type SynthesizerPair,
  type Synthesizers,
  synthesisStages,
} from '../domain/run/synthesizer.ts';

export interface PanelCost extends ExpectedCost {
  readonly panel: PanelId;
  /** How long a run takes, in usual calls one after the other. */
  readonly call_lengths: number;
}

export interface ExpectedCost {
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** Of the calls whose price is known; null if none is. */
  readonly dollars: number | null;
  /** Models without a price. */
  readonly unpriced: readonly string[];
}

/**
 * Calls of one round are made at once, so a run is as long as its rounds and the slowest call of
 * each (docs/measurements/speed.md, the ideal length in median latencies; `service` with 172
 * models).
 */
const callLengths: Readonly<Record<PanelId, number>> = { wide: 11, consensus: 16, service: 18 };

export type PriceOf = (model: Synthesizer) => Price | null;

/**
 * What a run of each panel is expected to cost: each model's answer, and the synthesis by the pair
 * of each stage in halves.
 */
export function panelCosts(catalogue: Catalogue, synthesizers: Synthesizers, priceOf: PriceOf): PanelCost[] {
  return panelIds.map((panel) => {
    const models = panelModels(catalogue, panel);
    const use = expectedUse(models.length);
    const shares = [
      ...models.map((model) => ({ model, use: part(use.panel, models.length) })),
      ...synthesisStages.flatMap((stage) => halves(synthesizers[stage], use[stage])),
    ];
    return { panel, call_lengths: callLengths[panel], ...costOf(Object.values(use), shares, priceOf) };
  });
}

/** What a run of any panel is expected to cost more if its question sets a task. */
export function taskCost({ write }: Synthesizers, priceOf: PriceOf): ExpectedCost {
  return costOf([taskUse], halves(write, taskUse), priceOf);
}

interface Share {
  readonly model: Synthesizer;
  readonly use: ExpectedUse;
}

const halves = (pair: SynthesizerPair, use: ExpectedUse): Share[] =>
  pair.slice(0, 2).map((model) => ({ model, use: part(use, 2) }));

function costOf(all: readonly ExpectedUse[], shares: readonly Share[], priceOf: PriceOf): ExpectedCost {
  const costs = shares.map(({ model, use }) => ({ model, dollars: cost(priceOf(model), use) }));
  const known = costs.flatMap(({ dollars }) => dollars ?? []);
  const sum = (field: keyof ExpectedUse) => all.reduce((total, use) => total + use[field], 0);
  return {
    calls: sum('calls'),
    input_tokens: sum('inputTokens'),
    output_tokens: sum('outputTokens'),
    dollars: known.length === 0 ? null : known.reduce((total, dollars) => total + dollars, 0),
    unpriced: [...new Set(costs.filter((each) => each.dollars === null).map(({ model }) => model.modelId))],
  };
}

function part({ calls, inputTokens, outputTokens }: ExpectedUse, of: number): ExpectedUse {
  return { calls: calls / of, inputTokens: inputTokens / of, outputTokens: outputTokens / of };
}

function cost(price: Price | null, { inputTokens, outputTokens }: ExpectedUse): number | null {
  return price && dollarsFor(price, { inputTokens, cachedTokens: 0, outputTokens });
}
