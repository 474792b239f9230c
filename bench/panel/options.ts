import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { kindOf, type PanelKind, panelKinds } from '../../src/simulator/world/street/asked.ts';
import type { RealModels } from './gateway/endpoint.ts';

/** The options of `npm run bench -- panel`. */
export interface PanelOptions {
  /** Numbers of answers in a panel. */
  readonly sizes: readonly number[];
  /** Drawn anew at each run unless given. */
  readonly seeds: readonly number[];
  readonly ratesPercent: readonly number[];
  /** Whether to leave out the rows of single stages. */
  readonly wholeOnly: boolean;
  /** Parts of names of the rows to run; all rows if empty. */
  readonly cases: readonly string[];
  /** Whether to run the headline rows alone and print their bars. */
  readonly bars: boolean;
  /** Runs at once. */
  readonly lanes: number;
  /** Real models to use instead of simulated ones. */
  readonly real: RealModels | null;
  /** Whether to measure what the code alone costs. */
  readonly code: boolean;
  /** A file for the scores of each run, as JSON. */
  readonly json: string | null;
}

export function panelOptions(words: readonly string[]): PanelOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      sizes: { type: 'string', default: '10,40' },
      seeds: { type: 'string', default: '2' },
      'seeds-list': { type: 'string' },
      rates: { type: 'string', default: '0,3,10,25' },
      cases: { type: 'string', default: '' },
      bars: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      lanes: { type: 'string', default: '4' },
      json: { type: 'string' },
      code: { type: 'boolean', default: false },
      gateway: { type: 'string' },
      synthesizers: { type: 'string', default: '' },
      'key-variable': { type: 'string' },
    },
  });
  const [one = '', two = one] = values.synthesizers.split(',');
  if (values.gateway !== undefined && one === '') throw new Error('--gateway needs --synthesizers a,b');
  const key = values['key-variable'];
  return {
    sizes: numbers(values.sizes),
    seeds:
      values['seeds-list'] === undefined ? drawSeeds(Number(values.seeds)) : numbers(values['seeds-list']),
    ratesPercent: numbers(values.rates),
    cases: values.cases.split(',').filter((part) => part !== ''),
    bars: values.bars,
    wholeOnly: values.whole,
    lanes: Number(values.lanes),
    real:
      values.gateway === undefined
        ? null
        : {
            baseUrl: values.gateway,
            apiKey: key === undefined ? null : (process.env[key] ?? null),
            synthesizers: [one, two],
          },
    code: values.code,
    json: values.json ?? null,
  };
}

/**
 * Nobody can have tuned the service to panels that nobody has seen. The kinds of questions take
 * turns.
 */
function drawSeeds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => drawSeed(panelKinds[index % panelKinds.length]));
}

function drawSeed(kind: PanelKind | undefined): number {
  const seed = randomInt(1_000, 1_000_000);
  return kindOf(seed) === kind ? seed : drawSeed(kind);
}

function numbers(list: string): number[] {
  return list.split(',').map(Number);
}
