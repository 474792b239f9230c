import type { UnitWords } from './unit-words.ts';

export const portugueseUnits: UnitWords = {
  per: 'por',
  perInUnit: 'ao',
  perBehind: '',
  names: `
    s segundo, segundos | min minuto, minutos | h hora, horas | d dia, dias | wk semana, semanas | mo mês, meses
    | qtr trimestre, trimestres | yr ano, anos | decade década, décadas | century século, séculos
    | mm milímetro, milímetros | cm centímetro, centímetros | m metro, metros
    | km quilómetro, quilómetros, quilômetro, quilômetros | inch polegada, polegadas | ft pé, pés
    | mi milha, milhas | ly ano-luz, anos-luz | m2 metro quadrado, metros quadrados
    | km2 quilómetro quadrado, quilómetros quadrados, quilômetro quadrado, quilômetros quadrados | ha hectares
    | ml mililitro, mililitros | l litro, litros | m3 metro cúbico, metros cúbicos
    | km3 quilómetro cúbico, quilómetros cúbicos, quilômetro cúbico, quilômetros cúbicos | gal galão, galões
    | bbl barris | mg miligrama, miligramas | g grama, gramas | kg quilograma, quilogramas, quilo, quilos
    | t tonelada, toneladas | Gt gigatonelada, gigatoneladas | oz onça, onças | lb libra, libras
    | kWh quilowatt-hora, quilowatts-hora | kcal quilocaloria, quilocalorias | calorie caloria, calorias
    | °C grau Celsius, graus Celsius, graus centígrados | °F graus Fahrenheit
    | % por cento, porcentagem, percentagem, ponto percentual, pontos percentuais | ‰ por mil
    | share proporção, fração | USD dólar, dólares, dólar americano, dólares americanos
    | GBP libra esterlina, libras esterlinas | JPY iene, ienes | CHF franco suíço, francos suíços
    | BRL real, reais | cent cêntimo, cêntimos, centavo, centavos`,
  changes: `
    aumento subida elevação aquecimento diferença mudança variação queda descida arrefecimento resfriamento`,
};
