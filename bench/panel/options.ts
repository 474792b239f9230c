import { parseArgs } from 'node:util';
import type { RealModels } from './gateway/endpoint.ts';

/** The options of `npm run bench -- panel`. */
export interface PanelOptions {
  /** Numbers of answers in a panel. */
  readonly sizes: readonly number[];
  readonly seeds: readonly number[];
  readonly ratesPercent: readonly number[];
  /** Whether to leave out the rows of single stages. */
  readonly wholeOnly: boolean;
  /** Parts of names of the rows to run; all rows if empty. */
  readonly cases: readonly string[];
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
      'first-seed': { type: 'string', default: '1' },
      rates: { type: 'string', default: '0,3,10,25' },
      cases: { type: 'string', default: '' },
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
  const first = Number(values['first-seed']);
  return {
    sizes: numbers(values.sizes),
    seeds: Array.from({ length: Number(values.seeds) }, (_, index) => first + index),
    ratesPercent: numbers(values.rates),
    cases: values.cases.split(',').filter((part) => part !== ''),
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

function numbers(list: string): number[] {
  return list.split(',').map(Number);
}
