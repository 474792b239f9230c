import { counted, joined } from '../../prose/wording.ts';
import type { CallCounts } from '../../schema/parts/control-counts.ts';
import type { UncountedCalls } from '../common/control.ts';

// Sentences about calls. What is unknown is said to be unknown.

/** One or more sentences on tools, pages and reasoning. */
export function callSentences(counts: CallCounts, { calls, toolsOffered, cited }: UncountedCalls): string[] {
  if (calls === 0) return [];
  return [
    toolsOffered === 0
      ? 'No call offered tools or a search.'
      : `${counted(toolsOffered, 'call')} offered tools.`,
    ...(counts.tool_calls_seen > 0
      ? [`${counted(counts.tool_calls_seen, 'answer')} asked for a tool all the same; none was run.`]
      : []),
    ...(cited > 0
      ? [`${counted(cited, 'answer')} named pages found by a search that the endpoint made by itself.`]
      : []),
    reasoningSentence(counts, calls),
  ];
}

function reasoningSentence(counts: CallCounts, calls: number): string {
  const { reasoning_switched_off: off, reasoning_seen: reasoned, reasoning_unknown: unknown } = counts;
  const seen = [
    ...(reasoned > 0
      ? [
          `${counted(reasoned, 'answer')} ${reasoned === 1 ? 'shows' : 'show'} reasoning${off > 0 ? ' all the same' : ''}`,
        ]
      : []),
    ...(unknown > 0
      ? [
          unknown === calls && calls > 1
            ? 'no provider said whether it was used'
            : `for ${counted(unknown, 'answer')} the provider did not say whether it was used`,
        ]
      : []),
  ];
  return `${switchedOff(off, calls)}${seen.length > 0 ? `; ${joined(seen)}` : ''}.`;
}

function switchedOff(off: number, calls: number): string {
  if (off === 0) return 'Extended reasoning was left to each model';
  if (off === calls) return 'Extended reasoning was switched off in every call';
  return `Extended reasoning was switched off in ${off} of ${calls} calls and left to the model in the others`;
}
