import type { ShownSentence, ShownSentences } from '../../findings/spans.ts';
import { characterCount } from '../../text/code-points.ts';
import { stemsIn } from '../../text/words.ts';

export interface ShownResponse {
  readonly alias: string;
  readonly sentences: readonly (ShownSentence & {
    readonly number: number;
    /** Whether a stance, camp, claim, figure or case rests on it. */
    readonly isEvidence: boolean;
  })[];
}
type Numbered = ShownResponse['sentences'][number];

/**
 * Our choice, in code points: ten usual answers as a whole, which is what one strong model would
 * read; of larger panels what each answer says that others do not.
 */
const shownMaxCharacters = 80_000;
/**
 * Our choice: of a response that is far longer than its share, sentences behind this many shares
 * are not looked at.
 */
const sharesLookedAt = 4;

/** How much of one response there is room for, among so many. */
export function charactersFor(responses: number, max = shownMaxCharacters): number {
  return Math.floor(max / Math.max(1, responses));
}

/** The part of a response's sentences among which is chosen. */
export function lookedAt(sentences: readonly Numbered[], share: number): Numbered[] {
  let left = share * sharesLookedAt;
  return sentences.filter(({ words, isEvidence }) => {
    left -= characterCount(words);
    return left >= 0 || isEvidence;
  });
}

/**
 * The responses, each whole if it is within its share, or else first the sentences on which
 * something rests and then others, of either those that say most beside what is chosen already of
 * it and of the responses before it. Newness alone would fill the share of a response that has lost
 * its way with what it babbles, which nobody else says.
 * @param responses in the order of their aliases, which says nothing of models (R-R07)
 */
export function shownSentences(
  responses: readonly ShownResponse[],
  share = charactersFor(responses.length),
): ShownSentences {
  const heard = new Set<string>();
  return new Map(
    responses.flatMap(({ alias, sentences }) =>
      chosenOf(sentences, share, heard).map(({ number, isEvidence: _, ...sentence }) => [
        `${alias}.${number}`,
        sentence,
      ]),
    ),
  );
}

function chosenOf(sentences: readonly Numbered[], share: number, heard: Set<string>): Numbered[] {
  let open = sentences.map((sentence) => ({
    sentence,
    size: characterCount(sentence.words),
    stems: [...stemsIn(sentence.words)],
  }));
  const hear = (stems: readonly string[]) => {
    for (const stem of stems) heard.add(stem);
  };
  if (open.reduce((sum, { size }) => sum + size, 0) <= share) {
    for (const { stems } of open) hear(stems);
    return [...sentences];
  }
  const chosen = new Set<Numbered>();
  let left = share;
  open = open.filter(({ size }) => size <= share);
  while (open.length > 0) {
    const evidence = open.filter(({ sentence }) => sentence.isEvidence);
    let [best, most] = [open[0], -1];
    for (const each of evidence.length > 0 ? evidence : open) {
      const news = each.stems.filter((stem) => !heard.has(stem)).length;
      if (news > most) [best, most] = [each, news];
    }
    if (best === undefined) break;
    hear(best.stems);
    chosen.add(best.sentence);
    left -= best.size;
    open = open.filter(({ sentence, size }) => size <= left && !chosen.has(sentence));
  }
  return sentences.filter((sentence) => chosen.has(sentence));
}
