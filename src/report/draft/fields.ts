import { isRecord } from '../../domain/is-record.ts';
import type { LeftOut } from '../../findings/drafts.ts';
import { withoutMarks } from '../prose/marks.ts';
import { proseSentences } from '../prose/prose-sentences.ts';

/** A text in the output of a writer. */
export interface Field {
  /** As in problems: `key_points[2].statement`. */
  readonly path: string;
  readonly text: string;
  readonly cites: readonly string[];
}

/** The fields that hold ids, with what these are ids of. */
export const kindOfIds: ReadonlyMap<string, keyof IdsByKind> = new Map([
  ['claims', 'claim'],
  ['claim', 'claim'],
  ['camps', 'camp'],
  ['favours', 'camp'],
  ['sources', 'uncertainty'],
]);
export type IdsByKind = Readonly<Record<'claim' | 'camp' | 'uncertainty', ReadonlySet<string>>>;

/** Words of the tables and of the output's own lists, which code looks up. */
export const fixedFields: ReadonlySet<string> = new Set(['option', 'kind']);

/** The texts of a section in their order, without empty ones. Options are no prose. */
export function fieldsIn(output: unknown, path = '', cites: readonly string[] = []): Field[] {
  if (typeof output === 'string') return output === '' ? [] : [{ path, text: output, cites }];
  if (Array.isArray(output))
    return output.flatMap((part, index) => fieldsIn(part, `${path}[${index}]`, cites));
  if (!isRecord(output)) return [];
  // A judgement that favours a camp speaks of all that its section cites.
  const ids = Object.entries(output).filter(([key]) => kindOfIds.has(key) && key !== 'favours');
  const own = ids.length > 0 ? ids.flatMap(([, value]) => value as string | string[]) : cites;
  return Object.entries(output).flatMap(([key, part]) =>
    kindOfIds.has(key) || fixedFields.has(key)
      ? []
      : fieldsIn(part, path === '' ? key : `${path}.${key}`, own),
  );
}

/** A new text for a field, and ids that its entry cites from then on. */
export interface NewText {
  readonly text: string;
  readonly claims?: readonly string[];
}

/** The output with other texts in some fields. */
export function withTexts<Output>(output: Output, texts: ReadonlyMap<string, NewText>): Output {
  const visit = (part: unknown, path: string): unknown => {
    if (typeof part === 'string') return texts.get(path)?.text ?? part;
    if (Array.isArray(part)) return part.map((item, index) => visit(item, `${path}[${index}]`));
    if (!isRecord(part)) return part;
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    const cited = Object.keys(part).flatMap((key) => texts.get(at(key))?.claims ?? []);
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        key === 'claims' && Array.isArray(value) ? [...new Set([...value, ...cited])] : visit(value, at(key)),
      ]),
    );
  };
  return visit(output, '') as Output;
}

/** How many sentences fewer one version of a section has than an earlier one, by field. */
export function leftOutOf(earlier: unknown, later: unknown, by: LeftOut['by']): LeftOut[] {
  const [before, after] = [sentencesByField(earlier), sentencesByField(later)];
  return [...before].flatMap(([field, count]) => {
    const sentences = count - (after.get(field) ?? 0);
    return sentences > 0 ? [{ field, sentences, by }] : [];
  });
}

function sentencesByField(output: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path, text } of fieldsIn(output)) {
    const field = path.replaceAll(/\[\d+\]/g, '');
    if (field.endsWith('.label')) continue; // It goes with its key point.
    counts.set(field, (counts.get(field) ?? 0) + proseSentences(withoutMarks(text).trim()).length);
  }
  return counts;
}

/** Part of a section, by the ids on which it rests. */
export interface DraftEntry {
  readonly claim?: string;
  readonly claims?: readonly string[];
  readonly camps?: readonly string[];
  readonly favours?: string | null;
  readonly sources?: readonly string[];
}

/** The parts of a section that are no texts, each with its path: `key_points[2]`. */
export function entriesOf(draft: object): { readonly at: string; readonly entry: DraftEntry }[] {
  return Object.entries(draft).flatMap(([name, part]: [string, unknown]) => {
    if (Array.isArray(part)) return part.map((entry, index) => ({ at: `${name}[${index}]`, entry }));
    return isRecord(part) ? [{ at: name, entry: part }] : [];
  });
}

/** The ids of claims and camps on which a part of a section rests. */
export function rowsOf({ claim, claims = [], camps = [], favours }: DraftEntry): string[] {
  return [claim ?? [], claims, camps, favours ?? []].flat();
}
