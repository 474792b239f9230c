import type { Draft, SectionReading } from '../../findings/drafts.ts';
import { asksForFact } from '../../findings/findings.ts';
import { harmless } from '../../text/harmless.ts';
import { uniqueSorted } from '../../text/order.ts';
import type { CampTally } from '../count/camps.ts';
import { leadingOption } from '../count/standing.ts';
import { withoutMarks } from '../prose/marks.ts';
import type { Disagreement, MinorityInsight, Uncertainty } from '../schema/parts/analysis.ts';
import type { AnswerSection, AnswerSource } from '../schema/parts/answer.ts';
import type { Tables } from '../tables/tables.ts';
import { attribution, numbersOf } from './attribution.ts';
import { optionsByCode, plainAnswer } from './fallback-answer.ts';
import { insightsOf } from './insights-by-code.ts';
import { withWrittenRationales } from './ranked-options.ts';
import { type Citing, citing } from './sources.ts';
import { standingSentences } from './standing.ts';

/**
 * The written answer as the report shows it: option and ranks by count, and in the words of code
 * what was left out of it.
 * @param readings tell who wrote it, whose judgement the assessment is
 */
export function answerView(
  written: Draft<'answer'>,
  tables: Tables,
  readings: readonly SectionReading[],
): AnswerSection {
  const sources: AnswerSource[] = [];
  const cited = citing(tables, plainly, sources);
  const offersOptions = !asksForFact(tables.questionType);
  const { recommendation } = written;
  const plain = plainAnswer(tables);
  const or = (field: string, text: string, byCode: string) => (text === '' ? byCode : cited(field, text));
  const answer = {
    headline: or('headline', written.headline, plain.headline),
    standing: standingSentences(tables),
    direct_answer: or('direct_answer', written.direct_answer, plain.direct_answer),
    rationale: cited('rationale', written.rationale),
    recommended_option: leadingOption(tables.camps),
    key_points: keyPointsView(written.key_points, cited),
    assessment: assessmentView(written, tables, readings, cited),
    recommendation:
      offersOptions && recommendation
        ? {
            statement: cited('recommendation.statement', recommendation.statement),
            related_claim_ids: numbersOf(recommendation.claims),
          }
        : null,
    ranked_options: offersOptions
      ? withWrittenRationales(
          optionsByCode(tables),
          written.ranked_options.map((each) => ({ ...each, rationale: plainly(each.rationale) })),
        )
      : [],
  };
  return { ...answer, sources };
}

function keyPointsView(points: Draft<'answer'>['key_points'], cited: Citing): AnswerSection['key_points'] {
  return points.map((point, i) => ({
    key_point_id: i + 1,
    label: cited(`key_points[${i}].label`, point.label),
    statement: cited(`key_points[${i}].statement`, point.statement),
    related_claim_ids: numbersOf(point.claims),
  }));
}

/** The judgement of the synthesizer that wrote the answer. */
function assessmentView(
  { assessment, assessment_reasons: reasons, own_knowledge: known }: Draft<'answer'>,
  tables: Tables,
  readings: readonly SectionReading[],
  cited: Citing,
): AnswerSection['assessment'] {
  if (assessment === null) return null;
  const at = 'assessment';
  const [favoured = null] = numbersOf(assessment.favours === null ? [] : [assessment.favours]);
  return {
    model_id: readings.find(({ section }) => section === 'answer')?.writer ?? '',
    favoured_camp_id: favoured,
    differs_from_panel: differsFromPanel(favoured, tables.camps),
    statement: cited(`${at}.statement`, assessment.statement),
    reasons: reasons.map(({ kind, statement, claims }, i) => ({
      kind,
      statement: cited(`${at}.reasons[${i}].statement`, statement),
      related_claim_ids: numbersOf(claims),
    })),
    own_knowledge: known.map(({ statement, claims }, i) => ({
      statement: cited(`${at}.own_knowledge[${i}].statement`, statement),
      related_claim_ids: numbersOf(claims),
    })),
  };
}

/** Whether a judgement favours another camp than the largest one. */
export function differsFromPanel(favours: number | null, camps: readonly CampTally[]): boolean {
  return favours !== null && camps.some(({ camp, rank }) => camp.campId === favours && rank > 1);
}

/** Written disagreements, in the writer's order. */
export function disagreementViews({ disagreements }: Draft<'disagreements'>): Disagreement[] {
  return disagreements.map((item, i) => ({
    disagreement_id: i + 1,
    issue: plainly(item.issue),
    related_claim_ids: numbersOf(item.claims),
    related_camp_ids: numbersOf(item.camps),
    core_tension: plainly(item.core_tension),
    assumptions: item.assumptions.map(plainly).filter(isText),
    why_it_matters: plainly(item.why_it_matters),
    resolving_information: item.resolving_information.map(plainly).filter(isText),
  }));
}

/**
 * Written minority insights in the writer's order, with the models from the counts. What the writer
 * has picked without words of its own stands in those of its claim.
 */
export function minorityInsightViews(
  { insights }: Draft<'minority_insights'>,
  tables: Tables,
): MinorityInsight[] {
  const inItsWords = (claimId: number) =>
    insightsOf(
      tables.claims.filter(({ claim }) => claim.claimId === claimId),
      tables,
    );
  return insights
    .flatMap(({ claim, insight, why_it_matters: why }): MinorityInsight[] => {
      const [claimId = 0] = numbersOf([claim]);
      if (!insight) return inItsWords(claimId);
      const credit = attribution(claimId, tables);
      return [{ insight_id: 1, insight: plainly(insight), ...credit, why_it_matters: plainly(why) }];
    })
    .map((item, i) => ({ ...item, insight_id: i + 1 }));
}

/** Written uncertainties, with the models that raised the notes on which they rest. */
export function uncertaintyViews({ uncertainties }: Draft<'uncertainties'>, tables: Tables): Uncertainty[] {
  return uncertainties.map((item, i) => ({
    uncertainty_id: i + 1,
    description: plainly(item.description),
    affected_claim_ids: numbersOf(item.claims),
    why_unresolved: plainly(item.why_unresolved),
    what_would_resolve_it: item.what_would_resolve_it.map(plainly).filter(isText),
    raised_by_model_ids: uniqueSorted(
      tables.notes.filter(({ id }) => item.sources.includes(id)).flatMap(({ modelIds }) => modelIds),
    ),
  }));
}

/** Without marks, markup and hidden characters (R-H08); line breaks stay. */
function plainly(text: string): string {
  return harmless(withoutMarks(text));
}

function isText(text: string): boolean {
  return text !== '';
}
