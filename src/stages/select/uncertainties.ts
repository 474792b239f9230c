import type { SelectedClaim } from '../../findings/findings.ts';
import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap } from '../../text/words.ts';

const groupsMax = 12;
const claimsPerGroupMax = 3;
/**
 * Share of common words from which two descriptions count as one. Our choice: it joins only near repeats, because
 * listing one uncertainty twice does less harm than joining two (docs/thresholds.md).
 */
const sameMin = 0.5;
/**
 * Share of common words from which an uncertainty counts as touching a claim. Our choice: no claim was taken by mistake
 * at it; those in other words are missed, and the writer can name them (docs/thresholds.md).
 */
const touchesMin = 0.2;

/** Something that responses call uncertain. */
export interface UncertaintyGroup {
  /** u1, u2, … by how many responses name it. */
  readonly id: string;
  readonly description: string;
  readonly aliases: readonly string[];
  /** Selected claims it touches, by shared words; may be empty. */
  readonly claimIds: readonly number[];
}

/** Up to 12 uncertainties of the panel, those first that most responses name. */
export function groupUncertainties(
  named: readonly { readonly alias: string; readonly description: string }[],
  claims: readonly SelectedClaim[],
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
    .map(({ description, stems, aliases }, index) => ({
      id: `u${index + 1}`,
      description,
      aliases: [...aliases].sort(byCodePoint),
      claimIds: touchedClaims(stems, claims),
    }));
}

function touchedClaims(stems: readonly string[], claims: readonly SelectedClaim[]): number[] {
  return claims
    .map(({ claimId, statement }) => ({ claimId, shared: overlap(stems, contentStems(statement)) }))
    .filter(({ shared }) => shared >= touchesMin)
    .sort((a, b) => b.shared - a.shared || a.claimId - b.claimId)
    .slice(0, claimsPerGroupMax)
    .map(({ claimId }) => claimId);
}
