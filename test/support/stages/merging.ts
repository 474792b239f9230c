import type { ClaimGroup, PanelClaim } from '../../../src/stages/group/panel-claims.ts';
import type { RepresentedCamp } from '../../../src/stages/select/pick-claims.ts';
import { type ClaimSelection, selectionOf } from '../../../src/stages/select/select.ts';
import type { CopyIndex } from '../../../src/text/copy-index.ts';

export const group = (id: string, wording: string): ClaimGroup => ({ wording, members: [id] });

export const batch = [
  group('c1', 'Remote work raises productivity.'),
  group('c2', 'Remote work increases productivity.'),
  group('c3', 'Remote work does not raise productivity.'),
  group('c4', 'Offices cost a lot.'),
];

export const memberIds = (groups: readonly ClaimGroup[]): string[] =>
  groups.flatMap(({ members }) => members).sort();

export function claim(id: string, statement: string, alias = 'A01'): PanelClaim {
  return { id, alias, statement, stance: 'asserts', caveat: null, span: { offset: 0, length: 9 } };
}

/** A selection for which all pairs are decided, before anything is labelled. */
export function firstSelection(
  groups: readonly ClaimGroup[],
  claims: readonly PanelClaim[],
  copies: CopyIndex,
  camps: readonly RepresentedCamp[] = [],
): ClaimSelection {
  return selectionOf(groups, claims, copies, camps, { asked: null, inDoubt: [] });
}
