import assert from 'node:assert/strict';
import { removePerson } from '../../../src/app/people/invite.ts';
import { listPanel } from '../../../src/db/panel-rows.ts';
import { admin } from '../../admin/support.ts';
import { acceptRun, deliveredRun, failedRun } from '../../support/database/runs.ts';
import { apiForFile, makeWorkspace } from '../../support/http/api.ts';
import { signedIn } from '../../support/http/console.ts';

describe('console objections to labels', () => {
  const file = apiForFile();

  /**
   * A delivered report with one claim: its first model supports it, the second opposes it, the
   * third is undecided.
   */
  async function reported(name: string) {
    const { id } = await makeWorkspace(file.db, name);
    const page = await signedIn(file.db, file.api, name, `${name} reader`);
    const run = await deliveredRun(file.db, id);
    const models = (await listPanel(file.db, run.id)).map(({ model_id }) => model_id).toSorted();
    const [first, second, third] = models;
    const claim = {
      claim_id: 7,
      statement: 'Tea calms.',
      supporting_model_ids: [first],
      opposing_model_ids: [second],
      mixed_or_uncertain_model_ids: [],
      unresolved_model_ids: [third],
    };
    await file.db.query(`update reports set report = $2 where run_id = $1`, [
      run.id,
      JSON.stringify({ evidence: { claims: [{ claim_id: 70 }, claim] } }),
    ]);
    return { id, page, run, models, path: `research/${run.id}/objections` };
  }

  it('R-U05 keeps who thinks which label wrong, when, and what it should be; the report stays', async () => {
    const { page, run, models, path } = await reported('tea');
    const before = (await page.get(`research/${run.id}/result`)).text;
    for (const [index, should_be] of [
      [0, 'oppose'],
      [2, 'support'],
      [3, 'mixed'],
    ] as const) {
      const answer = await page.post(path, {
        claim_id: 7,
        model_id: models[index],
        should_be,
        note: ' <b>reads</b> ',
      });
      assert.equal(answer.status, 204, answer.text);
    }
    await page.post(path, { claim_id: 7, model_id: models[0], should_be: 'none' });
    const { data } = (await page.get(path)).body;
    assert.deepEqual(
      data.map(({ model_id, label, should_be, note, by }: Record<string, unknown>) => [
        ...[models.indexOf(model_id as string), label, should_be, note, by],
      ]),
      [
        [0, 'support', 'none', null, 'tea reader'],
        [2, 'unresolved', 'support', '<b>reads</b>', 'tea reader'],
        [3, 'none', 'mixed', '<b>reads</b>', 'tea reader'],
      ],
    );
    assert.equal(new Set(data.map(({ id }: { id: string }) => id ?? 'none')).size, 3);
    assert.ok(Date.parse(data[0].created_at) <= Date.now());
    assert.equal((await page.get(`research/${run.id}/result`)).text, before);
    assert.equal((await page.post(`${path}/withdraw`, { claim_id: 7, model_id: models[2] })).status, 204);
    assert.equal((await page.get(path)).body.data.length, 2);
  });

  it('R-U05 refuses what the report does not have or says already, and other workspaces', async () => {
    const { id, page, models, path } = await reported('coffee');
    const given = { claim_id: 7, model_id: models[0], should_be: 'oppose' };
    for (const [body, status, code] of [
      [{ ...given, claim_id: 8 }, 404, 'stance_not_found'],
      [{ ...given, model_id: 'none/such' }, 404, 'stance_not_found'],
      [{ ...given, should_be: 'support' }, 400, 'invalid_request'],
      [{ ...given, should_be: 'unresolved' }, 400, 'invalid_request'],
      [{ ...given, claim_id: 0 }, 400, 'invalid_request'],
      [{ ...given, note: 'x'.repeat(1_001) }, 400, 'invalid_request'],
      [{ ...given, note: 'a\u0000b' }, 400, 'invalid_request'],
    ] as const) {
      const answer = await page.post(path, body);
      assert.deepEqual([answer.status, answer.body.error.code], [status, code], JSON.stringify(body));
    }
    for (const [run, code] of [
      [await acceptRun(file.db, id), 'result_not_ready'],
      [await failedRun(file.db, id), 'research_failed'],
    ] as const) {
      const answer = await page.post(`research/${run.id}/objections`, given);
      assert.deepEqual([answer.status, answer.body.error.code], [409, code]);
    }
    await makeWorkspace(file.db, 'stranger');
    const stranger = await signedIn(file.db, file.api, 'stranger');
    const foreign = await stranger.post(path, given);
    assert.deepEqual([foreign.status, foreign.body.error.code], [404, 'run_not_found']);
    await page.post(path, given);
    assert.equal((await stranger.post(`${path}/withdraw`, given)).status, 400, 'it has fields of its own');
    await stranger.post(`${path}/withdraw`, { claim_id: 7, model_id: models[0] });
    assert.equal((await page.get(path)).body.data.length, 1, 'only one’s own is withdrawn');
    assert.deepEqual((await stranger.get(path)).body.data, []);
  });

  it('R-U05 takes an objection for nobody’s own who has the name of a person who has left', async () => {
    const { page, models, path } = await reported('names');
    await page.post(path, { claim_id: 7, model_id: models[0], should_be: 'none' });
    const isOwn = async (reader: typeof page) =>
      (await reader.get(path)).body.data.map((each: Record<string, unknown>) => [each.by, each.is_own]);
    assert.deepEqual(await isOwn(page), [['names reader', true]]);
    await removePerson(file.db, 'names reader');
    const successor = await signedIn(file.db, file.api, 'names', 'names reader');
    assert.deepEqual(await isOwn(successor), [['names reader', false]]);
  });

  it('R-U05 operators export all of them with the claim, also those of people who have left', async () => {
    const { page, run, models, path } = await reported('export');
    await page.post(path, { claim_id: 7, model_id: models[1], should_be: 'support', note: 'line\nbreak' });
    await removePerson(file.db, 'export reader');
    const { code, out } = await admin(file.db, 'person', 'objections');
    assert.equal(code, 0);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { id, created_at, ...last } = lines.at(-1);
    assert.deepEqual(last, {
      run_id: run.id,
      claim_id: 7,
      model_id: models[1],
      label: 'oppose',
      should_be: 'support',
      note: 'line\nbreak',
      workspace: 'export',
      statement: 'Tea calms.',
      by: 'export reader',
    });
    assert.ok(Number(id) > 0 && Date.parse(created_at) > 0);
  });
});
