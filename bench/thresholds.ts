import { writtenTopics } from '../src/simulator/topics/find-topic.ts';
import type { Topic } from '../src/simulator/topics/topic.ts';
import { oppositePolarity } from '../src/synthesis/claims/polarity/polarity.ts';
import { similarity } from '../src/text/words.ts';
import { opinions } from './opinions.ts';
import { effects } from './panel/words/effects.ts';
import { subjects } from './panel/words/subjects.ts';

/** Two texts, and whether they belong together. */
interface Pair {
  readonly a: string;
  readonly b: string;
  readonly belongs: boolean;
}

const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/**
 * Prints what each limit on shared words lets through: the share of the pairs that belong together that it finds, and
 * the share of the others that it finds by mistake. The pairs come from the topics of the simulator and from the
 * planted claims of `bench -- panel`, so it is known which belong together. Then prints the estimates of planted numbers of
 * independent opinions.
 */
export async function thresholds(): Promise<void> {
  const likeness = ({ a, b }: Pair, limit: number) => similarity(a, b) >= limit;
  const guarded = ({ a, b }: Pair, limit: number) => oppositePolarity(a, b, limit);
  console.log(`pairs (found / by mistake) | ${steps.join(' | ')}`);
  print('wordings of one claim', writtenTopics.flatMap(claimPairs), likeness);
  print('wordings of one uncertainty', writtenTopics.flatMap(uncertaintyPairs), likeness);
  print('uncertainty and a claim that it touches', writtenTopics.flatMap(touchingPairs), likeness);
  print('statement and its denial', denialPairs(), guarded);
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

/** A statement with denials of it, and with other wordings of it and denials of other statements, which are none. */
function denialPairs(): Pair[] {
  const [subject = '', other = ''] = subjects.slice(0, 2).map(({ answers }) => answers.en[0] ?? '');
  return effects.flatMap(({ holds, fails }, at) => {
    const next = effects[(at + 1) % effects.length]?.fails.en ?? [];
    const of = (who: string, what: readonly string[], belongs: boolean) =>
      what.flatMap((end) =>
        holds.en.map((holding) => ({ a: `${subject} ${holding}`, b: `${who} ${end}`, belongs })),
      );
    return [
      ...of(subject, fails.en, true),
      ...of(subject, holds.en, false),
      ...of(other, fails.en, false),
      ...of(subject, next, false),
    ];
  });
}
