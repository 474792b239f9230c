import { writtenTopics } from '../src/simulator/topics/find-topic.ts';
import type { Topic } from '../src/simulator/topics/topic.ts';
import { similarity } from '../src/text/words.ts';
import { opinions } from './opinions.ts';

/** Two texts, and whether they belong together. */
interface Pair {
  readonly a: string;
  readonly b: string;
  readonly belongs: boolean;
}

const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/**
 * Prints what each limit on shared words lets through: the share of the pairs that belong together that it finds, and
 * the share of the others that it finds by mistake. The pairs come from the topics of the simulator, so it is known which belong
 * together. Then prints the estimates of planted numbers of independent opinions.
 */
export async function thresholds(): Promise<void> {
  const likeness = ({ a, b }: Pair, limit: number) => similarity(a, b) >= limit;
  console.log(`pairs (found / by mistake) | ${steps.join(' | ')}`);
  print('wordings of one claim', writtenTopics.flatMap(claimPairs), likeness);
  print('wordings of one uncertainty', writtenTopics.flatMap(uncertaintyPairs), likeness);
  print('uncertainty and a claim that it touches', writtenTopics.flatMap(touchingPairs), likeness);
  opinions();
}

function print(name: string, pairs: readonly Pair[], finds: (pair: Pair, limit: number) => boolean): void {
  const together = pairs.filter(({ belongs }) => belongs);
  const apart = pairs.filter(({ belongs }) => !belongs);
  const share = (of: readonly Pair[], limit: number) =>
    `${((100 * of.filter((pair) => finds(pair, limit)).length) / of.length).toFixed(1)} %`;
  const cells = steps.map((limit) => `${share(together, limit)} / ${share(apart, limit)}`);
  console.log(`${name}, ${together.length} and ${apart.length} | ${cells.join(' | ')}`);
}

function claimPairs({ claims }: Topic): Pair[] {
  return pairsOf(claims.map(({ statements }) => statements));
}

function uncertaintyPairs({ uncertainties }: Topic): Pair[] {
  return pairsOf(uncertainties.map(({ descriptions }) => descriptions));
}

function touchingPairs({ claims, uncertainties }: Topic): Pair[] {
  return uncertainties.flatMap(({ descriptions, claims: touched }) =>
    descriptions.flatMap((a) =>
      claims.map(({ key, statements: [b = ''] }) => ({ a, b, belongs: touched.includes(key) })),
    ),
  );
}

/** All pairs of texts; texts of the same group belong together. */
function pairsOf(groups: readonly (readonly string[])[]): Pair[] {
  const texts = groups.flatMap((group, of) => group.map((text) => ({ text, of })));
  return texts.flatMap((a, at) =>
    texts.slice(at + 1).map((b) => ({ a: a.text, b: b.text, belongs: a.of === b.of })),
  );
}
