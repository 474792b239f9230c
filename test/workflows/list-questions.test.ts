import assert from 'node:assert/strict';
import { catalogueOf } from '../../bench/panel/authors.ts';
import { simulatedSynthesizer } from '../../bench/panel/coder/synthesizer.ts';
import { auditProblems } from '../../bench/panel/run/audit-problems.ts';
import { runPanel } from '../../bench/panel/run/run-panel.ts';
import { bedOf } from '../../bench/panel/run/simulate.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { sharedThreads } from '../support/threads.ts';

// Planted panels are asked for no list. Here the extractions name the claims that most answers make
// as options.

describe('a question that asks for a list', () => {
  let database: TestDatabase;
  before(async () => {
    database = await freshDatabase();
  });
  after(() => database.drop());

  it('R-R24 is answered by what most models recommend, with who is for and against each', async () => {
    const { knowledge } = bedOf(10, 3, 'decision');
    const made = knowledge.panel.answers.flatMap(({ modelId, statements }) =>
      statements.map(({ claimId, stance }) => ({ modelId, claimId, stance })),
    );
    const byClaim = [...Map.groupBy(made, ({ claimId }) => claimId)].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    const listed = new Map(byClaim.slice(0, 3).map(([claimId, own]) => [`thing ${claimId}`, own]));
    const optionOf = (statement: string) => {
      const name = `thing ${knowledge.claimOf(statement)?.claim.id}`;
      return listed.has(name) ? name : null;
    };
    const synthesizer = simulatedSynthesizer(knowledge, { seed: 3, rates: {} });
    const report = await runPanel(database.pool, {
      panel: knowledge.panel,
      catalogue: catalogueOf(10),
      synthesizers: ['bench/first', 'bench/second'],
      threads: sharedThreads(),
      chat: async (call) => {
        const reply = await synthesizer.chat(call);
        if (call.jsonFormat?.name !== 'extract' || reply.kind !== 'answer') return reply;
        const output = JSON.parse(reply.text) as { readonly claims: readonly string[] };
        const options = output.claims.flatMap((line) => {
          const [place = '', statement = '', ...caveats] = line.split(' | ');
          const option = optionOf(statement);
          return option === null
            ? []
            : [{ line, option: [place, option, statement, ...caveats].join(' | ') }];
        });
        const claims = output.claims.filter((line) => options.every((each) => each.line !== line));
        return {
          ...reply,
          text: JSON.stringify({ ...output, claims, options: options.map(({ option }) => option) }),
        };
      },
    });
    const rows = report!.answer!.ranked_options.filter(({ for_model_ids: models }) => models !== undefined);
    assert.deepEqual(rows.map(({ option }) => option).sort(), [...listed.keys()].sort());
    for (const { option, for_model_ids: pro, against_model_ids: contra, related_claim_ids: ids } of rows) {
      const sayers = (stance: string) =>
        (listed.get(option) ?? []).filter((each) => each.stance === stance).map(({ modelId }) => modelId);
      assert.deepEqual([pro, contra], [sayers('support').sort(), sayers('oppose').sort()], option);
      const claim = report!.evidence!.claims.find((each) => each.option === option)!;
      assert.ok(ids.includes(claim.claim_id));
    }
    assert.equal(report!.evidence!.claims.filter(({ option }) => option === undefined).length, 24);
    assert.deepEqual(await auditProblems(database.pool, report!), 0);
  });
});
