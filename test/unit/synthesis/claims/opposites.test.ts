import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  apart,
  type Suspicion,
  separateSuspects,
  suspectsIn,
} from '../../../../src/synthesis/claims/opposites.ts';
import type { ClaimGroup } from '../../../../src/synthesis/claims/panel-claims.ts';
import { turnsOnAWord } from '../../../../src/synthesis/claims/polarity/turning-words.ts';

// Two synthesizers that go by likeness put "A is cheaper than B" and "B is cheaper than A" together, and agree on it.

const cheaper = { wording: 'Buses are cheaper than trams.', members: ['c1', 'c2', 'c3'] };
const turned = { wording: 'Trams are cheaper than buses.', members: ['c4', 'c5'] };
const dearer = { wording: 'Trams are dearer than buses.', members: ['c6'] };
const batch = [turned, cheaper, dearer];
const joined = (wording: string, ...groups: readonly ClaimGroup[]): ClaimGroup => ({
  wording,
  members: groups.flatMap(({ members }) => members),
});
const shown = ({ suspects, asked }: Suspicion) =>
  suspects.slice(0, asked).map(({ one, other }) => `${one} ${other}`);
const idsIn = (groups: readonly ClaimGroup[]) => groups.map(({ members }) => members.join(' '));

describe('opposites that were put together', () => {
  const groups = [joined(cheaper.wording, ...batch)];
  const suspicion = suspectsIn(batch, groups, false);

  it('R-R02 are asked about, each beside what most responses say, likely opposites first', () => {
    assert.deepEqual(shown(suspicion), [
      'Buses are cheaper than trams. Trams are cheaper than buses.',
      'Buses are cheaper than trams. Trams are dearer than buses.',
    ]);
    const plain = [
      { wording: 'Buses save money.', members: ['c1'] },
      { wording: 'Money is saved by buses.', members: ['c2'] },
    ];
    assert.deepEqual(suspectsIn(plain, [joined('Buses save money.', ...plain)], false).suspects, []);
    assert.deepEqual(suspectsIn(batch, batch, false).suspects, [], 'nothing was put together');
  });

  it('R-R02 are separated by the answers, whatever their words suggest', () => {
    const byAnswers = separateSuspects(batch, groups, suspicion, [false, true]);
    assert.deepEqual(idsIn(byAnswers.kept), ['c1 c2 c3 c6']);
    assert.deepEqual(byAnswers.off, [turned]);
    const { kept, off, ...counts } = separateSuspects(batch, groups, suspicion, [true, false]);
    assert.deepEqual([idsIn(kept), idsIn(off)], [['c1 c2 c3 c4 c5'], ['c6']]);
    assert.deepEqual(counts, { pairs: 2, parted: 1, unanswered: 0 });
  });

  it('R-R10 are separated by their words if nobody answers, and this is counted', () => {
    const { kept, off, ...counts } = separateSuspects(batch, groups, suspicion, []);
    assert.deepEqual([idsIn(kept), idsIn(off)], [['c1 c2 c3 c6'], ['c4 c5']]);
    assert.deepEqual(counts, { pairs: 2, parted: 1, unanswered: 2 });
  });

  it('R-R02 a plain denial is separated without a question, whatever the answers are', () => {
    const denied = [cheaper, { wording: 'Buses are not cheaper than trams.', members: ['c9'] }];
    const together = [joined(cheaper.wording, ...denied)];
    const found = suspectsIn(denied, together, false);
    assert.equal(found.asked, 0);
    const { kept, off } = separateSuspects(denied, together, found, [true]);
    assert.deepEqual([idsIn(kept), idsIn(off)], [['c1 c2 c3'], ['c9']]);
  });

  it('R-R02 a wording that none of the statements has is compared too, and replaced if it says something else', () => {
    const alike = [cheaper, { wording: 'A bus costs less than a tram.', members: ['c7'] }];
    const worded = [joined('Trams cost less than buses.', ...alike)];
    const found = suspectsIn(alike, worded, false);
    const about = (other: string) => found.suspects.findIndex((suspect) => suspect.other === other);
    const answers = [true, true];
    answers[about('Trams cost less than buses.')] = false;
    const { kept } = separateSuspects(alike, worded, found, answers);
    assert.deepEqual(kept, [joined(cheaper.wording, ...alike)]);
    assert.deepEqual(separateSuspects(alike, worded, found, [true, true]).kept, worded);
  });

  it('a separated statement has its own wording, which the others do not keep', () => {
    const misnamed = [joined(turned.wording, ...batch)];
    const { kept, off } = separateSuspects(batch, misnamed, suspectsIn(batch, misnamed, false), [
      false,
      true,
    ]);
    assert.deepEqual(
      [...kept, ...off].map(({ wording }) => wording),
      [cheaper.wording, turned.wording],
    );
  });

  it('all separated statements are compared once more, and kept apart if they differ again', () => {
    const off = [
      joined(
        'Trams pay.',
        { wording: 'Trams pay.', members: ['c1'] },
        { wording: 'Cars pay.', members: ['c2'] },
      ),
    ];
    const units = [
      { wording: 'Trams pay.', members: ['c1'] },
      { wording: 'Cars pay.', members: ['c2'] },
    ];
    assert.equal(suspectsIn(units, off, true).asked, 1);
    assert.deepEqual(apart(units, off), units);
  });

  it('R-R10 any groups and answers leave a true partition, with a bounded number of questions', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      wording: index % 3 === 0 ? `No bus is cheaper than tram ${index}.` : `Tram ${index} is quick.`,
      members: [`x${index}`],
    }));
    const places = fc.array(fc.nat(20), { minLength: many.length, maxLength: many.length });
    const answers = fc.array(fc.option(fc.boolean()), { maxLength: 120 });
    fc.assert(
      fc.property(places, answers, fc.boolean(), (chosen, given, again) => {
        const grouped = [...Map.groupBy(many, (_, index) => chosen[index]).values()].map((own) =>
          joined(own[0]!.wording, ...own),
        );
        const found = suspectsIn(many, grouped, again);
        assert.ok(found.asked <= 100 && found.suspects.length < many.length);
        const { kept, off } = separateSuspects(many, grouped, found, given);
        const all = [...kept, ...off];
        assert.deepEqual(
          all.flatMap(({ members }) => members).sort(),
          many.flatMap(({ members }) => members).sort(),
        );
        assert.ok(all.every(({ wording, members }) => wording !== '' && members.length > 0));
        assert.deepEqual(
          apart(many, off).flatMap(({ members }) => members),
          off.flatMap(({ members }) => members),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('are looked for in every language of a report', () => {
    for (const statement of [
      ...['Trams beat buses.', 'Rent is lower than a loan.', "It doesn't pay.", 'Nobody gains.'],
      ...['Mieten ist günstiger.', 'Das lohnt sich nicht.', 'Es gibt keinen Grund.'],
      ...['Louer coûte moins.', 'Cela ne suffit pas.', 'Acheter vaut mieux.'],
      ...['Alquilar sale mejor.', 'Nunca compensa.', 'Es más seguro.'],
      ...['Alugar é melhor.', 'Isso não basta.', 'Custa menos.'],
      ...['Affittare conviene di più.', 'Non basta.', 'È meglio comprare.'],
      ...['租房比买房便宜。', '这不够。', '买房更好。', '没有理由。'],
      ...['借りる方が安い。', '買うより安い。', '十分ではない。', '得をしません。'],
    ])
      assert.ok(turnsOnAWord(statement), statement);
    for (const statement of ['Buses save money.', 'Busse sparen Geld.', '公交省钱。', 'バスは安い。'])
      assert.ok(!turnsOnAWord(statement), statement);
  });
});
