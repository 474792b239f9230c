import type { Condition } from './topic.ts';

const condition = (own: string, en: string, de: string, es: string, zh: string): Condition => ({
  own,
  answers: { en: [en], de: [de], es: [es], zh: [zh] },
});

/** Conditions on which answers make a claim depend. */
export const conditions: readonly Condition[] = [
  condition(
    'needs frequent service',
    'as long as vehicles come often',
    'solange dicht gefahren wird',
    'siempre que pase con frecuencia',
    '前提是班次足够密',
  ),
  condition(
    'requires secured funding',
    'provided the money is guaranteed',
    'sofern das Geld gesichert ist',
    'si el dinero está garantizado',
    '前提是资金有保障',
  ),
  condition(
    'depends on enforcement',
    'if somebody enforces the rules',
    'wenn die Regeln kontrolliert werden',
    'si alguien hace cumplir las normas',
    '前提是有人执法',
  ),
  condition(
    'assumes neighbouring towns join in',
    'once the neighbouring towns join',
    'sobald die Nachbarorte mitmachen',
    'cuando se sumen los municipios vecinos',
    '前提是周边城镇也参与',
  ),
  condition(
    'only in dense quarters',
    'in dense quarters and nowhere else',
    'in dichten Vierteln und nirgends sonst',
    'en barrios densos y en ningún otro sitio',
    '但只限于人口稠密的街区',
  ),
  condition(
    'works only with cheap parking abolished',
    'after cheap parking has gone',
    'nachdem billiges Parken weg ist',
    'una vez que desaparezca el aparcamiento barato',
    '前提是取消廉价停车',
  ),
  condition(
    'needs staff to be found',
    'when enough drivers can be hired',
    'falls genug Personal da ist',
    'cuando haya personal suficiente',
    '前提是招得到足够的司机',
  ),
  condition(
    'takes patience over several years',
    'given patience for several years',
    'bei Geduld über mehrere Jahre',
    'con paciencia durante varios años',
    '前提是有耐心等上几年',
  ),
];
