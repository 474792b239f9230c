import { statement } from './statement.ts';

/**
 * Creates a row for each invited model from the run's stored invitation; a repeat finds nothing
 * left to do. Until then a run has no rows in `run_models`. Locks the run before the panel's rows,
 * which is safe because no other transaction can hold those yet.
 */
export const openPanel = statement<{ model_id: string }, [runId: string]>(
  'open_panel',
  `with taken as (
     update runs set invited = null from runs as kept
     where runs.id = $1 and kept.id = runs.id and runs.invited is not null returning runs.id, kept.invited
   )
   insert into run_models (run_id, model_id, display_name, lab_id, lab_name, country_code, country_name, region, family, gateway)
   select taken.id, m."modelId", m."displayName", m."labId", m."labName", m."countryCode", m."countryName", m.region, m.family, m.gateway
   from taken, json_to_recordset(taken.invited) as m("modelId" text, "displayName" text, "labId" text, "labName" text,
     "countryCode" text, "countryName" text, region text, family text, gateway text)
   returning model_id`,
);
