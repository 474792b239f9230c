import assert from 'node:assert/strict';
import pino from 'pino';
import type { RunRow } from '../../src/db/runs.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { serviceForFile } from '../harness/service.ts';
import { auditOf } from '../support/audit.ts';
import { callsOf, ledgerOf, ownWords, reportOf, settlementOf } from './support/record.ts';
import { codesOf } from './support/warnings.ts';

// Synthesizers that can't label: the fewer of their labellings can be used, the less is printed,
// and in the end nobody pays.

const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const unusable = { kind: 'wrong_shape' };
/** Well-formed labels that find nothing, and no again when asked. */
const blind = ['label', 'adjudicate'].map((stage) => ({ stage, fault: { kind: 'silent' } }));

describe('labellings that fail with both synthesizers', () => {
  const service = serviceForFile({ log });
  afterEach(async () => {
    await service.reset();
    lines.length = 0;
  });

  /** A run in which labellings of the first so many responses fail. */
  async function failing(count: number): Promise<RunRow> {
    await service.simulator.rules(
      ownWords()
        .slice(0, count)
        .map((contains) => ({ stage: 'label', contains, fault: unusable })),
    );
    return await service.research();
  }

  async function delivered(run: RunRow): Promise<Report> {
    assert.deepEqual([run.status, run.credits_charged], ['completed', 15]);
    const { code, text } = await auditOf(service.database.pool, run.id);
    assert.equal(code, 0, text);
    return (await reportOf(service, run.id))!;
  }

  async function assertRefunded(run: RunRow): Promise<void> {
    assert.deepEqual([run.status, run.credits_charged, run.successful_models], ['partial', 0, 10]);
    assert.equal(await settlementOf(service, run.id), 'refunded synthesis_failed');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
    assert.equal(await reportOf(service, run.id), null);
  }

  const logged = (message: string) => lines.filter(({ msg }) => msg === message);

  it('R-R28 in exactly a fifth of the responses leave the stances of the others in the report', async () => {
    const report = await delivered(await failing(2));
    assert.ok(report.evidence!.claims.some(({ evidence_spans: spans }) => spans.length > 0));
    assert.ok(!codesOf(report).includes('stances_withheld'));
  });

  it('R-R28 in three of ten responses leave a report without stances or written sections that says so', async () => {
    const report = await delivered(await failing(3));
    const { claims, camps } = report.evidence!;
    assert.deepEqual([claims, camps], [[], []]);
    const said = report.errors.find(({ code }) => code === 'stances_withheld');
    assert.match(said?.message ?? '', /^The labelling of 3 of 10 responses failed/);
    assert.deepEqual([...(await callsOf(service, 'write_answer'))], []);
  });

  it('R-R25 R-K01 in more than half of the responses are refunded, and the log says how many', async () => {
    const run = await failing(6);
    await assertRefunded(run);
    const [end] = logged('a run ended without a report');
    assert.deepEqual(end?.steps, [{ kind: 'label', steps: 10, gaveUp: 6 }]);
    assert.deepEqual([end?.runId, end?.reason], [run.id, 'synthesis_failed']);
  });

  it('R-R25 R-K01 and find nothing of what was extracted are refunded, however well-formed', async () => {
    await service.simulator.rules(blind);
    const run = await service.research();
    await assertRefunded(run);
    const [most] = logged('most labellings of a synthesis failed');
    assert.deepEqual([most?.runId, most?.labellings], [run.id, { wanted: 10, failed: 10 }]);
    assert.deepEqual([...(await callsOf(service, 'write_answer'))], []);
  });
});
