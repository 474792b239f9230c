import { similarity } from '../src/text/words.ts';
import { opinions } from './opinions.ts';
import { questionNames, readQuestion } from './written/question.ts';

/** Two texts, and whether they belong together. */
interface Pair {
  readonly a: string;
  readonly b: string;
  readonly belongs: boolean;
}

const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/**
 * Prints what each limit on shared words lets through: the share of the pairs that belong together
 * that it finds, and the share of the others that it finds by mistake. The pairs come from the
 * hand-written questions of `npm run bench -- written`, so it is known which belong together. Then
 * prints the estimates of planted numbers of independent opinions.
 */
export async function thresholds(): Promise<void> {
  const questions = questionNames().map(readQuestion);
  const likeness = ({ a, b }: Pair, limit: number) => similarity(a, b) >= limit;
  console.log(`pairs (found / by mistake) | ${steps.join(' | ')}`);
  print(
    'wordings of one claim',
    questions.flatMap(({ claims }) => pairsOf(claims)),
    likeness,
  );
  print(
    'wordings of one uncertainty',
    questions.flatMap(({ uncertainties }) => pairsOf(uncertainties)),
    likeness,
  );
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

/** All pairs of texts; texts of the same group belong together. */
function pairsOf(groups: readonly { readonly says: readonly string[] }[]): Pair[] {
  const texts = groups.flatMap(({ says }, of) => says.map((text) => ({ text, of })));
  return texts.flatMap((a, at) =>
    texts.slice(at + 1).map((b) => ({ a: a.text, b: b.text, belongs: a.of === b.of })),
  );
}
