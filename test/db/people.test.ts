import assert from 'node:assert/strict';
import { invitePerson, removePerson, resetPerson } from '../../src/app/people/invite.ts';
import { acceptInvitation, type SignInDeps, signIn } from '../../src/app/people/sign-in.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { untilWaiting, whileUncommitted } from '../support/database/uncommitted.ts';
import { databaseForFile } from './file-database.ts';

const passphrase = 'correct horse battery staple';
const another = 'another horse, another staple';
const here = { address: null, isLocal: true, before: null };

describe('people who sign in while an operator changes them', () => {
  const file = databaseForFile();
  const deps = (inTurn: SignInDeps['inTurn'] = (work) => work()) => ({ db: file.db, inTurn });
  const accept = (token: string, chosen: string) =>
    acceptInvitation(deps(), { token, passphrase: chosen }, here);

  async function person(name: string): Promise<void> {
    await file.workspace();
    const { rows } = await file.db.query('select name from workspaces order by created_at desc limit 1');
    const invited = await invitePerson(file.db, rows[0].name, name);
    assert.ok(typeof invited === 'object');
    await accept(invited.token, passphrase);
  }

  it('R-U01 an old passphrase that was checked before a reset begins no session after it', async () => {
    await person('late');
    const { token } = (await resetPerson(file.db, 'late'))!;
    const resetMeanwhile: SignInDeps['inTurn'] = async (work) => {
      const result = await work();
      await accept(token, another);
      return result;
    };
    const old = signIn(deps(resetMeanwhile), { name: 'late', passphrase }, null, null);
    await assert.rejects(old, { condition: 'sign_in_refused' });
    const { rows } = await file.db.query(
      `select from sessions s join people p on p.id = s.person_id where p.name = 'late'`,
    );
    assert.equal(rows.length, 1, 'that of the reset');
  });

  it('R-U01 whoever accepts an invitation while the person is removed meets no deadlock', async () => {
    await person('leaver');
    const { token } = (await resetPerson(file.db, 'leaver'))!;
    const lockInvitations = (tx: Queryable) => tx.query('select from invitations for update');
    const both = await whileUncommitted(file.db, lockInvitations, async () => {
      const accepted = accept(token, another);
      await untilWaiting(file.db, 1);
      const removed = removePerson(file.db, 'leaver');
      await untilWaiting(file.db, 2);
      return () => Promise.all([accepted, removed]);
    });
    const [{ session }, isRemoved] = await both();
    assert.deepEqual([session.person_name, isRemoved], ['leaver', true]);
  });
});
