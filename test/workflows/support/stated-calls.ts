import assert from 'node:assert/strict';
import { statedConditions } from '../../../src/audit/material/conditions.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import type { SimulatorCall } from '../../harness/simulator-control.ts';

/**
 * The simulator answers every call of a synthesis, so that the report has to count as many
 * simulated answers as there are calls in its log, among them some of this stage.
 */
export function assertCountsCalls(report: Report, calls: readonly SimulatorCall[], stage: string): void {
  const answered = calls.filter((call) => call.status === 200 && call.stage !== 'ask');
  assert.ok(answered.some((call) => call.stage === stage));
  assert.equal(statedConditions(report)!.synthesis_calls.simulated, answered.length);
}
