import type { Reduction } from '../findings/findings.ts';
import { campView } from './camps.ts';
import { chooseSections } from './choose-sections.ts';
import { claimView } from './claims.ts';
import { reportContext } from './context.ts';
import { evidenceOf, type ReportFacts } from './facts.ts';
import { leftOut } from './left-out.ts';
import { methodology } from './methodology.ts';
import { harmlessOnceFilled } from './presentable.ts';
import { researchRecord } from './provenance.ts';
import { type Report, reportSchemaVersion } from './schema.ts';
import { mapTexts } from './strings.ts';

/**
 * The report of a run. A written section that fails its audit is replaced by plain sentences made by code, and
 * `errors` says so: there is a report for any facts, and nothing unchecked in it.
 */
export function assembleReport(facts: ReportFacts): Report {
  const context = reportContext(evidenceOf(facts));
  const sections = chooseSections(facts.written, context);
  const { answer, analysis } = sections;
  const byId = context.panel.included;
  return {
    schema_version: reportSchemaVersion,
    status: facts.verdict,
    errors: distinct([
      ...leftOut(facts, context.panel),
      ...facts.reductions,
      ...context.reductions,
      ...sections.reductions,
    ]),
    question: { text: facts.run.prompt, question_type: facts.questionType },
    answer: mapTexts(
      {
        ...answer,
        primary_disagreement_id: analysis.disagreements[0]?.disagreement_id ?? null,
        notable_minority_insight_id: analysis.minority_insights[0]?.insight_id ?? null,
      },
      harmlessOnceFilled,
    ),
    evidence: {
      claims: context.claims.map(claimView),
      camps: context.camps.map((camp) => campView(camp, byId, context.panel.labels)),
      unclassified_model_ids: [...context.unclassified],
    },
    analysis: mapTexts(analysis, harmlessOnceFilled),
    research_record: researchRecord(facts, context),
    methodology: methodology(facts, context, {
      written: sections.written,
      replaced: sections.reductions.length,
    }),
  };
}

function distinct(reductions: readonly Reduction[]): Report['errors'] {
  const seen = new Set<string>();
  return reductions
    .filter(({ code, message }) => {
      const key = `${code}\n${message}`;
      return !seen.has(key) && seen.add(key);
    })
    .map(({ code, message }) => ({ code, message }));
}
