import assert from 'node:assert/strict';
import { closePanel } from '../../../src/app/close-panel.ts';
import { deliverReport } from '../../../src/app/deliver-report.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  deliveredRun,
  keepReport,
  oddReport,
  oldRun,
} from '../../support/database/runs.ts';
import { apiForFile, get, makeWorkspace } from '../../support/http/api.ts';

describe('GET /v1/research/{run_id}/result, 200', () => {
  const file = apiForFile();

  it('R-G08 full is the default: exactly id, object, status, report, and the report byte for byte as stored', async () => {
    const { id, key } = await makeWorkspace(file.db, 'full');
    const run = await deliveredRun(file.db, id);
    for (const query of ['', '?detail=full']) {
      const { status, headers, text } = await get(file.api, `/v1/research/${run.id}/result${query}`, key);
      assert.equal(status, 200);
      assert.match(headers.get('Content-Type') ?? '', /^application\/json/);
      assert.equal(
        text,
        `{"id":"${run.id}","object":"research.result","status":"completed","report":${oddReport}}`,
      );
    }
  });

  it('R-G08 a stored report is returned as it is, without validation', async () => {
    const { id, key } = await makeWorkspace(file.db, 'any');
    for (const report of ['{"2":1,"1":{"z":0,"a":[]},"__proto__":{}}', '{"a":1, "a":2}', '{}']) {
      const run = await runWithReport(id, report);
      assert.ok(
        (await get(file.api, `/v1/research/${run}/result`, key)).text.endsWith(`"report":${report}}`),
      );
    }
  });

  it('R-G09 compact omits question, puts methodology last, and keeps the order of everything else', async () => {
    const { id, key } = await makeWorkspace(file.db, 'compact');
    const run = await deliveredRun(file.db, id);
    const { text, body } = await get(file.api, `/v1/research/${run.id}/result?detail=compact`, key);
    assert.deepEqual(Object.keys(body), ['id', 'object', 'status', 'report']);
    assert.deepEqual(Object.keys(body.report), [
      'status',
      'schema_version',
      'errors',
      'answer',
      'methodology',
    ]);
    const { question: _, ...kept } = JSON.parse(oddReport);
    assert.deepEqual(body.report, kept);
    assert.ok(text.includes('"answer":{"headline":"h","b":1.5,"a":100}'));
  });

  it('R-G09 compact adds neither methodology nor question if the stored report has none', async () => {
    const { id, key } = await makeWorkspace(file.db, 'compact-bare');
    const bare = await runWithReport(id, '{"status":"completed"}');
    const empty = await runWithReport(id, '{"methodology":null,"question":null,"status":"completed"}');
    const read = async (run: string) =>
      (await get(file.api, `/v1/research/${run}/result?detail=compact`, key)).body;
    assert.deepEqual((await read(bare)).report, { status: 'completed' });
    assert.equal(JSON.stringify((await read(empty)).report), '{"status":"completed","methodology":null}');
  });

  it('R-G10 R-G08 a partial run with a report returns it, with status partial', async () => {
    const { id, key } = await makeWorkspace(file.db, 'partial');
    const run = await deliveredRun(file.db, id, 8);
    const { status, body } = await get(file.api, `/v1/research/${run.id}/result`, key);
    assert.deepEqual([status, body.status, body.report], [200, 'partial', JSON.parse(oddReport)]);
  });

  it('R-S05 the report of a stored quick_pulse run can be read', async () => {
    const { id, key } = await makeWorkspace(file.db, 'old');
    const run = await oldRun(file.db, id);
    assert.equal((await get(file.api, `/v1/research/${run.id}/result`, key)).status, 200);
  });

  it('R-G08 a report of 3 MB arrives whole', async () => {
    const { id, key } = await makeWorkspace(file.db, 'large');
    const report = JSON.stringify({ answer: '\u{1F375}caf\u00e9 '.repeat(250_000) });
    const run = await runWithReport(id, report);
    const { text } = await get(file.api, `/v1/research/${run}/result`, key);
    assert.ok(text.endsWith(`"report":${report}}`));
  });

  async function runWithReport(workspaceId: string, report: string): Promise<string> {
    const { id } = await acceptRun(file.db, workspaceId);
    await beginRun(file.db, id);
    await answerPanel(file.db, id);
    await closePanel(file.db, id, 0);
    await keepReport(file.db, id, report);
    await deliverReport(file.db, id);
    return id;
  }
});
