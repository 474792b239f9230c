import assert from 'node:assert/strict';
import { catalogueOf } from '../../bench/panel/authors.ts';
import { simulatedSynthesizer } from '../../bench/panel/coder/synthesizer.ts';
import { auditProblems } from '../../bench/panel/run/audit-problems.ts';
import { runPanel } from '../../bench/panel/run/run-panel.ts';
import { bedOf } from '../../bench/panel/run/simulate.ts';
import type { Stance } from '../../src/findings/findings.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { sharedThreads } from '../support/threads.ts';

describe('a question that asks for a list', () => {
  let database: TestDatabase;
  before(async () => {
    database = await freshDatabase();
  });
  after(() => database.drop());

  it('R-R24 is answered by what most models recommend, with who is for and against each', async () => {
    const { knowledge } = bedOf(10, 3, 'list');
    const report = await runPanel(database.pool, {
      panel: knowledge.panel,
      catalogue: catalogueOf(10),
      synthesizers: ['bench/first', 'bench/second'],
      threads: sharedThreads(),
      chat: simulatedSynthesizer(knowledge, { seed: 3, rates: {} }).chat,
    });
    const sayers = (claimId: string, side: Stance) =>
      knowledge.panel.answers
        .filter(({ statements }) =>
          statements.some((said) => said.claimId === claimId && said.stance === side),
        )
        .map(({ modelId }) => modelId)
        .sort();
    const named = knowledge.panel.claims.filter((claim) => claim.option);
    assert.ok(named.length > 8);
    const rows = report!.answer!.ranked_options.filter(({ for_model_ids: models }) => models !== undefined);
    assert.equal(rows.length, named.length);
    for (const { option, for_model_ids: pro, against_model_ids: contra, related_claim_ids: ids } of rows) {
      const { id } = named.find((claim) => claim.option?.includes(option))!;
      assert.deepEqual([pro, contra], [sayers(id, 'support'), sayers(id, 'oppose')], option);
      const claim = report!.evidence!.claims.find((each) => each.option === option)!;
      assert.ok(ids.includes(claim.claim_id));
    }
    assert.ok(report!.evidence!.claims.filter(({ option }) => option === undefined).length >= 24);
    assert.deepEqual(await auditProblems(database.pool, report!), 0);
  });
});
