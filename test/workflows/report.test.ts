import assert from 'node:assert/strict';
import { overlaps } from '../../bench/panel/scores/match.ts';
import { listArtifacts } from '../../src/db/artifacts.ts';
import type { RunRow } from '../../src/db/runs.ts';
import { BrokenRecord } from '../../src/db/statement.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { worldOf } from '../../src/simulator/models/worlds.ts';
import { serviceForFile, simulatorSeed, standardPrompt } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { auditOf } from '../support/audit.ts';
import { byHand } from './support/by-hand.ts';
import { activitiesOf } from './support/histories.ts';
import { type Answer, answersOf, answersTo, consensus, failing, reportOf, wide } from './support/record.ts';

// From planted opinions through the whole service to the report, and back: the report is compared
// with the stored texts and with what was planted, by code that shares nothing with the code that
// made it.

const { answerOf, knowledge } = worldOf(simulatorSeed, standardPrompt);
const stances = ['support', 'oppose', 'mixed'] as const;
type Claim = NonNullable<Report['evidence']>['claims'][number];

const idsOf = (claim: Claim) => ({
  support: claim.supporting_model_ids,
  oppose: claim.opposing_model_ids,
  mixed: claim.mixed_or_uncertain_model_ids,
});

function reportedStance(claim: Claim, modelId: string): string | undefined {
  return stances.find((stance) => idsOf(claim)[stance].includes(modelId));
}

describe('the report of a completed run', () => {
  const service = serviceForFile();
  let run: RunRow;
  let report: Report;
  let answers: Map<string, Answer>;
  let calls: SimulatorCall[];

  before(async () => {
    run = await service.research('consensus');
    assert.equal(run.status, 'completed');
    report = (await reportOf(service, run.id))!;
    answers = await answersOf(service, run.id);
    calls = await service.simulator.calls(true);
  });

  const textOf = (modelId: string) => answers.get(modelId)?.text ?? '';
  const claims = () => report.evidence!.claims;

  it('R-R04 R-R01 every stance rests on words in the stored text of that model', () => {
    let spans = 0;
    let telling = 0;
    for (const claim of claims()) {
      const holders = stances.flatMap((stance) => idsOf(claim)[stance].map((id) => `${stance} ${id}`));
      const shown = claim.evidence_spans.map(({ stance = 'support', model_id }) => `${stance} ${model_id}`);
      assert.deepEqual(shown.sort(), holders.sort(), 'one span for each stance, and no other');
      const planted = knowledge.claimOf(claim.statement)?.claim.id;
      for (const { model_id, offset, length } of claim.evidence_spans) {
        const words = Array.from(textOf(model_id)).slice(offset, offset + length);
        assert.equal(words.length, length, `${model_id}: the span lies within its text`);
        assert.match(words.join(''), /\p{L}{2}/u);
        spans++;
        const said = answerOf(model_id).statements.find(({ claimId }) => claimId === planted);
        if (said?.places.some((place) => overlaps(place, { offset, length }))) telling++;
      }
    }
    assert.ok(spans > 200);
    assert.ok(telling >= spans * 0.9, `${telling} of ${spans} spans speak of their claim`);
  });

  it('R-R04 at least nine in ten stances are those that were planted', () => {
    const known = claims().flatMap((claim) => {
      const planted = knowledge.claimOf(claim.statement)?.claim;
      return planted ? [{ claim, key: planted.id }] : [];
    });
    assert.ok(known.length >= claims().length * 0.8, 'most claims are among the planted ones');
    const pairs = known.flatMap(({ claim, key }) =>
      consensus.map((modelId) => [
        answerOf(modelId).statements.find(({ claimId }) => claimId === key)?.stance,
        reportedStance(claim, modelId),
      ]),
    );
    const right = pairs.filter(([planted, reported]) => planted === reported).length;
    assert.ok(right >= pairs.length * 0.9, `${right} of ${pairs.length} stances are right`);
  });

  it('R-R02 R-R03 camps are disjoint and together with the unclassified make up the panel; every id in them resolves', () => {
    const { camps, unclassified_model_ids } = report.evidence!;
    const members = camps.flatMap(({ model_ids }) => model_ids);
    assert.deepEqual([...members, ...unclassified_model_ids].sort(), [...consensus].sort());
    for (const camp of camps) {
      assert.deepEqual([camp.model_count, camp.eligible_model_count], [camp.model_ids.length, 40]);
      assert.equal(camp.model_share, camp.model_ids.length / 40);
      for (const { model_id, offset, length } of camp.evidence_spans) {
        assert.ok(camp.model_ids.includes(model_id));
        assert.equal(Array.from(textOf(model_id)).slice(offset, offset + length).length, length);
      }
    }
    const claimIds = new Set(claims().map(({ claim_id }) => claim_id));
    const campIds = new Set(camps.map(({ camp_id }) => camp_id));
    const named = [...JSON.stringify(report).matchAll(/"(related|affected)_claim_ids":\[([\d,]*)\]/g)];
    assert.ok(named.length > 5);
    for (const [, , ids = ''] of named)
      for (const id of listed(ids)) assert.ok(claimIds.has(id), `claim ${id}`);
    for (const [, ids = ''] of JSON.stringify(report).matchAll(/"related_camp_ids":\[([\d,]*)\]/g))
      for (const id of listed(ids)) assert.ok(campIds.has(id), `camp ${id}`);
  });

  it('R-S07 contains no 13 consecutive words of any response, except those of the question', () => {
    const copied = new Set([...answers.values()].flatMap(({ text }) => wordRuns(text ?? '', 13)));
    const { question, ...rest } = report;
    assert.equal(question?.text, standardPrompt);
    assert.ok(copied.size > 5_000);
    for (const text of stringsOf(rest))
      for (const words of wordRuns(text, 13)) assert.ok(!copied.has(words), `copied: ${words}`);
  });

  it('R-R01 has the question as it was asked, and its type', () => {
    assert.equal(knowledge.panel.questionType, 'decision');
    assert.deepEqual(report.question, {
      text: standardPrompt,
      question_type: 'decision',
      language: 'en',
    });
  });

  it('R-R06 the provenance record matches the rows', () => {
    const { panel, provenance, research_snapshot, token_usage, generation } = report.research_record!;
    assert.deepEqual(
      panel!.models.map(({ model_id }) => model_id),
      [...answers.keys()],
    );
    for (const { model_id, response_id, input_tokens, output_tokens } of provenance!.included) {
      const row = answers.get(model_id!)!;
      assert.deepEqual(
        [response_id, input_tokens, output_tokens],
        [row.response_id, row.input_tokens, row.output_tokens],
      );
    }
    assert.deepEqual(
      [research_snapshot?.invited, research_snapshot?.successful, research_snapshot?.included_in_synthesis],
      [40, 40, 40],
    );
    const input = [...answers.values()].reduce((sum, row) => sum + (row.input_tokens ?? 0), 0);
    assert.equal(token_usage?.input_tokens, input);
    assert.equal(generation?.run_id, run.id);
  });

  it('R-R11 the methodology says plainly, and first, that a simulator answered', () => {
    const { evidence_collection, controlled_inference } = report.methodology!;
    assert.match(
      evidence_collection!,
      /^The answers of this run were made by the built-in simulator, not by real models\./,
    );
    assert.equal(controlled_inference?.conditions?.simulated_answers, 40);
    assert.ok([...answers.values()].every(({ simulated }) => simulated));
  });

  it('R-R19 the audit of the record finds every value correct, and notices an answer that was changed', async () => {
    const { pool } = service.database;
    const { code, text } = await auditOf(pool, run.id);
    assert.equal(code, 0, text);

    const answer = `update run_models set text = 'x' || substr(text, 2) where run_id = $1 and model_id = $2`;
    await pool.query(answer, [run.id, consensus[0]]);
    const changed = await auditOf(pool, run.id);
    assert.equal(changed.code, 1);
    assert.match(changed.text, /^MISMATCH research_record\.provenance\.included\[\d+\]\.text_digest: /m);
  });

  it('R-W03 R-W16 40 answers are extracted by fives, then one by one, and labelled in three steps, each once', async () => {
    for (const stage of ['extract', 'label'])
      assert.deepEqual(await answersTo(service, stage), Array(40).fill(1), stage);
    const labelled = await listArtifacts(service.database.pool, run.id, ['label']);
    assert.deepEqual(labelled.map(({ shard }) => shard).sort(), [...consensus].sort());
    const steps = await activitiesOf(service, run.id, '/synthesis');
    assert.equal(steps.filter(({ type }) => type === 'labelResponses').length, 3);
    const extractions = (await activitiesOf(service, run.id, '/panel')).filter(
      ({ type }) => type === 'extractClaims',
    );
    assert.equal(extractions.length, 7 + 5);
    assert.equal(extractions.filter(({ summary }) => summary === '5-responses').length, 7);
  });

  it('R-S06 each model got the same question in a call of its own: no tools, browsing, reasoning, other answers', () => {
    const asks = calls.filter(({ stage }) => stage === 'ask');
    assert.deepEqual(asks.map(({ model_id }) => model_id).sort(), [...consensus].sort());
    for (const { model_id, body } of asks) {
      const { max_tokens, ...rest } = body!;
      assert.ok(Number(max_tokens) > 1_000);
      assert.deepEqual(rest, { model: model_id, messages: [{ role: 'user', content: standardPrompt }] });
    }
  });
});

