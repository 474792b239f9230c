import type { ClaimGroup, PanelClaim } from '../../../../src/stages/group/panel-claims.ts';

const subjects = 'cost speed safety morale hiring latency testing billing search backup audit training'.split(
  ' ',
);

export interface Planted {
  readonly statement: string;
  readonly by: readonly string[];
  readonly against?: readonly string[];
  /** Those who report it as others'. */
  readonly told?: readonly string[];
  readonly caveat?: string;
  readonly option?: string;
}

/** Groups and claims from a table of who says what. */
export function plant(planted: readonly Planted[]): { groups: ClaimGroup[]; claims: PanelClaim[] } {
  const claims: PanelClaim[] = [];
  const groups = planted.map(({ statement, by, against = [], told = [], caveat = null, option }) => {
    const members = [...by, ...against, ...told].map((alias) => {
      const made = by.includes(alias) ? ('asserts' as const) : ('rejects' as const);
      const stance = told.includes(alias) ? ('reports' as const) : made;
      claims.push({
        id: `c${claims.length + 1}`,
        alias,
        statement,
        stance,
        caveat,
        span: { offset: claims.length, length: 1 },
        ...(option === undefined ? {} : { option }),
      });
      return `c${claims.length}`;
    });
    return { wording: statement, members };
  });
  return { groups, claims };
}

export const aliases = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `A${100 + from + index}`);
export const word = (index: number): string =>
  `${subjects[index % 12]}${'abcdefghijklmnopqrstuvwxyz'[Math.floor(index / 12)]}`;
