import type { SectionReading } from '../../findings/drafts.ts';
import type { Report } from '../../report/schema/report.ts';
import { conditionsOf, memberOf } from './conditions.ts';

/** Who read which section, and what was left out of it, as the report itself says: only the operator has the calls. */
export function readingsOf(report: Report): SectionReading[] {
  const { sections } = memberOf(conditionsOf(report), 'prose');
  if (!Array.isArray(sections)) return [];
  return sections.map(({ section, reader, sentences, sentences_asked_again, sentences_left_out }) => ({
    section,
    reader,
    sentences,
    askedAgain: sentences_asked_again,
    leftOut: sentences_left_out,
  }));
}
