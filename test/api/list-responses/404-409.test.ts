import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { closePanel } from '../../../src/app/close-panel.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  deliveredRun,
  failedRun,
  heldRun,
  keepReport,
} from '../../support/database/runs.ts';
import { apiForFile, assertRefused, get, makeWorkspace } from '../../support/http/api.ts';

// The three reads of stored responses refuse in the same way, so they are tested together.

describe('GET /v1/research/{run_id}/responses, /text and /export, 404 and 409', () => {
  const file = apiForFile();
  const reads = ['responses', 'responses/text?model_id=x%2Fy', 'responses/export'];

  for (const read of reads) {
    it(`R-P09 R-G07 ${read}: an unknown run and another workspace's are run_not_found with an identical body`, async () => {
      const own = await makeWorkspace(file.db, `own ${read}`);
      const other = await makeWorkspace(file.db, `other ${read}`);
      const run = await deliveredRun(file.db, other.id);
      const foreign = await get(file.api, `/v1/research/${run.id}/${read}`, own.key);
      const unknown = await get(file.api, `/v1/research/${randomUUID()}/${read}`, own.key);
      for (const answer of [foreign, unknown]) assertRefused(answer, 404, 'run_not_found');
      assert.equal(foreign.text, unknown.text);
    });

    it(`R-P09 R-G11 R-E02 ${read}: in every state in progress responses_not_ready with Retry-After`, async () => {
      const { id: workspaceId, key } = await makeWorkspace(file.db, `in progress ${read}`);
      const { id } = await acceptRun(file.db, workspaceId);
      const steps = [
        async () => undefined,
        async () => beginRun(file.db, id),
        async () => answerPanel(file.db, id),
        async () => closePanel(file.db, id, 0),
        async () => keepReport(file.db, id),
      ];
      for (const step of steps) {
        await step();
        const answer = await get(file.api, `/v1/research/${id}/${read}`, key);
        assertRefused(answer, 409, 'responses_not_ready');
        assert.equal(answer.headers.get('Retry-After'), '3');
        assert.equal(answer.headers.get('Content-Disposition'), null);
      }
    });

    it(`R-P09 R-E02 ${read}: a failed run, refunded or held, is research_failed with X-Should-Retry false`, async () => {
      const { id, key } = await makeWorkspace(file.db, `failed ${read}`);
      for (const end of [failedRun, heldRun]) {
        const run = await end(file.db, id);
        const answer = await get(file.api, `/v1/research/${run.id}/${read}`, key);
        assertRefused(answer, 409, 'research_failed');
        assert.deepEqual(
          [answer.headers.get('Retry-After'), answer.headers.get('X-Should-Retry')],
          [null, 'false'],
        );
      }
    });
  }
});
