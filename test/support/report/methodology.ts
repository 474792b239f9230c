import { statedConditions } from '../../../src/audit/material/conditions.ts';
import { exampleFacts } from '../../unit/report/example.ts';
import { builtReport } from './built-report.ts';

type Changes = NonNullable<Parameters<typeof exampleFacts>[0]>;
type Models = NonNullable<Changes['models']>;

/** The models of the example's panel. */
export const exampleModels = exampleFacts().findings.models;

/** The methodology of the report of the example, changed. */
export function methodologyOf(changes: Changes) {
  return builtReport(exampleFacts(changes)).methodology!;
}

/** What the methodology says of how the models of a panel were asked. */
export function collectionOf(models: Models): string {
  return methodologyOf({ models }).evidence_collection ?? '';
}

/** What the methodology counts of the calls of the panel. */
export function panelCallsOf(models: Models) {
  return statedConditions(builtReport(exampleFacts({ models })))!.panel_calls;
}

/** The example's models, whose answers showed this, and whose calls were sent with that. */
export function modelsWithCalls(seen: object, sent: object = {}) {
  return exampleModels.map((model) => ({
    ...model,
    call: model.call && { sent: { ...model.call.sent, ...sent }, seen: { ...model.call.seen, ...seen } },
  }));
}
