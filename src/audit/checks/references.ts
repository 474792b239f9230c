import { disputedClaims, dissents, leadingOption, minorityCandidates } from '../../report/count/standing.ts';
import { plainText } from '../../report/prose/presentable.ts';
import type { Report } from '../../report/schema/report.ts';
import { attribution, sortedIds } from '../../report/sections/attribution.ts';
import { standingSentences } from '../../report/sections/standing.ts';
import { differsFromPanel } from '../../report/sections/written.ts';
import { uniqueSorted } from '../../text/order.ts';
import { type CheckedValue, checkedValue, compared, within } from '../material/finding.ts';
import type { Rebuilt } from '../material/rebuild.ts';

/**
 * Checks that ids exist, that lists are numbered from 1, and that insights are credited to the
 * supporters of their claims.
 */
export function referenceFindings({ answer, analysis }: Report, { tables }: Rebuilt): CheckedValue[] {
  if (!answer || !analysis) return [];
  const { disagreements, minority_insights: insights, uncertainties } = analysis;
  const claimIds = tables.claims.map(({ claim }) => claim.claimId);
  const campIds = tables.camps.map(({ camp }) => camp.campId);
  const included = tables.panel.included.map(({ modelId }) => modelId);
  const claims = (path: string, ids: readonly number[]) => known(path, ids, claimIds);
  const points = answer.key_points;
  return [
    ...compared('answer', answer, {
      standing: plainText(standingSentences(tables)),
      recommended_option: tables.questionType === 'task' ? null : leadingOption(tables.camps),
      primary_disagreement_id: disagreements[0]?.disagreement_id ?? null,
      notable_minority_insight_id: insights[0]?.insight_id ?? null,
      key_points: points.map((_, at) => ({ key_point_id: at + 1 })),
    }),
    ...compared('analysis', analysis, {
      disagreements: disagreements.map((_, at) => ({ disagreement_id: at + 1 })),
      minority_insights: insights.map((insight, at) => ({
        insight_id: at + 1,
        ...attribution(insight.related_claim_ids[0] ?? 0, tables),
      })),
      uncertainties: uncertainties.map((item, at) => ({
        uncertainty_id: at + 1,
        raised_by_model_ids: uniqueSorted(item.raised_by_model_ids.filter((id) => included.includes(id))),
      })),
    }),
    ...points.map((each, at) => claims(`answer.key_points[${at}].related_claim_ids`, each.related_claim_ids)),
    ...answer.ranked_options.map((each, at) =>
      claims(`answer.ranked_options[${at}].related_claim_ids`, each.related_claim_ids),
    ),
    ...judgedFindings(answer, tables),
    ...disagreements.flatMap((each, at) => {
      const path = within('analysis.disagreements', at);
      return [
        claims(`${path}.related_claim_ids`, each.related_claim_ids),
        known(`${path}.related_camp_ids`, each.related_camp_ids, campIds),
      ];
    }),
    ...uncertainties.map((each, at) =>
      claims(`analysis.uncertainties[${at}].affected_claim_ids`, each.affected_claim_ids),
    ),
    ...standingFindings(analysis, tables),
  ];
}

/**
 * Checks that advice and judgement cite claims, and that the latter says whether it differs from
 * the largest camp.
 */
function judgedFindings(
  { assessment, recommendation }: NonNullable<Report['answer']>,
  { camps, claims }: Rebuilt['tables'],
): CheckedValue[] {
  const claimIds = claims.map(({ claim }) => claim.claimId);
  const advice = known(
    'answer.recommendation.related_claim_ids',
    recommendation?.related_claim_ids ?? [],
    claimIds,
  );
  if (assessment === null) return [advice];
  const {
    favoured_camp_id: favours,
    differs_from_panel: differs,
    reasons,
    own_knowledge: beside,
  } = assessment;
  const path = 'answer.assessment';
  const campIds = camps.map(({ camp }) => camp.campId);
  return [
    advice,
    known(`${path}.favoured_camp_id`, favours === null ? [] : [favours], campIds),
    ...compared(
      path,
      { differs_from_panel: differs },
      { differs_from_panel: differsFromPanel(favours, camps) },
    ),
    ...reasons.map((each, at) =>
      known(`${path}.reasons[${at}].related_claim_ids`, each.related_claim_ids, claimIds),
    ),
    ...beside.map((each, at) =>
      known(`${path}.own_knowledge[${at}].related_claim_ids`, each.related_claim_ids, claimIds),
    ),
  ];
}

/**
 * Checks that a disagreement is about a disputed claim or between camps, and an insight a claim
 * that few make.
 */
function standingFindings(
  { disagreements, minority_insights: insights }: NonNullable<Report['analysis']>,
  tables: Rebuilt['tables'],
): CheckedValue[] {
  const disputed = disputedClaims(tables.claims).map(({ claim }) => claim.claimId);
  const rare = [...minorityCandidates(tables.claims, tables.camps), ...dissents(tables.claims)].map(
    ({ claim }) => claim.claimId,
  );
  return [
    ...disagreements.map((each, at) =>
      checkedValue(
        within('analysis.disagreements', at),
        { related_claim_ids: each.related_claim_ids, related_camp_ids: each.related_camp_ids },
        each.related_claim_ids.some((id) => disputed.includes(id)) || each.related_camp_ids.length > 1,
        'a claim that some support and some oppose, or two camps',
      ),
    ),
    ...insights.map((each, at) =>
      checkedValue(
        `analysis.minority_insights[${at}].related_claim_ids`,
        each.related_claim_ids,
        each.related_claim_ids.every((id) => rare.includes(id)),
        rare,
      ),
    ),
  ];
}

function known(path: string, ids: readonly number[], all: readonly number[]): CheckedValue {
  const expected = sortedIds(ids.filter((id) => all.includes(id)));
  return compared(path, ids, expected)[0] ?? checkedValue(path, ids, true, expected);
}
