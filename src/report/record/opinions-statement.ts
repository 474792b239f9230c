import { fewLabsMax } from '../../findings/labs/draws.ts';
import type { IndependentOpinions } from '../../findings/labs/opinions.ts';

/**
 * How many independent opinions the counted answers amount to, or why that is not known (R-R26).
 */
export function opinionsStatement({ found, labs }: IndependentOpinions, answers: number): string[] {
  if (answers < 2) return [];
  if (typeof found !== 'string') {
    const [count, low, high] = [found.count, found.interval.low, found.interval.high].map(Math.round);
    return [
      `The ${answers} counted answers agree within labs as if there were about ${count} independent opinions (90% interval ${low} to ${high}, from ${labs <= fewLabsMax ? 'only ' : ''}${labs} labs with two models or more on a claim).`,
      'Agreement between labs is taken as independent: shared reasons and shared sources cannot be told apart.',
    ];
  }
  const why = {
    no_pairs_within_labs: 'No lab has two models that take a stance on the same claim',
    few_labs: `Only ${labs === 1 ? 'one lab has' : `${labs} labs have`} two models that take a stance on the same claim`,
    no_variation: 'Models take different stances too rarely',
  }[found];
  return [
    `${why}, so how far answers of one lab repeat each other is not known: the ${answers} counted answers are at most ${answers} independent opinions.`,
  ];
}
