import assert from 'node:assert/strict';
import { groupQuantities } from '../../../../src/stages/select/quantities.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { groupsOf, named } from '../../../support/stages/named-quantities.ts';

const copies = buildCopyIndex([], []);

describe('units of figures', () => {
  it('R-R12 money has one unit by its name, its sign and its code, and each currency its own', () => {
    const spent = (...units: readonly string[]) =>
      groupsOf(...units.map((unit, index) => named(`A${index}`, 'yearly budget', unit, true)));
    assert.equal(spent('euros per year', '€ per year', 'EUR / year', 'Euro pro year').length, 1);
    assert.equal(spent('US dollars', '$', 'USD', 'US$').length, 1);
    assert.equal(spent('€', '$', '£').length, 3);
  });

  it('R-R12 figures per day and per person, or in other units, stay apart', () => {
    const apart = (...units: readonly string[]) =>
      groupsOf(
        ...units.flatMap((unit) => ['A1', 'A2'].map((alias) => named(alias, 'lightning strikes', unit))),
      ).length;
    assert.equal(apart('strikes per day', 'strikes per person', 'km'), 3);
    assert.equal(apart('hours per day', 'hours per week'), 2);
    assert.equal(apart('€ per hour', '€ per year'), 2);
    assert.equal(apart('€ per month', '$ per month'), 2);
  });

  it('R-R12 money without “per person” is joined with such if a synthesizer finds them to be one thing', () => {
    const price = (alias: string, unit: string) => named(alias, 'JR Pass for 14 days', unit);
    const figures = [
      price('A1', 'yens'),
      price('A2', 'yens par personne'),
      price('A3', 'yens'),
      price('A4', 'yens par jour'),
      price('A5', 'yens par jour'),
    ];
    const same = [figures.map(({ alias }) => ({ alias, index: 0 }))];
    assert.deepEqual(
      groupQuantities(figures, copies, 'Où voyager ?', same).groups.map(({ unit, values }) => [
        unit,
        values.map(({ alias }) => alias).join(' '),
      ]),
      [
        ['yens par personne', 'A1 A2 A3'],
        ['yens par jour', 'A4 A5'],
      ],
    );
  });

  it('R-R24 (units) one unit in several spellings is one', () => {
    for (const units of [
      ['kWh/100 km', 'kWh/100km', 'kWh per 100 kilometres', 'kWh/km'],
      ['degrees F', 'degrees C', '18 ° C'.slice(3), '°C'],
      ['Mbps', 'Gbps', 'Mbit/s'],
      ['in', "'", '″', 'inches'],
      ['dollars an hour', '$ per hour', 'USD/h'],
    ])
      assert.deepEqual(
        groupsOf(...units.map((unit, index) => named(`A${index}`, 'size', unit, true))).map(
          (group) => group.length,
        ),
        [units.length],
        units.join(),
      );
  });

  it('R-R24 (units) 30 with the unit “share of the budget” is no share to convert', () => {
    const share = (alias: string, low: number, unit: string) => ({
      ...named(alias, 'part of the budget', unit, true),
      ...{ low, high: low },
    });
    const { groups } = groupQuantities(
      [share('A1', 30, '%'), share('A2', 35, '%'), share('A3', 30, 'share of the budget')],
      copies,
      'What share of the budget is right?',
      null,
    );
    const percent = groups.find(({ unit }) => unit === '%');
    assert.deepEqual(
      percent?.values.map(({ low }) => low),
      [30, 35],
    );
  });

  describe('in units of one kind', () => {
    /** The unit of the group, and each figure with what its response gave if that was another. */
    const told = (question: string, ...figures: readonly (readonly [number, string, number?, string?])[]) => {
      const all = figures.map(([low, unit, high = low, highUnit = unit], index) => ({
        ...named(`A${index}`, 'time a day', unit, true),
        ...{ low, high, highUnit },
      }));
      const { groups } = groupQuantities(all, copies, question, null);
      return groups.map(({ unit, values }) => [unit, ...values.map(({ low, high }) => [low, high])]);
    };

    it('R-R24 (units) figures are converted to the unit that most responses use', () => {
      assert.deepEqual(
        told('How long?', [20, 'minutes', 60], [30, 'min'], [45, 'minutes'], [2, 'hours', 4]),
        [['minutes', [20, 60], [30, 30], [45, 45], [120, 240]]],
      );
      assert.deepEqual(told('How far?', [50, 'km'], [31, 'miles'], [50.5, 'km']), [
        ['km', [50, 50], [49.889664, 49.889664], [50.5, 50.5]],
      ]);
    });

    it('R-R24 (units) the unit that the question names comes before that of most', () => {
      const figures = [
        [90, 'minutes'],
        [2, 'hours'],
        [30, 'minutes'],
      ] as const;
      assert.deepEqual(told('How many hours should it take?', ...figures), [
        ['hours', [1.5, 1.5], [2, 2], [0.5, 0.5]],
      ]);
      assert.deepEqual(told('¿Cuántas horas?', ...figures)[0]?.[0], 'hours');
      assert.deepEqual(told('要多少小时？', ...figures)[0]?.[0], 'hours');
      assert.deepEqual(
        told('What does it cost per year?', [100, '€ per month'], [90, '€/month'], [1200, '€ per year']),
        [['€ per year', [1200, 1200], [1080, 1080], [1200, 1200]]],
      );
    });

    it('R-R24 (units) of two units with as many figures it is the one in which these are told best', () => {
      assert.equal(
        told('How long?', [20, 'minutes'], [45, 'minutes'], [1, 'hours'], [2, 'hours'])[0]?.[0],
        'minutes',
      );
      assert.equal(told('How long?', [90, 'minutes'], [2, 'hours'])[0]?.[0], 'hours');
      assert.equal(told('How far?', [300, 'm'], [0.4, 'km'])[0]?.[0], 'm');
    });

    it('R-R24 (units) a range from minutes to hours has both ends in one unit', () => {
      assert.deepEqual(told('How long?', [15, 'minutes', 2, 'hours'], [30, 'minutes'], [40, 'minutes']), [
        ['minutes', [15, 120], [30, 30], [40, 40]],
      ]);
    });

    it('R-R24 (units) a converted figure keeps what its response gave, the others have no other', () => {
      const { groups } = groupQuantities(
        [
          named('A1', 'time', 'hours', true),
          named('A2', 'time', 'minutes', true),
          named('A3', 'time', 'minutes', true),
        ],
        copies,
        'How long?',
        null,
      );
      assert.deepEqual(
        groups[0]?.values.map(({ given }) => given),
        [{ low: 5, unit: 'hours', high: 5, highUnit: 'hours' }, null, null],
      );
    });

    it('R-R24 (units) a figure in another unit keeps it, also where the number is the same', () => {
      const figures = [
        named('A1', 'strikes', 'lightning strikes per day', true),
        named('A2', 'strikes', 'flashes per day', true),
        named('A3', 'strikes', 'Lightning strikes per day', true),
        named('A4', 'strikes', '', true),
      ];
      const { groups } = groupQuantities(
        figures,
        copies,
        'How many lightning strikes are there per day?',
        null,
      );
      assert.deepEqual(
        groups[0]?.values.map(({ given }) => given?.unit ?? null),
        [null, 'flashes per day', null, ''],
      );
      assert.deepEqual(told('How warm?', [-40, 'degrees F'], [-40, '°C'], [18, '°C']), [
        ['°C', [-40, -40], [-40, -40], [18, 18]],
      ]);
    });

    it('R-R24 (units) a group is told with a unit if any of its figures has one', () => {
      assert.equal(told('How many planets are there?', [8, ''], [8, 'planets'])[0]?.[0], 'planets');
    });

    it('R-R24 (units) degrees are converted by their zero, a rise of them not at all', () => {
      assert.deepEqual(told('How hot?', [100, '°C'], [212, '°F'], [20, '°C', 25]), [
        ['°C', [100, 100], [100, 100], [20, 25]],
      ]);
      const rise = told('How large is the rise?', [1, '°C'], [1.8, '°F'], [2, 'degrees Celsius']);
      assert.deepEqual(rise.map(([, ...values]) => values.length).sort(), [1, 2]);
    });

    it('R-R24 (units) shares become percent, and pounds are money beside money, mass beside mass', () => {
      assert.deepEqual(told('How much?', [30, '%'], [0.3, 'share of the budget'], [25, 'percent']), [
        ['%', [30, 30], [30, 30], [25, 25]],
      ]);
      assert.deepEqual(
        told('How much?', [10, 'kg'], [20, 'pounds'], [9, 'kg'])[0]?.[2],
        [9.0718474, 9.0718474],
      );
      assert.deepEqual(told('How much?', [10, '£'], [20, 'pounds'], [9, '£'])[0]?.[2], [20, 20]);
      assert.deepEqual(told('How much?', [2, 'pounds'], [90, 'pence'], [1, '£'])[0]?.[2], [0.9, 0.9]);
    });

    it('R-R24 (units) cents are hundredths of the one currency that question and figures name', () => {
      assert.deepEqual(told('How much?', [0.8, '$'], [75, 'cents'], [0.9, '$']), [
        ['$', [0.8, 0.8], [0.75, 0.75], [0.9, 0.9]],
      ]);
      assert.deepEqual(told('How much of €5?', [35, 'cents'], [0.3, '€']).length, 1);
      assert.deepEqual(told('How much?', [35, 'cents'], [0.3, '€'], [0.4, '$']).length, 3);
      assert.deepEqual(told('How much of $5?', [35, 'cents'], [0.3, '€']).length, 2);
      assert.deepEqual(told('How much of $5?', [35, 'cents'], [0.3, '€'], [0.4, '$']).length, 2);
    });

    it('R-R24 (units) cents are those of the response’s own currency before those of the panel', () => {
      const cost = (alias: string, unit: string) => named(alias, 'cost', unit, true);
      const all = [
        cost('A1', 'cents'),
        named('A1', 'size of the bill', '$'),
        cost('A2', '€'),
        cost('A3', '$'),
      ];
      assert.deepEqual(
        groupQuantities(all, copies, 'How much?', null).groups.map(({ values }) =>
          values.map(({ alias }) => alias),
        ),
        [['A1', 'A3'], ['A2']],
      );
    });
  });
});
