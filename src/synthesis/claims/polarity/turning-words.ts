import { wordsOf } from '../../../text/words.ts';

/** Words of comparison and of negation, in the languages of a report. */
const comparing = new Set(
  (
    'than more less fewer better worse rather superior inferior exceed exceeds outweigh outweighs outperform outperforms ' +
    'beat beats prefer prefers preferable compared ' +
    'als mehr weniger besser schlechter eher lieber höher niedriger größer kleiner günstiger billiger teurer schneller langsamer ' +
    'plus moins mieux pire pires meilleur meilleure meilleurs meilleures davantage supérieur supérieure inférieur inférieure plutôt ' +
    'más menos mejor mejores peor peores mayor mayores menor menores ' +
    'mais melhor melhores pior piores maior maiores ' +
    'più meno meglio peggio migliore migliori peggiore peggiori maggiore maggiori minore minori superiore inferiore piuttosto'
  ).split(' '),
);

export const negating: ReadonlySet<string> = new Set(
  (
    'not no never without neither nor none nobody nothing cannot hardly barely scarcely rarely seldom unlikely impossible ' +
    'lack lacks lacking lacked fail fails failed failing avoid avoids avoiding avoided false untrue wrong incorrect ' +
    'nicht nichts nie niemals niemand kein keine keinen keinem keiner keines ohne weder kaum selten ' +
    'ne pas jamais sans aucun aucune guère rien personne ' +
    'nunca jamás sin ni ningún ninguna nadie nada tampoco ' +
    'não jamais sem nem nenhum nenhuma ninguém ' +
    'non mai senza né nessun nessuno nessuna nulla niente ' +
    '不 没 沒 无 無 非 未 别 勿 否'
  ).split(' '),
);

/** For scripts without spaces, in which words cannot be separated. */
const signs = [
  ...['比', '更', '较', '較', '于', '於', '优', '胜'],
  ...['より', 'ほど', 'もっと', '方が', 'ほうが', '以上', '以下', '未満'],
  ...['ない', 'なく', 'なかっ', 'ません', 'ずに', 'せず', 'らず'],
];

/**
 * Whether a statement contains a comparison or a negation. Then one word, or the order of two things, decides what it
 * says, and grouping by similarity overlooks that. Finds too many rather than too few, because each costs only one
 * question.
 */
export function turnsOnAWord(statement: string): boolean {
  return (
    wordsOf(statement).some((word) => comparing.has(word) || negating.has(word) || word.endsWith("n't")) ||
    signs.some((sign) => statement.includes(sign))
  );
}
