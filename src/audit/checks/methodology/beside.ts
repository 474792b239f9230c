import type { Beside, Uncounted } from '../../../report/controls/common/control.ts';
import type { Conditions } from '../../../report/schema/parts/control-counts.ts';
import type { Report } from '../../../report/schema/report.ts';
import type { Rebuilt } from '../../material/rebuild.ts';

/** What warnings rest on, as far as the report alone tells; what only sentences state is 0. */
export function statedBeside({ errors }: Report, conditions: Conditions, { tables }: Rebuilt): Beside {
  return {
    tables,
    uncounted: {
      panel: none,
      synthesis: { ...none, calls: synthesisCallsIn(errors, conditions.synthesis_calls.simulated) },
      late: 0,
    },
    withheldClaims: conditions.withheld.claims,
  };
}

const none: Uncounted['panel'] = { calls: 0, toolsOffered: 0, cited: 0 };

/**
 * The report gives the number of simulated calls, and only the entry itself that of all, if it
 * differs.
 */
function synthesisCallsIn(errors: Report['errors'], simulated: number): number {
  const said = errors.find(({ code }) => code === 'simulated_synthesis')?.message ?? '';
  return Math.max(simulated, Number(/\bof the (\d{1,6}) answers/.exec(said)?.[1] ?? simulated));
}
