import { byCodePoint } from '../../text/order.ts';
import { contentStems, identityOf } from '../../text/words.ts';
import type { ClaimGroup, PanelClaim } from './panel-claims.ts';

/** Our choice: longer lists lose items in the middle (Liu et al., "Lost in the Middle", 2024). */
const batchMaxTokens = 20_000;
/** Our choice: 3,600 claims fit into one batch after two rounds, so further rounds find little. */
const roundsMax = 4;
/**
 * Our choice: a round that leaves more than this share of the groups is the last one, because each
 * round costs as many calls as the first.
 */
const leftMax = 0.9;

/** The groups before the first round: claims with the same words, which needs no model. */
export function firstGroups(claims: readonly PanelClaim[]): ClaimGroup[] {
  const byWords = Map.groupBy(claims, ({ statement }) => identityOf(statement));
  return [...byWords.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ wording: first.statement, members: same.map(({ id }) => id) }] : [];
  });
}

/**
 * The batches of a round, one call each; empty if grouping is done. Groups that shared no batch may
 * do so in a later round, because every round orders them by other words.
 * @param round from 1
 * @param before the numbers at the start of the previous round; null in round 1
 */
export function nextRound({
  groups,
  round,
  before,
}: {
  readonly groups: readonly ClaimGroup[];
  readonly round: number;
  readonly before: { readonly groups: number; readonly batches: number } | null;
}): ClaimGroup[][] {
  if (groups.length < 2 || round > roundsMax) return [];
  if (before && (before.batches < 2 || groups.length > before.groups * leftMax)) return [];
  return inBatches(orderByTheme(groups, round % 2 === 1));
}

/** The halves of a batch that was too much for one call; the batch itself if it is too small. */
export function halveBatch(batch: readonly ClaimGroup[]): ClaimGroup[][] {
  if (batch.length < 4) return [[...batch]];
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}

function inBatches(groups: readonly ClaimGroup[]): ClaimGroup[][] {
  const total = groups.reduce((sum, group) => sum + estimateTokens(group), 0);
  const target = total / Math.ceil(total / batchMaxTokens); // Even batches: no last one with two items.
  const batches: ClaimGroup[][] = [];
  let filled = Infinity;
  for (const group of groups) {
    if (filled >= target) {
      batches.push([]);
      filled = 0;
    }
    batches.at(-1)?.push(group);
    filled += estimateTokens(group);
  }
  return batches;
}

/** An estimate for all scripts: the bytes, and the JSON around them. */
function estimateTokens({ wording }: ClaimGroup): number {
  return Buffer.byteLength(wording) / 3.5 + 14;
}

/**
 * Orders statements by the words that they share with others, so that those with the same meaning
 * come into one batch: by the most common words in odd rounds, by the rarest in even ones.
 */
function orderByTheme(groups: readonly ClaimGroup[], commonFirst: boolean): ClaimGroup[] {
  const stems = groups.map(({ wording }) => contentStems(wording));
  const frequency = new Map<string, number>();
  for (const word of stems.flat()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const sign = commonFirst ? -1 : 1;
  const themeOf = (words: readonly string[]) =>
    words
      .filter((word) => (frequency.get(word) ?? 0) > 1)
      .sort((a, b) => sign * ((frequency.get(a) ?? 0) - (frequency.get(b) ?? 0)) || byCodePoint(a, b))
      .slice(0, 4)
      .join(' ');
  return groups
    .map((group, index) => ({ group, theme: themeOf(stems[index] ?? []) }))
    .sort((a, b) => byCodePoint(a.theme, b.theme) || byCodePoint(a.group.wording, b.group.wording))
    .map(({ group }) => group);
}
