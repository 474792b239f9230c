import type { ShownSentence, ShownSentences } from '../../findings/spans.ts';
import { characterCount } from '../../text/code-points.ts';
import { stemsIn } from '../../text/words.ts';

/** The sentences of a response, by number. */
export interface ShownResponse {
  readonly alias: string;
  readonly sentences: readonly (ShownSentence & { readonly number: number })[];
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

/** How much of one response there is room for. */
export function charactersFor(responses: number): number {
  return Math.floor(shownMaxCharacters / Math.max(1, responses));
}

/** The part of a response's sentences among which is chosen. */
export function lookedAt(sentences: readonly Numbered[], share: number): Numbered[] {
  let left = share * sharesLookedAt;
  return sentences.filter(({ words }) => {
    left -= characterCount(words);
    return left >= 0;
  });
}

/**
 * The responses, each whole if it is within its share, or else the sentences that say most beside
 * those that are chosen already of it and of the responses before it.
 * @param responses in the order of their aliases, which says nothing of models (R-R07)
 */
export function shownSentences(responses: readonly ShownResponse[]): ShownSentences {
  const share = charactersFor(responses.length);
  const heard = new Set<string>();
  return new Map(
    responses.flatMap(({ alias, sentences }) =>
      chosenOf(sentences, share, heard).map(({ number, ...sentence }) => [`${alias}.${number}`, sentence]),
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
    let [best, most] = [open[0], -1];
    for (const each of open) {
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
