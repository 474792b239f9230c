import {
  jsonMaterial,
  type Materials,
  statementsSchema,
} from '../../../src/simulator/synthesizer/materials.ts';
import type { PlantedClaim } from '../truth.ts';
import type { Coder } from './synthesizer.ts';

interface Group {
  wording: string;
  readonly members: string[];
}

/** Plays `group`: groups statements of the same planted claim. */
export function merge(coder: Coder, materials: Materials): object {
  const { knowledge, errs } = coder;
  const statements = jsonMaterial(materials, 'claims', statementsSchema);
  if (errs('silent', statements.map(({ id }) => `c${id}`).join())) return { groups: [] };
  const statementOf = new Map(statements.map(({ id, statement }) => [id, statement]));
  const groups = new Map<string, Group>();
  for (const { id, statement } of statements) {
    const said = knowledge.claimOf(statement);
    const key = said ? keyOf(coder, said.claim) : statement;
    const group = groups.get(key);
    if (group) group.members.push(id);
    else groups.set(key, { wording: statement, members: [id] });
    // The most informative wording: the one with the number.
    if (group && /\d/.test(statement) && !/\d/.test(group.wording)) group.wording = statement;
  }
  const grouped = mergeBadly(coder, swapMembers(coder, [...groups.values()]));
  // The first member words the group.
  const isWording = ({ wording }: Group, id: string) => statementOf.get(id) === wording;
  return {
    groups: grouped.map((group) => ({
      ...group,
      members: group.members.toSorted((a, b) => Number(isWording(group, b)) - Number(isWording(group, a))),
    })),
  };
}

/**
 * The key of a claim. Twins, which say the opposite in the same words, have one key if they are taken for the same.
 */
function keyOf({ errs }: Coder, { id, twin }: PlantedClaim): string {
  const [first = id] = [id, twin ?? id].sort();
  return errs('opposites', first) ? first : id;
}

/** Merges groups of different claims. */
function mergeBadly({ errs, draw }: Coder, groups: Group[]): Group[] {
  const kept: Group[] = [];
  for (const group of groups) {
    const other = kept.length > 0 && errs('merged', group.wording) ? draw(group.wording).pick(kept) : null;
    if (other) other.members.push(...group.members);
    else kept.push(group);
  }
  return kept;
}

/** Exchanges ids between groups. */
function swapMembers({ errs, draw }: Coder, groups: Group[]): Group[] {
  for (const group of groups)
    for (const [at, id] of group.members.entries()) {
      if (!errs('swapped', `c${id}`)) continue;
      const other = draw(`c${id}`).pick(groups);
      const place = draw(`c${id}`, 'place').whole(0, other.members.length - 1);
      [group.members[at], other.members[place]] = [other.members[place] ?? id, id];
    }
  return groups;
}
