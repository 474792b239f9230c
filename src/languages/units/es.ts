import type { UnitWords } from './unit-words.ts';

export const spanishUnits: UnitWords = {
  per: 'por',
  perInUnit: 'al',
  perBehind: '',
  names: `
    s segundo, segundos | min minuto, minutos | h hora, horas | d día, días | wk semana, semanas | mo mes, meses
    | qtr trimestre, trimestres | yr año, años | decade década, décadas | century siglo, siglos
    | mm milímetro, milímetros | cm centímetro, centímetros | m metro, metros | km kilómetro, kilómetros
    | inch pulgada, pulgadas | ft pie, pies | mi milla, millas | ly año luz, años luz
    | m2 metro cuadrado, metros cuadrados | km2 kilómetro cuadrado, kilómetros cuadrados | ha hectárea, hectáreas
    | ml mililitro, mililitros | l litro, litros | cm3 centímetro cúbico, centímetros cúbicos
    | m3 metro cúbico, metros cúbicos | km3 kilómetro cúbico, kilómetros cúbicos | gal galón, galones
    | bbl barril, barriles | mg miligramo, miligramos | g gramo, gramos | kg kilogramo, kilogramos
    | t tonelada, toneladas | Gt gigatonelada, gigatoneladas | oz onza, onzas | lb libra, libras
    | kWh kilovatio hora, kilovatios hora | MWh megavatio hora, megavatios hora | kcal kilocaloría, kilocalorías
    | calorie caloría, calorías | W vatio, vatios | kW kilovatio, kilovatios | MW megavatio, megavatios
    | °C grado Celsius, grados Celsius, grado centígrado, grados centígrados | °F grados Fahrenheit
    | % por ciento, porcentaje, punto porcentual, puntos porcentuales | ‰ por mil | share proporción, fracción
    | USD dólar, dólares, dólar estadounidense, dólares estadounidenses | GBP libra esterlina, libras esterlinas
    | JPY yenes | CHF franco suizo, francos suizos | INR rupia, rupias | cent céntimo, céntimos, centavo, centavos`,
  changes: `
    aumento incremento subida calentamiento diferencia cambio variación descenso enfriamiento`,
};
