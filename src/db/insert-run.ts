import type { CatalogueModel } from '../domain/catalogue/catalogue.ts';
import type { PanelId } from '../domain/panels.ts';
import type { Queryable } from './pool.ts';
import { type RunRow, runColumns } from './runs.ts';
import { statement } from './statement.ts';

interface NewRun {
  readonly id: string;
  readonly workspaceId: string;
  readonly prompt: string;
  readonly panel: PanelId;
  readonly source: RunRow['source'];
  readonly priceCredits: number;
  /** As the catalogue stands now (R-S04). */
  readonly models: readonly CatalogueModel[];
  readonly aliasSeed: Buffer;
  /** How long the run may take before it counts as lost. */
  readonly deadlineMs: number;
  /** How many runs of a workspace may be in progress. */
  readonly places: number;
}

/**
 * Everything that an accepted run consists of but its key, in one statement: the run in the first free of its workspace's
 * places, its panel, and the reserve of its price in ledger and balance. Gives no row, and writes nothing, where all
 * places are taken. The unique (run, kind) makes a second reserve of one run impossible; a balance that would fall below
 * zero breaks a CHECK, and with it the transaction.
 */
export async function insertRun(db: Queryable, run: NewRun): Promise<RunRow[]> {
  return await insertAll(
    db,
    run.id,
    run.workspaceId,
    run.prompt,
    run.panel,
    run.source,
    run.priceCredits,
    run.models.length,
    run.aliasSeed,
    run.deadlineMs,
    run.places,
    JSON.stringify(run.models),
  );
}

const insertAll = statement<RunRow>(
  'insert_run',
  `with run as (
     insert into runs (id, workspace_id, prompt, panel, source, slot, credits_reserved, total_models, alias_seed, deadline_at)
     select $1, $2, $3, $4, $5, free.place, $6, $7, $8, clock_timestamp() + $9::bigint * interval '1 millisecond'
     from (select place from generate_series(1, $10::int) as place
           where not exists (select from runs r where r.workspace_id = $2 and r.slot = place
                               and r.status in ('queued', 'running', 'synthesizing'))
           order by place limit 1) as free
     returning ${runColumns}
   ), panel as (
     insert into run_models (run_id, model_id, display_name, lab_id, lab_name, country_code, country_name, region, family, gateway)
     select run.id, m."modelId", m."displayName", m."labId", m."labName", m."countryCode", m."countryName", m.region, m.family, m.gateway
     from run, json_to_recordset($11::json) as m("modelId" text, "displayName" text, "labId" text, "labName" text,
       "countryCode" text, "countryName" text, region text, family text, gateway text)
   ), entry as (
     insert into ledger_entries (workspace_id, run_id, kind, credits)
     select workspace_id, id, 'reserve', -credits_reserved from run returning workspace_id, credits
   ), balance as (
     update workspaces set available_credits = available_credits + entry.credits from entry where id = entry.workspace_id
   )
   select * from run`,
);
