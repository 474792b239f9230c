import type { ReportFacts } from '../../../findings/facts.ts';
import type { Degradation } from '../../../findings/findings.ts';

// The notices of a report, in its first errors and its methodology, if a simulator took the place of models (R-H07).
// They come first, so that nobody takes planted opinions for those of real models.

/** Entries of `errors`: one for the panel, one for the synthesis. */
export function simulationWarnings({ findings, instruments }: Simulated): Degradation[] {
  return [
    ...panelNotice(findings).map((message) => ({ code: 'simulated_panel', message })),
    ...synthesisNotice(instruments.calls).map((message) => ({ code: 'simulated_synthesis', message })),
  ];
}

export type Simulated = Pick<ReportFacts, 'findings' | 'instruments'>;

/** None if every answer is that of a real model. */
export function panelNotice({ models }: Pick<ReportFacts['findings'], 'models'>): string[] {
  const answered = models.filter(({ status }) => status === 'success');
  const simulated = answered.filter((model) => model.simulated).length;
  if (simulated === 0) return [];
  const rest = 'They show how this service works and say nothing about what real models think.';
  if (simulated === answered.length) {
    return [`The answers of this run were made by the built-in simulator, not by real models. ${rest}`];
  }
  const were = simulated === 1 ? 'was' : 'were';
  return [
    `${simulated} of the ${answered.length} answers of this run ${were} made by the built-in simulator, not by real models; the record of provenance marks each. ${rest}`,
  ];
}

/** Needed even if real models answered: a simulator that analyses their answers is not a model. */
export function synthesisNotice(calls: ReportFacts['instruments']['calls']): string[] {
  const simulated = calls.filter((call) => call.simulated).length;
  if (simulated === 0) return [];
  const which =
    simulated === calls.length
      ? 'The synthesis'
      : `${simulated} of the ${calls.length} answers of the synthesis`;
  return [
    `${which} ${simulated === calls.length || simulated === 1 ? 'was' : 'were'} made by the built-in simulator, not by a real model: what it found in the responses shows how this service works.`,
  ];
}
