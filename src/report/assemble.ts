import type { ReportFacts } from '../findings/facts.ts';
import type { Degradation } from '../findings/findings.ts';
import { conditionsOf, warningsOf } from './controls/controls.ts';
import { campView } from './count/camps.ts';
import { caseView, itDependsView } from './count/cases.ts';
import { claimView } from './count/claims.ts';
import { labsView } from './count/labs.ts';
import { quantityView } from './count/quantities.ts';
import { type Flags, flagsOf } from './flags.ts';
import { plainText } from './prose/presentable.ts';
import { mapTexts } from './prose/strings.ts';
import { besideOf, givenOf } from './record/beside.ts';
import { methodology } from './record/methodology.ts';
import { type UnsignedReport, withReceipt } from './record/receipt.ts';
import { researchRecord } from './record/research-record.ts';
import { type Report, reportSchemaVersion } from './schema/report.ts';
import { bestResponseView } from './sections/best-response.ts';
import { chooseSections } from './sections/choose.ts';
import type { Tables } from './tables/tables.ts';

/**
 * Builds the report of a run. A written section that fails its check is replaced by plain sentences
 * made by code, and `errors` says so. So there is a report for any facts, and nothing in it is
 * unchecked.
 * @param tables of these findings
 */
export function reportFrom(facts: ReportFacts, tables: Tables): Report {
  const sections = chooseSections(facts, tables);
  const { answer, analysis } = sections;
  const conditions = conditionsOf(givenOf(facts, tables));
  const beside = besideOf(facts, tables);
  const errors = distinct([
    ...warningsOf(conditions, beside),
    ...facts.reductions,
    ...tables.reductions,
    ...sections.reductions,
  ]);
  const flags = flagsOf(errors, conditions);
  const unsigned: UnsignedReport = {
    schema_version: reportSchemaVersion,
    status: facts.verdict,
    errors,
    question: {
      text: facts.findings.question,
      question_type: tables.questionType,
      language: tables.language ?? 'other',
    },
    answer: mapTexts(
      {
        ...answer,
        ...(tables.comparison === undefined
          ? {}
          : { best_response: tables.comparison && bestResponseView(tables.comparison) }),
        it_depends: itDependsView(tables.cases, tables.panel.included.length),
        primary_disagreement_id: analysis.disagreements[0]?.disagreement_id ?? null,
        notable_minority_insight_id: analysis.minority_insights[0]?.insight_id ?? null,
        ...flags.answer,
      },
      plainText,
    ),
    evidence: evidenceView(tables, flags),
    analysis: { ...mapTexts(analysis, plainText), ...flags.analysis },
    research_record: researchRecord(facts, tables),
    methodology: methodology({ panelId: facts.run.panel, verdict: facts.verdict }, conditions, beside),
  };
  return withReceipt(unsigned, facts);
}

function evidenceView(tables: Tables, flags: Flags): Report['evidence'] {
  const { included, labels } = tables.panel;
  const { labs } = tables;
  return {
    claims: tables.claims.map((claim) => ({
      ...claimView(claim, labs.areShared ? labs.ofClaim(claim) : null),
      ...flags.ofClaim(claim.claim.claimId),
    })),
    camps: tables.camps.map((camp) => ({
      ...campView(camp, included, labels, labs.areShared ? labs.ofCamp(camp) : null, tables.cases),
      ...flags.ofCamp(camp.members),
    })),
    labs: labsView(labs, included.length),
    cases: tables.cases.map(caseView),
    cases_left_out_count: tables.casesLeftOut,
    quantities: tables.quantities.map(quantityView),
    quantities_left_out_count: tables.quantitiesLeftOut,
    unclassified_model_ids: [...tables.unclassified],
    ...flags.evidence,
  };
}

function distinct(reductions: readonly Degradation[]): Report['errors'] {
  const seen = new Set<string>();
  return reductions
    .filter(({ code, message }) => {
      const key = `${code}\n${message}`;
      return !seen.has(key) && seen.add(key);
    })
    .map(({ code, message }) => ({ code, message }));
}
