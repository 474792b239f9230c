import assert from 'node:assert/strict';
import { closePanel } from '../../../src/app/close-panel.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  failedRun,
  heldRun,
  keepReport,
  partialWithoutReport,
} from '../../support/database/runs.ts';
import { apiForFile, assertRefused, get, makeWorkspace } from '../../support/http/api.ts';

describe('GET /v1/research/{run_id}/result, 409', () => {
  const file = apiForFile();

  it('R-G10 R-G11 R-E02 in every state in progress: result_not_ready with Retry-After', async () => {
    const { id: workspaceId, key } = await makeWorkspace(file.db, 'in-progress');
    const { id } = await acceptRun(file.db, workspaceId);
    const steps = [
      async () => undefined,
      async () => beginRun(file.db, id),
      async () => {
        await answerPanel(file.db, id);
        await closePanel(file.db, id, 0);
      },
      async () => keepReport(file.db, id), // Assembled, but not delivered: it must not be read.
    ];
    for (const step of steps) {
      await step();
      for (const query of ['', '?detail=compact']) {
        const answer = await get(file.api, `/v1/research/${id}/result${query}`, key);
        assertRefused(answer, 409, 'result_not_ready');
        assert.equal(answer.headers.get('Retry-After'), '3');
      }
    }
  });

  it('R-G10 R-W05 R-E02 finished without a report, whatever the reason: research_failed, without Retry-After', async () => {
    const { id, key } = await makeWorkspace(file.db, 'failed');
    for (const end of [failedRun, heldRun, partialWithoutReport]) {
      const run = await end(file.db, id);
      const answer = await get(file.api, `/v1/research/${run.id}/result`, key);
      assertRefused(answer, 409, 'research_failed');
      assert.equal(answer.headers.get('Retry-After'), null);
    }
  });
});
