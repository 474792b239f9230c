import type { ReportFacts } from '../../findings/facts.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Beside } from '../controls/common/control.ts';
import { controlSentences } from '../controls/controls.ts';
import { counted, joined, paragraphs, someOf } from '../prose/wording.ts';
import type { Conditions } from '../schema/parts/control-counts.ts';
import type { Tables } from '../tables/tables.ts';
import { opinionsStatement } from './opinions-statement.ts';

export interface CollectedIn {
  readonly panelId: string;
  readonly verdict: ReportFacts['verdict'];
}

const panelVerdictText = {
  completed: 'That is at least nine in ten of the panel, so the panel counts as complete.',
  partial:
    'That is fewer than nine in ten of the panel, so this is the report of a partial panel: read its shares with that in mind.',
};

/** The methodology’s paragraphs about the panel and its answers. */
export function evidenceCollection(
  { panelId, verdict }: CollectedIn,
  conditions: Conditions,
  beside: Beside,
): string {
  const { tables } = beside;
  const { panel } = tables;
  const answered = panel.included.length + panel.excluded.length;
  const asked = [
    ...controlSentences('asked', conditions, beside),
    `The question was put to ${counted(panel.invited.length, 'model')} of the panel “${panelId}”, each in a call of its own with the question and nothing else.`,
    panel.failed.length === 0 && answered > 1
      ? 'All of them answered, so the panel is complete.'
      : `${someOf(answered)} answered and ${someOf(panel.failed.length)} did not. ${panelVerdictText[verdict]}`,
  ];
  const missing = [
    ...(panel.excluded.length > 0
      ? [
          `${counted(panel.excluded.length, 'answer')} could not be used and ${panel.excluded.length === 1 ? 'is' : 'are'} in no count.`,
        ]
      : []),
    ...silentLabs(tables),
  ];
  const opinions = opinionsStatement(tables.labs.opinions(), panel.included.length);
  return paragraphs([asked, controlSentences('calls', conditions, beside), missing, opinions]);
}

/** A sentence naming the labs without a counted model. */
function silentLabs({ panel }: Tables): string[] {
  const labs = new Map(
    panel.invited.flatMap(({ labId, labName }) => (labId ? [[labId, labName || labId] as const] : [])),
  );
  const silent = new Map(labs);
  for (const { labId } of panel.included) silent.delete(labId ?? '');
  if (silent.size === 0) return [];
  const names = joined([...silent].sort(([a], [b]) => byCodePoint(a, b)).map(([, name]) => name));
  return [
    `${silent.size} of the ${labs.size} labs asked ${silent.size === 1 ? 'has' : 'have'} no model that is counted: ${names}.`,
  ];
}
