import assert from 'node:assert/strict';
import { readResult } from '../../src/db/reports.ts';
import { only } from '../../src/db/statement.ts';
import { startService, type TestService } from '../support/service.ts';

describe('a run that completes', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.stop());

  it('R-S01 R-K01 goes from a question to a report, and is charged once', async () => {
    const run = await service.research();
    assert.equal(run.status, 'completed');
    assert.equal(run.credits_charged, 15);
    const { report } = only(await readResult(service.database.pool, run.id, service.workspace.id));
    assert.ok(report);
  });
});
