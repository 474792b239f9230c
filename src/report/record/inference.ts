import type { Instruments } from '../../findings/facts.ts';
import { type CallTally, callStatement, synthesizersStatement, temperatureOf } from './statements/calls.ts';

/** What the methodology tells about the calls of the synthesis. */
export interface InferenceTold extends Pick<Instruments, 'stages' | 'synthesizers'> {
  readonly notice: readonly string[];
  readonly calls: CallTally;
}

/** The methodology’s sentences about the models of the synthesis and their calls. */
export function inferenceBody({ stages, synthesizers, notice, calls }: InferenceTold): string {
  const temperature = temperatureOf(calls);
  return [
    ...synthesizersStatement({ stages, synthesizers }),
    ...notice,
    typeof temperature === 'number'
      ? `Every call was sent at temperature ${temperature}.`
      : `The temperature that was sent is ${temperature ?? 'not known'}.`,
    callStatement(calls),
    'A synthesizer writes into a strict output format, and never learns which model or laboratory wrote a response.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
