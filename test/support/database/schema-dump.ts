import type { Queryable } from '../../../src/db/pool.ts';

/**
 * The schema of a database as text, in a fixed order: the sum of the migrations. A test compares it
 * with the copy in src/db/schema/schema.txt, so that each migration shows its effect in the same
 * commit.
 */
export async function dumpSchema(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ line: string }>(`
    select line from (
      select c.relname as relation, 0 as part, a.attnum as ordinal,
        format('  %s %s%s%s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation else '' end,
          case when a.attstorage <> t.typstorage then ' storage ' || a.attstorage::text else '' end,
          case when a.attnotnull then ' not null' else '' end,
          case when d.adbin is null then '' when a.attgenerated <> '' then ' generated ' || pg_get_expr(d.adbin, d.adrelid)
               else ' default ' || pg_get_expr(d.adbin, d.adrelid) end,
          case when a.attidentity <> '' then ' identity' else '' end) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      union all
      select c.relname, -1, 0, format('%stable %s', case c.relpersistence when 'u' then 'unlogged ' else '' end, c.relname)
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      union all
      select c.relname, 1, row_number() over (partition by c.oid order by k.contype, pg_get_constraintdef(k.oid) collate "C"),
        format('  constraint %s', pg_get_constraintdef(k.oid))
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.connamespace = 'public'::regnamespace and k.contype <> 'n'
      union all
      select t.relname, 2, row_number() over (partition by t.oid order by pg_get_indexdef(i.indexrelid) collate "C"),
        format('  %s', pg_get_indexdef(i.indexrelid))
      from pg_index i join pg_class t on t.oid = i.indrelid
      where t.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
    ) lines order by relation, part, ordinal`);
  return `${rows.map(({ line }) => line).join('\n')}\n`;
}
