import assert from 'node:assert/strict';
import type { RunRow } from '../../src/db/runs.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { startService, type TestService } from '../harness/service.ts';
import { auditOf } from '../support/audit.ts';
import { callsOf, ownWords, reportOf } from './support/record.ts';
import { codesOf } from './support/warnings.ts';

// Synthesizers that can't label: the fewer of their labellings can be used, the less is printed.

const unusable = { kind: 'wrong_shape' };
describe('labellings that fail with both synthesizers', () => {
  let service: TestService;
  let own: readonly string[];
  before(async () => {
    service = await startService();
    own = await ownWords(service, (await service.research()).id);
  });
  afterEach(() => service.reset());
  after(() => service.stop());

  /** A run in which labellings of the first so many responses fail. */
  async function failing(count: number): Promise<RunRow> {
    await service.simulator.rules(
      own.slice(0, count).map((contains) => ({ stage: 'label', contains, fault: unusable })),
    );
    return await service.research();
  }

  async function delivered(run: RunRow): Promise<Report> {
    assert.deepEqual([run.status, run.credits_charged], ['completed', 15]);
    const { code, text } = await auditOf(service.database.pool, run.id);
    assert.equal(code, 0, text);
    return (await reportOf(service, run.id))!;
  }

  it('R-R28 in exactly a fifth of the responses leave the stances of the others in the report', async () => {
    const report = await delivered(await failing(2));
    assert.ok(report.evidence!.claims.some(({ evidence_spans: spans }) => spans.length > 0));
    assert.ok(!codesOf(report).includes('stances_withheld'));
  });

  for (const count of [3, 5])
    it(`R-R28 in ${count} of ten responses leave a report without stances that says so, and no section is written`, async () => {
      const report = await delivered(await failing(count));
      const { claims, camps } = report.evidence!;
      assert.deepEqual([claims, camps], [[], []]);
      const said = report.errors.find(({ code }) => code === 'stances_withheld');
      assert.match(said?.message ?? '', new RegExp(`^The labelling of ${count} of 10 responses failed`));
      assert.deepEqual([...(await callsOf(service, 'write_answer'))], []);
    });
});
