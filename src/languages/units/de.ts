import type { UnitWords } from './unit-words.ts';

export const germanUnits: UnitWords = {
  per: 'pro',
  perInUnit: 'je',
  perBehind: '',
  names: `
    ms Millisekunde, Millisekunden | s Sekunde, Sekunden, Sek | min Minute, Minuten | h Stunde, Stunden, Std
    | d Tag, Tage, Tagen | wk Woche, Wochen | mo Monat, Monate, Monaten | qtr Quartal, Quartale
    | yr Jahr, Jahre, Jahren | decade Jahrzehnt, Jahrzehnte, Jahrzehnten
    | century Jahrhundert, Jahrhunderte, Jahrhunderten | mm Millimeter, Millimetern | cm Zentimeter, Zentimetern
    | m Meter, Metern | km Kilometer, Kilometern | inch Zoll | ft Fuß | mi Meile, Meilen | nmi Seemeile, Seemeilen
    | ly Lichtjahr, Lichtjahre, Lichtjahren | cm2 Quadratzentimeter | m2 Quadratmeter, Quadratmetern
    | km2 Quadratkilometer, Quadratkilometern | ha Hektar | ml Milliliter, Millilitern | l Liter, Litern
    | m3 Kubikmeter, Kubikmetern | km3 Kubikkilometer | gal Gallone, Gallonen | bbl Fass, Fässer, Barrel
    | mg Milligramm | g Gramm | kg Kilogramm, Kilo, Kilos | t Tonne, Tonnen | Mt Megatonne, Megatonnen
    | Gt Gigatonne, Gigatonnen | oz Unze, Unzen | J Joule | kJ Kilojoule
    | kWh Kilowattstunde, Kilowattstunden | MWh Megawattstunde, Megawattstunden
    | GWh Gigawattstunde, Gigawattstunden | TWh Terawattstunde, Terawattstunden | kcal Kilokalorie, Kilokalorien
    | calorie Kalorie, Kalorien | kW Kilowatt | MW Megawatt | GW Gigawatt
    | °C Grad Celsius, Grad C | °F Grad Fahrenheit
    | % Prozent, Prozentpunkt, Prozentpunkte, Prozentpunkten, vom Hundert | ‰ Promille | share Anteil, Bruchteil
    | USD US-Dollar | CHF Franken, Schweizer Franken | INR Rupie, Rupien | cent Eurocent`,
  changes: `
    anstieg anstiege erwärmung temperaturanstieg zunahme änderung differenz unterschied temperaturunterschied abnahme abkühlung wärmer kälter`,
};
