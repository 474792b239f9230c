import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pageWordsIn } from '../../../../src/languages/page/pages.ts';
import { figuresIn } from '../../../../src/text/figures/figures.ts';
import { figureFormat, shortenedBetween } from '../../../../src/text/form/figure-format.ts';

const formatIn = (language: string) => figureFormat(pageWordsIn(language));
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('how figures are written', () => {
  it('R-R05 loses no digit of a figure', () => {
    const { figure } = formatIn('en');
    assert.deepEqual(
      [299_792_458, 8.6e6, 12_346, 7.14159265, 1998, 67_391_582, 0.00012].map((value) => figure(value)),
      ['299,792,458', '8.6 million', '12,346', '7.14159265', '1998', '67,391,582', '0.00012'],
    );
  });

  it('R-R14 puts the word of the language between millions and what they count', () => {
    const said = (language: string, ...units: string[]) =>
      units.map((unit) => plain(formatIn(language).amount(3e6, unit)));
    assert.deepEqual(said('fr', 'euros', 'dollars', 'habitants', 'par an', '€'), [
      ...['3 millions d’euros', '3 millions de dollars', '3 millions d’habitants'],
      ...['3 millions par an', '3 millions €'],
    ]);
    assert.deepEqual(said('es', 'euros', 'por año'), ['3 millones de euros', '3 millones por año']);
    assert.deepEqual(said('it', 'euro', 'abitanti'), ['3 milioni di euro', '3 milioni di abitanti']);
    assert.deepEqual(said('pt', 'euros'), ['3 milhões de euros']);
    assert.deepEqual(said('de', 'Euro'), ['3 Millionen Euro']);
    assert.equal(plain(formatIn('fr').amount(3_123_456, 'euros')), '3 123 456 euros');
  });

  it('R-R14 has one hour for a single one, and no unit behind a year', () => {
    const said = (language: string, ...given: [number, string][]) =>
      given.map(([value, unit]) => formatIn(language).amount(value, unit));
    assert.deepEqual(said('en', [1, 'hours'], [1, 'hours per day'], [2, 'hours'], [1, 'cups']), [
      ...['1 hour', '1 hour per day', '2 hours', '1 cup'],
    ]);
    assert.deepEqual(said('de', [1, 'Stunden'], [1998, 'Jahr']), ['1 Stunde', '1998']);
    assert.deepEqual(said('fr', [1, 'heures'], [1998, 'année']), ['1 heure', '1998']);
    assert.deepEqual(said('es', [1, 'horas'], [1998, 'año']), ['1 hora', '1998']);
    assert.deepEqual(said('en', [1998, 'year'], [2000, 'years']), ['1998', '2000 years']);
    assert.deepEqual(said('ja', [1998, '年']), ['1998年']);
  });

  it('R-R14 has the singular where a language has it: of parts of two in French', () => {
    const said = (language: string, unit: string) =>
      [0.5, 1.5, 2].map((value) => plain(formatIn(language).amount(value, unit)));
    assert.deepEqual(said('fr', 'heures'), ['0,5 heure', '1,5 heure', '2 heures']);
    assert.deepEqual(said('pt', 'horas'), ['0,5 hora', '1,5 hora', '2 horas']);
    assert.deepEqual(said('es', 'horas'), ['0,5 horas', '1,5 horas', '2 horas']);
    assert.deepEqual(said('en', 'hours'), ['0.5 hours', '1.5 hours', '2 hours']);
  });

  it('R-R14 has both ends of a range with a separator or without', () => {
    const said = (language: string, ...ends: [number, number]) =>
      plain(formatIn(language).range(...ends, 'euros'));
    assert.equal(said('fr', 2000, 10_000), '2 000–10 000 euros');
    assert.equal(said('en', 2000, 10_000), '2,000–10,000 euros');
    assert.equal(said('en', 2000, 9000), '2000–9000 euros');
    assert.equal(said('en', 2000, 3e6), '2000 – 3 million euros');
  });

  it('R-R14 has the space before a unit that the language has', () => {
    const said = (unit: string, ...languages: string[]) =>
      languages.map((language) => plain(formatIn(language).amount(5, unit)));
    assert.deepEqual(said('%', 'en', 'it', 'pt', 'ja', 'zh'), Array(5).fill('5%'));
    assert.deepEqual(said('% of GDP', 'en'), ['5% of GDP']);
    assert.deepEqual(said('%', 'de', 'fr', 'es'), Array(3).fill('5 %'));
    assert.deepEqual(said('km', 'en', 'ja'), Array(2).fill('5 km'));
    assert.deepEqual(said('時間', 'ja'), ['5時間']);
    assert.equal(formatIn('ja').amount(1.5e6, '円'), '150万円');
  });

  it('R-R14 has the sign of a currency where the language writes it', () => {
    const said = (language: string, unit: string) => {
      const { amount, range, figure } = formatIn(language);
      return [amount(450, unit), range(1200, 15_000, unit), figure(2e6, 2e6, unit)].map(plain);
    };
    assert.deepEqual(said('pt', 'R$ por mês'), [
      ...['R$ 450 por mês', 'R$ 1.200–15.000 por mês', 'R$ 2 milhões'],
    ]);
    assert.deepEqual(said('en', '€'), ['€450', '€1,200–15,000', '€2 million']);
    assert.deepEqual(said('en', '$ a year'), ['$450 a year', '$1,200–15,000 a year', '$2 million']);
    assert.deepEqual(said('de', '€'), ['450 €', '1.200–15.000 €', '2 Millionen']);
    assert.equal(said('en', '$-denominated bonds')[0], '450 $-denominated bonds');
    assert.equal(said('en', '€/kWh')[1], '€1,200–15,000/kWh');
    const { amount, range } = formatIn('en');
    assert.deepEqual(
      [amount(-400, '$'), range(-5, 10, '$'), range(-9, -5, '$')],
      [...['-$400', '-$5 – $10', '-$9 – -$5']],
    );
    for (const language of ['en', 'pt', 'ja', 'zh', 'de'])
      for (const unit of ['$', 'R$', 'US$', '€'])
        assert.deepEqual(
          figuresIn(`${formatIn(language).amount(-400, unit)} a month`).map(({ negative }) => negative),
          [true],
          `a loss is read as one: ${language}, ${unit}`,
        );
  });

  it('R-R14 parts the ends of a range by spaces where one is negative or has a word', () => {
    const said = (low: number, high: number, unit: string) => plain(formatIn('en').range(low, high, unit));
    assert.equal(said(5, 20, '%'), '5–20%');
    assert.equal(said(5, 5, 'km'), '5 km');
    assert.equal(said(-5, 20, '%'), '-5 – 20%');
    assert.equal(said(-20, -5, '°C'), '-20 – -5 °C');
    assert.equal(said(1e6, 2e6, 'people'), '1 million – 2 million people');
  });

  it('R-R14 has no spaces around the dash of a range in Chinese and Japanese', () => {
    const said = (language: string, unit: string) => formatIn(language).range(3e6, 5e6, unit);
    assert.deepEqual([said('zh', '人'), said('ja', '人')], ['300万–500万人', '300万–500万人']);
  });

  it('R-R05 a lower figure is never above a higher one, and two ends are never alike', () => {
    const shortened = (...ends: number[]) => ends.map(shortenedBetween(...ends));
    assert.deepEqual(shortened(0.5, 1 / 3, 0.5, 1), [0.5, 0.3333, 0.5, 1]);
    assert.deepEqual(shortened(12_345.6, 1 / 3, 12_346), [12_345.6, 1 / 3, 12_346]);
    assert.deepEqual(shortened(12_345.6, 12_346), [12_345.6, 12_346]);
    assert.deepEqual(shortened(12_345.6, 12_400), [12_346, 12_400]);
    assert.deepEqual(shortened(7.14159, 7.14159265), [7.14159, 7.14159265]);
    assert.deepEqual(shortened(67_391_582, 81_234_567), [67_390_000, 81_230_000]);
    assert.deepEqual(shortened(299_792_458, 299_792_458), [299_792_458, 299_792_458]);
    const value = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: 9_990, max: 10_010 }),
      fc.double({ min: 9_990, max: 10_010, noNaN: true }),
      fc.double({ min: 999_000, max: 1_001_000, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 5 }), (values) => {
        const sorted = values.toSorted((a, b) => a - b);
        const [low = 0, high = low] = [sorted[0], sorted.at(-1)];
        const printed = sorted.map(shortenedBetween(low, high));
        assert.ok(printed.every((each, at) => at === 0 || each >= (printed[at - 1] ?? each)));
        assert.equal(printed[0] === printed.at(-1), low === high);
      }),
      { numRuns: 2_000 },
    );
  });
});
