import type { FactModel } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Census } from '../schema/parts/camps.ts';
import { shareOf } from './shares.ts';

/**
 * Members by laboratory, the largest group first. Shares are of all members, also those without a
 * known laboratory.
 */
export function censusByLab(members: readonly FactModel[]): Census {
  return census(
    members,
    (model) => model.labId,
    (model) => model.labName,
  );
}

/** Members by country of the lab (ISO 3166-1 alpha-2). */
export function censusByCountry(members: readonly FactModel[]): Census {
  return census(
    members,
    (model) => model.countryCode,
    (model) => model.countryName,
  );
}

/** Members by model family. Families of the same name in two labs are two groups. */
export function censusByFamily(members: readonly FactModel[]): Census {
  return census(
    members,
    (model) => (model.family ? `${model.labId ?? ''}/${model.family}` : null),
    (model) => model.family,
  );
}

function census(
  members: readonly FactModel[],
  keyOf: (model: FactModel) => string | null,
  labelOf: (model: FactModel) => string | null,
): Census {
  const groups = new Map<string, { key: string; label: string; count: number }>();
  let unknown = 0;
  for (const model of members) {
    const key = keyOf(model);
    if (key === null || key === '') {
      unknown++;
      continue;
    }
    const group = groups.get(key) ?? { key, label: labelOf(model) || key, count: 0 };
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
