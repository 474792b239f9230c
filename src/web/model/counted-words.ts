import type { Focus } from './focus.ts';
import type { Claim, ReportIndex } from './report-index.ts';

export interface Piece {
  readonly text: string;
  /** Where the number leads to. */
  readonly focus: Focus | null;
}

/**
 * Finds the counts in a text of a report: in one sentence, a number that is the size of a camp or a
 * side of a claim, and another that it is counted of, as in "9 of the 11 models" and "of the 11
 * models, 9 agree". A number that fits two entries leads nowhere: no link is better than a wrong
 * one. One that fits two sides of a claim leads to the claim.
 * @param claimIds claims that the text refers to; without any, those whose statements it quotes
 * @param numerals words for counts, such as "one", which count where what they are counted of
 * follows closely
 */
export function countedWords(
  text: string,
  index: ReportIndex,
  claimIds: readonly number[],
  numerals: ReadonlyMap<string, number> = new Map(),
): Piece[] {
  const pieces: Piece[] = [];
  const claims = claimsMeant(text, index, claimIds);
  let from = 0;
  for (const sentence of sentencesOf(text, numerals)) {
    const focusOf = focusIn(sentence, text, index, claims);
    for (const number of sentence) {
      if (number.at < from) continue;
      const focus = focusOf(number);
      if (!focus) continue;
      const end = endWithWhole(number, sentence, text);
      pieces.push(
        { text: text.slice(from, number.at), focus: null },
        { text: text.slice(number.at, end), focus },
      );
      from = end;
    }
  }
  return [...pieces, { text: text.slice(from), focus: null }].filter((piece) => piece.text !== '');
}

/**
 * Where a number of a sentence leads to. Numbers of the same value are looked at once, and with
 * only those that something is counted of: a text may hold two thousand.
 */
function focusIn(
  sentence: readonly Numeral[],
  text: string,
  index: ReportIndex,
  claims: readonly Claim[],
): (number: Numeral) => Focus | null {
  const sizes = new Set<number | null | undefined>([
    ...[...index.camps.values()].map((camp) => camp.eligible_model_count),
    ...claims.map((claim) => claim.addressed_count),
  ]);
  const byValue = Map.groupBy(
    sentence.filter(({ value }) => sizes.has(value)),
    ({ value }) => value,
  );
  // Two of each value: a number is not counted of itself.
  const wholes = [...byValue.values()].flatMap((alike) => alike.slice(0, 2));
  const known = new Map<string, Focus | null>();
  return (number) => {
    const isAlone = byValue.get(number.value)?.length === 1;
    const key = `${number.value} ${isAlone && wholes.includes(number)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const focus = onlyOne(
      wholes.flatMap((whole) => (whole === number ? [] : entriesOf(number, whole, text, index, claims))),
    );
    known.set(key, focus);
    return focus;
  };
}

interface Numeral {
  readonly value: number;
  readonly at: number;
  readonly end: number;
}

/** The numbers of each sentence, without percentages, which count nobody. */
function sentencesOf(text: string, numerals: ReadonlyMap<string, number>): Numeral[][] {
  const sentences: Numeral[][] = [[]];
  for (const { 0: token, index: at } of text.matchAll(/\d{1,9}(?: ?%)?|[.!?](?=\s)|。|\p{L}+/gu)) {
    const inWords = numerals.get(token.toLowerCase());
    if (inWords !== undefined) {
      if (hasWholeBehind(text, at + token.length, inWords))
        sentences.at(-1)?.push({ value: inWords, at, end: at + token.length });
    } else if (/^[.!?。]/.test(token)) sentences.push([]);
    else if (/^\d+$/.test(token))
      sentences.at(-1)?.push({ value: Number.parseInt(token, 10), at, end: at + token.length });
  }
  return sentences;
}

/**
 * "One of the 8 models": a word that may be an article counts only right before what it is counted
 * of.
 */
function hasWholeBehind(text: string, from: number, part: number): boolean {
  const [, between = '', whole = ''] =
    /^([^\d.!?。,;:]{1,16})(\d{1,9})/.exec(text.slice(from, from + 26)) ?? [];
  return between !== '' && Number(whole) >= part;
}

function claimsMeant(text: string, { claims }: ReportIndex, ids: readonly number[]): Claim[] {
  const named = [...claims.values()].filter(({ claim_id: id }) => ids.length === 0 || ids.includes(id));
  const quoted = named.filter(({ statement }) => text.includes(statement));
  return quoted.length > 0 || ids.length === 0 ? quoted : named;
}

function entriesOf(
  part: Numeral,
  whole: Numeral,
  text: string,
  { camps }: ReportIndex,
  claims: readonly Claim[],
): Focus[] {
  const fits = (count: number | null | undefined, of: number | null | undefined) =>
    of === whole.value && of > 0 && part.value === count;
  const ofCamps = [...camps.values()].filter((camp) => fits(camp.model_count, camp.eligible_model_count));
  const named = ofCamps.filter(({ label }) => text.includes(label));
  return [
    ...(named.length > 0 ? named : ofCamps).map(
      ({ camp_id: id }) => ({ kind: 'camp', id, side: null }) as const,
    ),
    ...claims.flatMap((claim) =>
      sides
        .filter(([, key]) => fits(claim[key], claim.addressed_count))
        .map(([side]) => ({ kind: 'claim', id: claim.claim_id, side }) as const),
    ),
  ];
}

const sides = [
  ['support', 'supporting_count'],
  ['oppose', 'opposing_count'],
  ['mixed', 'mixed_or_uncertain_count'],
] as const;

function onlyOne(all: readonly Focus[]): Focus | null {
  const [first, ...others] = all;
  if (!first || others.some(({ kind, id }) => kind !== first.kind || id !== first.id)) return null;
  return others.every(({ side }) => side === first.side) ? first : { ...first, side: null };
}

/**
 * Our choice: "9 of the 11" is one link where the whole follows this closely, in any language of
 * the reports.
 */
const gapMax = 16;

function endWithWhole(number: Numeral, sentence: readonly Numeral[], text: string): number {
  const next = sentence[sentence.indexOf(number) + 1];
  const isNear = next && next.at - number.end <= gapMax && !/[,;:]/.test(text.slice(number.end, next.at));
  return isNear && next.value >= number.value ? next.end : number.end;
}
