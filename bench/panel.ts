import { writeFileSync } from 'node:fs';
import { freshDatabase } from '../test/support/database/postgres.ts';
import { endAll } from '../test/support/hooks.ts';
import { type Case, casesOf } from './panel/cases.ts';
import { type PanelOptions, panelOptions } from './panel/options.ts';
import { bedOf, simulate } from './panel/run/simulate.ts';
import type { Scores } from './panel/scores/score.ts';
import { costsOf, type Row, tableOf } from './panel/table.ts';

/**
 * npm run bench -- panel: how near reports are to a planted truth, by how the synthesizers err (bench/panel/README.md).
 */
export async function panel(words: readonly string[]): Promise<void> {
  const options = panelOptions(words);
  const since = performance.now();
  try {
    const rows: Row[] = [];
    for (const size of options.sizes) rows.push(...(await rowsOf(size, options)));
    console.log(`${tableOf(rows)}\n\n${costsOf(rows)}`);
    if (options.json) writeFileSync(options.json, JSON.stringify({ options, rows }, null, 1));
  } finally {
    await endAll(); // The database server is that of the tests.
  }
  console.log(`${((performance.now() - since) / 60_000).toFixed(1)} minutes`);
}

async function rowsOf(size: number, options: PanelOptions): Promise<Row[]> {
  const cases = casesOf(options.ratesPercent).filter(
    ({ name }) => options.cases.length === 0 || options.cases.some((part) => name.includes(part)),
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
  return cases.map((each) => ({ ...each, size, runs: found.get(each) ?? [] }));
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
