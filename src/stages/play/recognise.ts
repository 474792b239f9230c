import { maskSign } from '../../prepare/mask-author.ts';
import { splitSentences } from '../../text/sentences.ts';
import { readNumbered } from './materials.ts';
import type { PlantedAnswer } from './truth.ts';

/** Finds the planted answer that a prompt shows, whole or in part. */
export interface Recogniser {
  readonly add: (answer: PlantedAnswer) => void;
  /** Null if no answer has so large a share of the prompt's sentences. */
  readonly find: (material: string, shareMin: number) => PlantedAnswer | null;
}

/**
 * Our choices: shorter sentences, such as headings, stand in texts of others too. Chinese has a
 * sign for each syllable.
 */
const signsMin = 20;
const hanSignsMin = 6;

/** Recognises answers by their sentences, of which most stand in one answer only. */
export function openRecogniser(answers: readonly PlantedAnswer[] = []): Recogniser {
  const owners = new Map<string, Set<PlantedAnswer>>();
  const byLength = new Map<number, { readonly line: string; readonly answer: PlantedAnswer }[]>();
  const add = (answer: PlantedAnswer): void => {
    for (const line of linesOf(answer.text)) {
      const key = signsOf(line);
      if (!tells(key)) continue;
      owners.set(key, (owners.get(key) ?? new Set()).add(answer));
      byLength.set(line.length, [...(byLength.get(line.length) ?? []), { line, answer }]);
    }
  };
  const ownersOf = (line: string): Iterable<PlantedAnswer> => {
    if (!line.includes(maskSign)) return owners.get(signsOf(line)) ?? [];
    const alike = byLength.get(line.length)?.filter((each) => isMasked(line, each.line)) ?? [];
    return new Set(alike.map(({ answer }) => answer));
  };
  for (const answer of answers) add(answer);
  return {
    add,
    find(material, shareMin) {
      const votes = new Map<PlantedAnswer, number>();
      const telling = readNumbered(material).filter(({ sentence }) => tells(signsOf(sentence)));
      for (const { sentence } of telling)
        for (const owner of ownersOf(sentence.trim())) votes.set(owner, (votes.get(owner) ?? 0) + 1);
      // What several say in the same words means the same, so that of equal ones any will do.
      const [[best, count] = [null, 0]] = [...votes].sort(([, a], [, b]) => b - a);
      return count >= telling.length * shareMin ? best : null;
    },
  };
}

/** The sentences of a text, as a prompt numbers them. */
function linesOf(text: string): string[] {
  const characters = Array.from(text);
  return splitSentences(text).map(({ offset, length }) =>
    characters
      .slice(offset, offset + length)
      .join('')
      .trim(),
  );
}

/** The letters and digits alone. */
export function signsOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function tells(signs: string): boolean {
  return signs.length >= (/\p{Script=Han}/u.test(signs) ? hanSignsMin : signsMin);
}

/** A masked character stands for any other, but a sentence that is mostly masked is none. */
function isMasked(line: string, other: string): boolean {
  const [signs, others] = [Array.from(line), Array.from(other)];
  const masked = signs.filter((sign) => sign === maskSign).length;
  const fits = signs.every((sign, at) => sign === maskSign || sign === others[at]);
  return fits && signs.length === others.length && masked <= signs.length * 0.4;
}
