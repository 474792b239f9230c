import { readNumbered } from './materials.ts';
import { signsOf } from './recognise.ts';
import type { Place, PlantedAnswer } from './truth.ts';

/**
 * The numbers of sentences in a prompt for a part of an answer: one, or the first and the last.
 * Found by the part's letters and digits, so that a sentence that the service splits or joins
 * wrongly is seen as it is in the prompt.
 * @returns none if the prompt does not show the part
 */
export function numbersAt(answer: PlantedAnswer, material: string, { offset, length }: Place): number[] {
  const shown = shownIn(material);
  const characters = charactersOf(answer);
  const whole = signsOf(characters.slice(offset, offset + length).join(''));
  const before = signsOf(characters.slice(0, offset).join(''));
  const found = (words: string, within: number) => {
    // The same words may stand there twice. Masked names move the place a little.
    const start = nearest(shown.text, words, before.length + within);
    return start === null ? [] : [shown.numberAt(start), shown.numberAt(start + words.length - 1)];
  };
  if (whole.length < wordsMin) {
    const words = `${before}${whole}`.slice(-contextOfMark);
    return found(words, whole.length - words.length).slice(-1);
  }
  // Names that are masked within the part leave some piece of it as it was.
  for (const pieces of [1, 2, 4]) {
    const size = Math.max(wordsMin, Math.ceil(whole.length / pieces));
    for (let from = 0; from < whole.length; from += size) {
      const numbers = found(whole.slice(from, from + size), from);
      if (numbers.length > 0) return [...new Set(numbers)];
    }
  }
  return [];
}

/**
 * A part with fewer signs is a mark at the end of a sentence: its number is that of the words
 * before it.
 */
const wordsMin = 4;
const contextOfMark = 24;

interface Shown {
  /** The letters and digits of all sentences. */
  readonly text: string;
  readonly numberAt: (place: number) => number;
}

/** The last prompt and answer, because many parts are looked up in the same ones. */
let lastShown: { readonly material: string; readonly shown: Shown } | undefined;
let lastAnswer: { readonly answer: PlantedAnswer; readonly characters: readonly string[] } | undefined;

function shownIn(material: string): Shown {
  if (lastShown?.material !== material) lastShown = { material, shown: readShown(material) };
  return lastShown.shown;
}

function charactersOf(answer: PlantedAnswer): readonly string[] {
  if (lastAnswer?.answer !== answer) lastAnswer = { answer, characters: Array.from(answer.text) };
  return lastAnswer.characters;
}

function readShown(material: string): Shown {
  const starts: { readonly place: number; readonly number: number }[] = [];
  let text = '';
  for (const { number, sentence } of readNumbered(material)) {
    starts.push({ place: text.length, number });
    text += signsOf(sentence);
  }
  return { text, numberAt: (place) => starts.findLast((start) => start.place <= place)?.number ?? 0 };
}

function nearest(text: string, words: string, expected: number): number | null {
  let best: number | null = null;
  for (let at = text.indexOf(words); at >= 0 && words !== ''; at = text.indexOf(words, at + 1))
    if (best === null || Math.abs(at - expected) < Math.abs(best - expected)) best = at;
  return best;
}
