import type { ResolvedStance, Stance } from '../findings.ts';
import type { Code } from '../two-coders.ts';

/**
 * The sides on which extraction found a claim, and `mixed` if it found a condition; empty if it did not find the
 * claim.
 */
type Sides = ResolvedStance['earlier'];

/** The findings of the sources about one claim. */
interface Said extends Pick<ResolvedStance, 'labelled' | 'earlier'> {
  readonly again?: Code | undefined;
  readonly onceMore?: Code | undefined;
}

/**
 * Decides on a stance. One counts if at least two sources agree on it, more than on any other, and more sources have
 * found the claim than not. Otherwise the stance is attributed to nobody, because a guess would be worse than silence
 * (R-R10); of two sources against two, either pair is as likely to be wrong. A stance that the other synthesizer was
 * asked about as well counts only if that one names it too and the first one asked named no other: one model that
 * says the same thing twice must not outvote another.
 * @returns null if there was no answer
 */
export function resolveStance({
  labelled,
  earlier,
  again,
  onceMore,
}: Said): Pick<ResolvedStance, 'outcome' | 'decided'> | null {
  if (again === undefined) return null;
  const said = [...labelled, again, ...(onceMore === undefined ? [] : [onceMore])];
  const silent = said.filter((code) => code === 'not_addressed').length;
  const found = said.length - silent + (earlier.length > 0 ? 1 : 0);
  if (found < 2 || found <= silent) return { outcome: 'not_addressed', decided: true };
  const [outcome, ...others] = mostNamed(stanceNames, (stance) => votes(said, earlier, stance));
  const isResolved = outcome && others.length === 0; // At least two sources have found the claim, so two name the most frequent stance.
  const isConfirmed = onceMore === undefined || (onceMore === outcome && !isOther(again, outcome));
  return isResolved && isConfirmed
    ? { outcome, decided: true }
    : { outcome: 'not_addressed', decided: false };
}

export const stanceNames = ['support', 'oppose', 'mixed'] as const satisfies readonly Stance[];

/** True if a source found a stance, and not this one. */
export function isOther(code: Code, stance: Code): boolean {
  return code !== 'not_addressed' && code !== stance;
}

function votes(said: readonly Code[], earlier: Sides, stance: Stance): number {
  return 2 * said.filter((code) => code === stance).length + halvesFor(earlier, stance);
}

/**
 * The votes of extraction for a stance, in halves. It knows only two sides, and either may be half of a mixed stance,
 * in particular if it found a condition.
 */
export function halvesFor(earlier: Sides, stance: Code): 0 | 1 | 2 {
  const [side, ...others] = earlier.filter((each) => each !== 'mixed');
  if (side === undefined) return 0;
  if (others.length > 0) return stance === 'mixed' ? 2 : 0;
  const [sure, half] = earlier.includes('mixed') ? ['mixed', side] : [side, 'mixed'];
  if (stance === sure) return 2;
  return stance === half ? 1 : 0;
}

/** The items with the most votes, in their original order. */
export function mostNamed<Item>(items: readonly Item[], votesOf: (item: Item) => number): Item[] {
  const most = Math.max(...items.map(votesOf));
  return items.filter((item) => votesOf(item) === most);
}
