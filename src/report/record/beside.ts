import type { ReportFacts } from '../../findings/facts.ts';
import type { Degradation } from '../../findings/findings.ts';
import { uncountedCalls } from '../controls/calls/tally.ts';
import type { Beside, GivenCounts, SectionCounts } from '../controls/common/control.ts';
import { conditionsOf, warningsOf } from '../controls/controls.ts';
import type { Tables } from '../tables/tables.ts';
import { nameFromOutside } from './research-record.ts';

/** What the counts of controls are made from. */
export function givenOf(facts: ReportFacts, tables: Tables, sections: SectionCounts): GivenCounts {
  const names = facts.instruments.calls.map(({ servedModel }) => nameFromOutside(servedModel, tables.copies));
  return { facts, tables, sections, servedModels: names.filter((name) => name !== null) };
}

/** What the sentences of controls rest on beside their counts. */
export function besideOf(
  { findings, instruments }: ReportFacts,
  tables: Tables,
  sections: SectionCounts,
): Beside {
  return {
    tables,
    sections,
    uncounted: {
      panel: uncountedCalls(findings.models.flatMap(({ call }) => call ?? [])),
      synthesis: uncountedCalls(instruments.calls),
      late: tables.panel.invited.filter(({ lateRetry }) => lateRetry).length,
    },
  };
}

/** All entries of `errors` that controls add to those of the stages. */
export function warningsFrom(facts: ReportFacts, tables: Tables): Degradation[] {
  const sections = { written: 0, replaced: 0 };
  return warningsOf(conditionsOf(givenOf(facts, tables, sections)), besideOf(facts, tables, sections));
}
