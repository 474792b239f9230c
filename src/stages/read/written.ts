import { type Section, sections } from '../../domain/run/run-messages.ts';
import { type NewText, withTexts } from '../../report/draft/fields.ts';
import type { Tables } from '../../report/tables/tables.ts';
import { type WriterTables, writerTables } from '../../report/tables/writer-tables.ts';
import type { PackedEvidence } from '../evidence/evidence-input.ts';
import type { Writer, WriteSource } from '../write/define-writer.ts';
import { sourceOf } from '../write/stage.ts';
import { writers } from '../write/writers.ts';
import type { Mended } from './mend-section.ts';

/** The sections that one writer has written. No two sections have a field of the same path. */
export interface ProseInput {
  readonly evidence: PackedEvidence;
  readonly drafts: { readonly [S in Section]?: unknown };
  /** New texts of fields that were mended; none at first. */
  readonly mended: Mended;
}

/** One of them. */
export interface SectionInput extends Pick<ProseInput, 'evidence' | 'mended'> {
  readonly section: Section;
  readonly draft: unknown;
}

interface Written {
  readonly section: Section;
  /** As its writer returned it. */
  readonly earlier: object;
  /** With the texts that were mended. */
  readonly output: object;
}

export function writtenIn({ drafts, mended }: Omit<ProseInput, 'evidence'>): Written[] {
  return sections.flatMap((section) => {
    if (drafts[section] === undefined) return [];
    const earlier = drafts[section] as object;
    return [{ section, earlier, output: withTexts(earlier, textsOf(mended)) }];
  });
}

/** What the writers of these sections had, once. */
export function writersTablesOf(written: readonly Written[], tables: Tables): Partial<WriterTables> {
  const given = written.map(({ section }) => writerTables(section, tables));
  const sentences = Object.assign({}, ...given.map((each) => each.sentences ?? {}));
  return Object.assign({}, ...given, Object.keys(sentences).length > 0 ? { sentences } : {});
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
