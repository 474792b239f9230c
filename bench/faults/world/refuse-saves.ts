import { setTimeout as sleep } from 'node:timers/promises';
import { operate, type Play } from '../trial/playing.ts';

const tables = [
  'runs',
  'run_models',
  'synthesis_artifacts',
  'settlements',
  'reports',
  'ledger_entries',
  'idempotency_keys',
];

const refuse = `
  create or replace function refuse_save() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$;
  ${tables
    .map(
      (table) =>
        `create or replace trigger refuse_save before insert or update on ${table} execute function refuse_save();`,
    )
    .join('\n')}`;
const accept = `${tables.map((table) => `drop trigger if exists refuse_save on ${table};`).join('\n')}`;

/** Lets PostgreSQL refuse every write of a run, as it does where a disk is full. */
export async function refuseSaves(play: Play, forMs: number): Promise<void> {
  await operate(play, () =>
    play.ground.db.query(`begin; set local lock_timeout = '300ms'; ${refuse} commit;`),
  );
  await sleep(forMs);
  await operate(play, () =>
    play.ground.db.query(`begin; set local lock_timeout = '300ms'; ${accept} commit;`),
  );
}
