import { namedUnits } from '../../languages/languages.ts';
import { hundredths, moneySigns } from '../figures/money.ts';

/**
 * Units by what they measure, by their international signs, each with how many of the first kind of
 * unit it is. All factors are exact by definition (SI, the international yard and pound), but two:
 * a year is taken as 365.25 days, and a month as a twelfth of it. Gallons and ounces are those of
 * the United States. Units that have more than one size and no plain sign for each ("tons",
 * "calories", "cups") are kinds of their own, which nothing is converted to, as nights are and
 * percentage points ("pp"), because two of them are not 2 %.
 * @see BIPM, "The International System of Units" (9th edition), tables 8 and 9; NIST Handbook 44,
 * appendix C
 */
const factors = {
  time: {
    ...{ s: 1, ns: 1e-9, μs: 1e-6, ms: 1e-3, min: 60, h: 3600, d: 86_400, wk: 604_800 },
    ...{ mo: 2_629_800, qtr: 7_889_400, yr: 31_557_600, decade: 315_576_000, century: 3_155_760_000 },
  },
  length: {
    ...{ m: 1, nm: 1e-9, μm: 1e-6, mm: 1e-3, cm: 1e-2, dm: 0.1, km: 1000, inch: 0.0254, ft: 0.3048 },
    ...{ yd: 0.9144, mi: 1609.344, nmi: 1852, au: 149_597_870_700, ly: 9_460_730_472_580_800 },
  },
  area: {
    ...{ m2: 1, mm2: 1e-6, cm2: 1e-4, ha: 10_000, km2: 1e6 },
    ...{ in2: 0.00064516, ft2: 0.09290304, yd2: 0.83612736, acre: 4046.8564224, mi2: 2_589_988.110336 },
  },
  volume: {
    ...{ l: 1, ml: 1e-3, cl: 1e-2, dl: 0.1, hl: 100, cm3: 1e-3, m3: 1000, km3: 1e12 },
    ...{ floz: 0.0295735295625, gal: 3.785411784, impgal: 4.54609, bbl: 158.987294928 },
    ...{ in3: 0.016387064, ft3: 28.316846592, yd3: 764.554857984 },
  },
  mass: {
    ...{ kg: 1, μg: 1e-9, mg: 1e-6, g: 1e-3, t: 1000, kt: 1e6, Mt: 1e9, Gt: 1e12 },
    ...{ oz: 0.028349523125, lb: 0.45359237, stone: 6.35029318 },
  },
  energy: {
    ...{ J: 1, kJ: 1e3, MJ: 1e6, GJ: 1e9, Wh: 3600, kWh: 3.6e6, MWh: 3.6e9, GWh: 3.6e12, TWh: 3.6e15 },
    ...{ kcal: 4184 },
  },
  power: { W: 1, mW: 1e-3, kW: 1e3, MW: 1e6, GW: 1e9, TW: 1e12 },
  temperature: { '°C': 1, K: 1, '°F': 5 / 9 },
  frequency: { Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  pressure: { Pa: 1, hPa: 100, kPa: 1e3, MPa: 1e6, mbar: 100, bar: 1e5, psi: 6894.757293168 },
  voltage: { V: 1, mV: 1e-3, kV: 1e3 },
  current: { A: 1, mA: 1e-3 },
  data: {
    ...{
      B: 1,
      kB: 1e3,
      MB: 1e6,
      GB: 1e9,
      TB: 1e12,
      KiB: 1024,
      MiB: 1024 ** 2,
      GiB: 1024 ** 3,
      TiB: 1024 ** 4,
    },
    ...{ bit: 1 / 8, kbit: 125, Mbit: 125_000, Gbit: 1.25e8, Tbit: 1.25e11 },
  },
  share: { '%': 1, '‰': 0.1, share: 100 },
} as const;

/**
 * Kinds of their own, by ISO 4217 and by our own signs. Nothing is converted to another currency.
 */
const currencies = 'EUR USD GBP JPY CNY CHF INR KRW BRL CAD AUD MXN SEK NOK DKK PLN RUB TRY ¥'.split(' ');
const alone = 'ton calorie dB night pp degree cup pint quart tbsp tsp'.split(' ');

/** Other signs of the same units. */
const otherSigns = `INR ₹ | KRW ₩ | TRY ₺ | CNY RMB | min mins | h hr, hrs | s sec, secs | wk wks | yr yrs | mo mos | degree °, deg |
  °C C, ° C, degC, deg C | °F F, ° F, degF, deg F | kg kgs | km kms |
  m2 sqm, sq m, qm | km2 sq km, sqkm | ft2 sq ft, sqft | mi2 sq mi | m3 cbm, cu m | cm3 cc, ccm |
  in3 cu in | ft3 cu ft | yd3 cu yd | pp % points, pct points | tsp tsps | tbsp tbsps | l L | ml mL | lb lbs |
  μg mcg | inch ″ | ft ′ | floz fl oz, fl.oz | impgal imp gal`;

/** The height of zero above that of K. */
const zeros: Readonly<Record<string, number>> = { '°C': 273.15, '°F': 459.67 * (5 / 9) };

export interface TableUnit {
  /** Its international sign. */
  readonly sign: string;
  /** What it measures, such as "length"; of money, the currency. */
  readonly kind: string;
  readonly factor: number;
  /** Where its zero lies, in the first unit of its kind; 0 but for temperatures. */
  readonly zero: number;
  readonly isMoney: boolean;
}

/** By international sign. */
export const unitTable: ReadonlyMap<string, TableUnit> = new Map([
  ...Object.entries(factors).flatMap(([kind, units]) =>
    Object.entries<number>(units).map(([sign, factor]) => entryOf(sign, kind, factor, false)),
  ),
  ...[...currencies, ...hundredths.keys()].map((sign) => entryOf(sign, sign, 1, true)),
  ...alone.map((sign) => entryOf(sign, sign, 1, false)),
]);

function entryOf(sign: string, kind: string, factor: number, isMoney: boolean): [string, TableUnit] {
  return [sign, { sign, kind, factor, zero: zeros[sign] ?? 0, isMoney }];
}

/** Each way to write a unit that is no word of a language, with its international sign. */
export const unitSigns: readonly (readonly [written: string, sign: string])[] = [
  ...[...unitTable.keys()].map((sign) => [sign, sign] as const),
  ...namedUnits(otherSigns),
  ...namedUnits(moneySigns),
];

/** Signs that have no stroke, and those that are words elsewhere, where they are all of a unit. */
export const otherUnits: ReadonlyMap<string, string> = new Map(
  namedUnits(`mi/h mph | km/h kmh, kph, kmph | nmi/h knot, knots, kts | mi/gal mpg | bbl/d bpd | inch in |
    bit/s bps | kbit/s kbps | Mbit/s Mbps, mbps | Gbit/s Gbps, gbps | Tbit/s Tbps | kB/s kBps, KBps | MB/s MBps |
    GB/s GBps | kbit Kb | Mbit Mb, mbit | Gbit Gb, gbit | Tbit Tb | MB mb`),
);

/** Marks of feet and inches, which other texts have as quotation marks. */
export const lengthMarks: ReadonlyMap<string, string> = new Map([
  ...["'", '’', '′'].map((mark) => [mark, 'ft'] as const),
  ...['"', '”', '″', "''", '’’', '′′'].map((mark) => [mark, 'inch'] as const),
]);
