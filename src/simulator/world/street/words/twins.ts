import type { Draw } from '../../../../stages/play/draw.ts';
import type { PlantedLanguage } from '../../../../stages/play/truth.ts';
import type { Subject } from './topic.ts';

/** Ways to say that {less} costs less to run than {more}. */
const comparisons: Readonly<Record<PlantedLanguage, readonly string[]>> = {
  en: ['{less} costs less to run than {more}', '{more} is dearer to run than {less}'],
  de: ['{less} kostet im Betrieb weniger als {more}', '{more} ist im Betrieb teurer als {less}'],
  es: ['{less} cuesta menos de mantener que {more}', '{more} sale más caro de mantener que {less}'],
  zh: ['{less}的运营成本比{more}低', '{more}的运营成本比{less}高'],
};

/** A comparison in the words of an answer. */
export function comparison(draw: Draw, language: PlantedLanguage, less: Subject, more: Subject): string {
  const [one, other] = [draw.pick(less.answers[language]), draw.pick(more.answers[language])];
  return filled(draw.pick(comparisons[language]), one, other);
}

/** The same in a synthesizer's words, either way round. */
export function ownComparisons(less: Subject, more: Subject): string[] {
  return ownPatterns.flatMap((pattern) =>
    less.own.flatMap((one) => more.own.map((other) => filled(pattern, one, other))),
  );
}

const ownPatterns = [
  '{less} costs less to run than {more}',
  '{more} costs more to run than {less}',
  'the upkeep of {more} exceeds that of {less}',
];

function filled(pattern: string, less: string, more: string): string {
  return pattern.replace('{less}', less).replace('{more}', more);
}
