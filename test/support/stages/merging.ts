import type { ClaimGroup, PanelClaim } from '../../../src/stages/group/panel-claims.ts';

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
