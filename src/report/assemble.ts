import type { Section } from './analysis.ts';
import { sectionProblems } from './audit.ts';
import { campView } from './camps.ts';
import { claimView } from './claims.ts';
import { type ReportContext, reportContext } from './context.ts';
import { elideCopies } from './copied-text.ts';
import type { Reduction } from './evidence.ts';
import { evidenceOf, type ReportFacts, type WrittenSections } from './facts.ts';
import { methodology } from './methodology.ts';
import { plainDisagreements, plainMinorityInsights, plainUncertainties } from './plain-analysis.ts';
import { plainAnswer } from './plain-answer.ts';
import { researchRecord } from './provenance.ts';
import { type Analysis, type Answer, type Report, reportSchemaVersion } from './schema.ts';
import { answerView, disagreementViews, minorityInsightViews, uncertaintyViews } from './sections.ts';

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
    methodology: methodology(facts, context, sections.reductions.length),
  };
}

interface ChosenSections {
  readonly answer: Answer;
  readonly analysis: Analysis;
  readonly reductions: readonly Reduction[];
}

function chooseSections(written: WrittenSections, context: ReportContext): ChosenSections {
  const reductions: Reduction[] = [];
  /** The written section, or the plain one with a word about why; nothing is missing where code has nothing to say. */
  function choose<S extends Section, View>(
    section: S,
    view: (written: NonNullable<WrittenSections[S]>) => View,
    plain: View,
  ): View {
    const draft = written[section];
    if (
      draft !== null &&
      sectionProblems(section, draft as NonNullable<WrittenSections[S]>, context).length === 0
    ) {
      return view(draft as NonNullable<WrittenSections[S]>);
    }
    const nothingMissing = draft === null && Array.isArray(plain) && plain.length === 0;
    if (!nothingMissing) reductions.push(replacement(section, draft === null));
    return plain;
  }
  const answer = choose('answer', (draft) => answerView(draft, context), plainAnswer(context));
  const analysis = {
    disagreements: choose(
      'disagreements',
      (draft) => disagreementViews(draft, context),
      plainDisagreements(context),
    ),
    minority_insights: choose(
      'minorityInsights',
      (draft) => minorityInsightViews(draft, context),
      plainMinorityInsights(context),
    ),
    uncertainties: choose(
      'uncertainties',
      (draft) => uncertaintyViews(draft, context),
      plainUncertainties(context),
    ),
  };
  return { answer, analysis, reductions };
}

const sectionNames: Readonly<Record<Section, string>> = {
  answer: 'answer',
  disagreements: 'disagreements',
  minorityInsights: 'minority insights',
  uncertainties: 'uncertainties',
};

function replacement(section: Section, absent: boolean): Reduction {
  const why = absent ? 'could not be written' : 'did not pass the checks';
  return {
    code: 'section_replaced',
    message: `The section “${sectionNames[section]}” ${why}; it was made by code from the computed values.`,
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
