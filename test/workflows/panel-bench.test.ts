import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { catalogueOf } from '../../bench/panel/authors.ts';
import { type Errors, errorKinds } from '../../bench/panel/coder/errors.ts';
import { simulatedSynthesizer } from '../../bench/panel/coder/synthesizer.ts';
import { aliasOf, baselineName } from '../../bench/panel/gateway/baseline.ts';
import { measureBaseline, measureReal } from '../../bench/panel/gateway/real.ts';
import { auditProblems } from '../../bench/panel/run/audit-problems.ts';
import { runPanel } from '../../bench/panel/run/run-panel.ts';
import { type Bed, bedOf } from '../../bench/panel/run/simulate.ts';
import { plantedWords } from '../../bench/panel/scores/planted-words.ts';
import { scoresOf } from '../../bench/panel/scores/score.ts';
import { statedConditions } from '../../src/audit/material/conditions.ts';
import type { ChatMessage } from '../../src/domain/run/chat.ts';
import type { Report } from '../../src/report/schema/report.ts';
import type { PanelKind } from '../../src/simulator/world/street/asked.ts';
import type { JobInput } from '../../src/stages/registry.ts';
import type { Threads } from '../../src/threads/pool.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { sharedThreads } from '../support/threads.ts';

// The short form of `npm run bench -- panel`: the service's own workflow and activities over a
// planted panel.

