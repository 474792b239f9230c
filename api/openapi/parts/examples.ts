import { compactReport } from '../../../src/report/compact.ts';
import recorded from './examples.json' with { type: 'json' };

/**
 * Bodies recorded from one run through the real service with simulated models, with lists cut to
 * two entries. A test repeats the run and compares; `UPDATE_EXAMPLES=1` records them again.
 */
export const examples = {
  ...recorded,
  result_compact: { ...recorded.result_full, report: compactReport(recorded.result_full.report) },
};
