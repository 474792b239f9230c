import assert from 'node:assert/strict';
import { groupQuantities } from '../../../../src/stages/select/quantities.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { groupsOf, named } from '../../../support/stages/named-quantities.ts';

const copies = buildCopyIndex([], []);

/** The tables of answers in these units, each with the number of its figures. */
const asked = (question: string, ...units: readonly string[]) =>
  groupQuantities(
    units.map((unit, index) => named(`A${index}`, 'budget', unit, true)),
    copies,
    question,
    null,
  ).groups.map(({ unit, values }) => [unit, values.length]);

describe('grouping of figures', () => {
  it('R-R12 figures for the same thing belong together if their units are the same, however these are spelled', () => {
    assert.deepEqual(
      groupsOf(
        named('A1', 'cost of upkeep', '%'),
        named('A2', 'the upkeep costs', 'per cent'),
        named('A3', 'costs of upkeep', 'percent'),
      ),
      [['A1', 'A2', 'A3']],
    );
    const strikes = (alias: string, unit: string) => named(alias, 'lightning strikes', unit);
    assert.deepEqual(groupsOf(strikes('A1', 'strikes per day'), strikes('A2', 'strikes / day')), [
      ['A1', 'A2'],
    ]);
  });

  it('R-R12 a figure is asked about as the answer only where its response gave it as one', () => {
    const quantities = [
      named('A1', 'cost', '%', true),
      named('A2', 'cost', '%', true),
      named('A3', 'cost', '%'),
    ];
    const [group] = groupQuantities(quantities, copies, 'What does it cost?', null).groups;
    assert.equal(group?.answersQuestion, true);
    assert.deepEqual(
      group.values.map(({ isAnswer }) => isAnswer),
      [true, true, false],
    );
  });

  it('R-R12 answers to the question belong together, whatever they call what is counted', () => {
    const answers = [
      named('A1', 'strikes on Earth', 'strikes per day', true),
      named('A2', 'global flashes', 'flashes per day', true),
      named('A3', 'distance', 'km', true),
    ];
    const asked = groupQuantities(answers, copies, 'How many lightning strikes are there a day?', null);
    assert.deepEqual(
      asked.groups.map(({ values }) => values.length),
      [2, 1],
    );
  });

  it('R-R12 answers in units that differ in words are one only if the question names what is counted', () => {
    const lengths = (question: string, ...units: readonly string[]) =>
      asked(question, ...units).map(([, values]) => values);
    assert.deepEqual(lengths('How many planets are there?', '', 'planets', 'worlds'), [3]);
    assert.deepEqual(lengths('How much water is right?', 'glasses', 'bottles'), [1, 1]);
    assert.deepEqual(lengths('How fast is it?', 'quux', 'zork', 'quux'), [2, 1]);
    assert.deepEqual(lengths('How much did it rise?', 'percentage points', '%'), [1, 1]);
  });

  it('R-R12 an answer without "per year" is one per year if the question asks for that, and only then', () => {
    const perYear = 'How many euros per year should a city spend?';
    assert.deepEqual(asked(perYear, 'euros', '€', 'euros per year'), [['euros per year', 3]]);
    assert.deepEqual(asked(perYear, 'euros', 'euros per month').length, 2);
    assert.deepEqual(asked('How many euros in a year?', 'euros', 'euros per year').length, 2);
    assert.deepEqual(asked('How many euros per head per year?', 'euros', 'euros per year').length, 2);
    assert.deepEqual(asked('What does a euro per head do in a year?', 'euros', 'euros per year').length, 2);
  });

  it('R-R12 an answer in minutes is one per ride if the question is about a ride, in any language', () => {
    for (const [question, bare, whole] of [
      ['How many minutes should the longest bus ride take?', 'minutes', 'minutes per ride'],
      ['How long should the longest bus ride take?', 'hours', 'minutes per bus ride'],
      ['How much does an egg cost?', 'euros', 'euros / egg'],
      ['What does a night in a hotel cost?', 'euros', 'euros per night'],
      ['Wie viele Minuten dauert eine Fahrt?', 'Minuten', 'Minuten pro Fahrt'],
      ['¿Cuántos minutos dura un viaje en tranvía?', 'minutos', 'minutos por viaje'],
      ['Combien de minutes dure un trajet en bus ?', 'minutes', 'minutes par trajet'],
    ] as const)
      assert.deepEqual(asked(question, bare, whole), [[whole, 2]], question);
  });

  it('R-R12 figures per what the question does not name, counts, or measures stay beside the whole', () => {
    for (const [question, bare, per] of [
      ['What does a wedding cost?', 'euros', 'euros per guest'],
      ['What does a wedding with many guests cost?', 'euros', 'euros per guest'],
      ['What does a three-night stay in a hotel cost?', 'euros', 'euros per night'],
      ['Was kostet ein Fest für 50 Teilnehmer?', 'Euro', 'Euro pro Teilnehmer'],
      ['What rent is right in a month with little work?', 'euros', 'euros per month'],
      ['What does a square metre of floor cost?', 'euros', 'euros per square metre'],
      ['¿Cuánto cuesta una boda de cien invitados?', 'euros', 'euros por invitado'],
      ['Combien coûte une nuit pour deux personnes ?', 'euros', 'euros par personne'],
      ['How many minutes does a riderless bus take?', 'minutes', 'minutes per ride'],
    ] as const)
      assert.equal(asked(question, bare, per).length, 2, question);
    const ride = 'How long should the longest bus ride take?';
    assert.equal(asked(ride, 'euros', 'minutes per ride').length, 2, 'another kind of unit');
    assert.equal(asked(ride, 'minutes per stop', 'minutes per ride').length, 2, 'per something else');
  });

  it('R-R12 hours of sleep per night and per day are figures for one thing, prices are not', () => {
    const sleep = 'How many hours of sleep does a 70-year-old need?';
    const night = 'hours of sleep per night';
    assert.deepEqual(asked(sleep, night, 'hours of sleep per day', night), [[night, 3]]);
    const holiday = 'What does a holiday on Crete cost?';
    assert.equal(asked(holiday, 'euros per night', 'euros per day').length, 2);
  });

  it('R-R12 answers are called what most say, of as many names what is nearest to the question', () => {
    const question = 'How many hours of sleep does a 70-year-old need, and are naps bad for them?';
    const called = (isAnswer: boolean, ...whats: readonly string[]) =>
      groupQuantities(
        whats.map((what, index) => named(`A${index}`, what, 'hours', isAnswer)),
        copies,
        question,
        null,
      ).groups.map(({ what }) => what);
    const near = 'sleep that a 70-year-old needs';
    const loaded = 'sleep that is plenty at 70';
    assert.deepEqual(called(true, loaded, near, 'nightly rest'), [near]);
    assert.deepEqual(called(true, loaded, loaded, near), [loaded], 'one echo names nobody else’s answer');
    assert.deepEqual(called(false, near, 'sleep a 70-year-old needs most', near), [near]);
    const most = 'sleep needed at 70';
    assert.deepEqual(called(true, loaded, 'need for sleep at 70', most, most), [most]);
    const beside = [named('A1', loaded, 'hours', true), named('A2', 'sleep at 70', 'hours')];
    assert.equal(groupQuantities(beside, copies, question, null).groups[0]?.what, loaded);
  });

  it('R-R12 a response counts once, by its first figure', () => {
    const given = ['A1', 'A1', 'A2'].map((alias) => named(alias, 'cost', 'euro'));
    assert.deepEqual(groupsOf(...given), [['A1', 'A2']]);
  });

  it('R-R12 that figure is the first that the response gives, whatever it is called', () => {
    const given = [
      { ...named('A1', 'time that most take', 'years', true), low: 5, high: 7 },
      { ...named('A1', 'average time', 'years', true), low: 7, high: 8 },
      { ...named('A2', 'average time', 'years', true), low: 4, high: 4 },
    ];
    const [group] = groupQuantities(given, copies, 'How many years does it take?', null).groups;
    assert.deepEqual(
      group?.values.map(({ low, high }) => [low, high]),
      [
        [5, 7],
        [4, 4],
      ],
    );
  });

  it('R-R12 figures that do not count give a group no name', () => {
    const given = ['A1', 'A2'].flatMap((alias) =>
      [`savings of ${alias}`, 'savings of others'].map((what) => named(alias, what, 'euro', true)),
    );
    const whatOf = (all: typeof given) =>
      groupQuantities(all, copies, 'How much?', null).groups[0]?.what ?? '';
    assert.match(whatOf(given), /^savings of A[12]$/);
    const odd = ['A1', 'A2', 'A3'].map((alias) => ({ ...named(alias, 'x', 'euro'), highUnit: 'km' }));
    assert.equal(whatOf([...odd, named('A4', 'x cost', 'euro'), named('A5', 'x cost', 'euro')]), 'x cost');
  });

  it('R-R12 other units, other things and single figures stay apart', () => {
    const span = { offset: 0, length: 1 };
    const quantityOf = (
      alias: string,
      what: string,
      unit: string,
      value: number,
      answersQuestion = false,
    ) => ({
      ...{ alias, index: 0, what, unit, highUnit: unit, low: value, high: value, answersQuestion, span },
    });
    const { groups, leftOut } = groupQuantities(
      [
        quantityOf('A1', 'length of the tunnel', 'kg', 50),
        quantityOf('A2', 'length of the tunnel', 'miles', 31),
        quantityOf('A3', 'the tunnel’s length', 'kg', 50.5),
        quantityOf('A4', 'cost of the tunnel', 'percent', 9),
        quantityOf('A5', 'cost of tunnel', '%', 10),
        quantityOf('A1', 'answer', 'kg', 1, true),
        quantityOf('A2', 'answer', 'miles', 2, true),
        quantityOf('A2', 'answer', 'miles', 3, true),
      ],
      buildCopyIndex([], []),
      'How long is the tunnel?',
      null,
    );
    assert.deepEqual(
      groups.map(({ unit, answersQuestion, values }) => [
        unit,
        answersQuestion,
        values.map(({ low }) => low),
      ]),
      [
        ['kg', true, [1]],
        ['miles', true, [2]],
        ['%', false, [9, 10]],
        ['kg', false, [50, 50.5]],
      ],
    );
    assert.equal(leftOut, 1);
  });

  it('R-R12 figures that a synthesizer finds to be for one thing are one, in units of one kind', () => {
    const figures = [
      named('A1', 'army that set out', 'men'),
      named('A2', 'troops at the start', 'soldiers'),
      named('A3', 'troops that came back', 'men'),
      named('A4', 'cost of the war', '€'),
      named('A5', 'what it cost', '% of the budget'),
      named('A6', 'time that it took', 'hours'),
      named('A7', 'length of the march', 'minutes'),
      named('A8', 'attacks that it took', 'attacks per town'),
      named('A9', 'battles fought', 'battles'),
      named('B1', 'fights', 'clashes'),
    ];
    const refs = (...aliases: string[]) => aliases.map((alias) => ({ alias, index: 0 }));
    const grouped = (same: ReturnType<typeof refs>[]) =>
      groupQuantities(figures, copies, 'Why did it fail?', same).groups.map(({ values }) =>
        values.map(({ alias }) => alias).join(' '),
      );
    assert.deepEqual(grouped([]), []);
    const same = [refs('A1', 'A2'), refs('A4', 'A5'), refs('A6', 'A7'), refs('A8', 'A9', 'B1')];
    assert.deepEqual(grouped(same).toSorted(), ['A1 A2', 'A6 A7', 'A9 B1']);
  });

  it('R-R12 figures that a synthesizer saw and did not join are one only under one name', () => {
    const [below, above] = [
      'miles below which to buy an electric car',
      'miles above which not to buy an electric car',
    ];
    const figures = [named('A1', below, 'miles'), named('A2', above, 'miles'), named('A3', above, 'miles')];
    const told = (same: Parameters<typeof groupQuantities>[3]) =>
      groupQuantities(figures, copies, 'Should I buy one?', same).groups.map(({ what, values }) => [
        what,
        values.length,
      ]);
    assert.deepEqual(told(null), [[above, 3]], 'nobody was asked: by their words');
    assert.deepEqual(told([]), [[above, 2]]);
  });

  it('R-R12 a synthesizer says by whose name they are told', () => {
    const [usual, own] = [
      'time to return a deposit',
      'time landlords in all states have to return a deposit',
    ];
    const figures = [named('A1', own, 'days'), named('A2', own, 'days'), named('A3', usual, 'days')];
    const same = [['A3', 'A1', 'A2'].map((alias) => ({ alias, index: 0 }))];
    const { groups } = groupQuantities(figures, copies, 'What can I do?', same);
    assert.deepEqual(
      groups.map(({ what, values }) => [what, values.length]),
      [[usual, 3]],
    );
  });

  it('R-R12 an answer to the question is joined with no other figure', () => {
    const figures = [named('A1', 'price', '€', true), named('A2', 'fee', '€'), named('A3', 'charge', '€')];
    const same = [figures.map(({ alias }) => ({ alias, index: 0 }))];
    const { groups } = groupQuantities(figures, copies, 'What does it cost?', same);
    assert.deepEqual(
      groups.map(({ values }) => values.map(({ alias }) => alias).join(' ')),
      ['A1', 'A2 A3'],
    );
  });

  it('R-R24 (units) a range in two units has its smaller end first, and none if they are of two kinds', () => {
    const of = (low: number, unit: string, high: number, highUnit: string) => {
      const ends = { ...named('A1', 'time', unit, true), low, high, highUnit };
      const [group] = groupQuantities([ends], copies, 'How many minutes does it take?', null).groups;
      return group?.values.map((value) => [value.low, value.high, group.unit]);
    };
    assert.deepEqual(of(2, 'hours', 15, 'minutes'), [[15, 120, 'minutes']]);
    assert.deepEqual(of(15, 'minutes', 2, 'hours'), [[15, 120, 'minutes']]);
    assert.deepEqual(of(15, 'minutes', 3, 'km') ?? [], []);
  });
});
