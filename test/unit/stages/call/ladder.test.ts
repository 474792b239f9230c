import assert from 'node:assert/strict';
import type { ChatReply } from '../../../../src/domain/run/chat.ts';
import { type FailureClass, failureClasses } from '../../../../src/domain/run/model-outcome.ts';
import { answerWith } from '../../../support/chat.ts';
import { answer, climb, good, messages, stage, unjudgeable } from '../../../support/stages/counting.ts';

function failure(kind: FailureClass): ChatReply {
  return { kind: 'failure', failure: kind, message: 'no', retryAfterMs: 5 };
}

describe('the ladder', () => {
  it('R-R10 accepts a correct output at once, however it is wrapped', async () => {
    const { result, asked, path } = await climb([answer('Sure:\n```json\n{"numbers":[2,4],"extra":1}\n```')]);
    assert.equal(path, '0');
    const { sent, seen, simulated, servedModel } = answerWith({});
    assert.deepEqual(result, {
      answers: [
        {
          sent,
          seen,
          simulated,
          servedModel,
          inputTokens: 10,
          outputTokens: null,
          asked: 0,
        },
      ],
      ok: true,
      value: [2, 4],
      usedSynthesizer: 0,
      isDoubtful: false,
      calls: 1,
      reasks: 0,
    });
    const { temperature, maxOutputTokens, jsonFormat } = asked[0]?.request ?? assert.fail();
    assert.deepEqual(
      { temperature, maxOutputTokens, jsonFormat },
      {
        temperature: 0,
        maxOutputTokens: 100,
        jsonFormat: { name: 'count_to', schema: stage.jsonSchema },
      },
    );
  });

  it('R-R10 accepts what was right and what the re-ask has corrected, and takes nothing twice', async () => {
    const entries = (again: string) =>
      climb([answer('{"numbers":[2,1,4,3]}'), answer(`{"numbers":${again}}`)]);
    for (const [again, kept] of [
      ['[6]', [2, 6, 4]],
      ['[]', [2, 4]],
      ['[6,8,10]', [2, 6, 8, 10, 4]],
      ['[2,6,4,8]', [2, 6, 4, 8]],
      ['[2,1,4,3]', [2, 4]],
      ['[6,5]', [2, 6, 4]],
    ] as const) {
      const { result, path } = await entries(again);
      assert.equal(path, '00');
      assert.deepEqual(result.ok && result.value, kept, again);
    }
  });

  it('R-R10 falls back on the better first output if the re-ask made it worse', async () => {
    for (const worse of [answer('no JSON'), answer('{"numbers":[1,3,2,5]}'), failure('truncated')]) {
      const { result, path } = await climb([answer('{"numbers":[1,2]}'), worse]);
      assert.equal(path, '00');
      assert.deepEqual(result.ok && result.value, [2]);
    }
  });

  it('R-R10 accepts a usable output if the re-ask gets no answer, because it was paid for', async () => {
    for (const nobody of [null, failure('overloaded')]) {
      const { result, path } = await climb([answer('{"numbers":[2,3]}'), nobody]);
      assert.ok(result.ok);
      assert.deepEqual([result.value, result.usedSynthesizer, path], [[2], 0, '00']);
    }
  });

  it('R-R10 turns to the second synthesizer if nothing usable came, and starts afresh there', async () => {
    const { result, asked, path } = await climb([answer('no'), answer('{"numbers":[1]}'), good]);
    assert.equal(path, '001');
    assert.deepEqual(asked[2]?.request.messages, messages);
    assert.deepEqual(result.ok && [result.value, result.usedSynthesizer, result.calls], [[2, 4], 1, 3]);
  });

  it('R-R10 gives up with a value if every rung failed: never a guess', async () => {
    const bad = answer('{"numbers":[1]}');
    const { result, path } = await climb([bad, bad, bad, bad]);
    assert.equal(path, '0011');
    assert.ok(!result.ok && result.later === null);
    assert.equal(!result.ok && result.reason, 'the output failed its check at numbers[0]');
    assert.equal(result.calls, 4);
  });

  it('R-R10 a doubtful output is asked again, of both synthesizers, and kept if nobody has a better one', async () => {
    const [doubtful, worse] = [answer('{"numbers":[13,2]}'), answer('{"numbers":[13,4]}')];
    const mended = await climb([doubtful, good]);
    assert.deepEqual([mended.path, mended.result.ok && mended.result.isDoubtful], ['00', false]);
    const replaced = await climb([doubtful, doubtful, good]);
    assert.equal(replaced.path, '001');
    assert.deepEqual(replaced.result.ok && [replaced.result.usedSynthesizer, replaced.result.isDoubtful], [
      1,
      false,
    ]);
    const sure = await climb([doubtful, answer('{"numbers":[1,3,6]}')]);
    assert.equal(sure.path, '00', 'more problems, but no doubt');
    assert.deepEqual(sure.result.ok && [sure.result.value, sure.result.isDoubtful], [[6, 2], false]);
    for (const rest of [[worse, worse], [null], [failure('overloaded')], [answer('no'), answer('no')]]) {
      const { result } = await climb([doubtful, doubtful, ...rest]);
      assert.deepEqual(result.ok && [result.value, result.usedSynthesizer, result.isDoubtful], [
        [2],
        0,
        true,
      ]);
    }
  });

  it('R-H02 takes an output that cannot be judged to the second synthesizer, and gives up with the reason', async () => {
    const saved = await climb([answer(unjudgeable), good]);
    assert.equal(saved.path, '01');
    assert.deepEqual(saved.result.ok && saved.result.value, [2, 4]);
    const { result, path } = await climb([answer(unjudgeable), answer(unjudgeable)]);
    assert.equal(path, '01');
    assert.ok(!result.ok && result.later === null);
    assert.equal(!result.ok && result.reason, 'the judging ran out of time');
  });

  it('R-W02 takes every failure to the second synthesizer at once, and passing ones to the caller if both fail', async () => {
    const passing: FailureClass[] = ['rate_limited', 'overloaded', 'timeout', 'network'];
    for (const kind of failureClasses) {
      const { result, path } = await climb([failure(kind), good]);
      assert.equal(path, '01', kind);
      assert.equal(result.ok && result.usedSynthesizer, 1);
      const lost = await climb([failure(kind), failure(kind)]);
      assert.equal(!lost.result.ok && lost.result.later, passing.includes(kind) ? kind : null);
    }
  });

  it('a synthesizer that is known to be away costs no call, and counts as handed over', async () => {
    const handed = await climb([null, good]);
    assert.deepEqual(handed.result.ok && [handed.result.usedSynthesizer, handed.result.calls], [1, 1]);
    const both = await climb([null, null]);
    assert.deepEqual(!both.result.ok && [both.result.later, both.result.calls], ['away', 0]);
  });

  it('R-W03 waits for one that is away, rather than have another paid again for an output in vain', async () => {
    const [bad, overloaded] = [answer('no'), failure('overloaded')];
    for (const [replies, waited, path, reasks] of [
      [[bad, bad, null, null, good], [[1], [1]], '00111', 1],
      [[null, failure('content_filtered'), overloaded, good], [[0], [0]], '0100', 0],
      [[bad, overloaded, null, good], [[0, 1]], '0010', 2],
    ] as const) {
      const found = await climb(replies, 2, 2);
      assert.deepEqual([found.result.ok, found.waited, found.path], [true, waited, path]);
      assert.equal(found.result.reasks, reasks);
    }
  });

  it('R-W02 leaves it to a later try to wait where nothing was answered, or no time is left', async () => {
    const nobody = await climb([null, failure('overloaded')], 2, 1);
    assert.deepEqual([nobody.waited, !nobody.result.ok && nobody.result.later], [[], 'overloaded']);
    const late = await climb([answer('no'), answer('no'), null], 2, 0);
    assert.deepEqual([late.waited, !late.result.ok && late.result.later], [[[1]], 'away']);
    const inVain = await climb([answer('no'), answer('no'), null, failure('content_filtered')], 2, 1);
    assert.deepEqual([inVain.waited, !inVain.result.ok && inVain.result.later], [[[1]], null]);
  });

  it('records for each answer whether it was simulated', async () => {
    const { result } = await climb([answer('no JSON'), { ...good, simulated: true } as ChatReply]);
    assert.deepEqual(
      result.answers.map(({ simulated }) => simulated),
      [false, true],
    );
  });
});
