import type { ReportFacts } from '../../findings/facts.ts';
import { uniqueSorted } from '../../text/order.ts';
import type { UnsignedMethodology } from '../schema/methodology.ts';
import type { Tables } from '../tables/tables.ts';
import { type CollectionTold, evidenceCollection } from './collection.ts';
import { inferenceBody } from './inference.ts';
import { methodologyConditions, type SectionCounts } from './methodology-conditions.ts';
import { controlList, stageList, whyControlledInference } from './methodology-text.ts';
import { isSubstituted } from './research-record.ts';
import { panelCalls, tallyCalls } from './statements/calls.ts';
import type { Reliability } from './statements/cross-check.ts';
import { readersIn } from './statements/reading.ts';
import { panelNotice, synthesisNotice } from './statements/simulated.ts';
import { synthesisAndAudit } from './synthesis.ts';

/** How this report was made: the configuration of this run, and the results of its checks (R-R11). */
export function methodology(
  facts: ReportFacts,
  tables: Tables,
  reliability: Reliability,
  sections: SectionCounts,
): UnsignedMethodology {
  return {
    evidence_collection: evidenceCollection(collectionOf(facts, tables), tables),
    synthesis_and_audit: synthesisAndAudit(
      { ...facts, selection: facts.findings.selection },
      tables,
      reliability,
      sections,
    ),
    ...unchanging,
    controlled_inference: {
      title: unchangingInference.title,
      body: inferenceBody({
        ...facts.instruments,
        calls: tallyCalls(facts.instruments.calls),
        notice: synthesisNotice(facts.instruments.calls),
      }),
      why_this_matters: unchangingInference.why_this_matters,
      conditions: methodologyConditions(facts, tables, reliability, sections),
      instrument_labels: instrumentsOf(facts),
    },
  };
}

/** The parts of a methodology that are the same in every report. */
export const unchanging = {
  stages: stageList.map(({ key, label }, i) => ({ order: i + 1, key, label })),
  controls: controlList.map((control) => ({ ...control })),
};

export const unchangingInference = {
  title: 'Controlled inference',
  why_this_matters: whyControlledInference,
};

function collectionOf({ findings, run, verdict }: ReportFacts, { panel }: Tables): CollectionTold {
  return {
    notice: panelNotice(findings),
    panelId: run.panel,
    verdict,
    calls: panelCalls(findings.models),
    substituted: findings.models.filter((model) => model.status === 'success' && isSubstituted(model)).length,
    late: panel.invited.filter(({ lateRetry }) => lateRetry).length,
  };
}

/** Every model that extracted, grouped, labelled, wrote or read what was written. */
function instrumentsOf({ instruments, regrouping, findings, readings }: ReportFacts): string[] {
  return uniqueSorted([
    ...instruments.synthesizers,
    ...findings.crossCheck.asked,
    ...regrouping.by,
    ...readersIn(readings),
  ]);
}
