import type { UnitWords } from './unit-words.ts';

export const frenchUnits: UnitWords = {
  per: 'par',
  perInUnit: '',
  perBehind: '',
  names: `
    s seconde, secondes | h heure, heures | d jour, jours, journée, journées | wk semaine, semaines | mo mois
    | qtr trimestre, trimestres | yr an, ans, année, années | decade décennie, décennies
    | century siècle, siècles | mm millimètre, millimètres | cm centimètre, centimètres | m mètre, mètres
    | km kilomètre, kilomètres | inch pouce, pouces | ft pied, pieds | ly année lumière, années lumière
    | m2 mètre carré, mètres carrés | km2 kilomètre carré, kilomètres carrés | ml millilitre, millilitres
    | cm3 centimètre cube, centimètres cubes | m3 mètre cube, mètres cubes | km3 kilomètre cube, kilomètres cubes
    | bbl baril, barils | mg milligramme, milligrammes | kg kilogrammes | Mt mégatonne, mégatonnes
    | Gt gigatonne, gigatonnes | oz once, onces | lb livre, livres | kWh kilowattheure, kilowattheures
    | MWh mégawattheure, mégawattheures | GWh gigawattheure, gigawattheures | TWh térawattheure, térawattheures
    | kcal kilocalorie, kilocalories | MW mégawatt, mégawatts
    | °C degré Celsius, degrés Celsius | °F degré Fahrenheit, degrés Fahrenheit
    | % pour cent, pourcent, point de pourcentage, points de pourcentage | ‰ pour mille | share fraction
    | USD dollar américain, dollars américains | GBP livre sterling, livres sterling
    | CHF franc suisse, francs suisses | INR roupie, roupies | cent centime, centimes`,
  changes: 'hausse augmentation réchauffement différence écart baisse variation refroidissement',
};