describe('a panel whose responses work against the synthesis', () => {
  const service = serviceForFile();
  afterEach(() => service.simulator.reset());

  async function assertNoPromptTells(runId: string): Promise<void> {
    const answers = [...(await answersOf(service, runId)).values()];
    const names = new Set(
      answers.flatMap(({ model_id, display_name, lab_name, family }) => [
        model_id,
        display_name,
        lab_name,
        family,
      ]),
    );
    for (const { text, display_name } of answers)
      assert.ok(text?.includes(display_name), 'the stored text does tell');

    const prompts = (await service.simulator.calls(true)).filter(({ stage }) => stage !== 'ask');
    assert.ok(prompts.length >= 26);
    for (const { stage, body } of prompts) {
      const prompt = body!.messages.map(({ content }) => content).join('\n');
      for (const name of names) assert.doesNotMatch(prompt, wholeWord(name), `${stage} tells ${name}`);
    }
  }

  it('R-R07 no prompt reveals which model, lab or family wrote a response, even if the response does', async () => {
    await service.simulator.rules(failing(wide, { kind: 'self_identify' }));
    const run = await service.research();
    await assertNoPromptTells(run.id);
  });

  it('R-R07 nor does one of a run whose panel was away for a while, as after a restore', async () => {
    await service.simulator.rules(failing(wide, { kind: 'self_identify' }));
    const run = await service.accept();
    const extraction = byHand(service.activities.extractClaims, { runId: run.id, modelIds: wide });
    await extraction.catch((error: unknown) => assert.ok(error instanceof BrokenRecord));
    await (await service.start(run)).result();
    await assertNoPromptTells(run.id);
  });
});

function wholeWord(name: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'u',
  );
}

function listed(ids: string): number[] {
  return ids === '' ? [] : ids.split(',').map(Number);
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsOf);
}

function wordRuns(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
}
