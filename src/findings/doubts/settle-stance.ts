import type { SettledStance, Stance } from '../findings.ts';
import type { Code } from '../two-coders.ts';

/** The sides on which extraction found a claim, and `mixed` under a condition; empty where it did not find it. */
type Sides = SettledStance['earlier'];

/** What the sources say of one claim. */
interface Said extends Pick<SettledStance, 'labelled' | 'earlier'> {
  readonly again?: Code | undefined;
  readonly onceMore?: Code | undefined;
}

/**
 * A stance stands where two sources at least agree on it, more than on any other, and more have found one than none. What is
 * not settled so is attributed to nobody: a guess would be worse than silence (R-R10). Where two sources stand against two,
 * either pair is as likely to be wrong. What had to be put to the other synthesizer as well stands only if that one names it
 * too and the first one asked named nothing else: one model that says the same twice must not outvote another.
 * @returns null where there was no answer
 */
export function settleStance({
  labelled,
  earlier,
  again,
  onceMore,
}: Said): Pick<SettledStance, 'outcome' | 'decided'> | null {
  if (again === undefined) return null;
  const said = [...labelled, again, ...(onceMore === undefined ? [] : [onceMore])];
  const silent = said.filter((code) => code === 'not_addressed').length;
  const found = said.length - silent + (earlier.length > 0 ? 1 : 0);
  if (found < 2 || found <= silent) return { outcome: 'not_addressed', decided: true };
  const [outcome, ...others] = mostNamed(stanceNames, (stance) => votes(said, earlier, stance));
  const isSettled = outcome && others.length === 0; // Two have found something, so what is named most has two behind it.
  const isBorneOut = onceMore === undefined || (onceMore === outcome && !isOther(again, outcome));
  return isSettled && isBorneOut ? { outcome, decided: true } : { outcome: 'not_addressed', decided: false };
}

const stanceNames = ['support', 'oppose', 'mixed'] as const satisfies readonly Stance[];

/** True if a source found a stance, and not this one. */
export function isOther(code: Code, stance: Code): boolean {
  return code !== 'not_addressed' && code !== stance;
}

function votes(said: readonly Code[], earlier: Sides, stance: Stance): number {
  return 2 * said.filter((code) => code === stance).length + halvesFor(earlier, stance);
}

/** Extraction knows two sides only: either may be half of a mixed stance, the more so under a condition. */
export function halvesFor(earlier: Sides, stance: Code): 0 | 1 | 2 {
  const [side, ...others] = earlier.filter((each) => each !== 'mixed');
  if (side === undefined) return 0;
  if (others.length > 0) return stance === 'mixed' ? 2 : 0;
  const [sure, half] = earlier.includes('mixed') ? ['mixed', side] : [side, 'mixed'];
  if (stance === sure) return 2;
  return stance === half ? 1 : 0;
}

/** The items with most votes, in their order. */
export function mostNamed<Item>(items: readonly Item[], votesOf: (item: Item) => number): Item[] {
  const most = Math.max(...items.map(votesOf));
  return items.filter((item) => votesOf(item) === most);
}
