import assert from 'node:assert/strict';
import fc from 'fast-check';
import { figuresIn, figureValue } from '../../../../src/text/figures/figures.ts';
import { makeFigureFinder, numbersMissingFrom } from '../../../../src/text/figures/known-figures.ts';

const stands = (wanted: string, source: string) => numbersMissingFrom(wanted, [source]).length === 0;

/** Ways to write a whole number. */
const spellings: Readonly<Record<string, (value: number) => string>> = {
  plain: String,
  english: (value) => value.toLocaleString('en'),
  german: (value) => value.toLocaleString('de'),
  'french, with narrow spaces': (value) => value.toLocaleString('fr'),
  swiss: (value) => value.toLocaleString('de-CH'),
  indian: (value) => value.toLocaleString('en-IN'),
  'in full width': (value) =>
    String(value).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  'in millions': (value) => `${decimal(value, 6)} million`,
  'in German millions': (value) => `${decimal(value, 6).replace('.', ',')} Mio.`,
  'in millions, joined': (value) => `${decimal(value, 6)}M`,
  'in units of 10,000': (value) => `${decimal(value, 4)}万次`,
};

/** The value divided by a power of ten, written out exactly. */
function decimal(value: number, power: number): string {
  const digits = String(value).padStart(power + 1, '0');
  return `${digits.slice(0, -power)}.${digits.slice(-power)}`.replace(/\.?0+$/, '');
}

describe('figures in texts', () => {
  const value = fc.oneof(fc.nat(9_999), fc.integer({ min: 1, max: 2_000_000_000 }));

  it('R-R12 the same value in two spellings is the same number', () => {
    const spelling = fc.constantFrom(...Object.keys(spellings));
    fc.assert(
      fc.property(value, spelling, spelling, (number, a, b) => {
        const [one, other] = [spellings[a]?.(number) ?? '', spellings[b]?.(number) ?? ''];
        assert.ok(stands(`about ${one} flashes`, `roughly ${other}, they say`), `${one} = ${other}`);
      }),
    );
  });

  it('R-R12 two values are two numbers in any spelling that has one reading', () => {
    const clear = fc.constantFrom('plain', 'swiss', 'in full width');
    fc.assert(
      fc.property(value, value, clear, clear, (number, different, a, b) => {
        fc.pre(number !== different);
        assert.ok(!stands(spellings[a]?.(number) ?? '', spellings[b]?.(different) ?? ''));
      }),
    );
  });

  it('R-R12 a number from an output is looked for by its value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e15, noNaN: true }), (number) => {
        const [figure] = figuresIn(Intl.NumberFormat('en', { maximumFractionDigits: 20 }).format(number));
        fc.pre(number === 0 || number > 1e-3); // Smaller ones have more decimals than the formatter prints.
        assert.ok(figure?.values.includes(figureValue(number)));
      }),
    );
  });

  const same: readonly (readonly [string, string])[] = [
    ['18 million', '18,000,000'],
    ['18,000,000', '18M'],
    ['18 Millionen', '18.000.000'],
    ['1,5 Mrd.', '1.5 billion'],
    ['5 mil millones', '5,000,000,000'],
    ['2 billones', '2 trillion'],
    ['1800万', '18 million'],
    ['3亿', '300 000 000'],
    ['62 %', '62 percent'],
    ['1,250', '1.250'],
    ['0,125', '0.125'],
    ['8 million', '8–10 million'],
    ['0.9 million', 'between 0.9 and 187 million'],
    ['12', 'on day 12 300 people came'],
    ['300', 'on day 12 300 people came'],
  ];
  for (const [wanted, source] of same)
    it(`R-R12 finds “${wanted}” in “${source}”`, () => assert.ok(stands(wanted, source)));

  const different: readonly (readonly [string, string])[] = [
    ['18', '18 million'],
    ['18 million', '18 billion'],
    ['1,250.5', '1250'],
    ['3', '1.2.3'],
    ['12', '12,300'],
    ['7', 'R2D7, S7 and Straße7'],
  ];
  for (const [wanted, source] of different)
    it(`R-R12 does not find “${wanted}” in “${source}”`, () => assert.ok(!stands(wanted, source)));

  it('R-R12 distinguishes a minus sign from a range', () => {
    for (const [text, ...negative] of [
      ['from -5 to 8-10 °C, or −3', true, false, false, true],
      ['20%-30%, 20%–30%', false, false, false, false],
      ['20°-30°, $20-$30, 20€-30€', false, false, false, false, false, false],
      [`6'-7', 30"-40"`, false, false, false, false],
      ['–5 °C, from –10 to –3, at most –2', true, true, true, true],
      ['10–20, 10 –20, 20% –30%', false, false, false, false, false, false],
      ['COVID-19, $-5, (-7)', false, true, true],
    ] as const)
      assert.deepEqual(
        figuresIn(text).map((figure) => figure.negative),
        negative,
        text,
      );
  });

  it('R-R12 the scale and the currency of a range are meant for both ends, not those of the next thing', () => {
    const first = (text: string) => figuresIn(text, 'en')[0];
    for (const text of ['$2–$3 million', '$2 to $3 million'])
      assert.ok(first(text)?.values.includes('2e6'), text);
    assert.ok(!first('$5 and $2 million was raised')?.values.includes('5e6'));
    assert.equal(first('10 to 20 cents')?.money, 'cent');
    assert.equal(first('In 2020 and 10 cents')?.money, null);
  });

  it('R-R12 a number may begin with its point, behind a space, a bracket or a sign', () => {
    const values = (text: string) => figuresIn(text).flatMap((figure) => figure.values);
    assert.deepEqual(values('Add .5 cups (p<.05, $.500, -.25)'), ['5e-1', '5e-2', '5e-1', '25e-2']);
    assert.deepEqual(values('wait...5 v.7 .5.6'), ['5', '7', '56e-1']);
  });

  it('R-R12 an amount in trillions may have a sign for that', () => {
    assert.ok(stands('2 trillion', 'It costs $2T.'));
  });

  it('R-R12 cents are hundredths of their currency, however either is written', () => {
    for (const [one, other] of [
      ['$0.35', '35 cents'],
      ['0,35 €', '35 Cent'],
      ['US$2', '200¢'],
      ['£1.20', '120p'],
      ['0.5ドル', '50セントです'],
      ['from 5 to 15 cents', '$0.05 or $0.15'],
    ] as const) {
      assert.ok(stands(one, `It costs ${other}.`), `${one} in ${other}`);
      assert.ok(stands(other, `It costs ${one}.`), `${other} in ${one}`);
    }
    for (const [one, other] of [
      ['0.35 km', '35 cents'],
      ['$0.35', '35 people'],
      ['£0.35', '35 cents'],
      ['0.35', '35 cents'],
      ['$3.5', '35 cents'],
    ] as const)
      assert.ok(!stands(one, `It costs ${other}.`), `${one} in ${other}`);
  });

  it('finds numbers in scripts without spaces', () => {
    const isKnown = makeFigureFinder(['约5000户，占62%；人口約１２万人、ราคา30บาท'], null);
    assert.deepEqual(figuresIn('5,000; 62; 120,000; 30').map(isKnown), [true, true, true, true]);
  });
});
