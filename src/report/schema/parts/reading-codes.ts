import type { ReadCodes } from '../../../findings/readings/reliability-of.ts';

const letters = ['support', 'oppose', 'mixed', 'not_addressed'] as const;

/**
 * What the synthesizers read of one response: for each claim its id and a letter for each
 * synthesizer, where `n` is not addressed, and behind a stroke their letters after they were asked,
 * where these are others: `1ss 3om/oo 7s/ss`. A single letter stands for a synthesizer that alone
 * has read the stance.
 */
export function spelled(stances: readonly ReadCodes[]): string {
  const word = (codes: ReadCodes['first']) => codes.map((code) => code.charAt(0)).join('');
  return stances
    .map(({ claimId, first, last }) => {
      const [before, after] = [word(first), word(last)];
      return `${claimId}${before}${after === before ? '' : `/${after}`}`;
    })
    .join(' ');
}

/** Parses the readings of one response as a report spells them; null if it is no such text. */
export function readCodes(text: string): ReadCodes[] | null {
  const codesOf = (word: string) =>
    Array.from(word, (letter) => letters.find((code) => code.charAt(0) === letter) ?? 'not_addressed');
  const read = (text === '' ? [] : text.split(' ')).map((word) => {
    const [, id, before, after = before] = /^(\d{1,6})([somn]{0,3})(?:\/([somn]{1,4}))?$/.exec(word) ?? [];
    if (id === undefined || before === undefined || after === undefined) return null;
    if (after === '' || after.length < before.length) return null;
    return { claimId: Number(id), first: codesOf(before), last: codesOf(after) };
  });
  return read.some((each) => each === null) ? null : read.flatMap((each) => each ?? []);
}
