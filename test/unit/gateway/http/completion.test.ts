import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ChatAnswer } from '../../../../src/domain/run/chat.ts';
import { readCompletion } from '../../../../src/gateway/http/completion.ts';
import { isStorable } from '../../../../src/text/code-points.ts';
import { completionOf, json, raw } from '../../../harness/providers/faulty-provider.ts';
import { ask, modelText } from '../helpers.ts';

function answerOf(body: unknown): ChatAnswer {
  const reading = readCompletion(body);
  assert.equal(reading.kind, 'answer');
  return reading as ChatAnswer;
}

function failureOf(body: unknown): string {
  const reading = readCompletion(body);
  return reading.kind === 'failure' ? reading.failure : 'an answer';
}

describe('src/gateway/completion: the text', () => {
  it('is what the model wrote, including white space', () => {
    const text = '  # Yes\n\n| a | b |\n|---|---|\n日本語 🙂  \n';
    assert.equal(answerOf(completionOf(text)).text, text);
  });

  it('may come in parts', () => {
    const parts = [
      { type: 'thinking', thinking: [] },
      { type: 'text', text: 'Open ' },
      { type: 'text', text: 'it.' },
    ];
    assert.equal(answerOf(completionOf(parts)).text, 'Open it.');
  });

  it('contains no U+0000 and no lone surrogate, which PostgreSQL refuses', async () => {
    const bad = String.raw`a\u0000b\ud83dc\udc00 🙂`;
    const body = JSON.stringify(completionOf('HERE')).replace('HERE', bad);
    const reply = await ask(raw(body, { 'content-type': 'application/json' }));
    assert.equal(reply.kind === 'answer' && reply.text, 'a\uFFFDb\uFFFDc\uFFFD 🙂');
  });

  it('R-S06 (reasoning) contains no thinking', () => {
    const cases = {
      '<think>Hm.\nHm.</think>\n\nYes.': 'Yes.',
      '\n<thinking>a</thinking> <think>b</think>No.': 'No.',
      'Yes. The tag <think>x</think> is HTML-like.': 'Yes. The tag <think>x</think> is HTML-like.',
    };
    for (const [written, kept] of Object.entries(cases))
      assert.equal(answerOf(completionOf(written)).text, kept);
    assert.equal(failureOf(completionOf('<think>I never came to an end')), 'empty');
    const moved = {
      message: { role: 'assistant', content: 'Yes.', reasoning_content: 'Hm.', reasoning: 'Hm.' },
    };
    assert.equal(answerOf(completionOf('', moved)).text, 'Yes.');
  });

  it('can be stored whatever JSON comes, and reading never throws', () => {
    const content = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue(),
      fc.string({ unit: fc.constantFrom('\ud800', 'a', '\0') }),
    );
    const odd = fc.oneof(
      fc.jsonValue(),
      content.map((value) => completionOf(value)),
      fc.record({ choices: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(odd, (body) => {
        const reading = readCompletion(body);
        if (reading.kind === 'answer') assert.ok(isStorable(reading.text) && reading.text.trim() !== '');
      }),
    );
  });
});

describe('src/gateway/completion: incomplete and refused answers', () => {
  it('R-H03 a text is used in full up to 256 KiB of UTF-8, and is a failure beyond', () => {
    for (const character of ['x', 'é', '漢', '🙂']) {
      const longest = character.repeat((256 * 1024) / Buffer.byteLength(character));
      const whole = longest + 'x'.repeat(256 * 1024 - Buffer.byteLength(longest));
      assert.equal(answerOf(completionOf(whole)).text, whole);
      assert.equal(failureOf(completionOf(`${whole}x`)), 'truncated');
    }
  });

  it('R-W02 an answer cut off at the length limit is a failure', () => {
    for (const reason of ['length', 'max_tokens', 'MAX_TOKENS', 'model_length']) {
      assert.equal(failureOf(completionOf(modelText, { finish_reason: reason })), 'truncated');
    }
    assert.equal(failureOf(completionOf('', { finish_reason: 'length' })), 'truncated');
  });

  it('an answer stopped by a content filter is a failure', () => {
    assert.equal(failureOf(completionOf(modelText, { finish_reason: 'content_filter' })), 'content_filtered');
    assert.equal(failureOf(completionOf(null, { finish_reason: 'SAFETY' })), 'content_filtered');
  });

  it('a refusal is recognised wherever the router puts it', () => {
    const places = [
      { role: 'assistant', content: null, refusal: 'No.' },
      { role: 'assistant', content: null, provider_specific_fields: { refusal: 'No.' } },
      { role: 'assistant', content: [{ type: 'refusal', refusal: 'No.' }] },
    ];
    for (const message of places) assert.equal(failureOf(completionOf('', { message })), 'refused');
    assert.equal(failureOf(completionOf('', { finish_reason: 'refusal' })), 'refused');
    const none = {
      role: 'assistant',
      content: 'Yes.',
      refusal: null,
      provider_specific_fields: { refusal: null },
    };
    assert.equal(answerOf(completionOf('', { message: none })).text, 'Yes.');
  });

  it('an empty text, in each of its forms, is the failure empty', () => {
    for (const content of ['', ' \n\t', null, [], [{ type: 'text' }], '\u200b\ufeff', '\u0000']) {
      assert.equal(failureOf(completionOf(content)), 'empty');
    }
    assert.equal(failureOf(completionOf('', { message: { role: 'assistant' } })), 'empty');
  });

  it('an unknown or missing finish_reason counts as a normal end', () => {
    for (const reason of ['stop', 'end_turn', 'eos', null, 7]) {
      assert.equal(answerOf(completionOf('Yes.', { finish_reason: reason })).text, 'Yes.');
    }
  });
});

describe('src/gateway/completion: which choice answers', () => {
  const choiceOf = (index: unknown, content: string) => ({
    index,
    message: { role: 'assistant', content },
    finish_reason: 'stop',
  });

  it('is the one with index 0, wherever it is in the list', () => {
    const body = { choices: [choiceOf(1, 'second'), choiceOf(0, 'first')] };
    assert.equal(answerOf(body).text, 'first');
  });

  it('is the only one, whatever its index', () => {
    for (const index of [1, undefined, null, '0'])
      assert.equal(answerOf({ choices: [choiceOf(index, 'only')] }).text, 'only');
  });

  it('is none of several without an index 0', () => {
    assert.equal(failureOf({ choices: [choiceOf(1, 'b'), choiceOf(2, 'c')] }), 'malformed');
  });
});

describe('src/gateway/completion: failures within a 200', () => {
  const upstream = { message: 'upstream died', code: 502 };
  const shapes: [string, object][] = [
    ['an error of the choice', { error: upstream }],
    ['an error of the message', { message: { role: 'assistant', content: 'Half', error: upstream } }],
    ['an error that LiteLLM moved', { provider_specific_fields: { error: upstream } }],
    [
      'an error that LiteLLM moved into the message',
      { message: { role: 'assistant', content: 'Half', provider_specific_fields: { error: upstream } } },
    ],
    ['finish_reason error', { finish_reason: 'error' }],
    ['finish_reason failed', { finish_reason: 'FAILED' }],
    ['an own word of the vendor', { finish_reason: 'insufficient_system_resource' }],
    ['a native finish_reason error behind a stop', { native_finish_reason: 'error' }],
    ['a moved finish_reason', { provider_specific_fields: { native_finish_reason: 'error' } }],
  ];
  for (const [what, choice] of shapes) {
    it(`${what} is never an answer, whatever text comes with it`, () => {
      assert.equal(failureOf(completionOf('Half of what', choice)), 'overloaded');
    });
  }

  it('a rate limit reported in a choice is a rate limit', () => {
    const error = { message: 'Too many', code: 429 };
    assert.equal(failureOf(completionOf('', { error })), 'rate_limited');
  });
});

describe('src/gateway/completion: facts about how the answer was made', () => {
  const seenOf = (choice: object, rest: object = {}) => answerOf(completionOf('x', choice, rest)).seen;
  const nothing = { reasoningTokens: null, reasoningText: false, toolCalls: 0, citations: 0 };

  it('R-H07 a plain answer shows none, and says nothing about reasoning tokens', () => {
    assert.deepEqual(seenOf({}), nothing);
  });

  it('R-H07 reasoning shows in tokens, in a field beside the text, in parts, or in a block before the text', () => {
    const usage = { completion_tokens: 9, completion_tokens_details: { reasoning_tokens: 7 } };
    assert.equal(seenOf({}, { usage }).reasoningTokens, 7);
    const none = { completion_tokens: 9, completion_tokens_details: { reasoning_tokens: 0 } };
    assert.equal(seenOf({}, { usage: none }).reasoningTokens, 0);
    const messages = [
      { content: 'x', reasoning: 'Hm.' },
      { content: 'x', reasoning_content: 'Hm.' },
      { content: [{ type: 'thinking' }, { type: 'text', text: 'x' }] },
      { content: '<think>Hm.</think>x' },
    ];
    for (const message of messages)
      assert.deepEqual(seenOf({ message }), { ...nothing, reasoningText: true });
  });

  it('R-H07 tool calls and search results are counted', () => {
    assert.equal(seenOf({ message: { content: 'x', tool_calls: [{}, {}] } }).toolCalls, 2);
    const annotations = [{ type: 'url_citation', url_citation: { url: 'https://a' } }, { type: 'file' }];
    assert.equal(seenOf({ message: { content: 'x', annotations } }).citations, 1);
    assert.equal(seenOf({}, { citations: ['https://a', 'https://b'] }).citations, 2);
    assert.equal(seenOf({}, { search_results: [{}] }).citations, 1);
  });

  it('the served model is stored as the endpoint names it, shortened and storable', () => {
    const servedBy = (model: unknown) => answerOf(completionOf('x', {}, { model })).servedModel;
    assert.equal(servedBy('lab/other-model'), 'lab/other-model');
    for (const none of [undefined, null, '', 7]) assert.equal(servedBy(none), null);
    assert.equal(servedBy('m'.repeat(9000))!.length, 200);
  });
});

describe('src/gateway/completion: metadata', () => {
  it('usage is optional, and two zeros count as none', () => {
    const usage = (value: unknown) => {
      const { inputTokens, outputTokens } = answerOf(completionOf('x', {}, { usage: value }));
      return [inputTokens, outputTokens];
    };
    assert.deepEqual(usage({ prompt_tokens: 11, completion_tokens: 22 }), [11, 22]);
    assert.deepEqual(usage({ prompt_tokens: 11 }), [11, null]);
    for (const nothing of [
      undefined,
      null,
      'many',
      {},
      { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    ]) {
      assert.deepEqual(usage(nothing), [null, null]);
    }
    for (const wrong of [-1, 1.5, '7', 2 ** 40])
      assert.deepEqual(usage({ prompt_tokens: wrong }), [null, null]);
  });

  it('the response id is optional, limited to one word: no sentence gets into the report through it', () => {
    const idOf = (id: unknown) => answerOf(completionOf('x', {}, { id })).responseId;
    assert.equal(idOf('chatcmpl-1'), 'chatcmpl-1');
    for (const none of [undefined, null, '', 5]) assert.equal(idOf(none), null);
    for (const noId of ['words of the answer itself', 'a\nb', '\u0000', '🙂', '\u202e1'])
      assert.equal(idOf(noId), null);
    assert.equal(idOf('x'.repeat(9000))!.length, 200);
  });

  it('a simulating endpoint is recognised by its fingerprint', async () => {
    const reply = await ask(json(completionOf('x', {}, { system_fingerprint: 'simulator-1' })));
    assert.equal(reply.kind === 'answer' && reply.simulated, true);
    for (const system_fingerprint of [undefined, null, 'fp_44709d6fcb', 'my-simulator']) {
      assert.equal(answerOf(completionOf('x', {}, { system_fingerprint })).simulated, false);
    }
  });
});
