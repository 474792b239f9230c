import { proseSentences } from './prose-sentences.ts';

/**
 * Writers name the sentences of responses that a sentence of theirs rests on, in marks at its end:
 * `[A01.12]` is sentence 12 of the response A01, `[A01.12, A03.4]` are two. `[own]` marks a
 * sentence that no response says and the writer knows, and `[A01.12, = 3×50]` one that states what
 * code calculates from numbers of that sentence. Marks are never printed; code turns them into
 * sources. A colon behind one has a space, because `[…]:` is a link of Markdown.
 */
const named = String.raw`(?:own|A\d{2,4}\.\d{1,5}|=[\d.+*×/÷^()% −–-]{1,60})`;
const mark = new RegExp(String.raw`\s{0,2}\[(${named}(?:[,;] ?${named}){0,11})\](?: (?=:))?`, 'g');
/** A second point behind it goes: "Say “Coming?” [A01.2]." has one. */
const markBehindPoint = new RegExp(`([.!?…。！？]["'”’»)]?)(${mark.source})[.。]?`, 'g');

/** What a mark names in place of a sentence if the writer alone knows what it says. */
export const ownName = 'own';

export interface MarkedSentence {
  /** Without marks. */
  readonly text: string;
  /** What its marks name, each once: `A01.12`, `own`, or a calculation: `=3×50`. */
  readonly names: readonly string[];
}

export function markedSentences(text: string): MarkedSentence[] {
  return proseSentences(text).map((sentence) => ({
    text: withoutMarks(sentence.text),
    names: markNames(sentence.text),
  }));
}

/** What all marks of a text name, each once. */
export function markNames(text: string): string[] {
  return [...new Set([...text.matchAll(mark)].flatMap(([, names = '']) => namesIn(names)))];
}

function namesIn(names: string): string[] {
  return names.split(/[,;] ?/).map((name) => name.replaceAll(' ', '').replaceAll(/[−–]/g, '-'));
}

export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}

/** The text with each mark before the point of its sentence, so that both stay together. */
export function marksBeforePoints(text: string): string {
  return text.replaceAll(markBehindPoint, '$2$1');
}
