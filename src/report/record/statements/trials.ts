import type { ReportFacts } from '../../../findings/facts.ts';
import type { Degradation } from '../../../findings/findings.ts';
import { countTrials, failsTooOften, type TrialCounts } from '../../count/trials.ts';
import { counted, joined, someOf } from '../../prose/wording.ts';

// Statements about trials: claims with known answers by which labelling was tested (R-R16).

/** Entries of `errors` if trials failed too often. */
export function trialWarnings({ triedLabellings }: Pick<ReportFacts, 'triedLabellings'>): Degradation[] {
  // Each coder by itself: a good one would hide a bad one.
  return [...Map.groupBy(triedLabellings, ({ coder }) => coder)].flatMap(([coder, own]) => {
    const counts = countTrials(own);
    if (!failsTooOften(counts)) return [];
    const message = `In ${counts.failed} of ${counted(counts.labellings, 'labelling')} the ${coder} coder gave wrong answers to control claims: its other answers are in doubt.`;
    return [{ code: 'trials_failed', message }];
  });
}

/** Sentences for the methodology; none if no call contained a trial. */
export function trialStatement(counts: TrialCounts): string[] {
  const { labellings, own, foreign, failed, replaced, doubtful, leftOut } = counts;
  if (labellings === 0) return [];
  return [
    `${counted(labellings, 'labelling')} contained control claims with known answers: ${[
      ...(own.set > 0
        ? [
            `of ${own.set} that the response itself makes, as stated or denied, ${failing(own, 'answered wrongly')}`,
          ]
        : []),
      ...(foreign.set > 0 ? [`of ${foreign.set} that no response makes, ${failing(foreign, 'found')}`] : []),
    ].join('; ')}.`,
    ...(failed > 0 ? [`As a result ${joined(consequences(replaced, doubtful, leftOut))}.`] : []),
  ];
}

/** "none was found", "2 were found at first and 1 when asked again". */
function failing({ failedAtFirst, failedAgain }: TrialCounts['own'], what: string): string {
  const atFirst = `${someOf(failedAtFirst)} ${failedAtFirst < 2 ? 'was' : 'were'} ${what}`;
  return failedAtFirst + failedAgain === 0
    ? atFirst
    : `${atFirst} at first and ${someOf(failedAgain)} when asked again`;
}

function consequences(replaced: number, doubtful: number, leftOut: number): string[] {
  return [
    ...(replaced > 0 ? [`${replaced} went to another synthesizer`] : []),
    ...(doubtful > 0
      ? [
          `${doubtful} ${doubtful === 1 ? 'remains' : 'remain'} in doubt because every synthesizer missed what extraction had found`,
        ]
      : []),
    ...(leftOut > 0 ? [`${leftOut} ${leftOut === 1 ? 'was' : 'were'} left out`] : []),
  ];
}

/** The same for programs. */
export function trialConditions({ triedLabellings }: Pick<ReportFacts, 'triedLabellings'>) {
  const { labellings, own, foreign, failed, replaced, doubtful, leftOut } = countTrials(triedLabellings);
  return {
    labellings,
    own_claims_set: own.set,
    own_claims_failed_at_first: own.failedAtFirst,
    own_claims_failed_again: own.failedAgain,
    foreign_claims_set: foreign.set,
    foreign_claims_failed_at_first: foreign.failedAtFirst,
    foreign_claims_failed_again: foreign.failedAgain,
    labellings_failed: failed,
    labellings_replaced: replaced,
    labellings_in_doubt: doubtful,
    labellings_left_out: leftOut,
  };
}
