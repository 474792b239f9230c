import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap } from '../../text/words.ts';

const groupsMax = 12;
/**
 * Share of common words from which two descriptions count as one. Our choice: it joins only near
 * repeats, because listing one uncertainty twice does less harm than joining two
 * (docs/thresholds.md).
 */
const sameMin = 0.75;

/** Something that responses call uncertain. */
export interface UncertaintyGroup {
  /** u1, u2, … by how many responses name it. */
  readonly id: string;
  readonly description: string;
  readonly aliases: readonly string[];
}

/** Up to 12 uncertainties of the panel, those first that most responses name. */
export function groupUncertainties(
  named: readonly { readonly alias: string; readonly description: string }[],
  copies: CopyIndex,
): UncertaintyGroup[] {
  const groups: { description: string; stems: string[]; aliases: Set<string> }[] = [];
  const shown = named.filter(({ description }) => !holdsCopy(copies, description));
  for (const { alias, description } of shown.sort((a, b) => byCodePoint(a.description, b.description))) {
    const stems = contentStems(description);
    const known = groups.find(
      (group) => group.description === description || overlap(group.stems, stems) >= sameMin,
    );
    if (known) known.aliases.add(alias);
    else groups.push({ description, stems, aliases: new Set([alias]) });
  }
  return groups
    .sort((a, b) => b.aliases.size - a.aliases.size)
    .slice(0, groupsMax)
    .map(({ description, aliases }, index) => ({
      id: `u${index + 1}`,
      description,
      aliases: [...aliases].sort(byCodePoint),
    }));
}
