import type { UnitWords } from './unit-words.ts';

export const englishUnits: UnitWords = {
  per: 'per',
  perInUnit: 'a each every',
  perBehind: '',
  names: `
    ms millisecond, milliseconds | s second, seconds | min minute, minutes | h hour, hours | d day, days
    | wk week, weeks | mo month, months | qtr quarter, quarters | yr year, years, annum | decade decade, decades
    | century century, centuries | μm micrometre, micrometres, micrometer, micrometers, micron, microns
    | nm nanometre, nanometres, nanometer, nanometers | mm millimetre, millimetres, millimeter, millimeters
    | cm centimetre, centimetres, centimeter, centimeters | m metre, metres, meter, meters
    | km kilometre, kilometres, kilometer, kilometers | inch inch, inches | ft foot, feet | yd yard, yards
    | mi mile, miles | nmi nautical mile, nautical miles | ly light year, light years
    | au astronomical unit, astronomical units
    | cm2 square centimetre, square centimetres, square centimeter, square centimeters
    | m2 square metre, square metres, square meter, square meters
    | km2 square kilometre, square kilometres, square kilometer, square kilometers | ha hectare, hectares
    | in2 square inch, square inches | ft2 square foot, square feet | yd2 square yard, square yards
    | acre acre, acres | mi2 square mile, square miles
    | ml millilitre, millilitres, milliliter, milliliters | l litre, litres, liter, liters
    | cm3 cubic centimetre, cubic centimetres, cubic centimeter, cubic centimeters
    | m3 cubic metre, cubic metres, cubic meter, cubic meters | km3 cubic kilometre, cubic kilometres, cubic kilometers
    | ft3 cubic foot, cubic feet | floz fluid ounce, fluid ounces | gal gallon, gallons, US gallon, US gallons
    | impgal imperial gallon, imperial gallons | bbl barrel, barrels
    | μg microgram, micrograms | mg milligram, milligrams, milligramme | g gram, grams, gramme, grammes
    | kg kilogram, kilograms, kilogramme, kilogrammes, kilo, kilos | t tonne, tonnes, metric ton, metric tons
    | kt kilotonne, kilotonnes, kiloton, kilotons | Mt megatonne, megatonnes, megaton, megatons
    | Gt gigatonne, gigatonnes, gigaton, gigatons | ton ton, tons | oz ounce, ounces | lb pound, pounds
    | stone stone | J joule, joules | kJ kilojoule, kilojoules | MJ megajoule, megajoules | Wh watt hour, watt hours
    | kWh kilowatt hour, kilowatt hours | MWh megawatt hour, megawatt hours | GWh gigawatt hour, gigawatt hours
    | TWh terawatt hour, terawatt hours | kcal kilocalorie, kilocalories | calorie calorie, calories, cal
    | W watt, watts | kW kilowatt, kilowatts | MW megawatt, megawatts | GW gigawatt, gigawatts
    | °C degrees Celsius, degree Celsius, Celsius, degrees centigrade | °F degrees Fahrenheit, degree Fahrenheit, Fahrenheit
    | K kelvin, kelvins | Hz hertz | kHz kilohertz | MHz megahertz | GHz gigahertz | Pa pascal, pascals
    | V volt, volts | B byte, bytes | kB kilobyte, kilobytes
    | MB megabyte, megabytes | GB gigabyte, gigabytes | TB terabyte, terabytes | dB decibel, decibels
    | % percent, per cent, percentage, percentage point, percentage points | ‰ per mille, per mil
    | share share, fraction, proportion | EUR euro, euros | USD dollar, dollars, US dollar, US dollars
    | GBP pound sterling, pounds sterling, British pound, British pounds | JPY yen | CNY yuan, renminbi
    | CHF Swiss franc, Swiss francs, franc, francs | INR rupee, rupees | KRW won | cent cent, cents`,
  changes: `
    rise rises rising increase increases increased warming warmer change changes changed difference differences drop drops fall falls cooling cooler anomaly`,
};
