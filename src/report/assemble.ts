import { campView } from './camps.ts';
import { chooseSections } from './choose-sections.ts';
import { claimView } from './claims.ts';
import { type ReportContext, reportContext } from './context.ts';
import { elideCopies } from './copied-text.ts';
import type { Reduction } from './evidence.ts';
import { evidenceOf, type ReportFacts } from './facts.ts';
import { methodology } from './methodology.ts';
import { researchRecord } from './provenance.ts';
import { type Report, reportSchemaVersion } from './schema.ts';

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
    errors: distinct([...facts.reductions, ...context.reductions, ...sections.reductions]),
    question: { text: facts.run.prompt, question_type: facts.questionType },
    answer: withoutCopies(
      {
        ...answer,
        primary_disagreement_id: analysis.disagreements[0]?.disagreement_id ?? null,
        notable_minority_insight_id: analysis.minority_insights[0]?.insight_id ?? null,
      },
      context,
    ),
    evidence: {
      claims: context.claims.map(claimView),
      camps: context.camps.map((camp) => campView(camp, byId, context.panel.labels)),
      unclassified_model_ids: [...context.unclassified],
    },
    analysis: withoutCopies(analysis, context),
    research_record: researchRecord(facts, context),
    methodology: methodology(facts, context, {
      written: sections.written,
      replaced: sections.reductions.length,
    }),
  };
}

/** Filling and quoting join words that were checked apart; what joins to a copy is cut like any other. */
function withoutCopies<Value>(value: Value, context: ReportContext): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? elideCopies(context.copies, part) : part,
  );
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
