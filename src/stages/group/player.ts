import type { Coder, Players } from '../play/coder.ts';
import { jsonMaterial, type Materials, pairsSchema, statementsSchema } from '../play/materials.ts';
import type { PlantedClaim } from '../play/truth.ts';

export const players: Players = {
  group: { stage: 'group', play: merge },
  group_compare: { stage: 'group_compare', play: compare },
};

export interface MergeOutput {
  readonly groups: readonly { readonly wording: string; readonly members: readonly string[] }[];
}

/**
 * Our choice, for statements that nobody planted: they are the same only if almost all content
 * words match.
 */
const alike = 0.6;

interface Group {
  wording: string;
  readonly members: string[];
}

/** Plays `group`: groups statements of the same planted claim. */
function merge(coder: Coder, materials: Materials): MergeOutput {
  const { knowledge, errs } = coder;
  const statements = jsonMaterial(materials, 'claims', statementsSchema);
  if (errs('silent', statements.map(({ id }) => `c${id}`).join())) return { groups: [] };
  const statementOf = new Map(statements.map(({ id, statement }) => [id, statement]));
  const groups = new Map<string, Group>();
  for (const { id, statement } of statements) {
    const said = knowledge.claimOf(statement);
    const key = said ? keyOf(coder, said.claim) : foreignKey(coder, groups, statement);
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

/** The key of a statement that nobody planted: that of the first group that says the same. */
function foreignKey({ knowledge }: Coder, groups: ReadonlyMap<string, Group>, statement: string): string {
  if (groups.has(statement)) return statement;
  const isAlike = ([, { wording }]: readonly [string, Group]) =>
    !knowledge.claimOf(wording) && knowledge.areAlike(wording, statement, alike);
  return [...groups].find(isAlike)?.[0] ?? statement;
}

/**
 * The key of a claim. Twins, which say the opposite in the same words, have one key if they are
 * taken for the same.
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

/**
 * Plays `group_compare`: two statements are the same where they are wordings of one planted claim.
 */
function compare(coder: Coder, materials: Materials): object {
  const { errs, draw } = coder;
  const pairs = jsonMaterial(materials, 'pairs', pairsSchema);
  if (errs('silent', pairs.map(({ one, other }) => `${one} ${other}`).join())) return { pairs: [] };
  const answers = pairs.map(({ id, one, other }) => ({ id, same: answered(coder, one, other) }));
  for (const [at, answer] of answers.entries()) {
    const { one = '', other = '' } = pairs[at] ?? {};
    if (!errs('swapped', one, other)) continue;
    const second = draw(one, other).pick(answers);
    [answer.same, second.same] = [second.same, answer.same];
  }
  return { pairs: answers };
}

function answered({ knowledge, errs }: Coder, one: string, other: string): boolean {
  const [a, b] = [knowledge.claimOf(one), knowledge.claimOf(other)];
  const same =
    a || b
      ? (a?.claim.id ?? one) === (b?.claim.id ?? other) && a?.denied === b?.denied
      : knowledge.areAlike(one, other, alike);
  if (!same && errs('agreeing', one, other)) return true;
  if (a && a.claim.twin === b?.claim.id) return errs('opposites', one, other);
  return errs(same ? 'missed' : 'merged', one, other) ? !same : same;
}
