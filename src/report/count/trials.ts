import { passes, type TrialVerdict, type TriedLabelling } from '../../findings/trials.ts';
import { isUnlikely } from './cross-check.ts';

/** The results of the trials of one kind. */
interface KindCounts {
  readonly set: number;
  /** Failed in the first output. */
  readonly failedAtFirst: number;
  /** Failed also in the last output of the synthesizer that was asked first. */
  readonly failedAgain: number;
}

/** The results of all trials. */
export interface TrialCounts {
  /** Labellings whose call contained a trial. */
  readonly labellings: number;
  readonly own: KindCounts;
  readonly foreign: KindCounts;
  /** Labellings in which the synthesizer that was asked first failed a trial to the end. */
  readonly failed: number;
  /** Of those: another synthesizer passed, and its labels count. */
  readonly replaced: number;
  /** Of those: labels count although every synthesizer missed a claim of the response's own. */
  readonly doubtful: number;
  /** Of those: no labels count. */
  readonly leftOut: number;
}

export function countTrials(labellings: readonly TriedLabelling[]): TrialCounts {
  const tried = labellings.flatMap(({ outputs, kept }) => {
    const [first] = outputs;
    const last = outputs.findLast(({ synthesizer }) => synthesizer === first?.synthesizer);
    return first && last && isTried(first) ? [{ first, last, kept }] : [];
  });
  const kind = (of: 'own' | 'foreign'): KindCounts => ({
    set: tried.filter(({ first }) => first[of] !== null).length,
    failedAtFirst: tried.filter(({ first }) => first[of] === false).length,
    failedAgain: tried.filter(({ last }) => last[of] === false).length,
  });
  const failed = tried.filter(({ last }) => !passes(last));
  const thatKept = (how: TriedLabelling['kept']) => failed.filter(({ kept }) => kept === how).length;
  return {
    labellings: tried.length,
    own: kind('own'),
    foreign: kind('foreign'),
    failed: failed.length,
    replaced: thatKept('passed'),
    doubtful: thatKept('doubtful'),
    leftOut: thatKept('none'),
  };
}

function isTried({ own, foreign }: TrialVerdict): boolean {
  return own !== null || foreign !== null;
}

/** Share of failed trials from which a report warns. Our choice: a coder that errs once in ten is worth checking. */
const warnedShare = 0.1;

/**
 * The rate up to which trials fail if extraction and labelling each make every kind of error in three of a hundred
 * cases (`npm run bench -- panel --rates 3`): an error of either one fails a trial.
 */
const usualRate = 0.18;

/** Whether a coder failed more than a tenth of its trials, and more than chance explains. */
export function failsTooOften({ labellings, failed }: Pick<TrialCounts, 'labellings' | 'failed'>): boolean {
  return failed > labellings * warnedShare && isUnlikely(failed, labellings, usualRate);
}
