import type { ReportFacts } from '../../findings/facts.ts';
import { uniqueSorted } from '../../text/order.ts';
import type { Tables } from '../tables/tables.ts';
import { isSubstituted, nameFromOutside } from './research-record.ts';
import { callConditions, panelCalls, tallyCalls, temperatureOf } from './statements/calls.ts';
import { type Reliability, reliabilityConditions } from './statements/cross-check.ts';
import { missedConditions } from './statements/missed.ts';
import { readingConditions } from './statements/reading.ts';
import { coverageConditions, regroupingConditions } from './statements/regrouping.ts';

/** The number of sections that are printed as written, and of those made by code instead. */
export interface SectionCounts {
  readonly written: number;
  readonly replaced: number;
}

/** The methodology for programs: how calls were made, and the counts of every check (R-R11). */
export function methodologyConditions(
  facts: ReportFacts,
  tables: Tables,
  reliability: Reliability,
  sections: SectionCounts,
) {
  const synthesisCalls = tallyCalls(facts.instruments.calls);
  return {
    panel_calls: {
      messages: 'the question alone',
      ...callConditions(panelCalls(facts.findings.models)),
      temperature: temperatureOf(panelCalls(facts.findings.models)),
      independent: true,
      substituted: facts.findings.models.filter(isSubstituted).length,
    },
    synthesis_calls: {
      synthesizers: [...facts.instruments.synthesizers],
      by_stage: facts.instruments.stages.map(({ stage, synthesizers }) => ({
        stage,
        synthesizers: [...synthesizers],
      })),
      prompt_versions: { ...facts.instruments.promptVersions },
      ...callConditions(synthesisCalls),
      temperature: temperatureOf(synthesisCalls),
      served_models: servedModels(facts, tables),
      simulated: facts.instruments.calls.filter(({ simulated }) => simulated).length,
      model_names_shown: false,
    },
    coverage: coverageConditions(facts.coverage),
    regrouping: regroupingConditions(facts.regrouping),
    missed: missedConditions(facts.twiceExtracted),
    reliability: reliabilityConditions(reliability),
    prose: readingConditions(facts.readings),
    simulated_answers: tables.panel.invited.filter(
      ({ status, simulated }) => status === 'success' && simulated,
    ).length,
    audit: auditConditions(facts, tables, sections),
  };
}

function auditConditions(
  { auditCounts, findings }: ReportFacts,
  { claims, camps }: Tables,
  sections: SectionCounts,
) {
  return {
    evidence_found: auditCounts.evidenceFound,
    evidence_dropped: auditCounts.evidenceDropped,
    claims_proposed: auditCounts.claimsProposed,
    claims_labelled: findings.selection?.labelled ?? claims.length,
    claims_left_out_unmade: findings.selection?.unmade ?? 0,
    claims_left_out_repeated: findings.selection?.repeated.length ?? 0,
    claims_reported: claims.length,
    stances_reported: claims.reduce((sum, { spans }) => sum + spans.length, 0),
    camp_choices_reported: camps.reduce((sum, { spans }) => sum + spans.length, 0),
    calls_reasked: auditCounts.callsReasked,
    calls_handed_over: auditCounts.callsHandedOver,
    calls_given_up: auditCounts.callsGivenUp,
    sections_replaced: sections.replaced,
  };
}

function servedModels({ instruments }: ReportFacts, { copies }: Tables): string[] {
  const named = instruments.calls.map(({ servedModel }) => nameFromOutside(servedModel, copies));
  return uniqueSorted(named.filter((name) => name !== null));
}
