import assert from 'node:assert/strict';
import type { SectionArtifact } from '../../activities/artifacts/artifact-bodies.ts';
import { listArtifacts } from '../../src/db/artifacts.ts';
import { sections } from '../../src/domain/run/run-messages.ts';
import { serviceForFile } from '../harness/service.ts';
import { byHand, readRun, roomy } from './support/by-hand.ts';
import { allRead, callsOf, wide } from './support/record.ts';

describe('a repeated reading of sections', () => {
  const service = serviceForFile();

  it('R-W03 readSections finds what it paid for if it stopped between two of its saves', async () => {
    const id = await readRun(service);
    const { findCamps, groupClaims, selectClaims, labelResponses } = service.activities;
    await byHand(findCamps, { runId: id, ...allRead }, roomy);
    await byHand(groupClaims, { runId: id, ...allRead }, roomy);
    await byHand(selectClaims, { runId: id, ...allRead });
    await byHand(labelResponses, { runId: id, batch: 0, modelIds: wide }, roomy);
    const { writeSection, readSections } = service.activities;
    for (const section of sections) await byHand(writeSection, { runId: id, ...allRead, section }, roomy);
    const { pool } = service.database;
    await pool.query(`create sequence saves;
      create function break_second() returns trigger language plpgsql as $$ begin
        if new.kind = 'read_settle' and nextval('saves') = 2 then raise exception 'broken by the test'; end if;
        return new; end $$;
      create trigger breaks before insert on synthesis_artifacts for each row execute function break_second()`);
    const stored = async () => (await listArtifacts(pool, id, ['read_settle'])).length;
    const calls = async () => (await callsOf(service, 'read')).size;
    try {
      await assert.rejects(
        byHand(readSections, { runId: id, ...allRead, byReader: true }, roomy),
        /broken by the test/,
      );
      assert.equal(await stored(), 1);
      const paid = await calls();
      assert.ok(paid > 0);
      await byHand(readSections, { runId: id, ...allRead, byReader: false }, roomy);
      assert.equal(await calls(), paid);
    } finally {
      await pool.query('drop trigger breaks on synthesis_artifacts');
    }
    assert.ok((await stored()) >= 3);
    const bodies = (await listArtifacts(pool, id, ['read_settle'])).map(
      ({ body }) => body as SectionArtifact,
    );
    const unread = bodies.filter(({ reader, sentences: count }) => reader === null && count > 0);
    assert.deepEqual(unread, [], 'the stored reading counts');
    assert.ok(bodies.every(({ leftOut }) => leftOut.length === 0));
    await service.activities.failRun({ runId: id, reason: 'internal' });
  });
});
