import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { numbersMissingFrom } from '../../text/figures/figures.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap } from '../../text/words.ts';
import { maskSign } from '../prepare/mask-author.ts';
import type { PanelClaim } from './panel-claims.ts';
import { oppositePolarity } from './polarity/polarity.ts';

/**
 * Share of common words with some member that a merged wording needs. Our choice: fewer than one in a hundred wordings of
 * another claim reach it (docs/thresholds.md); one that falls short is replaced by a member's statement, so little is lost.
 */
const nearMin = 0.2;
/** Statements of a group that are compared with each other. Our choice: their number grows quadratically in time. */
const comparedMax = 40;

/**
 * The wording of a group: the merged one if it is near a member, adds no number and copies no response at length;
 * otherwise the most central statement that copies none.
 * @returns null if none of them can be shown
 */
export function wordGroup(wording: string, members: readonly PanelClaim[], copies: CopyIndex): string | null {
  const statements = members.map(({ statement }) => statement);
  const shown = (text: string) => !holdsCopy(copies, text) && !text.includes(maskSign);
  if (shown(wording) && isNear(wording, statements) && numbersMissingFrom(wording, statements).length === 0) {
    return wording;
  }
  return byCentrality(statements).find(shown) ?? null;
}

function isNear(wording: string, statements: readonly string[]): boolean {
  const stems = contentStems(wording);
  return statements.some(
    (statement) =>
      statement === wording ||
      (overlap(stems, contentStems(statement)) >= nearMin && !oppositePolarity(wording, statement)),
  );
}

/** The statements, beginning with the one that shares most with all the others. */
function byCentrality(statements: readonly string[]): string[] {
  const distinct = [...new Set(statements)].sort(byCodePoint).slice(0, comparedMax);
  const stems = distinct.map(contentStems);
  return distinct
    .map((statement, index) => ({
      statement,
      nearness: stems.reduce((sum, other) => sum + overlap(stems[index] ?? [], other), 0),
    }))
    .sort((a, b) => b.nearness - a.nearness)
    .map(({ statement }) => statement);
}
