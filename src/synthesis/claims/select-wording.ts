import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, numbersMissingFrom, overlap } from '../../text/words.ts';
import { maskSign } from '../prepare/mask-author.ts';
import type { PanelClaim } from './panel-claims.ts';
import { oppositePolarity } from './polarity.ts';

/** Our choice: a wording that shares less than this with each member may say something else. */
const nearMin = 0.2;
/** Our choice: the centre of a larger group is found well enough among these. */
const comparedMax = 40;

/**
 * The words that stand for a group: the merged wording if it is near a member, holds no number of its own and copies
 * no response at length, else the most central member's statement that copies none.
 * @returns null where nothing can be shown
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

/** The statement that shares most with all the others first. */
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
