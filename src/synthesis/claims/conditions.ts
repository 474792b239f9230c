import type { ConditionNote } from '../../findings/findings.ts';
import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap } from '../../text/words.ts';
import type { ExtractedCondition } from '../extract/conditions.ts';

/** Our choice: a table that a reader takes in at a glance. */
const groupsMax = 12;
/** Share of common words from which two cases count as one. Our choice: as for uncertainties (docs/thresholds.md). */
const sameMin = 0.5;

/** A case as one response puts it. */
export interface NamedCondition extends ExtractedCondition {
  readonly alias: string;
}

export interface ConditionGroups {
  readonly groups: readonly ConditionGroup[];
  /** Number of further cases that are not listed. */
  readonly leftOut: number;
}

interface ConditionGroup extends Omit<ConditionNote, 'holders'> {
  readonly holders: readonly (Omit<ConditionNote['holders'][number], 'modelId'> & {
    readonly alias: string;
  })[];
}

/** Groups cases that are alike and have the same answer, those of most responses first; up to 12. */
export function groupConditions(named: readonly NamedCondition[], copies: CopyIndex): ConditionGroups {
  const open: { stems: string[]; chosen: string[]; members: NamedCondition[] }[] = [];
  const shown = named.filter(
    ({ condition, option }) => !holdsCopy(copies, condition) && !holdsCopy(copies, option),
  );
  const inOrder = shown.toSorted(
    (a, b) => byCodePoint(a.condition, b.condition) || byCodePoint(a.alias, b.alias),
  );
  for (const each of inOrder) {
    const [stems, chosen] = [contentStems(each.condition), contentStems(each.option)];
    const known = open.find(
      (group) => overlap(group.stems, stems) >= sameMin && overlap(group.chosen, chosen) >= sameMin,
    );
    if (known) known.members.push(each);
    else open.push({ stems, chosen, members: [each] });
  }
  const groups = open
    .flatMap(({ members }) => {
      const [first] = members;
      if (!first) return [];
      const byAlias = new Map(members.toReversed().map(({ alias, span }) => [alias, { alias, span }]));
      const holders = [...byAlias.values()].sort((a, b) => byCodePoint(a.alias, b.alias));
      return [{ condition: first.condition, option: first.option, holders }];
    })
    .sort((a, b) => b.holders.length - a.holders.length || byCodePoint(a.condition, b.condition));
  return { groups: groups.slice(0, groupsMax), leftOut: Math.max(0, groups.length - groupsMax) };
}
