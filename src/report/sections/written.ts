import type {
  SectionReading,
  WrittenAnswer,
  WrittenDisagreement,
  WrittenMinorityInsight,
  WrittenUncertainty,
} from '../../findings/drafts.ts';
import { asksForFact } from '../../findings/findings.ts';
import { harmless } from '../../text/harmless.ts';
import { uniqueSorted } from '../../text/order.ts';
import type { CampTally } from '../count/camps.ts';
import { leadingOption } from '../draft/agreement.ts';
import { withoutMarks } from '../prose/marks.ts';
import type { Disagreement, MinorityInsight, Uncertainty } from '../schema/parts/analysis.ts';
import type { AnswerSection, AnswerSource } from '../schema/parts/answer.ts';
import type { Tables } from '../tables/tables.ts';
import { attribution, sortedIds } from './attribution.ts';
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
  written: WrittenAnswer,
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
    direct_answer: or('direct_answer', written.directAnswer, plain.direct_answer),
    rationale: cited('rationale', written.rationale),
    recommended_option: leadingOption(tables.camps),
    key_points: keyPointsView(written.keyPoints, cited),
    assessment: assessmentView(written, tables, readings, cited),
    recommendation:
      offersOptions && recommendation
        ? {
            statement: cited('recommendation.statement', recommendation.statement),
            related_claim_ids: sortedIds(recommendation.claimIds),
          }
        : null,
    ranked_options: offersOptions
      ? withWrittenRationales(
          optionsByCode(tables),
          written.rankedOptions.map((each) => ({ ...each, rationale: plainly(each.rationale) })),
        )
      : [],
  };
  return { ...answer, sources };
}

function keyPointsView(points: WrittenAnswer['keyPoints'], cited: Citing): AnswerSection['key_points'] {
  return points.map((point, i) => ({
    key_point_id: i + 1,
    label: cited(`key_points[${i}].label`, point.label),
    statement: cited(`key_points[${i}].statement`, point.statement),
    related_claim_ids: sortedIds(point.claimIds),
  }));
}

/** The judgement of the synthesizer that wrote the answer. */
function assessmentView(
  { assessment }: WrittenAnswer,
  tables: Tables,
  readings: readonly SectionReading[],
  cited: Citing,
): AnswerSection['assessment'] {
  if (assessment === null) return null;
  const at = 'assessment';
  return {
    model_id: readings.find(({ section }) => section === 'answer')?.writer ?? '',
    favoured_camp_id: assessment.favours,
    differs_from_panel: differsFromPanel(assessment.favours, tables.camps),
    statement: cited(`${at}.statement`, assessment.statement),
    reasons: assessment.reasons.map(({ kind, statement, claimIds }, i) => ({
      kind,
      statement: cited(`${at}.reasons[${i}].statement`, statement),
      related_claim_ids: sortedIds(claimIds),
    })),
    own_knowledge: assessment.ownKnowledge.map(({ statement, claimIds }, i) => ({
      statement: cited(`${at}.own_knowledge[${i}].statement`, statement),
      related_claim_ids: sortedIds(claimIds),
    })),
  };
}

/** Whether a judgement favours another camp than the largest one. */
export function differsFromPanel(favours: number | null, camps: readonly CampTally[]): boolean {
  return favours !== null && camps.some(({ camp, rank }) => camp.campId === favours && rank > 1);
}

/** Written disagreements, in the writer's order. */
export function disagreementViews(written: readonly WrittenDisagreement[]): Disagreement[] {
  return written.map((item, i) => ({
    disagreement_id: i + 1,
    issue: plainly(item.issue),
    related_claim_ids: sortedIds(item.claimIds),
    related_camp_ids: sortedIds(item.campIds),
    core_tension: plainly(item.coreTension),
    assumptions: item.assumptions.map(plainly).filter(isText),
    why_it_matters: plainly(item.whyItMatters),
    resolving_information: item.resolvingInformation.map(plainly).filter(isText),
  }));
}

/**
 * Written minority insights in the writer's order, with the models from the counts. What the writer
 * has picked without words of its own stands in those of its claim.
 */
export function minorityInsightViews(
  written: readonly WrittenMinorityInsight[],
  tables: Tables,
): MinorityInsight[] {
  const inItsWords = (claimId: number) =>
    insightsOf(
      tables.claims.filter(({ claim }) => claim.claimId === claimId),
      tables,
    );
  return written
    .flatMap((item): MinorityInsight[] =>
      item.insight === ''
        ? inItsWords(item.claimId)
        : [
            {
              insight_id: 1,
              insight: plainly(item.insight),
              ...attribution(item.claimId, tables),
              why_it_matters: plainly(item.whyItMatters),
            },
          ],
    )
    .map((item, i) => ({ ...item, insight_id: i + 1 }));
}

/** Written uncertainties, with the models that raised the notes on which they rest. */
export function uncertaintyViews(written: readonly WrittenUncertainty[], tables: Tables): Uncertainty[] {
  return written.map((item, i) => ({
    uncertainty_id: i + 1,
    description: plainly(item.description),
    affected_claim_ids: sortedIds(item.claimIds),
    why_unresolved: plainly(item.whyUnresolved),
    what_would_resolve_it: item.whatWouldResolveIt.map(plainly).filter(isText),
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
