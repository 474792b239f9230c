import type { Span } from '../../findings/findings.ts';
import { spansOverlap } from '../../findings/spans.ts';
import type { Field } from '../../report/draft/fields.ts';
import { markNames } from '../../report/prose/marks.ts';
import type { Tables } from '../../report/tables/tables.ts';
import type { WriterTables } from '../../report/tables/writer-tables.ts';

/** The tables of writers with the sentences of the rows that fields cite alone. */
export function withSentencesFor(
  fields: readonly Pick<Field, 'cites'>[],
  { sentences = {}, ...tables }: Partial<WriterTables>,
): Partial<WriterTables> {
  const rows = citedBy(fields);
  return {
    ...tables,
    sentences: Object.fromEntries(Object.entries(sentences).filter(([id]) => rows.has(id))),
  };
}

/**
 * The sentences of responses on which fields can rest: those that their marks name, those before
 * and behind them, and those that carry the rows which they cite.
 */
export function responsesFor(
  fields: readonly Field[],
  tables: Pick<Tables, 'claims' | 'camps' | 'shown'>,
): NonNullable<WriterTables['responses']> {
  const named = new Set(fields.flatMap(({ text }) => markNames(text).flatMap(withNeighbours)));
  const spans = spansOf(citedBy(fields), tables);
  return Object.fromEntries(
    [...tables.shown].flatMap(([name, { modelId, span, words }]) => {
      const carries = spans.get(modelId)?.some((each) => spansOverlap(each.span, span)) ?? false;
      return carries || named.has(name) ? [[name, words]] : [];
    }),
  );
}

/** The ids of rows: `C3`, `K1`. */
function citedBy(fields: readonly Pick<Field, 'cites'>[]): ReadonlySet<string> {
  return new Set(fields.flatMap(({ cites }) => cites));
}

/** A11.3 → A11.2, A11.3 and A11.4. */
function withNeighbours(name: string): string[] {
  const [alias, number] = name.split('.');
  return [-1, 0, 1].map((step) => `${alias}.${Number(number) + step}`);
}

function spansOf(
  rows: ReadonlySet<string>,
  { claims, camps }: Pick<Tables, 'claims' | 'camps'>,
): ReadonlyMap<string, readonly { readonly modelId: string; readonly span: Span }[]> {
  const ofClaims = claims.filter(({ claim }) => rows.has(`C${claim.claimId}`)).flatMap(({ spans }) => spans);
  const ofCamps = camps.filter(({ camp }) => rows.has(`K${camp.campId}`)).flatMap(({ spans }) => spans);
  return Map.groupBy([...ofClaims, ...ofCamps], ({ modelId }) => modelId);
}
