import type { FactModel } from '../../../findings/findings.ts';
import type { Report } from '../../../report/schema/report.ts';
import { sentencePlaces } from '../../../report/sections/sources.ts';
import { makeSlicer } from '../../../text/code-points.ts';
import { type CheckedValue, checkedValue, within } from '../../material/finding.ts';

type Answer = NonNullable<Report['answer']>;

/**
 * Checks that each source is one whole sentence of the text that it names, that those of a text
 * stand in its order, each once, and that something bears each.
 */
export function sourceFindings({ answer }: Report): CheckedValue[] {
  const sources = answer?.sources ?? [];
  return sources.map((source, at) => {
    const { field, offset, length, evidence_spans: spans, own_knowledge: isOwn, calculations = [] } = source;
    const places = sentencePlaces(answer ? textAt(answer, field) : '');
    const before = sources.slice(0, at).filter((each) => each.field === field);
    const isNext = before.every((each) => each.offset < offset);
    const rests = spans.length > 0 || isOwn === true || calculations.length > 0;
    const holds =
      isNext && rests && places.some(({ span }) => span.offset === offset && span.length === length);
    const expected =
      'a sentence of that text of the answer, once and in its order, that rests on a span, a calculation or own knowledge';
    return checkedValue(within('answer.sources', at), { field, offset, length }, holds, expected);
  });
}

/**
 * The sentences of a text that name sources, each with the words of these and with its
 * calculations; what remains has none.
 */
export function sourcedParts(
  { answer }: Report,
  field: string,
  text: string,
  models: readonly FactModel[],
): {
  readonly words: string;
  readonly sources: string;
  readonly calculations: readonly string[];
}[] {
  const own = (answer?.sources ?? []).filter((source) => `answer.${source.field}` === field);
  if (own.length === 0) return [{ words: text, sources: '', calculations: [] }];
  const slice = makeSlicer(text);
  const parts = own.map(({ offset, length, evidence_spans: spans, calculations = [] }) => ({
    words: slice({ offset, length }),
    sources: spans.map((span) => wordsOf(span, models)).join('\n'),
    calculations,
  }));
  const rest = parts.reduce((left, { words }) => left.replace(words, ' '), text);
  return [{ words: rest, sources: '', calculations: [] }, ...parts];
}

function wordsOf(
  { model_id, offset, length }: Answer['sources'][number]['evidence_spans'][number],
  models: readonly FactModel[],
): string {
  const text = models.find(({ modelId }) => modelId === model_id)?.text ?? '';
  return makeSlicer(text)({ offset, length });
}

/** `key_points[0].statement` */
function textAt(answer: Answer, field: string): string {
  const found = field.split(/[.[\]]+/).reduce<unknown>((part, key) => {
    return key === '' || typeof part !== 'object' || part === null ? part : Reflect.get(part, key);
  }, answer);
  return typeof found === 'string' ? found : '';
}
