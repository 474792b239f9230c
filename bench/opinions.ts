import { labDraws } from '../src/findings/labs/draws.ts';
import { independentOpinions } from '../src/findings/labs/opinions.ts';
import { panelSizes, plantOpinions, trueNumber } from '../test/support/planted-opinions.ts';

const { consensus, service } = panelSizes;
const panels = { consensus, service, 'six labs': [3, 3, 2, 2, 2, 2] };
const runs = 300;

/**
 * Prints how near the estimated number of independent opinions is to the one that was planted, for
 * the panels of the catalogue, with seeds that are new each time: the mean estimate, how often the
 * 90 % interval holds the true number, and how often there is no estimate.
 */
export function opinions(): void {
  const drawsOf = labDraws();
  console.log('panel | ρ | labs | true number | mean ρ | mean number | held, of 100 | no estimate, of 100');
  for (const [name, sizes] of Object.entries(panels)) {
    for (const rho of [0, 0.1, 0.3, 0.6, 0.9]) {
      for (const uneven of [false, true]) {
        const found = Array.from(
          { length: runs },
          () => independentOpinions(plantOpinions(sizes, rho, Math.random, uneven), drawsOf).found,
        ).filter((each) => typeof each !== 'string');
        const truth = trueNumber(sizes, rho);
        const held = found.filter(
          ({ interval: { low, high } }) => low <= truth + 1e-9 && truth <= high + 1e-9,
        );
        console.log(
          [
            name,
            rho,
            uneven ? 'some alike' : 'equally alike',
            truth.toFixed(1),
            mean(found.map(({ correlation }) => correlation)).toFixed(2),
            mean(found.map(({ count }) => count)).toFixed(1),
            ((100 * held.length) / found.length).toFixed(0),
            (100 - (100 * found.length) / runs).toFixed(0),
          ].join(' | '),
        );
      }
    }
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
