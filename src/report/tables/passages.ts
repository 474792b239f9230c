import type { FactModel, Span, Stance } from '../../findings/findings.ts';
import type { ExcerptOf } from '../../findings/spans.ts';
import { makeSlicer } from '../../text/code-points.ts';
import { byCodePoint, uniqueSorted } from '../../text/order.ts';
import { stemsIn } from '../../text/words.ts';
import type { CampTally } from '../count/camps.ts';
import type { ClaimTally } from '../count/claims.ts';
import type { QuantityTally } from '../count/quantities.ts';

/**
 * The verified sentences that writers are shown, by the id of a row of its tables: `C3`, `K1`,
 * `q2`.
 */
export interface Passages {
  readonly claims: ReadonlyMap<number, SidedPassages>;
  readonly camps: ReadonlyMap<number, readonly string[]>;
  readonly quantities: ReadonlyMap<number, readonly string[]>;
}

/** Of a claim; `both` are those of responses that see both sides. */
export type SidedPassages = Readonly<Record<'for' | 'against' | 'both', readonly string[]>>;

/**
 * Our choice: two sentences a side show a reason and another one; three of a position's show how
 * its members differ.
 */
const perSide = 2;
const perCamp = 3;
const perQuantity = 3;

/**
 * Our choice, in code points: as long as a very long sentence. What is longer is cut, with a sign
 * for it.
 */
const charactersMax = 320;

/**
 * Chooses the sentences with most to say beside the wording of the row, and beside those that are
 * chosen already, whole ones first: a sentence without an end has most to say, and in a panel of
 * 157 one cut paragraph was the first sentence of seven rows. Of what two responses say one of each
 * is shown, be it no more than the wording, so that a writer sees what both say. The choice depends
 * on the stored words of a row alone, so that a check from the stored answers makes the same one,
 * whichever other rows the report has.
 */
export function passagesOf({ claims, camps, quantities }: Rows, excerptOf: ExcerptOf): Passages {
  const chosen = (known: string, spans: readonly SpanOf[], most: number) =>
    mostTelling(known, spans, most, excerptOf);
  return {
    claims: new Map(
      claims.map(({ claim, spans }) => {
        const of = (stance: Stance) =>
          chosen(
            claim.statement,
            spans.filter((each) => each.stance === stance),
            perSide,
          );
        return [claim.claimId, { for: of('support'), against: of('oppose'), both: of('mixed') }];
      }),
    ),
    camps: new Map(
      camps.map(({ camp, spans }) => [camp.campId, chosen(`${camp.label} ${camp.thesis}`, spans, perCamp)]),
    ),
    quantities: new Map(
      quantities.map(({ quantityId, note, values }) => [quantityId, chosen(note.what, values, perQuantity)]),
    ),
  };
}

/** Reads excerpts from answers that are held as a whole, without hiding names. */
export function excerptsIn(models: readonly Pick<FactModel, 'modelId' | 'text'>[]): ExcerptOf {
  const slicers = new Map<string, ReturnType<typeof makeSlicer>>();
  const textOf = new Map(models.map(({ modelId, text }) => [modelId, text]));
  return (modelId, span) => {
    const text = textOf.get(modelId) ?? null;
    if (text === null) return null;
    const slice = slicers.get(modelId) ?? makeSlicer(text);
    slicers.set(modelId, slice);
    const words = excerptWords(slice, span);
    return { words, shown: words };
  };
}

/** The words of a span, cut behind a word where they are too long. */
export function excerptWords(slice: ReturnType<typeof makeSlicer>, { offset, length }: Span): string {
  const words = slice({ offset, length: Math.min(length, charactersMax) })
    .replaceAll(/\s+/g, ' ')
    .trim();
  return length > charactersMax ? `${words.replace(/(?<=.{200}) \S*$/su, '')}${cutSign}` : words;
}

/** Stands behind words that are cut. */
export const cutSign = ' …';

interface Rows {
  readonly claims: readonly ClaimTally[];
  readonly camps: readonly CampTally[];
  readonly quantities: readonly QuantityTally[];
}

interface SpanOf {
  readonly modelId: string;
  readonly span: Span;
}

/** The most telling sentence of one response, or any of it. */
function wordsOfOne(known: string, spans: readonly SpanOf[], excerptOf: ExcerptOf): string[] {
  const excerptsByShown = new Map(
    spans
      .flatMap(({ modelId, span }) => excerptOf(modelId, span) ?? [])
      .map(({ words, shown }) => [shown, words]),
  );
  const [told = [...excerptsByShown.keys()].sort(byCodePoint)[0] ?? ''] = mostTelling(
    known,
    spans,
    1,
    excerptOf,
  );
  return [excerptsByShown.get(told) ?? ''].filter((words) => words !== '');
}

function mostTelling(known: string, spans: readonly SpanOf[], most: number, excerptOf: ExcerptOf): string[] {
  const found = spans
    .flatMap(({ modelId, span }) => excerptOf(modelId, span) ?? [])
    .filter(({ words }) => words !== '');
  const shownBy = new Map(found.map(({ words, shown }) => [words, shown]));
  // In an order that says nothing of models (R-R07).
  const candidates = uniqueSorted([...shownBy.keys()]).map((words) => ({
    words,
    stems: [...stemsIn(words)],
    isCut: words.endsWith(cutSign),
  }));
  const heard = stemsIn(known.slice(0, charactersMax * 4)); // No wording that is printed is longer.
  const byModel = [...Map.groupBy(spans, ({ modelId }) => modelId).values()];
  const isOfTwo = byModel.length === 2;
  const chosen = isOfTwo ? uniqueSorted(byModel.flatMap((own) => wordsOfOne(known, own, excerptOf))) : [];
  for (const words of chosen) for (const stem of stemsIn(words)) heard.add(stem);
  while (chosen.length < most) {
    const [best] = candidates
      .map((each) => ({ ...each, news: each.stems.filter((stem) => !heard.has(stem)).length }))
      .filter(({ words, news }) => news > 0 && !chosen.includes(words))
      .sort((a, b) => Number(a.isCut) - Number(b.isCut) || b.news - a.news);
    if (best === undefined) break;
    for (const stem of best.stems) heard.add(stem);
    chosen.push(best.words);
  }
  return chosen.map((words) => shownBy.get(words) ?? words);
}
