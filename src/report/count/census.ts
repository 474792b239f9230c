import type { FactModel } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Census } from '../schema/parts/camps.ts';
import { shareOf } from './shares.ts';

/**
 * Members by laboratory, by its country (ISO 3166-1 alpha-2) and by model family, the largest group
 * first. Families of the same name in two labs are two groups. Shares are of all members, also
 * those without a known laboratory.
 */
export function censuses(
  members: readonly FactModel[],
): Readonly<Record<'by_lab' | 'by_country' | 'by_model_family', Census>> {
  return {
    by_lab: census(members, ({ labId, labName }) => [labId, labName]),
    by_country: census(members, ({ countryCode, countryName }) => [countryCode, countryName]),
    by_model_family: census(members, ({ labId, family }) => [family && `${labId ?? ''}/${family}`, family]),
  };
}

function census(
  members: readonly FactModel[],
  groupOf: (model: FactModel) => readonly [key: string | null, label: string | null],
): Census {
  const groups = new Map<string, { key: string; label: string; count: number }>();
  let unknown = 0;
  for (const model of members) {
    const [key, label] = groupOf(model);
    if (!key) {
      unknown++;
      continue;
    }
    const group = groups.get(key) ?? { key, label: label || key, count: 0 };
    group.count++;
    groups.set(key, group);
  }
  return {
    groups: [...groups.values()]
      .sort((a, b) => b.count - a.count || byCodePoint(a.key, b.key))
      .map((group) => ({ ...group, share: shareOf(group.count, members.length) })),
    unknown_count: unknown,
  };
}
