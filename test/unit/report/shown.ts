import type { ReportFacts } from '../../../src/findings/facts.ts';
import { makeSentenceFinder } from '../../../src/prepare/numbered-sentences.ts';
import type { Tables } from '../../../src/report/tables/tables.ts';
import { splitSentences } from '../../../src/text/sentences.ts';
import { tablesOf } from '../../support/report/built-report.ts';

/**
 * The tables of a run, with all sentences of its counted responses shown: A01.1 is the first of the
 * first response.
 */
export function tablesWithShown({ findings }: ReportFacts): Tables {
  const shown = findings.labels.flatMap(({ modelId }, at) => {
    const text = findings.models.find((model) => model.modelId === modelId)?.text ?? '';
    const find = makeSentenceFinder(text);
    return splitSentences(text).flatMap((_, index) => {
      const found = find([index + 1]);
      const name = `A${String(at + 1).padStart(2, '0')}.${index + 1}`;
      return found.ok ? [[name, { modelId, span: found.span, words: found.words }] as const] : [];
    });
  });
  return { ...tablesOf(findings), shown: new Map(shown) };
}
