import type { Queryable } from '../db/pool.ts';
import { type CostGroup, countRunsByGroup, listStartedRuns, listUsedTokens } from '../db/used-tokens.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { type Cost, costOf, costsTogether } from '../domain/cost/cost-of.ts';
import type { Price } from '../domain/cost/price.ts';

export interface GroupCost extends Cost {
  readonly group: string;
  readonly runs: number;
}

/**
 * What runs that started since a time cost, by run, panel, workspace, day or month (UTC), the
 * newest first.
 */
export async function listCosts(
  db: Queryable,
  catalogue: Catalogue,
  group: CostGroup,
  since: Date,
): Promise<GroupCost[]> {
  const groups = await countRunsByGroup(db, since, group);
  const runs = await listStartedRuns(db, since);
  const priceOf = pricesOf(catalogue);
  const costs = new Map<string, Cost>();
  for (let at = 0; at < runs.length; at += runsAtOnce) {
    const ids = runs.slice(at, at + runsAtOnce).map(({ id }) => id);
    for (const [key, rows] of Map.groupBy(await listUsedTokens(db, ids, group), (row) => row.group)) {
      const [before, more] = [costs.get(key), costOf(rows, priceOf)];
      costs.set(key, before ? costsTogether(before, more) : more);
    }
  }
  const nothing = costOf([], priceOf);
  return groups.map((each) => ({ ...each, ...(costs.get(each.group) ?? nothing) }));
}

/** What one run has cost so far: the panel's answers, and the synthesis. */
export async function runCost(
  db: Queryable,
  catalogue: Catalogue,
  runId: string,
): Promise<{ readonly panel: Cost; readonly synthesis: Cost; readonly total: Cost }> {
  const rows = await listUsedTokens(db, [runId], 'run');
  const priceOf = pricesOf(catalogue);
  return {
    panel: costOf(
      rows.filter((row) => row.is_panel),
      priceOf,
    ),
    synthesis: costOf(
      rows.filter((row) => !row.is_panel),
      priceOf,
    ),
    total: costOf(rows, priceOf),
  };
}

/**
 * Our choice: large runs hold some megabytes each, so that a statement stays far below its time
 * limit.
 */
const runsAtOnce = 10;

/**
 * Makes a sum of what runs which started since midnight (UTC) have cost so far, in dollars, as far
 * as prices are known. It is made all day, and what an ended run cost takes some 100 ms to read: so
 * it is read once.
 */
export function daySpending(db: Queryable, catalogue: Catalogue): (now?: Date) => Promise<number> {
  const priceOf = pricesOf(catalogue);
  let settled = new Map<string, number>();
  return async (now = new Date()) => {
    const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
    const started = await listStartedRuns(db, midnight);
    const known = new Map(
      started.flatMap(({ id }) => (settled.has(id) ? [[id, settled.get(id) ?? 0] as const] : [])),
    );
    settled = known; // Yesterday's are forgotten.
    let open = 0;
    const unread = started.filter(({ id }) => !known.has(id));
    for (let at = 0; at < unread.length; at += runsAtOnce) {
      const runs = unread.slice(at, at + runsAtOnce);
      const ids = runs.map(({ id }) => id);
      const byRun = Map.groupBy(await listUsedTokens(db, ids, 'run'), ({ group }) => group);
      for (const run of runs) {
        const { dollars } = costOf(byRun.get(run.id) ?? [], priceOf);
        if (run.settled) known.set(run.id, dollars);
        else open += dollars;
      }
    }
    return [...known.values()].reduce((total, each) => total + each, open);
  };
}

function pricesOf({ models }: Catalogue): (modelId: string) => Price | null {
  const prices = new Map(models.map(({ modelId, price }) => [modelId, price ?? null]));
  return (modelId) => prices.get(modelId) ?? null;
}
