import { isRecord } from '../../domain/is-record.ts';
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
 * Checks that ids exist, that lists are numbered from 1, that insights are credited to the
 * supporters of their claims, and that a judgement says whether it differs from the largest camp.
 */
export function referenceFindings({ answer, analysis }: Report, { tables }: Rebuilt): CheckedValue[] {
  if (!answer || !analysis) return [];
  const { disagreements, minority_insights: insights, uncertainties } = analysis;
  const { assessment, key_points: points } = answer;
  const included = tables.panel.included.map(({ modelId }) => modelId);
  return [
    ...compared('answer', answer, {
      standing: plainText(standingSentences(tables)),
      recommended_option: tables.questionType === 'task' ? null : leadingOption(tables.camps),
      primary_disagreement_id: disagreements[0]?.disagreement_id ?? null,
      notable_minority_insight_id: insights[0]?.insight_id ?? null,
      key_points: points.map((_, at) => ({ key_point_id: at + 1 })),
      ...(assessment && {
        assessment: { differs_from_panel: differsFromPanel(assessment.favoured_camp_id, tables.camps) },
      }),
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
    ...idFindings(answer, 'answer', tables),
    ...idFindings(analysis, 'analysis', tables),
    ...standingFindings(analysis, tables),
  ];
}

/** Compares every list of claims and camps with those of its ids that there are, in their order. */
function idFindings(part: unknown, path: string, tables: Rebuilt['tables']): CheckedValue[] {
  if (Array.isArray(part)) return part.flatMap((entry, at) => idFindings(entry, within(path, at), tables));
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([name, inner]) => {
    const at = within(path, name);
    if (name === 'related_claim_ids' || name === 'affected_claim_ids')
      return known(
        at,
        inner as readonly number[],
        tables.claims.map(({ claim }) => claim.claimId),
      );
    const camps = tables.camps.map(({ camp }) => camp.campId);
    if (name === 'related_camp_ids') return known(at, inner as readonly number[], camps);
    if (name === 'favoured_camp_id') return known(at, inner === null ? [] : [inner as number], camps);
    return idFindings(inner, at, tables);
  });
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
        'a claim that some hold, if on a condition, and some oppose, or two camps',
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

function known(path: string, ids: readonly number[], all: readonly number[]): CheckedValue[] {
  return compared(path, ids, sortedIds(ids.filter((id) => all.includes(id))));
}
