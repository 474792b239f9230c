import type { UnitWords } from './unit-words.ts';

export const italianUnits: UnitWords = {
  per: 'per',
  perInUnit: 'al all alla',
  perBehind: '',
  names: `
    s secondo, secondi | min minuto, minuti | h ora, ore | d giorno, giorni, dì | wk settimana, settimane
    | mo mese, mesi | qtr trimestre, trimestri | yr anno, anni | decade decennio, decenni
    | century secolo, secoli | mm millimetro, millimetri | cm centimetro, centimetri | m metro, metri
    | km chilometro, chilometri | inch pollice, pollici | ft piede, piedi | mi miglio, miglia
    | ly anno luce, anni luce | m2 metro quadrato, metri quadrati, metro quadro, metri quadri
    | km2 chilometro quadrato, chilometri quadrati | ha ettaro, ettari | ml millilitro, millilitri
    | l litro, litri | m3 metro cubo, metri cubi | km3 chilometro cubo, chilometri cubi | gal gallone, galloni
    | bbl barile, barili | mg milligrammo, milligrammi | g grammo, grammi
    | kg chilogrammo, chilogrammi, chilo, chili | t tonnellata, tonnellate | Gt gigatonnellata, gigatonnellate
    | oz oncia, once | lb libbra, libbre | kWh chilowattora, kilowattora | MWh megawattora
    | kcal chilocaloria, chilocalorie | calorie caloria, calorie | kW chilowatt
    | °C grado Celsius, gradi Celsius, gradi centigradi | °F gradi Fahrenheit
    | % per cento, percento, percentuale, punto percentuale, punti percentuali | ‰ per mille
    | share proporzione, frazione | USD dollaro, dollari, dollaro statunitense, dollari statunitensi
    | GBP sterlina, sterline | CHF franco svizzero, franchi svizzeri, franco, franchi | INR rupia, rupie
    | cent centesimo, centesimi`,
  changes: 'aumento rialzo riscaldamento differenza cambiamento variazione calo raffreddamento',
};
