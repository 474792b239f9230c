import { spawnSync } from 'node:child_process';
import { chownSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from '../../../src/db/pool.ts';

/**
 * Copies the files of a PostgreSQL that is at work, as its manual says of base backups: the copy is
 * made consistent by the log that was written meanwhile.
 * @param data the folder of the files
 * @returns a function that puts them in the place of the files of a server that has been stopped
 * @see https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function copyFiles(db: Pool, data: string): Promise<() => void> {
  const copy = `${data}-copy`;
  const session = await db.connect();
  try {
    await session.query(`select pg_backup_start('copy', true)`);
    spawnSync('cp', ['-a', data, copy]); // Files may go meanwhile: the log knows of them.
    const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    spawnSync('cp', ['-a', `${data}/pg_wal/.`, join(copy, 'pg_wal')]);
    const label = join(copy, 'backup_label');
    writeFileSync(label, rows[0]!.labelfile);
    const { uid, gid } = statSync(data);
    chownSync(label, uid, gid);
    rmSync(join(copy, 'postmaster.pid'), { force: true });
  } finally {
    session.release();
  }
  return () => {
    rmSync(data, { recursive: true });
    renameSync(copy, data);
  };
}
