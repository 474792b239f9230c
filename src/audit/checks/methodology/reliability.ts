import { outcomeAmong } from '../../../findings/readings/readings.ts';
import type { ResponseCodes } from '../../../findings/readings/reliability-of.ts';
import { listedIn, responsesIn } from '../../../report/controls/readings/counts.ts';
import type { Claim } from '../../../report/schema/parts/claims.ts';
import type { Conditions } from '../../../report/schema/parts/control-counts.ts';
import type { Report } from '../../../report/schema/report.ts';
import { uniqueSorted } from '../../../text/order.ts';
import { conditionsPath, statedConditions } from '../../material/conditions.ts';
import { type CheckedValue, checkedValue } from '../../material/finding.ts';
import type { Rebuilt } from '../../material/rebuild.ts';

const path = `${conditionsPath}.reliability`;

/**
 * Compares what two synthesizers read of each response with the claims: what both read alike is the
 * stance that the report gives, and what they do not is unresolved.
 */
export function reliabilityFindings(report: Report, { tables }: Rebuilt): CheckedValue[] {
  const conditions = statedConditions(report);
  if (conditions === null) return [];
  const { reliability } = conditions;
  const responses = responsesIn(reliability);
  const included = new Set(tables.panel.included.map(({ modelId }) => modelId));
  return [
    ...orderFindings(responses, included, conditions.synthesis.claims_labelled),
    ...askedFindings(responses, reliability),
    ...campFindings(reliability, tables),
    ...detailFindings(reliability, tables),
    ...stanceFindings(report, responses),
  ];
}

type Counts = Conditions['reliability'];

/** Each counted response is read once, in the order of ids, and so are its claims. */
function orderFindings(
  responses: readonly ResponseCodes[],
  included: ReadonlySet<string>,
  labelled: number,
): CheckedValue[] {
  const models = responses.map(({ modelId }) => modelId);
  return [
    checkedValue(
      `${path}.readings`,
      models,
      models.every((modelId) => included.has(modelId)) && models.join() === uniqueSorted(models).join(),
      'counted models in the order of their ids',
    ),
    ...responses.map(({ stances }, at) => {
      const ids = stances.map(({ claimId }) => claimId);
      const ascend = ids.every((id, before) => before === 0 || id > (ids[before - 1] ?? 0));
      const within = (ids[0] ?? 1) >= 1 && (ids.at(-1) ?? 0) <= labelled;
      return checkedValue(
        `${path}.readings[${at}].codes`,
        ids,
        ascend && within,
        `ascending up to ${labelled}`,
      );
    }),
  ];
}

/**
 * Whatever changed was asked about; nothing was that two synthesizers had found alike, and nobody
 * answers for nobody.
 */
function askedFindings(responses: readonly ResponseCodes[], counts: Counts): CheckedValue[] {
  const { stances_asked: stances, camps_asked: camps, asked_synthesizers: by } = counts;
  const all = responses.flatMap(({ stances }) => stances);
  // Where one synthesizer did all, its label replaces what it extracted, and nobody was asked.
  const changed = all.filter(({ first, last }) => last.length > 1 && first.join() !== last.join()).length;
  const placed = counts.camps_agreed + counts.camps_single + counts.camps_unresolved;
  const some = stances + camps > 0;
  return [
    checkedValue(
      `${path}.stances_asked`,
      stances,
      stances >= changed && stances <= all.length,
      `${changed} to ${all.length}`,
    ),
    checkedValue(`${path}.camps_asked`, camps, camps <= placed, `${placed} or fewer`),
    checkedValue(
      `${path}.asked_synthesizers`,
      by,
      new Set(by).size === by.length && (by.length > 0 || !some),
      some ? 'those that were asked, each once' : 'each once',
    ),
  ];
}

/** A response is in a camp only if its readings settle it. */
function campFindings(
  { camps_agreed: agreed, camps_single: single, camps_unresolved: unresolved }: Counts,
  { camps: tallies, panel, unclassified }: Rebuilt['tables'],
): CheckedValue[] {
  const members = tallies.reduce((sum, { spans }) => sum + spans.length, 0);
  const settled = agreed + single;
  const most = panel.included.length;
  return [
    checkedValue(`${path}.camps_agreed`, settled, settled >= members, `${members} or more`),
    checkedValue(`${path}.camps_agreed`, settled, settled + unresolved <= most, `${most} or fewer`),
    checkedValue(
      `${path}.camps_unresolved`,
      unresolved,
      unresolved <= unclassified.length,
      `${unclassified.length} or fewer`,
    ),
  ];
}

/**
 * Every figure and case that is listed was read by somebody, and none twice if nobody was asked.
 */
function detailFindings(counts: Counts, tables: Rebuilt['tables']): CheckedValue[] {
  const { details_agreed: agreed, details_single: single, details_unresolved: unresolved } = counts;
  const listed = listedIn(tables);
  const twice = agreed + unresolved;
  return [
    checkedValue(`${path}.details_agreed`, agreed + single, agreed + single >= listed, `${listed} or more`),
    checkedValue(`${path}.details_unresolved`, twice, twice === 0 || counts.asked_synthesizers.length > 0, 0),
  ];
}

/** Every stance of a claim is what its readings give, and every reading of a claim is in it. */
function stanceFindings({ evidence }: Report, responses: readonly ResponseCodes[]): CheckedValue[] {
  const claims = new Map((evidence?.claims ?? []).map((claim) => [claim.claim_id, claim]));
  const read = new Set<string>();
  const wrong = responses.flatMap(({ modelId, stances }) =>
    stances.flatMap(({ claimId, last }) => {
      const claim = claims.get(claimId);
      if (!claim) return [];
      read.add(`${claimId} ${modelId}`);
      const agreed = outcomeAmong(last).found ?? 'unresolved';
      const found = stanceOf(claim, modelId);
      return [
        checkedValue(
          `${path}.readings`,
          `${modelId} on claim ${claimId}: ${found}`,
          found === agreed,
          agreed,
        ),
      ];
    }),
  );
  const unread = [...claims].flatMap(([claimId, claim]) =>
    [
      claim.supporting_model_ids,
      claim.opposing_model_ids,
      claim.mixed_or_uncertain_model_ids,
      claim.unresolved_model_ids ?? [],
    ]
      .flat()
      .filter((modelId) => !read.has(`${claimId} ${modelId}`))
      .map((modelId) =>
        checkedValue(`${path}.readings`, `${modelId} on claim ${claimId}`, false, 'a reading'),
      ),
  );
  return [...wrong, ...unread];
}

function stanceOf(claim: Claim, modelId: string): string {
  if (claim.supporting_model_ids.includes(modelId)) return 'support';
  if (claim.opposing_model_ids.includes(modelId)) return 'oppose';
  if (claim.mixed_or_uncertain_model_ids.includes(modelId)) return 'mixed';
  return claim.unresolved_model_ids?.includes(modelId) ? 'unresolved' : 'not_addressed';
}
