import type { ConditionNote } from '../../findings/findings.ts';
import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap } from '../../text/words.ts';
import type { CaseRef } from '../camps/cases.ts';
import type { ExtractedCondition } from '../extract/conditions.ts';
import { oppositePolarity } from './polarity/polarity.ts';

/** Our choice: a table that a reader takes in at a glance. */
const groupsMax = 12;
/** Share of common words from which two cases count as one. Our choice: as for uncertainties (docs/thresholds.md). */
const sameMin = 0.5;

/** A case as one response puts it. */
export interface NamedCondition extends ExtractedCondition, CaseRef {}

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

interface OpenGroup {
  readonly stems: readonly string[];
  readonly chosen: readonly string[];
  readonly members: readonly [NamedCondition, ...NamedCondition[]];
}

/**
 * Groups cases that are alike and have the same answer, the most frequent ones first; up to 12.
 * @param same cases that mean the same according to a synthesizer; ignored if they say the opposite
 */
export function groupConditions(
  named: readonly NamedCondition[],
  copies: CopyIndex,
  same: readonly (readonly CaseRef[])[] = [],
): ConditionGroups {
  const shown = named.filter(
    ({ condition, option }) => !holdsCopy(copies, condition) && !holdsCopy(copies, option),
  );
  const groups = joined(alikeInWords(shown), same)
    .map(({ members }) => {
      const [{ condition, option }] = members;
      const byAlias = new Map(members.toReversed().map(({ alias, span }) => [alias, { alias, span }]));
      const holders = [...byAlias.values()].sort((a, b) => byCodePoint(a.alias, b.alias));
      return { condition, option, holders };
    })
    .sort((a, b) => b.holders.length - a.holders.length || byCodePoint(a.condition, b.condition));
  return { groups: groups.slice(0, groupsMax), leftOut: Math.max(0, groups.length - groupsMax) };
}

function alikeInWords(shown: readonly NamedCondition[]): OpenGroup[] {
  const open: OpenGroup[] = [];
  const inOrder = shown.toSorted(
    (a, b) => byCodePoint(a.condition, b.condition) || byCodePoint(a.alias, b.alias),
  );
  for (const each of inOrder) {
    const [stems, chosen] = [contentStems(each.condition), contentStems(each.option)];
    const at = open.findIndex(
      (group) =>
        overlap(group.stems, stems) >= sameMin &&
        overlap(group.chosen, chosen) >= sameMin &&
        !areOpposite(group.members[0], each),
    );
    const known = open[at];
    if (known) open[at] = { ...known, members: [...known.members, each] };
    else open.push({ stems, chosen, members: [each] });
  }
  return open;
}

/** Joins the groups whose cases mean the same, in the words of the one with most cases. */
function joined(open: readonly OpenGroup[], same: readonly (readonly CaseRef[])[]): OpenGroup[] {
  let groups = [...open];
  for (const cases of same) {
    const holds = ({ members }: OpenGroup) =>
      members.some((own) => cases.some(({ alias, index }) => own.alias === alias && own.index === index));
    const [first, ...others] = groups.filter(holds).sort((a, b) => b.members.length - a.members.length);
    if (!first) continue;
    const alike = others.filter(({ members: [other] }) => !areOpposite(first.members[0], other));
    const whole: OpenGroup = {
      ...first,
      members: [...first.members, ...alike.flatMap(({ members }) => members)],
    };
    groups = groups
      .filter((group) => !alike.includes(group))
      .map((group) => (group === first ? whole : group));
  }
  return groups;
}

function areOpposite(a: NamedCondition, b: NamedCondition): boolean {
  return oppositePolarity(a.condition, b.condition) || oppositePolarity(a.option, b.option);
}
