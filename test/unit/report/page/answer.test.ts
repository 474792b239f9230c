import assert from 'node:assert/strict';
import { answerParts } from '../../../../src/report/page/answer.ts';
import { printerIn } from '../../../../src/report/page/printer.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('the answer on a page', () => {
  const answer = builtReport(exampleFacts()).answer!;
  const parts = (change: Partial<typeof answer>) =>
    answerParts({ ...answer, sources: [], ...change }, { bound: '', where: '' }, printerIn('en'));

  it('R-G13 three lines that follow each other are a list, with what introduces them before it', () => {
    const direct_answer =
      'Begin here.\n\nEach week:\nWalk: 20 minutes.\nSquat: 8 times.\nRest: a day.\n\nThen go on.\nSlowly.';
    const text =
      'Begin here.\n\n**Each week:**\n\n- **Walk:** 20 minutes.\n- **Squat:** 8 times.\n- **Rest:** a day.\n\nThen go on.\n\nSlowly.';
    assert.ok(parts({ direct_answer }).includes(text));
  });

  it('R-G13 paragraphs with names that follow each other are a list', () => {
    const direct_answer = 'Begin.\n\nGuests: look.\n\nMenu: read.\n\nPrices: compare.\n\nThen go.';
    const list = '- **Guests:** look.\n- **Menu:** read.\n- **Prices:** compare.';
    assert.ok(parts({ direct_answer }).includes(`Begin.\n\n${list}\n\nThen go.`));
  });

  it('R-G13 R-R05 prints dates at the start of lines as they are written, in no list that counts', () => {
    const german = '1. Mai: frei.\n3. Oktober: Tag der Einheit.\n25. Dezember: Fest.';
    const named = '- **1. Mai:** frei.\n- **3. Oktober:** Tag der Einheit.\n- **25. Dezember:** Fest.';
    assert.ok(parts({ direct_answer: german }).includes(named));
    const danish = '1. maj er fri.\n\n5. juni er fri.';
    assert.ok(parts({ direct_answer: danish }).includes('1.\u00a0maj er fri.\n\n5.\u00a0juni er fri.'));
  });

  it('R-G13 R-R05 prints the numbers that steps have in the text, also behind other lines', () => {
    const direct_answer = '1. Wash: once.\nThen wait.\n2. Heat: twice.\n3. Mix: well.';
    const printed = '1. **Wash:** once.\n\nThen wait.\n\n2. **Heat:** twice.\n3. **Mix:** well.';
    assert.ok(parts({ direct_answer }).includes(printed));
  });

  it('R-G13 has tables with the signs of a row in its last cell', () => {
    const direct_answer = 'Look:\n\n¦ Room ¦ Cost ¦\n¦ Small ¦ $9 ¦\n¦ Large ¦ $20 ¦ more ¦.';
    const place = { field: 'direct_answer', offset: direct_answer.indexOf('¦ Small'), length: 14 };
    const source = { ...place, evidence_spans: [{ model_id: 'lab/a', offset: 0, length: 3 }] };
    const table = '| Room | Cost |  |\n| --- | --- | --- |\n| Small | $9 [a] |  |\n| Large | $20 | more |';
    assert.ok(parts({ direct_answer, sources: [source] }).includes(`**Look:**\n\n${table}`));
  });

  it('R-R23 says what the sign of own knowledge means, where it stands', () => {
    const place = { field: 'direct_answer', offset: 0, length: 5 };
    const source = { ...place, evidence_spans: [], own_knowledge: true as const };
    const isSaid = (all: string[]) =>
      all.some((part) =>
        part.startsWith('° At least in part from what the two models that wrote this report know'),
      );
    assert.ok(isSaid(parts({ direct_answer: 'Walk.', sources: [source] })));
    assert.ok(!isSaid(parts({ direct_answer: 'Walk.' })));
  });

  it('R-R27 names no model behind a letter that stands nowhere on the page', () => {
    const sentence = (field: string, model: string) => ({
      ...{ field, offset: 0, length: 5 },
      evidence_spans: [{ model_id: model, offset: 0, length: 3 }],
    });
    const points = [1, 2, 3].map((id) => ({
      ...answer.key_points[0]!,
      key_point_id: id,
      statement: 'Walk.',
    }));
    const sources = points.map(({ key_point_id: id }) =>
      sentence(`key_points[${id - 1}].statement`, `lab/${id}`),
    );
    const printer = printerIn('en');
    const few = { ...printer, most: { ...printer.most, points: 1 } };
    const told = answerParts({ ...answer, key_points: points, sources }, { bound: '', where: '' }, few);
    assert.match(told.at(-1)!, /\[a\] lab\/1$/);
    const own = { ...sources[2]!, evidence_spans: [], own_knowledge: true as const };
    const unseen = [own, sentence('recommendation.statement', 'lab/4')];
    const bare = answerParts(
      { ...answer, key_points: points, sources: unseen },
      { bound: '', where: '' },
      few,
    );
    assert.deepEqual(bare.slice(-2), ['', '']);
  });

  it('R-R23 says behind the answer that most of it is of own knowledge, where it is', () => {
    const own = { evidence_spans: [], own_knowledge: true as const };
    const place = { field: 'direct_answer', offset: 0, length: 5 };
    const said = (direct_answer: string) =>
      parts({
        headline: 'Walk.',
        direct_answer,
        sources: [
          { ...place, ...own },
          { ...place, ...own, field: 'headline' },
        ],
      });
    assert.equal(
      said('Walk.').at(-2),
      'Most of this answer rests at least in part on what the two models that wrote this report know (°), not only on the panel’s answers.',
    );
    assert.ok(!said('Walk.').some((part) => part.startsWith('°')));
    assert.match(said('Walk. Then go on.').at(-2) ?? '', /^°/);
  });

  it('R-R23 a headline that corrects the panel has the sign of own knowledge', () => {
    const source = {
      field: 'headline',
      offset: 0,
      length: 5,
      evidence_spans: [],
      own_knowledge: true as const,
    };
    assert.equal(parts({ headline: 'Walk.', sources: [source] })[0], '**Walk.°**');
  });
});
