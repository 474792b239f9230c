import type { Section } from '../../domain/run/run-messages.ts';
import type { Tables } from '../../report/tables/tables.ts';
import type { PackedEvidence } from '../evidence/evidence-input.ts';
import type { Writer, WriteSource } from '../write/define-writer.ts';
import { type Field, fieldsIn, type NewText, withTexts } from '../write/fields.ts';
import { sourceOf } from '../write/stage.ts';
import { writers } from '../write/writers.ts';
import type { Mended } from './mend-section.ts';

/** A written section on its way to the report. */
export interface SectionInput {
  readonly section: Section;
  readonly evidence: PackedEvidence;
  readonly draft: unknown;
  /** New texts of fields that were mended; none at first. */
  readonly mended: Mended;
}

/** The fields of a section before it was mended, and its output afterwards. */
export function versionsOf({ section, draft, mended }: Omit<SectionInput, 'evidence'>): {
  readonly earlier: readonly Field[];
  readonly output: object;
} {
  const earlier = writerOf(section).outputOf(draft);
  return { earlier: fieldsIn(earlier), output: withTexts(earlier, textsOf(mended)) };
}

export function textsOf(mended: Mended): ReadonlyMap<string, NewText> {
  return new Map(mended.map(({ field, ...text }) => [field, text]));
}

/** Drafts pass through here unread, so that one function serves all sections. */
export function writerOf(section: Section): Writer<unknown> {
  return writers[section] as Writer<unknown>;
}

export function sourceIn(section: Section, tables: Tables): WriteSource<unknown> {
  return sourceOf(section, tables) as WriteSource<unknown>;
}
