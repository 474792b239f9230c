import type { ReportFacts } from '../../findings/facts.ts';
import { uncountedCalls } from '../controls/calls/tally.ts';
import type { Beside, GivenCounts } from '../controls/common/control.ts';
import type { Tables } from '../tables/tables.ts';
import { nameFromOutside } from './research-record.ts';

export function givenOf(facts: ReportFacts, tables: Tables): GivenCounts {
  const names = facts.instruments.calls.map(({ servedModel }) => nameFromOutside(servedModel, tables.copies));
  return { facts, tables, servedModels: names.filter((name) => name !== null) };
}

/** What the sentences of controls rest on beside their counts. */
export function besideOf({ findings, instruments, withheld }: ReportFacts, tables: Tables): Beside {
  return {
    tables,
    uncounted: {
      panel: uncountedCalls(findings.models.flatMap(({ call }) => call ?? [])),
      synthesis: uncountedCalls(instruments.calls),
      late: tables.panel.invited.filter(({ lateRetry }) => lateRetry).length,
    },
    withheldClaims: withheld.claims,
  };
}
