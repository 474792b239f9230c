import { defectKinds, type PairedComparison, reasonKinds, type SharedPoint } from '../../findings/drafts.ts';
import { bestOf, pairsByModel, pairsOf, readingsOfPair } from '../../findings/pairs/paired-comparison.ts';
import { copiedWordsMax } from '../../text/copied-words.ts';
import { byCodePoint, uniqueSorted } from '../../text/order.ts';
import { paragraph } from '../language/sentences.ts';
import { plainText } from '../prose/presentable.ts';
import type { AnswerSource } from '../schema/parts/answer.ts';
import type { BestResponse } from '../schema/parts/best-response.ts';
import type { Tables } from '../tables/tables.ts';
import { sentencePlaces } from './sources.ts';

/** The comparison as the report holds it, with all counts; each list has one order. */
export function bestResponseView(comparison: PairedComparison): BestResponse {
  const { synthesizers, pairs, reasons, defects } = comparison;
  const best = bestOf(pairs);
  const models = uniqueSorted(pairs.flatMap(({ modelIds }) => modelIds));
  return {
    model_id: best,
    synthesizer_model_ids: uniqueSorted(synthesizers),
    compared: pairsByModel(pairs).map(({ modelId, won, level, lost }) => ({
      model_id: modelId,
      pairs_won_count: won,
      pairs_level_count: level,
      pairs_lost_count: lost,
    })),
    pairs: pairsOf(models).map(([one, other]) => {
      const pair = pairs.find(({ modelIds }) => modelIds[0] === one && modelIds[1] === other);
      const { named: [first, second] = [0, 0], equal = 0 } = pair ?? {};
      return {
        model_ids: [one, other],
        preferring_first_count: first,
        preferring_second_count: second,
        equal_count: equal,
        missing_count: Math.max(0, readingsOfPair - first - second - equal),
      };
    }),
    reasons: reasonKinds.flatMap((kind) =>
      reasons
        .filter((each) => each.kind === kind && each.modelId === best)
        .slice(0, 1)
        .map((point) => ({ kind, evidence_spans: spansOf([point]) })),
    ),
    defects: models.flatMap((modelId) =>
      defectKinds.flatMap((kind) =>
        tellingDefects(defects, best)
          .filter((each) => each.kind === kind && each.modelId === modelId)
          .slice(0, 1)
          .map((point) => ({ model_id: modelId, kind, evidence_spans: spansOf([point]) })),
      ),
    ),
  };
}

/**
 * What other responses leave out no sentence shows, so nothing could be told but that it is so. Of
 * the best response even that is worth a warning.
 */
function tellingDefects(defects: PairedComparison['defects'], best: string | null) {
  return defects.filter(
    ({ kind, modelId, span }) => kind !== 'incomplete' || span !== null || modelId === best,
  );
}

/**
 * What is told of a task: the headline points to the work, and the direct answer says how the
 * response was found to be best and why, with the sentences of responses that show it.
 */
export function taskText(tables: Pick<Tables, 'words' | 'panel' | 'comparison'>): {
  readonly headline: string;
  readonly text: string;
  readonly sources: readonly AnswerSource[];
} {
  const { words, panel, comparison } = tables;
  const all = panel.included.length;
  const best = comparison ? bestOf(comparison.pairs) : null;
  const limits = words.limits(copiedWordsMax);
  const pointer = paragraph(words, [best === null ? words.taskAnswer(all) : '', limits]);
  if (!comparison) {
    const text = comparison === null ? paragraph(words, [pointer, words.notCompared]) : pointer;
    return { headline: words.task, text, sources: [] };
  }
  const compared = pairsByModel(comparison.pairs).length;
  const lines = pointLines(comparison, words);
  const parts = [verdict(comparison, all, words), lines.map((line) => line.text).join('\n'), pointer];
  const text = plainText(parts.filter((part) => part !== '').join('\n\n'));
  const headline = best === null ? words.task : words.preferred(best, { compared, all });
  return {
    headline: plainText(headline),
    text,
    sources: lines.flatMap((line) => sourceOf(line, text)),
  };
}

/** @param all how many responses there are */
function verdict({ pairs }: PairedComparison, all: number, words: Tables['words']): string {
  const each = pairsByModel(pairs);
  const compared = each.length;
  const best = each.find(({ modelId }) => modelId === bestOf(pairs));
  const decided = each.reduce((sum, { won }) => sum + won, 0);
  const told = best
    ? words.bestResponse({ compared, all, pairs: best.won + best.level }, best.won)
    : words.noBestResponse({ compared, all, pairs: pairs.length }, decided);
  const chosen = compared < all ? words.chosenResponses(compared) : '';
  // No capital: an id may come first.
  return [told, chosen].filter((text) => text !== '').join(words.gap);
}

interface PointLine {
  readonly text: string;
  readonly spans: AnswerSource['evidence_spans'];
}

/** What speaks for the best response, then what speaks against it and against the others. */
function pointLines({ pairs, reasons, defects }: PairedComparison, words: Tables['words']): PointLine[] {
  const best = bestOf(pairs);
  const line = (points: readonly SharedPoint<Parameters<typeof words.point>[0]>[], isFor: boolean) =>
    points.slice(0, 1).map(({ modelId }) => {
      const told = points.map(({ kind }) => words.point(kind));
      // No capital: an id may come first.
      return { text: `${words.speaks(isFor, modelId, told)}${words.stop}`, spans: spansOf(points) };
    });
  const against = [...Map.groupBy(tellingDefects(defects, best), ({ modelId }) => modelId).values()].sort(
    ([a], [b]) => Number(b?.modelId === best) - Number(a?.modelId === best),
  );
  return [...line(reasons, true), ...against.flatMap((points) => line(points, false))];
}

/** Each place once, in the order of the texts. */
function spansOf(points: readonly SharedPoint<string>[]): AnswerSource['evidence_spans'] {
  const spans = points.flatMap(({ modelId, span }) => (span ? [{ model_id: modelId, ...span }] : []));
  const places = new Map(spans.map((span) => [JSON.stringify(span), span]));
  return [...places.values()].sort(
    (a, b) => byCodePoint(a.model_id, b.model_id) || a.offset - b.offset || a.length - b.length,
  );
}

function sourceOf({ text, spans }: PointLine, answer: string): AnswerSource[] {
  const place = sentencePlaces(answer).find(({ to }) => answer.slice(0, to).trimEnd().endsWith(`\n${text}`));
  return place && spans.length > 0 ? [{ field: 'direct_answer', ...place.span, evidence_spans: spans }] : [];
}
