import { counted } from '../prose/wording.ts';
import type { Tables } from '../tables/tables.ts';
import type { CountedControl } from './common/control.ts';

/**
 * Says that a simulator took the place of models (R-H07). It comes first, so that nobody takes
 * planted opinions for those of real models.
 */
export const simulatedAnswers = {
  member: 'simulated_answers',
  counts: ({ tables: { panel } }) =>
    panel.invited.filter(({ status, simulated }) => status === 'success' && simulated).length,
  warnings: {
    simulated_panel: (simulated, { tables }) => notice(simulated, answeredIn(tables)),
  },
  sentences: { asked: (simulated, { tables }) => notice(simulated, answeredIn(tables)) },
} satisfies CountedControl<'simulated_answers'>;

function answeredIn({ panel }: Tables): number {
  return panel.included.length + panel.excluded.length;
}

function notice(simulated: number, answered: number): string[] {
  if (simulated === 0) return [];
  const rest = 'They show how this service works and say nothing about what real models think.';
  if (simulated === answered)
    return [`The answers of this run were made by the built-in simulator, not by real models. ${rest}`];
  return [
    `${simulated} of the ${counted(answered, 'answer')} of this run ${simulated === 1 ? 'was' : 'were'} made by the built-in simulator, not by real models; the record of provenance marks each. ${rest}`,
  ];
}
