import { namedStatement, statement } from './statement.ts';

export type ReportedLabel = 'support' | 'oppose' | 'mixed' | 'unresolved' | 'none';
export type RightLabel = Exclude<ReportedLabel, 'unresolved'>;

interface NewObjection {
  readonly runId: string;
  readonly workspaceId: string;
  readonly personId: string;
  readonly claimId: number;
  readonly modelId: string;
  readonly shouldBe: RightLabel;
  readonly note: string | null;
}

const isIn = (list: string) =>
  `exists (select from json_array_elements_text(claim.body -> '${list}') as m (id) where m.id = $modelId)`;

/**
 * What a report of the workspace says about a stance. One row with nulls: it has no such claim, or
 * its panel no such model. No row: the workspace has no such report.
 */
export const readReportedLabel = namedStatement<
  { label: ReportedLabel | null },
  Pick<NewObjection, 'runId' | 'workspaceId' | 'claimId' | 'modelId'>
>(
  'read_reported_label',
  `select found.label from runs r join reports p on p.run_id = r.id left join lateral (
     select case when ${isIn('supporting_model_ids')} then 'support' when ${isIn('opposing_model_ids')} then 'oppose'
       when ${isIn('mixed_or_uncertain_model_ids')} then 'mixed' when ${isIn('unresolved_model_ids')} then 'unresolved'
       else 'none' end as label
     from json_array_elements(p.report -> 'evidence' -> 'claims') as claim (body)
       join run_models m on m.run_id = r.id and m.model_id = $modelId
     where claim.body ->> 'claim_id' = ($claimId::int)::text limit 1) found on true
   where r.id = $runId and r.workspace_id = $workspaceId`,
);

/** Keeps an objection; the same person's earlier one to the same stance gives way. */
export const putObjection = namedStatement<
  { id: string },
  Omit<NewObjection, 'workspaceId'> & { readonly label: ReportedLabel }
>(
  'put_objection',
  `insert into label_objections as o (run_id, claim_id, model_id, person_id, label, should_be, note)
   values ($runId, $claimId, $modelId, $personId, $label, $shouldBe, $note)
   on conflict (run_id, claim_id, model_id, person_id) do update set label = excluded.label,
     should_be = excluded.should_be, note = excluded.note, created_at = clock_timestamp()
   returning o.id`,
);

/** Takes back a person's own objection. */
export const deleteObjection = statement<
  { id: string },
  [runId: string, claimId: number, modelId: string, personId: string]
>(
  'delete_objection',
  `delete from label_objections where run_id = $1 and claim_id = $2 and model_id = $3 and person_id = $4 returning id`,
);

export interface Objection {
  id: string;
  run_id: string;
  claim_id: number;
  model_id: string;
  label: ReportedLabel;
  should_be: RightLabel;
  note: string | null;
  person_name: string;
  created_at: Date;
}

const columns = `o.id, o.run_id, o.claim_id, o.model_id, o.label, o.should_be, o.note, p.name as person_name, o.created_at`;

/** An objection as a person reads it: a name may be that of somebody who has left. */
export interface ListedObjection extends Objection {
  is_own: boolean;
}

/** What a workspace objects to in one of its reports, by claim and model, for one of its people. */
export const listObjections = statement<
  ListedObjection,
  [runId: string, workspaceId: string, limit: number, personId: string]
>(
  'list_objections',
  `select ${columns}, o.person_id = $4 as is_own from label_objections o join people p on p.id = o.person_id join runs r on r.id = o.run_id
   where o.run_id = $1 and r.workspace_id = $2 order by o.claim_id, o.model_id, o.id limit $3`,
);

export interface ExportedObjection extends Objection {
  workspace: string;
  /** The claim, in the words of the report. */
  statement: string | null;
}

export const exportObjections = statement<ExportedObjection, [afterId: string, limit: number]>(
  'export_objections',
  `select ${columns}, w.name as workspace,
     (select c ->> 'statement' from json_array_elements(rep.report -> 'evidence' -> 'claims') c
      where c ->> 'claim_id' = o.claim_id::text limit 1) as statement
   from label_objections o join people p on p.id = o.person_id join runs r on r.id = o.run_id
   join workspaces w on w.id = r.workspace_id join reports rep on rep.run_id = o.run_id
   where o.id > $1::bigint order by o.id limit $2`,
);
