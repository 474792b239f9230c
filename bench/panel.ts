import { writeFileSync } from 'node:fs';
import { freshDatabase } from '../test/support/database/postgres.ts';
import { endAll } from '../test/support/hooks.ts';
import { barsOf, orderOf } from './panel/bars.ts';
import { type Case, casesOf, headlineCases } from './panel/cases.ts';
import { codeCost, toldCost } from './panel/code-cost.ts';
import type { RealModels } from './panel/gateway/endpoint.ts';
import { measureBaseline, measureReal } from './panel/gateway/real.ts';
import { type PanelOptions, panelOptions } from './panel/options.ts';
import { bedOf, simulate } from './panel/run/simulate.ts';
import type { Scores } from './panel/scores/score.ts';
import { costsOf, type Row, tableOf } from './panel/table.ts';

/**
 * npm run bench -- panel: measures how close reports are to a planted truth if synthesizers err
 * (bench/panel/README.md).
 */
export async function panel(words: readonly string[]): Promise<void> {
  const options = panelOptions(words);
  const since = performance.now();
  try {
    if (options.code) return await tellCode(options);
    const rows: Row[] = [];
    for (const size of options.sizes) {
      const { real } = options;
      rows.push(...(real ? await realRows(size, options.seeds, real) : await simulatedRows(size, options)));
    }
    console.log(`Seeds ${options.seeds.join(',')} (--seeds-list repeats them)\n`);
    console.log(options.bars ? barsOf(rows) : tableOf(rows));
    console.log(`\n${orderOf(rows)}\n\n${costsOf(rows)}`);
    if (options.json)
      writeFileSync(options.json, JSON.stringify({ options: hidden(options), rows }, null, 1));
  } finally {
    await endAll(); // Also the database server, which the tests share.
  }
  console.log(`${((performance.now() - since) / 60_000).toFixed(1)} minutes`);
}

/** All kinds of errors at this size, over all seeds. */
async function simulatedRows(size: number, options: PanelOptions): Promise<Row[]> {
  const cases = (options.bars ? headlineCases : casesOf(options.ratesPercent)).filter(
    ({ name }) =>
      (options.cases.length === 0 || options.cases.some((part) => name.includes(part))) &&
      !(options.wholeOnly && name.includes(':')),
  );
  const found = new Map<Case, (Scores | null)[]>(cases.map((each) => [each, []]));
  for (const seed of options.seeds) {
    const { pool: db, drop } = await freshDatabase();
    const bed = bedOf(size, seed);
    await inLanes(options.lanes, cases, async (each) => {
      found.get(each)?.push(await simulate(db, bed, each.errors));
    });
    await drop();
    console.error(`${size} answers, seed ${seed}: ${cases.length} runs`);
  }
  return cases.map((each) => ({
    ...each,
    size,
    shared: each.errors.shared ?? 0,
    runs: found.get(each) ?? [],
  }));
}

/**
 * The service with real synthesizers, and for comparison one of them with all answers in one
 * prompt.
 */
async function realRows(size: number, seeds: readonly number[], models: RealModels): Promise<Row[]> {
  const service: (Scores | null)[] = [];
  const onePrompt: (Scores | null)[] = [];
  for (const seed of seeds) {
    const { pool: db, drop } = await freshDatabase();
    const bed = bedOf(size, seed);
    service.push(await measureReal(db, bed, models));
    onePrompt.push(await measureBaseline(bed, models));
    await drop();
    console.error(`${size} answers, seed ${seed}`);
  }
  const [first] = models.synthesizers;
  return [
    { name: `service with ${models.synthesizers.join(', ')}`, ratePercent: 0, size, runs: service },
    { name: `one prompt to ${first}`, ratePercent: 0, size, runs: onePrompt },
  ];
}

async function tellCode({ sizes, seeds }: PanelOptions): Promise<void> {
  for (const size of sizes) {
    const { pool: db, drop } = await freshDatabase();
    console.log(toldCost(await codeCost(db, bedOf(size, seeds[0] ?? 1)), size));
    await drop();
  }
}

function hidden({ real, ...options }: PanelOptions): object {
  return { ...options, real: real && { ...real, apiKey: undefined } };
}

async function inLanes<Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
