import assert from 'node:assert/strict';
import fc from 'fast-check';
import { judgeOutput } from '../../../../src/stages/call/judge-output.ts';
import { checkReading, readCall, readMessages } from '../../../../src/stages/read/read-section.ts';

const judged = (flags: unknown, numbered = 5) =>
  judgeOutput(readCall, checkReading(numbered), JSON.stringify({ flags }));

describe('read_section', () => {
  it('R-R22 finds one fault for each sentence that a line names, with its kind in words', () => {
    const { checked } = judged([
      '2 | a | half of them',
      '[3] | D | no row says so | at all',
      '2 | b | again',
    ]);
    assert.deepEqual(checked?.problems, []);
    assert.deepEqual(
      checked?.value.map(({ sentence, fault }) => [sentence, fault]),
      [
        [2, 'amount'],
        [3, 'unsupported'],
      ],
    );
  });

  it('R-R10 asks again about sentences that do not exist, and fails if most lines name none', () => {
    const some = judged(['1 | c | so', '9 | c | so']).checked;
    assert.deepEqual([some?.problems, some?.usable], [['flags[1]: there is no such sentence'], true]);
    assert.equal(judged(['9 | c | so', '0 | c | so']).checked?.usable ?? false, false);
  });

  it('R-R10 returns sentences of the section with a short reason, whatever a reader sends', () => {
    const line = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.integer({ min: -2, max: 9 }), fc.constantFrom(...'abcdeA'), fc.string({ maxLength: 300 }))
        .map((parts) => parts.join(' | ')),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const found = judged(lines).checked?.value ?? [];
        assert.equal(new Set(found.map(({ sentence }) => sentence)).size, found.length);
        for (const { sentence, why } of found)
          assert.ok(sentence >= 1 && sentence <= 5 && Array.from(why).length <= 120);
      }),
    );
  });

  it('R-R22 shows each field with what it cites, and without a number what is not asked about', () => {
    const sentences = [
      { number: 1, shown: 'It costs\nless.', names: ['A01.2', 'A02.4'] },
      { number: null, shown: '⟦All agree⟧.', names: [] },
    ];
    const fields = [{ path: 'rationale', cites: ['C1', 'C2'], sentences }];
    const [, task] = readMessages({
      seed: 's',
      day: '2026-11-26',
      question: 'Q?',
      tables: { claims: [] },
      fields,
    });
    assert.ok(
      task!.content.includes(
        'rationale (cites C1, C2):\n[1] It costs less. (rests on A01.2, A02.4)\n[–] ⟦All agree⟧.',
      ),
    );
  });

  it('R-R22 R-R23 asks whether the headline contradicts the judgement', () => {
    const input = { seed: 's', day: '2026-11-26', question: 'Q?', tables: {}, fields: [] };
    assert.match(
      readMessages(input).at(-1)!.content,
      /- c: .*in a headline, gives an answer that the assessment judges less well supported without the one/,
    );
  });
});
