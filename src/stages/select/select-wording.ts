import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap } from '../../text/words.ts';
import type { PanelClaim } from '../group/panel-claims.ts';

/**
 * Statements of a group that are compared with each other. Our choice: their number grows
 * quadratically in time.
 */
const comparedMax = 40;

/**
 * The wording of a group: the merged one if a member states it and it copies no response at length;
 * otherwise the most central statement that copies none. Statements that were separated from a
 * group may have given it its wording. If all of them copy, the shortest, of which a report cuts
 * least: responses that share words of a source would lose their claim.
 */
export function wordGroup(wording: string, members: readonly PanelClaim[], copies: CopyIndex): string {
  const statements = members.map(({ statement }) => statement);
  const shown = (text: string) => !holdsCopy(copies, text);
  if (statements.includes(wording) && shown(wording)) return wording;
  const central = byCentrality(statements);
  return central.find(shown) ?? central.sort((a, b) => a.length - b.length)[0] ?? '';
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
