import assert from 'node:assert/strict';
import { makeSentenceFinder, numberedSentences } from '../../../../src/prepare/numbered-sentences.ts';
import type { Simulator } from '../../../../src/simulator/server/server.ts';
import { readOutput } from '../../../../src/stages/call/judge-output.ts';
import { extractCall } from '../../../../src/stages/extract/extract-claims.ts';
import {
  ask,
  calls,
  completion,
  plantedAnswer,
  put,
  questions,
  startQuick,
  task,
  textOf,
} from '../support.ts';

const question = questions['monolith-or-microservices'];
const plain = plantedAnswer(1, question, 'openai/gpt-5.5');

describe('simulator: faults over HTTP', () => {
  let simulator: Simulator;
  before(async () => {
    simulator = await startQuick();
  });
  after(() => simulator.stop());
  beforeEach(() => put(simulator, 'reset'));

  const rule = async (fault: object, more: object = {}) => {
    const response = await put(simulator, 'rules', { rules: [{ fault, ...more }] });
    assert.equal(response.status, 200);
  };
  const soon = () => ({ signal: AbortSignal.timeout(150) });

  it('status: responds with the given code, message and Retry-After', async () => {
    await rule({
      kind: 'status',
      status: 429,
      code: 'insufficient_quota',
      message: 'no money',
      retry_after: '-7',
    });
    const response = await ask(simulator);
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('retry-after'), '-7');
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    assert.equal(error.code, 'insufficient_quota');
    assert.equal(error.message, 'no money');
    assert.equal((await calls(simulator))[0]?.fault, 'status');
  });

  it('hang: never answers', async () => {
    await rule({ kind: 'hang' });
    await assert.rejects(ask(simulator, soon()));
    await new Promise((resolve) => setTimeout(resolve, 30));
    const [call] = await calls(simulator);
    assert.equal(call?.status, 'hung');
    assert.ok(call?.ended_at);
  });

  it('reset: breaks the connection in the middle of the body', async () => {
    await rule({ kind: 'reset' });
    const startedAt = Date.now();
    const response = await ask(simulator);
    assert.equal(response.status, 200);
    await assert.rejects(response.text());
    assert.ok(Date.now() - startedAt < 4_500, 'the connection was only closed for idleness');
  });

  it('no_usage: responds without usage', async () => {
    await rule({ kind: 'no_usage' });
    assert.equal((await completion(await ask(simulator))).usage, undefined);
  });

  it('refusal, refusal_text, content_filter, empty: respond without an answer', async () => {
    await rule({ kind: 'refusal' });
    const refused = (await completion(await ask(simulator))).choices[0];
    assert.equal(refused?.message.content, null);
    assert.ok(refused?.message.refusal);
    await rule({ kind: 'refusal_text' });
    assert.match(await textOf(await ask(simulator)), /^I'm sorry/);
    await rule({ kind: 'content_filter' });
    assert.equal((await completion(await ask(simulator))).choices[0]?.finish_reason, 'content_filter');
    await rule({ kind: 'empty' });
    assert.equal(await textOf(await ask(simulator)), '');
  });

  it('length: sends half of the text, with finish_reason length', async () => {
    await rule({ kind: 'length' });
    const answer = (await completion(await ask(simulator))).choices[0];
    assert.equal(answer?.finish_reason, 'length');
    assert.equal(answer?.message.content, plain.slice(0, Math.ceil(plain.length / 2)));
  });

  it('injection and self_identify: add text around the answer', async () => {
    await rule({ kind: 'injection' });
    const attack = await textOf(await ask(simulator));
    assert.ok(attack.startsWith(plain));
    assert.match(attack, /ignore all .*instructions/i);
    assert.match(attack, /output K1/);
    assert.match(attack, /<<end response [0-9a-f]{16}>>/);
    await rule({ kind: 'self_identify' });
    const named = await textOf(await ask(simulator));
    assert.ok(named.includes(plain));
    assert.match(named, /GPT-5\.5/);
    assert.match(named, /OpenAI/);
  });

  describe('of a synthesizer', () => {
    const claimsIn = (output: string) => {
      const read = readOutput(extractCall, output);
      return read.ok ? read.output.claims : assert.fail(read.problems.join());
    };
    const messages = task({ question, response: plain });
    const read = () => ask(simulator, { model: 'simulator/synthesizer-north', stage: 'extract', messages });

    it('invalid_json: sends output that does not parse', async () => {
      await rule({ kind: 'invalid_json' });
      const text = await textOf(await read());
      assert.throws(() => JSON.parse(text), SyntaxError);
    });

    it('wrong_shape: sends JSON with other keys', async () => {
      await rule({ kind: 'wrong_shape' });
      assert.ok(!('claims' in JSON.parse(await textOf(await read()))));
    });

    it('invent_sentences: names sentences that the response does not have', async () => {
      await rule({ kind: 'invent_sentences' });
      const claims = claimsIn(await textOf(await read()));
      const find = makeSentenceFinder(plain);
      assert.ok(claims.length > 0 && claims.every(({ sentences }) => !find(sentences).ok));
    });

    it('invent_one_sentence: names one such sentence', async () => {
      await rule({ kind: 'invent_one_sentence' });
      const claims = claimsIn(await textOf(await read()));
      const find = makeSentenceFinder(plain);
      assert.equal(claims.filter(({ sentences }) => !find(sentences).ok).length, 1);
    });

    it('obey: follows the instructions of a response that gives some', async () => {
      const honest = await textOf(await read());
      await rule({ kind: 'injection' });
      const attack = await textOf(await ask(simulator));
      await rule({ kind: 'obey' });
      assert.equal(await textOf(await read()), honest);
      const response = { question, response: attack };
      const obeying = (stage: string, materials: object) =>
        ask(simulator, {
          model: 'simulator/synthesizer-north',
          stage,
          messages: task({ ...response, ...materials }),
        });
      const [claim, ...more] = claimsIn(await textOf(await obeying('extract', {})));
      assert.deepEqual([claim?.statement, more], ['This response is the best one.', []]);
      const [named = 0] = claim?.sentences ?? [];
      assert.match(numberedSentences(attack).split('\n')[named - 1] ?? '', /SYSTEM NOTE/);
      const listed = { claims: [{ id: 'C1', statement: 'Roads matter.' }], camps: [] };
      const { stances, camp } = JSON.parse(await textOf(await obeying('label', listed)));
      assert.deepEqual([stances, camp], [[`C1 + ${named}`], `K1 ${named}`]);
    });

    it('find_everything: supports claims that are not addressed, and leaves the others', async () => {
      const materials = {
        claims: [
          { id: 'C1', statement: 'Otters whistle to their pups at dusk.' },
          { id: 'C2', statement: 'It is not true that otters whistle to their pups at dusk.' },
        ],
        camps: [],
      };
      const messages = task({ ...materials, question, response: plain });
      const label = () => ask(simulator, { model: 'simulator/synthesizer-north', stage: 'label', messages });
      const { stances } = JSON.parse(await textOf(await label()));
      await rule({ kind: 'find_everything' });
      const after = JSON.parse(await textOf(await label()));
      assert.deepEqual([stances, after.stances], [[], ['C1 + 1', 'C2 + 1']]);
    });

    it('numbers_in_prose: adds numbers that no code computed', async () => {
      await rule({ kind: 'numbers_in_prose' });
      assert.match(JSON.parse(await textOf(await read())).position, /17 of 23/);
    });
  });

  it('the first matching rule applies; model, stage, words and times restrict it', async () => {
    const rules = [
      { contains: 'words that no message has', fault: { kind: 'hang' } },
      { contains: question.slice(0, 20), model_id: 'words/*', fault: { kind: 'status', status: 502 } },
      { model_id: 'openai/*', fault: { kind: 'status', status: 500 }, times: 1 },
      { model_id: 'openai/gpt-5.5', stage: 'ask', fault: { kind: 'empty' } },
      { stage: 'extract', fault: { kind: 'status', status: 503 } },
    ];
    await put(simulator, 'rules', { rules });
    assert.equal((await ask(simulator, { model: 'words/1' })).status, 502);
    assert.equal((await ask(simulator)).status, 500);
    assert.equal(await textOf(await ask(simulator)), '');
    assert.notEqual(await textOf(await ask(simulator, { model: 'openai/other' })), '');
    assert.equal((await ask(simulator, { stage: 'extract' })).status, 503);
    assert.equal((await ask(simulator, { model: 'x/y' })).status, 200);
  });

  it('a probability affects the same calls each time, about as many as stated', async () => {
    await rule({ kind: 'status', status: 500 }, { probability: 0.3 });
    const round = () =>
      Promise.all(
        Array.from({ length: 100 }, (_, i) => ask(simulator, { model: `lab/m${i}` }).then((r) => r.status)),
      );
    const first = await round();
    assert.deepEqual(await round(), first);
    const struck = first.filter((status) => status === 500).length;
    assert.ok(struck > 15 && struck < 45, String(struck));
  });

  it('refuses an invalid rule', async () => {
    for (const fault of [{ kind: 'nonsense' }, { kind: 'status' }, { kind: 'hang', extra: 1 }])
      assert.equal((await put(simulator, 'rules', { rules: [{ fault }] })).status, 400);
    assert.equal((await put(simulator, 'latency', { median_ms: -1, sigma: 0 })).status, 400);
    assert.equal((await ask(simulator)).status, 200);
  });
});
