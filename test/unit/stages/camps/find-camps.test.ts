import assert from 'node:assert/strict';
import fc from 'fast-check';
import { judgeOutput } from '../../../../src/stages/call/judge-output.ts';
import { campsCall, campsMessages, checkCamps } from '../../../../src/stages/camps/find-camps.ts';
import { check, copied, many, one, positions, question, source } from '../../../support/stages/camps.ts';

describe('camps', () => {
  it('R-R03 orders camps by members, then by label', () => {
    const { value, problems } = check([many, one]);
    assert.deepEqual(problems, []);
    assert.deepEqual(value, {
      sameCases: [],
      sameFigures: [],
      camps: [
        { campId: 1, label: 'One application', thesis: 'Keep it whole.', recommendedOption: 'Monolith' },
        { campId: 2, label: 'Services', thesis: 'Split early.', recommendedOption: null },
      ],
      members: [
        { campId: 1, alias: 'A01' },
        { campId: 1, alias: 'A02' },
        { campId: 2, alias: 'A03' },
      ],
    });
    const tied = check([
      { ...one, members: ['A01'] },
      { ...many, label: 'A services' },
    ]);
    assert.deepEqual(
      tied.value.camps.map(({ label }) => label),
      ['A services', 'One application'],
    );
  });

  it('R-R20 (a fact) keeps answers apart that share words, joins the same, and lets none recommend', () => {
    const camp = (label: string, member: string) => ({ ...one, label, members: [member] });
    const found = (...labels: string[]) =>
      check(
        labels.map((label, at) => camp(label, `A0${at + 1}`)),
        [],
        { ...source, questionType: 'factual' },
      ).value;
    for (const [label, other] of [
      ['Adams', 'Quincy Adams'],
      ['Ireland', 'Northern Ireland'],
      ['Canberra', 'Not Canberra'],
      ['P = NP', 'P ≠ NP'],
      ['C++', 'C#'],
    ] as const)
      assert.equal(found(label, other).camps.length, 2, other);
    const { camps, members } = found('Canberra', 'canberra.');
    assert.deepEqual(
      camps.map(({ label, recommendedOption }) => [label, recommendedOption]),
      [['Canberra', null]],
    );
    assert.equal(members.filter(({ campId }) => campId === 1).length, 2);
  });

  it('R-R20 returns no kind of the question, whatever the output says', () => {
    const talkedInto = JSON.stringify({ question_type: 'task', camps: [one] });
    const { value } = judgeOutput(campsCall, checkCamps(source), talkedInto).checked!;
    assert.ok(!JSON.stringify(value).includes('task'));
    assert.equal(value.camps.length, 1);
  });

  it('R-R10 drops a camp without a known member of its own', () => {
    const { value, problems, usable } = check([
      one,
      { ...many, members: ['A99', 'A01'] },
      { ...many, label: 'Empty', members: [] },
    ]);
    assert.equal(value.camps.length, 1);
    assert.ok(usable);
    assert.deepEqual(
      problems.map((problem) => problem.split(':')[0]),
      ['camps[1].members[0]', 'camps[1].members[1]', 'camps[1].members', 'camps[2].members'],
    );
  });

  it('R-S07 R-R05 R-R07 drops a camp whose words copy a response, contain an unfounded number or name an alias', () => {
    const bad = [
      { ...many, thesis: copied },
      { ...many, thesis: 'Split it into 12 parts.' },
      { ...many, thesis: 'As A03 says, split it.' },
      { ...many, label: 'x'.repeat(81) },
      { ...many, label: '' },
      { ...many, thesis: 'What ▒▒▒ says.' },
    ];
    for (const camp of bad) {
      const { value, problems } = check([one, camp]);
      assert.equal(value.camps.length, 1, camp.thesis);
      assert.equal(problems.length, 1);
    }
    const grounded = { ...one, thesis: 'Suits 5 engineers until 2030.' };
    assert.equal(check([grounded]).problems.length, 0);
  });

  it('R-R10 replaces a faulty option by none, merges camps of one name, and keeps at most five', () => {
    const option = check([{ ...one, recommended_option: 'Option 77' }]);
    assert.equal(option.value.camps[0]?.recommendedOption, null);
    const twice = check([one, { ...many, label: 'one Application!' }]);
    assert.equal(twice.value.camps.length, 1);
    const seven = positionsOf(7);
    const wide = check(
      seven.map(({ alias }, index) => ({
        ...many,
        label: `Camp ${'abcdefg'[index]}`,
        members: [alias],
      })),
      [],
      { ...source, positions: seven },
    );
    assert.equal(wide.value.camps.length, 5);
    assert.deepEqual(wide.problems, ['camps: more than 5']);
  });

  it('R-R10 is unusable without a camp, and survives any output', () => {
    assert.equal(check([]).usable, false);
    const text = fc.oneof(fc.string(), fc.constantFrom('A01', 'A03', copied, 'Label'));
    const camp = fc.record({
      label: text,
      thesis: text,
      recommended_option: fc.option(text),
      members: fc.array(text),
    });
    fc.assert(
      fc.property(fc.array(camp), (camps) => {
        const { value, usable } = check(camps);
        assert.equal(usable, value.camps.length > 0);
        assert.deepEqual(
          value.camps.map(({ campId }) => campId),
          value.camps.map((_, index) => index + 1),
        );
      }),
    );
  });

  it('omits responses without a position from the prompt', () => {
    const [, user] = campsMessages({ seed: 's', question, questionType: 'decision', positions });
    assert.ok(user?.content.includes('"A03"') && !user.content.includes('"A04"'));
  });

  it('R-R24 (depends) a fact that varies with cases is an answer, and no “it depends”', () => {
    const own = [{ when: 'in a drought', option: null }];
    const depends = (questionType: 'quantity' | 'decision') =>
      campsMessages({
        ...{ seed: 's', question, questionType },
        positions: [
          { alias: 'A01', position: 'Six years.', recommendedOption: null, cases: own, figures: [] },
        ],
      })[1]?.content.includes('"depends":true');
    assert.deepEqual([depends('quantity'), depends('decision')], [false, true]);
  });
});

function positionsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    alias: `A0${index + 1}`,
    position: 'p',
    recommendedOption: null,
    cases: [],
    figures: [],
  }));
}
