import type { Queryable } from '../db/pool.ts';
import { type CostGroup, countRunsByGroup, listUsedTokens } from '../db/used-tokens.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { type Cost, costOf } from '../domain/cost/cost-of.ts';
import type { Price } from '../domain/cost/price.ts';

export interface GroupCost extends Cost {
  readonly group: string;
  readonly runs: number;
}

/** What runs that started since a time cost, by run, panel, workspace, day or month (UTC), the newest first. */
export async function listCosts(
  db: Queryable,
  catalogue: Catalogue,
  group: CostGroup,
  since: Date,
): Promise<GroupCost[]> {
  const [groups, rows] = [
    await countRunsByGroup(db, null, since, group),
    await listUsedTokens(db, null, since, group),
  ];
  const byGroup = Map.groupBy(rows, (row) => row.group);
  const priceOf = pricesOf(catalogue);
  return groups.map((each) => ({ ...each, ...costOf(byGroup.get(each.group) ?? [], priceOf) }));
}

/** What one run has cost so far: the panel's answers, and the synthesis. */
export async function runCost(
  db: Queryable,
  catalogue: Catalogue,
  runId: string,
): Promise<{ readonly panel: Cost; readonly synthesis: Cost; readonly total: Cost }> {
  const rows = await listUsedTokens(db, runId, null, 'run');
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

/** Dollars that runs which started since midnight (UTC) have cost so far, as far as prices are known. */
export async function spentToday(db: Queryable, catalogue: Catalogue, now = new Date()): Promise<number> {
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  return costOf(await listUsedTokens(db, null, midnight, 'day'), pricesOf(catalogue)).dollars;
}

function pricesOf({ models }: Catalogue): (modelId: string) => Price | null {
  const prices = new Map(models.map(({ modelId, price }) => [modelId, price ?? null]));
  return (modelId) => prices.get(modelId) ?? null;
}
