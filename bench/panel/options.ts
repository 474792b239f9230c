import { parseArgs } from 'node:util';

/** What `npm run bench -- panel` was asked for. */
export interface PanelOptions {
  /** Answers of a panel. */
  readonly sizes: readonly number[];
  readonly seeds: readonly number[];
  readonly ratesPercent: readonly number[];
  /** Parts of names of the rows to run; all of them when empty. */
  readonly cases: readonly string[];
  /** Runs at once. */
  readonly lanes: number;
  /** Where the scores of each run go, as JSON. */
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
      lanes: { type: 'string', default: '4' },
      json: { type: 'string' },
    },
  });
  const first = Number(values['first-seed']);
  return {
    sizes: numbers(values.sizes),
    seeds: Array.from({ length: Number(values.seeds) }, (_, index) => first + index),
    ratesPercent: numbers(values.rates),
    cases: values.cases.split(',').filter((part) => part !== ''),
    lanes: Number(values.lanes),
    json: values.json ?? null,
  };
}

function numbers(list: string): number[] {
  return list.split(',').map(Number);
}