describe('a report on a planted panel', () => {
  let database: TestDatabase;
  let bed: Bed;
  let honest: Awaited<ReturnType<typeof runWith>>;
  let selections: JobInput<'select.selectPanelClaims'>[];

  async function runWith(errors: Omit<Errors, 'seed'>, threads: Threads = sharedThreads()) {
    const synthesizer = simulatedSynthesizer(bed.knowledge, { seed: 3, ...errors });
    const made = await runPanel(database.pool, {
      panel: bed.knowledge.panel,
      catalogue: catalogueOf(bed.size),
      synthesizers: ['bench/first', 'bench/second'],
      chat: synthesizer.chat,
      threads,
    });
    assert.ok(made, 'a report was delivered');
    const audit = await auditProblems(database.pool, made);
    return { made, scores: scoresOf(made, bed.knowledge, synthesizer, audit) };
  }

  /** A panel whose question is for a number, or for cases. */
  async function told(kind: PanelKind, errors: Omit<Errors, 'seed'> = { rates: {} }) {
    const own = bedOf(10, 3, kind);
    const synthesizer = simulatedSynthesizer(own.knowledge, { seed: 3, ...errors });
    const made = await runPanel(database.pool, {
      panel: own.knowledge.panel,
      catalogue: catalogueOf(own.size),
      synthesizers: ['bench/first', 'bench/second'],
      chat: synthesizer.chat,
      threads: sharedThreads(),
    });
    return { made: made!, scores: scoresOf(made!, own.knowledge, synthesizer) };
  }

  const secondGroupingIn = (report: Report) =>
    (statedConditions(report) as { second_grouping: Record<string, number> }).second_grouping;

  before(async () => {
    database = await freshDatabase();
    bed = bedOf(10, 3, 'decision');
    const { threads, seen } = selectionsIn(sharedThreads());
    selections = seen;
    honest = await runWith({ rates: {} }, threads);
  });
  after(() => database.drop());

  it('is the truth if the synthesizer makes no error', () => {
    const { made, scores } = honest;
    const { claimRecall, rankedRecall, minorityRecall, coverage } = scores;
    // There are more claims than places.
    assert.ok(claimRecall > 0.9 && rankedRecall > 0.9 && coverage > 0.7, JSON.stringify(scores));
    assert.ok(minorityRecall! >= 0.3 && made.evidence!.claims.length >= 24);
    const { stanceF1, campAri, conditionRecall, conditionsPlaced, falseAttribution } = scores;
    const { repeats, truisms, disputeFirst, reportedKept, reportedAsOwn } = scores;
    assert.deepEqual([reportedKept, reportedAsOwn], [1, 0]);
    const likeness = { stanceF1, campAri, conditionRecall, conditionsPlaced };
    assert.deepEqual(
      { ...likeness, falseAttribution, repeats, truisms, disputeFirst },
      {
        ...{ stanceF1: 1, campAri: 1, conditionRecall: 1, conditionsPlaced: 1 },
        ...{ falseAttribution: 0, repeats: 0, truisms: 0, disputeFirst: 1 },
      },
    );
    assert.deepEqual([scores.audit, scores.plantedWords], [0, 0]);
    assert.ok(scores.honestRefused! <= 0.25, `${scores.honestRefused} of the honest lines were refused`);
    assert.deepEqual(
      made.errors.map(({ code }) => code),
      ['simulated_panel', 'simulated_synthesis'],
    );
  });

  it('R-R02 R-R04 R-S07 passes its audit under errors of every kind', async () => {
    const { made, scores } = await runWith({
      rates: Object.fromEntries(errorKinds.map((kind) => [kind, 0.2])),
    });
    assert.deepEqual([scores.audit, scores.plantedWords], [0, 0]);
    assert.ok(scores.stanceF1! < 0.9 && scores.claimRecall < 0.9, 'the errors are seen');
    assert.ok(made.evidence!.claims.every(({ addressed_count }) => addressed_count! > 0));
    const { synthesis: audit } = statedConditions(made) as {
      synthesis: Record<string, number>;
    };
    assert.ok(audit.claims_left_out_unconfirmed! > 0, 'claims that nobody made were labelled, and left out');
  });

  it('R-R02 keeps opposites apart that both synthesizers put together, and says how many', async () => {
    const { threads, seen } = selectionsIn(sharedThreads());
    const { made, scores } = await runWith({ rates: { opposites: 1 }, stage: 'group' }, threads);
    const { groups, claims } = seen.at(-1) ?? { groups: [], claims: [] }; // Once pairs were asked about.
    const plantedOf = new Map(
      claims.map(({ id, statement }) => [id, bed.knowledge.claimOf(statement)?.claim.id]),
    );
    for (const twin of ['t1', 't2']) {
      const homes = groups.filter(({ members }) => members.some((id) => plantedOf.get(id) === twin));
      assert.equal(homes.length, 1, 'what was parted stays together');
      assert.ok(homes[0]!.members.every((id) => plantedOf.get(id) === twin));
    }
    const secondGrouping = secondGroupingIn(made);
    assert.ok(secondGrouping.reworded_pairs_separated! > 0, JSON.stringify(secondGrouping));
    assert.equal(secondGrouping.reworded_pairs_unanswered, 0);
    assert.match(
      made.methodology!.synthesis_and_audit!,
      /in different words that had been put together, \d+ were separated/,
    );
    assert.equal(scores.repeats, 0);
    assert.ok(scores.claimRecall > 0.9);
  });

  it('separates no paraphrases if only one synthesizer denies that they say the same', async () => {
    const denying = { rates: { missed: 1 }, stage: 'group_compare' } as const;
    const [one, both] = [await runWith({ ...denying, who: 'bench/second' }), await runWith(denying)];
    assert.ok(secondGroupingIn(one.made).reworded_pairs! > 0);
    assert.equal(secondGroupingIn(one.made).reworded_pairs_separated, 0);
    assert.ok(secondGroupingIn(both.made).reworded_pairs_separated! > 0);
  });

  it('knows the camps when it selects claims, so that the thesis of each camp has a place', () => {
    const { made } = honest;
    const [{ camps } = { camps: [] }] = selections;
    assert.deepEqual(
      camps.map(({ label }) => label),
      made.evidence!.camps.map(({ label }) => label),
    );
    assert.ok(camps.length > 1 && camps.every(({ aliases }) => aliases.length > 0));
  });

  it('R-R12 R-R13 tells the numbers, cases and rival facts that answers give to a question for them', async () => {
    const number = await told('number');
    assert.equal(number.made.question!.question_type, 'quantity');
    assert.ok(number.scores.valuesFound! > 0.5);
    assert.deepEqual([number.scores.valuesFalse, number.scores.casesFound], [0, null]);
    const conditional = await told('conditional');
    const { casesFound, casesFalse, factorsFound } = conditional.scores;
    assert.deepEqual([casesFound, casesFalse, factorsFound], [1, 0, 1]);
    assert.ok(conditional.made.answer!.it_depends!.model_count > 3);
    const fact = await told('fact');
    const { rivalsFound, rivalsMerged, rivalsCounted } = fact.scores;
    assert.deepEqual([rivalsFound, rivalsMerged, rivalsCounted], [1, 0, 1]);
    for (const { scores } of [number, conditional, fact])
      assert.deepEqual([scores.stanceF1, scores.warnings.ofFindings], [1, []]);
  });

  it('R-R12 R-R13 attributes no number or case to an answer that one synthesizer alone misreads, and counts them', async () => {
    const misread = { rates: { flipped: 0.5 }, who: 'bench/first', stage: 'extract' } as const;
    for (const kind of ['number', 'conditional'] as const) {
      const { made, scores } = await told(kind, misread);
      assert.ok([scores.valuesFalse ?? 0, scores.casesFalse ?? 0].every((share) => share === 0));
      const { reliability } = statedConditions(made) as {
        reliability: { details_agreed: number; details_unresolved: number };
      };
      assert.ok(reliability.details_agreed > 3 && reliability.details_unresolved > 0, kind);
      assert.match(made.methodology!.synthesis_and_audit!, /they differ, which is attributed to nobody/);
    }
  });

  it('R-R04 quotes the sentence that shows a stance, though one synthesizer often names its neighbour', async () => {
    const { scores } = await runWith({ rates: { neighbour: 0.33 }, who: 'bench/first', steady: true });
    assert.deepEqual([scores.misplacedQuotes, scores.falseAttribution], [0, 0]);
  });

  it('R-R10 names who reports a claim as others’, though extraction takes much of that for their own', async () => {
    const { scores } = await runWith({ rates: { flipped: 0.5 }, who: 'bench/first', stage: 'extract' });
    assert.deepEqual([scores.reportedKept, scores.reportedAsOwn], [1, 0]);
  });

  it('R-R08 would show the word of a planted instruction', () => {
    const copy = structuredClone(honest.made);
    copy.answer!.headline = 'ZEBRAFISH';
    assert.equal(plantedWords(copy, bed.knowledge.panel), 1);
  });

  it('can be made by models behind an endpoint, beside one model’s summary of all answers', async () => {
    const { knowledge } = bed;
    const endpoint = await startEndpoint(knowledge);
    const models = { baseUrl: endpoint.url, apiKey: 'bench-key', synthesizers: ['lab/a', 'lab/b'] } as const;
    try {
      const service = await measureReal(database.pool, bed, models);
      const onePrompt = await measureBaseline(bed, models);
      for (const scores of [service, onePrompt]) {
        assert.ok(scores, 'it came to an end');
        const { claimRecall, stanceF1, campAri, falseAttribution } = scores;
        assert.deepEqual([stanceF1, campAri, falseAttribution], [1, 1, 0]);
        assert.ok(claimRecall > 0.9);
      }
      assert.equal(onePrompt!.calls, 1);
      assert.ok(service!.calls >= 26 && service!.inputTokens > onePrompt!.inputTokens);
      assert.deepEqual(endpoint.keys, new Set(['Bearer bench-key']));
    } finally {
      await endpoint.stop();
    }
  });
});

