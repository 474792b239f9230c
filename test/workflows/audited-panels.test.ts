import assert from 'node:assert/strict';
import { catalogueOf } from '../../bench/panel/authors.ts';
import { type Case, casesOf } from '../../bench/panel/cases.ts';
import { simulatedSynthesizer } from '../../bench/panel/coder/synthesizer.ts';
import { runPanel } from '../../bench/panel/run/run-panel.ts';
import { bedOf } from '../../bench/panel/run/simulate.ts';
import { thisThread } from '../../bench/panel/run/this-thread.ts';
import { shapedReport } from '../../src/audit/material/material.ts';
import { readRecord } from '../../src/audit-command/read-record.ts';
import type { ChatReply } from '../../src/domain/run/chat.ts';
import { seededOrder } from '../../src/prepare/seeded.ts';
import { testSeed } from '../seed.ts';
import { auditOf } from '../support/audit.ts';
import { answerWith } from '../support/chat.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { isFound, isListed, tamperings } from '../unit/audit/tampering.ts';

/** What models of a panel may do instead of answering, by their place in it. */
const mishaps: readonly ((text: string) => ChatReply)[] = [
  () => ({ kind: 'failure', failure: 'content_filtered', message: 'refused', retryAfterMs: null }),
  () => answerWith({ text: 'I am sorry, but I cannot help with that.' }),
  () => answerWith({ text: ' \n… ', inputTokens: 12, outputTokens: 2 }),
  (text) => answerWith({ text: text.slice(0, 700), servedModel: 'other/model', inputTokens: 12 }),
];

describe('npm run audit of panels whose synthesizers err', () => {
  const size = 10;
  let database: TestDatabase;
  before(async () => {
    database = await freshDatabase();
  });
  after(() => database.drop());

  // One for each set of kinds of errors: who makes them, and how often, is nothing that an audit
  // could see. PanelBench audits a report of each; here are some, drawn.
  const kindsOf = ({ errors }: Case) => Object.keys(errors.rates).sort().join();
  const inWholeSynthesis = casesOf([10]).filter(({ name }) => !name.includes(':'));
  const sets = [...new Map(inWholeSynthesis.map((each) => [kindsOf(each), each])).values()];
  const cases = seededOrder(sets, `${testSeed}`, ({ name }) => name).slice(0, 6);
  for (const [at, each] of cases.entries()) {
    it(`R-R19 finds nothing wrong in a genuine report: ${each.name} at ${each.ratePercent} %`, async () => {
      const seed = testSeed + at;
      const { code, text } = await audited(each, seed, at % 3);
      assert.equal(code, 0, `seed ${seed}\n${text}`);
    });
  }

  it('R-R19 changes drawn from all of a report on a panel are found or listed as unknowable', async () => {
    const seed = testSeed + cases.length;
    const runId = await runOver(casesOf([10]).find(({ name }) => name === 'independent')!, seed, 2);
    const { given, responses } = await readRecord(database.pool, runId);
    const shaped = shapedReport(given);
    assert.ok('report' in shaped);
    const material = { ...shaped, responses, record: null };
    const drawn = seededOrder(
      [...tamperings(material.report).map((each, key) => ({ each, key }))],
      `${seed}`,
      ({ key }) => key,
    );
    const passed = drawn.slice(0, 150).filter(({ each }) => !isListed(each) && !isFound(material, each));
    assert.deepEqual(
      passed.map(({ each: { path, kind } }) => `${path}: ${kind}`),
      [],
      `seed ${seed}`,
    );
  });

  async function audited(each: Case, seed: number, amiss: number) {
    return await auditOf(database.pool, await runOver(each, seed, amiss));
  }

  /** @param amiss the number of models in every ten that do not answer as planted */
  async function runOver({ errors }: Case, seed: number, amiss: number): Promise<string> {
    const { knowledge } = bedOf(size, seed);
    const { answers } = knowledge.panel;
    const report = await runPanel(database.pool, {
      panel: knowledge.panel,
      catalogue: catalogueOf(size),
      synthesizers: ['bench/first', 'bench/second'],
      chat: simulatedSynthesizer(knowledge, { ...errors, seed }).chat,
      askModel: async ({ modelId }) => {
        const place = answers.findIndex((answer) => answer.modelId === modelId);
        const { text = '' } = answers[place] ?? {};
        const mishap = place < amiss ? mishaps[(seed + place) % mishaps.length] : undefined;
        return mishap?.(text) ?? answerWith({ text, simulated: place % 2 === 0 });
      },
      threads: thisThread,
    });
    const runId = report?.research_record?.generation?.run_id;
    assert.ok(runId, `seed ${seed}: no report`);
    return runId;
  }
});
