import type { ReportFacts } from '../../findings/facts.ts';
import type { Degradation } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import { crossCheck } from '../count/cross-check.ts';
import type { CountedPanel } from '../count/panel.ts';
import { counted, joined } from '../prose/wording.ts';
import { crossCheckWarnings } from './statements/cross-check.ts';
import { coderWarnings } from './statements/second-coder.ts';
import { type Simulated, simulationWarnings } from './statements/simulated.ts';
import { trialWarnings } from './statements/trials.ts';

/**
 * Percentage of responses left out for invented claims above which `errors` warns. Our choice: below it the record of
 * provenance names them, which is enough. If two synthesizers each invent in three of a hundred cases, both find the
 * same foreign claim in one response of a thousand.
 */
const untrustedPercent = 5;

/** Entries of `errors` about simulated parts, models that are not counted and calls that were given up. */
export function leftOut(
  facts: Pick<ReportFacts, 'auditCounts' | 'secondCoding' | 'triedLabellings'> & Simulated,
  { invited, failed, excluded }: CountedPanel,
): Degradation[] {
  const { callsGivenUp = 0 } = facts.auditCounts;
  const lost = excluded.filter(({ reason }) => reason === 'unreadable' || reason === 'unlabelled').length;
  const untrusted = excluded.filter(({ reason }) => reason === 'failed_trial').length;
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
    ...(untrusted * 100 > invited.length * untrustedPercent
      ? [
          {
            code: 'responses_failed_trial',
            message: `${counted(untrusted, 'response')} ${untrusted === 1 ? 'is' : 'are'} in no count, because every synthesizer that labelled ${untrusted === 1 ? 'it' : 'them'} found a claim there that nobody made.`,
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
    ...coderWarnings(facts.secondCoding),
    ...crossCheckWarnings(crossCheck(facts.findings)),
    ...trialWarnings(facts),
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