/** Threads that show what claims are selected from. */
function selectionsIn(pool: Threads) {
  const seen: JobInput<'select.selectPanelClaims'>[] = [];
  const threads: Threads = {
    ...pool,
    run(name, input, options) {
      if (name === 'select.selectPanelClaims') seen.push(input as JobInput<'select.selectPanelClaims'>);
      return pool.run(name, input, options);
    },
  };
  return { threads, seen };
}

/** An endpoint whose model knows the truth, over HTTP as any other. */
async function startEndpoint(knowledge: Bed['knowledge']) {
  const synthesizer = simulatedSynthesizer(knowledge, { seed: 1, rates: {} });
  const keys = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    keys.add(request.headers.authorization);
    const { model, messages, response_format } = (await json(request)) as WireRequest;
    const { name, schema } = response_format.json_schema;
    const asked = {
      modelId: model,
      messages,
      temperature: 0,
      maxOutputTokens: 1,
      jsonFormat: { name, schema },
    };
    const reply = name === baselineName ? null : await synthesizer.chat(asked);
    const content = reply?.kind === 'answer' ? reply.text : JSON.stringify(wholeTruth(knowledge));
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        model,
        choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/v1`, keys, stop };
}

interface WireRequest {
  readonly model: string;
  readonly messages: ChatMessage[];
  readonly response_format: {
    readonly json_schema: { readonly name: string; readonly schema: Record<string, unknown> };
  };
}

/** The summary of a perfect reader of all answers. */
function wholeTruth({ panel: { claims, camps, answers } }: Bed['knowledge']): object {
  const holders = (claimId: string, stance: string) =>
    answers.flatMap(({ statements }, index) =>
      statements.some((said) => said.claimId === claimId && said.stance === stance) ? [aliasOf(index)] : [],
    );
  return {
    claims: claims.map(({ id, wordings, condition }) => ({
      statement: wordings[0],
      conditions: condition === null ? [] : [condition],
      supporting: holders(id, 'support'),
      opposing: holders(id, 'oppose'),
      mixed: holders(id, 'mixed'),
    })),
    camps: camps.map(({ id, thesis }) => ({
      thesis,
      members: answers.flatMap(({ camp }, index) => (camp?.id === id ? [aliasOf(index)] : [])),
    })),
  };
}
