import { inProgress } from '../in-progress.ts';
import type { Queryable } from '../pool.ts';

/**
 * Must hold in every database of the service, whatever was killed when. Each query returns the rows
 * that violate it. Constraints already cover what a single row or key can show; these check sums
 * and pairs.
 */
export const invariants: Readonly<Record<string, string>> = {
  'R-K02 the balance is the sum of the ledger, and not below zero': `
    select w.id from workspaces w
    left join (select workspace_id, sum(credits) as total from ledger_entries group by workspace_id) l on l.workspace_id = w.id
    where w.available_credits <> coalesce(l.total, 0) or w.available_credits < 0`,
  'R-K01 every run has exactly one reserve of its price': `
    select r.id from runs r
    left join ledger_entries l on l.run_id = r.id and l.kind = 'reserve' group by r.id
    having count(l.id) <> 1 or bool_or(l.credits <> -r.credits_reserved or l.workspace_id <> r.workspace_id)`,
  'R-K03 a run is settled exactly when it is finished': `
    select r.id from runs r left join settlements s on s.run_id = r.id
    where (r.status in ('completed', 'partial', 'failed')) <> (s.run_id is not null)`,
  'R-G03 credits_charged says what the settlement says': `
    select r.id from runs r join settlements s on s.run_id = r.id
    where r.credits_charged is distinct from
      case s.outcome when 'charged' then r.credits_reserved when 'refunded' then 0 end`,
  'R-K03 charged exactly where there is a report': `
    select coalesce(s.run_id, p.run_id) as id
    from (select run_id from settlements where outcome = 'charged') s
    full join reports p on p.run_id = s.run_id where s.run_id is null or p.run_id is null`,
  'R-K01 refunded exactly once, by the price, exactly where the settlement says so': `
    select r.id from runs r
    left join settlements s on s.run_id = r.id and s.outcome = 'refunded'
    left join ledger_entries l on l.run_id = r.id and l.kind = 'refund' group by r.id, s.run_id
    having count(l.id) <> case when s.run_id is null then 0 else 1 end
      or bool_or(l.credits <> r.credits_reserved or l.workspace_id <> r.workspace_id)`,
  'R-W05 a run with status completed has a report, one with status failed has none': `
    select r.id from runs r left join reports p on p.run_id = r.id
    where (r.status = 'completed' and p.run_id is null) or (r.status in ('failed', ${inProgress}) and p.run_id is not null)`,
  'R-S04 one row for every invited model, or all of them not opened yet': `
    select r.id from runs r
    left join (select run_id, count(*) as rows from run_models group by run_id) m on m.run_id = r.id
    where coalesce(m.rows, 0) + coalesce(json_array_length(r.invited), 0) <> r.total_models`,
  'R-G05 progress is the count of the rows': `
    select r.id from runs r
    left join (select run_id, count(*) filter (where status = 'success') as successes,
                 count(*) filter (where status in ('error', 'timeout')) as failures
               from run_models group by run_id) m on m.run_id = r.id
    where r.successful_models <> coalesce(m.successes, 0) or r.failed_models <> coalesce(m.failures, 0)`,
  'R-G05 no model of a finished or synthesizing run is pending': `
    select distinct r.id from runs r join run_models m on m.run_id = r.id
    where m.status = 'pending' and r.status in ('synthesizing', 'completed', 'partial', 'failed')`,
  'R-P05 the pieces of a text join to it': `
    select distinct p.run_id as id
    from (select run_id, model_id, string_agg(text, '' order by first_character) as text
          from response_pieces group by run_id, model_id) p
    left join run_models m on m.run_id = p.run_id and m.model_id = p.model_id
    where m.text is distinct from p.text`,
  'R-C13 at most three runs of a workspace are in progress': `
    select workspace_id as id from runs where status in (${inProgress})
    group by workspace_id having count(*) > 3`,
};

/**
 * Checks all invariants in one snapshot.
 * @returns each invariant with its violations: their number and up to ten ids
 */
export async function checkInvariants(
  db: Queryable,
): Promise<{ name: string; breaches: number; examples: string[] }[]> {
  const query = Object.values(invariants)
    .map(
      (text, index) =>
        `select ${index} as index, count(*)::int as breaches, (array_agg(id::text))[1:10] as examples from (${text}) q`,
    )
    .join(' union all ');
  const { rows } = await db.query<{ index: number; breaches: number; examples: string[] | null }>(query);
  const found = new Map(rows.map((row) => [row.index, row]));
  return Object.keys(invariants).map((name, index) => ({
    name,
    breaches: found.get(index)?.breaches ?? 0,
    examples: found.get(index)?.examples ?? [],
  }));
}
