import assert from 'node:assert/strict';
import { closePanel } from '../../../src/app/close-panel.ts';
import { until } from '../../harness/until.ts';
import { acceptRun, answerPanel, beginRun } from '../../support/database/runs.ts';
import { apiForFile, makeWorkspace } from '../../support/http/api.ts';
import { callTool, generations } from '../../support/http/mcp.ts';

for (const generation of generations) {
  describe(`MCP ${generation}: a read that waits`, () => {
    const file = apiForFile();
    const options = { generation };

    async function readsOf(workspaceId: string): Promise<number> {
      const { rows } = await file.db.query<{ reads: string }>(
        `select coalesce(sum(w.used), 0) as reads from rate_windows w join api_keys k on k.id = w.subject where k.workspace_id = $1`,
        [workspaceId],
      );
      return Number(rows[0]?.reads);
    }

    it('R-G12 (MCP) get_research waits for another status if it is asked to, and says the step of the report', async () => {
      const { id, key } = await makeWorkspace(file.db, 'waits');
      const run = await acceptRun(file.db, id);
      const ask = (wait_seconds: number) =>
        callTool(file.api, key, 'get_research', { run_id: run.id, wait_seconds }, options);
      assert.equal((await ask(1)).object.status, 'queued');
      await beginRun(file.db, run.id);
      await answerPanel(file.db, run.id);
      const readsBefore = await readsOf(id);
      const waiting = ask(30);
      // A read is counted by the statement that sees the status.
      await until('the wait has begun', async () => (await readsOf(id)) > readsBefore);
      await closePanel(file.db, run.id, 0);
      const { object } = await waiting;
      assert.equal(object.status, 'synthesizing');
      assert.equal(
        object.progress_message,
        'The report is being written (step 0 of 34): 10 of 10 models have answered.',
      );
      const tooLong = await callTool(
        file.api,
        key,
        'get_research',
        { run_id: run.id, wait_seconds: 31 },
        options,
      );
      assert.match(tooLong.object.error.message, /wait_seconds must be a whole number from 0 to 30/);
    });
  });
}
