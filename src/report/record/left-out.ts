import type { ReportFacts } from '../../findings/facts.ts';
import type { Degradation } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import type { CountedPanel } from '../count/panel.ts';
import { counted, joined } from '../prose/wording.ts';
import { type Reliability, reliabilityWarnings } from './statements/cross-check.ts';
import { readingWarnings } from './statements/reading.ts';
import { type Simulated, simulationWarnings } from './statements/simulated.ts';

/** Entries of `errors` about simulated parts, models that are not counted and calls that were given up. */
export function leftOut(
  facts: Pick<ReportFacts, 'auditCounts' | 'readings'> & Simulated,
  reliability: Reliability,
  { invited, failed, excluded }: CountedPanel,
): Degradation[] {
  const { callsGivenUp } = facts.auditCounts;
  const lost = excluded.filter(({ reason }) => reason === 'unreadable' || reason === 'unlabelled').length;
  const many = (failed.length + excluded.length) * 10 > invited.length;
  return [
    ...simulationWarnings(facts),
    ...(many ? [{ code: 'models_left_out', message: leftOutMessage(invited.length, failed, excluded) }] : []),
    ...(lost > 0
      ? [
          {
            code: 'responses_not_analysed',
            message: `${counted(lost, 'response')} could not be read or labelled by any synthesizer and ${lost === 1 ? 'is' : 'are'} in no count.`,
          },
        ]
      : []),
    ...(callsGivenUp > 0
      ? [
          {
            code: 'calls_given_up',
            message: `${counted(callsGivenUp, 'call')} of the synthesis brought nothing that could be used and ${callsGivenUp === 1 ? 'was' : 'were'} given up.`,
          },
        ]
      : []),
    ...readingWarnings(facts.readings),
    ...reliabilityWarnings(reliability),
  ];
}

function leftOutMessage(
  invited: number,
  failed: CountedPanel['failed'],
  excluded: CountedPanel['excluded'],
): string {
  const parts = [
    ...tally(failed.map(({ failure }) => failure ?? 'timeout')).map(
      ([word, count]) => `${count} failed (${word})`,
    ),
    ...tally(excluded.map(({ reason }) => reason)).map(([word, count]) => `${count} set aside (${word})`),
  ];
  return `${failed.length + excluded.length} of the ${counted(invited, 'model')} asked are in no count: ${joined(parts)}.`;
}

/** Words with their counts, in the order of the words, and with spaces instead of underscores. */
function tally(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([word, count]) => [word.replaceAll('_', ' '), count]);
}
