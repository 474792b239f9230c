import { byCodePoint } from '../../text/order.ts';
import type { CountedPanel } from '../count/panel.ts';
import { counted, joined } from '../prose/wording.ts';
import type { Control } from './common/control.ts';

/** Warns of models that were asked and are in no count. The record of provenance counts them. */
export const panel: Control<undefined> = {
  warnings: {
    models_left_out: (_, { tables: { panel: found } }) =>
      (found.failed.length + found.excluded.length) * 10 > found.invited.length
        ? [leftOutMessage(found)]
        : [],
    responses_not_analysed: (_, { tables: { panel: found } }) => unreadMessages(found),
  },
};

function unreadMessages({ excluded }: CountedPanel): string[] {
  const lost = excluded.filter(({ reason }) => reason === 'unreadable' || reason === 'unlabelled').length;
  if (lost === 0) return [];
  return [
    `${counted(lost, 'response')} could not be read or labelled by any synthesizer and ${lost === 1 ? 'is' : 'are'} in no count.`,
  ];
}

function leftOutMessage({ invited, failed, excluded }: CountedPanel): string {
  const parts = [
    ...tally(failed.map(({ failure }) => failure ?? 'timeout')).map(
      ([word, count]) => `${count} failed (${word})`,
    ),
    ...tally(excluded.map(({ reason }) => reason)).map(([word, count]) => `${count} set aside (${word})`),
  ];
  return `${failed.length + excluded.length} of the ${counted(invited.length, 'model')} asked are in no count: ${joined(parts)}.`;
}

/** Words with their counts, in the order of the words, and with spaces instead of underscores. */
function tally(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([word, count]) => [word.replaceAll('_', ' '), count]);
}
