import { agreedOn } from '../../../findings/readings/readings.ts';
import { agreementOf, type ResponseCodes } from '../../../findings/readings/reliability-of.ts';
import {
  lowPartsIn,
  quotedTwiceIn,
  type Reliability,
  readCodes,
  reliabilityConditions,
} from '../../../report/record/statements/cross-check.ts';
import { listedIn } from '../../../report/record/statements/details.ts';
import { missedConditions } from '../../../report/record/statements/missed.ts';
import type { Claim } from '../../../report/schema/parts/claims.ts';
import type { Report } from '../../../report/schema/report.ts';
import { uniqueSorted } from '../../../text/order.ts';
import { type Conditions, readConditions } from '../../material/conditions-shape.ts';
import { compared, type Finding, finding } from '../../material/finding.ts';
import type { Rebuilt } from '../../material/rebuild.ts';
import { conditionsPath } from './conditions.ts';
import { twiceOf } from './told.ts';

const path = `${conditionsPath}.reliability`;

/**
 * Recomputes Krippendorff's α and its interval from what two synthesizers read of each response, and compares these
 * readings with the claims: what both read alike is the stance that the report gives, and what they do not is unresolved.
 */
export function reliabilityFindings(report: Report, { tables }: Rebuilt): Finding[] {
  const conditions = readConditions(report);
  if (conditions === null) return [];
  const { missed } = conditions;
  const reliability = reliabilityIn(conditions, tables);
  const included = new Set(tables.panel.included.map(({ modelId }) => modelId));
  return [
    ...compared(path, conditions.reliability, reliabilityConditions(reliability)),
    ...compared(conditionsPath, { missed }, { missed: missedConditions(missed && twiceOf(missed)) }),
    ...(missed ? twiceFindings(missed, tables.panel) : []),
    ...orderFindings(reliability.responses, included, conditions.audit.claims_labelled),
    ...askedFindings(reliability),
    ...campFindings(reliability, tables),
    ...detailFindings(reliability, tables),
    ...stanceFindings(report, reliability.responses),
  ];
}

/** The reliability that the report's own figures give. */
export function reliabilityIn({ reliability: stated }: Conditions, tables: Rebuilt['tables']): Reliability {
  const responses = stated.readings.map(({ model_id: modelId, codes }) => ({
    modelId,
    stances: readCodes(codes) ?? [],
  }));
  return {
    responses,
    agreement: agreementOf(responses),
    stances: basesIn(responses),
    camps: {
      agreed: stated.camps_agreed,
      single: stated.camps_single,
      unresolved: stated.camps_unresolved,
    },
    details: {
      agreed: stated.details_agreed,
      single: stated.details_single,
      unresolved: stated.details_unresolved,
    },
    asked: { stances: stated.stances_asked, camps: stated.camps_asked, caveats: stated.caveats_asked },
    by: stated.asked_synthesizers,
    low: lowPartsIn(responses, tables),
    quotedTwice: quotedTwiceIn(tables),
  };
}

function basesIn(responses: readonly ResponseCodes[]): Reliability['stances'] {
  const counts = { agreed: 0, single: 0, unresolved: 0 };
  for (const { last } of responses.flatMap(({ stances }) => stances)) counts[basisOf(last)]++;
  return counts;
}

function basisOf(last: readonly string[]): keyof Reliability['stances'] {
  if (last.length === 1) return 'single';
  return agreedOn(last) ? 'agreed' : 'unresolved';
}

/** What both found is a part of what each found, in responses that were read. */
function twiceFindings(
  missed: NonNullable<Conditions['missed']>,
  { included, excluded }: Rebuilt['tables']['panel'],
): Finding[] {
  const { statements_of_first: first, statements_of_second: second, statements_of_both: both } = missed;
  const { responses_extracted_twice: twice } = missed;
  const [most, answered] = [Math.min(first, second), included.length + excluded.length];
  const at = `${conditionsPath}.missed`;
  return [
    finding(`${at}.statements_of_both`, both, both <= most, `${most} or fewer`),
    finding(`${at}.responses_extracted_twice`, twice, twice <= answered, `${answered} or fewer`),
  ];
}

/** Each counted response is read once, in the order of ids, and so are its claims. */
function orderFindings(
  responses: readonly ResponseCodes[],
  included: ReadonlySet<string>,
  labelled: number,
): Finding[] {
  const models = responses.map(({ modelId }) => modelId);
  return [
    finding(
      `${path}.readings`,
      models,
      models.every((modelId) => included.has(modelId)) && models.join() === uniqueSorted(models).join(),
      'counted models in the order of their ids',
    ),
    ...responses.map(({ stances }, at) => {
      const ids = stances.map(({ claimId }) => claimId);
      const ascend = ids.every((id, before) => before === 0 || id > (ids[before - 1] ?? 0));
      const within = (ids[0] ?? 1) >= 1 && (ids.at(-1) ?? 0) <= labelled;
      return finding(`${path}.readings[${at}].codes`, ids, ascend && within, `ascending up to ${labelled}`);
    }),
  ];
}

/** Whatever changed was asked about; nothing was that two synthesizers had found alike, and nobody answers for nobody. */
function askedFindings({ responses, asked, camps, by }: Reliability): Finding[] {
  const all = responses.flatMap(({ stances }) => stances);
  // Where one synthesizer did all, its label replaces what it extracted, and nobody was asked.
  const changed = all.filter(({ first, last }) => last.length > 1 && first.join() !== last.join()).length;
  const placed = camps.agreed + camps.single + camps.unresolved;
  const some = asked.stances + asked.camps > 0;
  return [
    finding(
      `${path}.stances_asked`,
      asked.stances,
      asked.stances >= changed && asked.stances <= all.length,
      `${changed} to ${all.length}`,
    ),
    finding(`${path}.camps_asked`, asked.camps, asked.camps <= placed, `${placed} or fewer`),
    finding(
      `${path}.asked_synthesizers`,
      by,
      new Set(by).size === by.length && (by.length > 0 || !some),
      some ? 'those that were asked, each once' : 'each once',
    ),
  ];
}

/** A response is in a camp only if its readings settle it. */
function campFindings(
  { camps }: Reliability,
  { camps: tallies, panel, unclassified }: Rebuilt['tables'],
): Finding[] {
  const members = tallies.reduce((sum, { spans }) => sum + spans.length, 0);
  const settled = camps.agreed + camps.single;
  const most = panel.included.length;
  return [
    finding(`${path}.camps_agreed`, settled, settled >= members, `${members} or more`),
    finding(`${path}.camps_agreed`, settled, settled + camps.unresolved <= most, `${most} or fewer`),
    finding(
      `${path}.camps_unresolved`,
      camps.unresolved,
      camps.unresolved <= unclassified.length,
      `${unclassified.length} or fewer`,
    ),
  ];
}

/** Every figure and case that is listed was read by somebody, and none twice if nobody was asked. */
function detailFindings({ details, by }: Reliability, tables: Rebuilt['tables']): Finding[] {
  const { agreed, single, unresolved } = details;
  const listed = listedIn(tables);
  const twice = agreed + unresolved;
  return [
    finding(`${path}.details_agreed`, agreed + single, agreed + single >= listed, `${listed} or more`),
    finding(`${path}.details_unresolved`, twice, twice === 0 || by.length > 0, 0),
  ];
}

/** Every stance of a claim is what its readings give, and every reading of a claim is in it. */
function stanceFindings({ evidence }: Report, responses: readonly ResponseCodes[]): Finding[] {
  const claims = new Map((evidence?.claims ?? []).map((claim) => [claim.claim_id, claim]));
  const read = new Set<string>();
  const wrong = responses.flatMap(({ modelId, stances }) =>
    stances.flatMap(({ claimId, last }) => {
      const claim = claims.get(claimId);
      if (!claim) return [];
      read.add(`${claimId} ${modelId}`);
      const agreed = last.length === 1 ? last[0] : (agreedOn(last)?.found ?? 'unresolved');
      const found = stanceOf(claim, modelId);
      return [
        finding(`${path}.readings`, `${modelId} on claim ${claimId}: ${found}`, found === agreed, agreed),
      ];
    }),
  );
  const unread = [...claims].flatMap(([claimId, claim]) =>
    [
      claim.supporting_model_ids,
      claim.opposing_model_ids,
      claim.mixed_or_uncertain_model_ids,
      claim.unresolved_model_ids,
    ]
      .flat()
      .filter((modelId) => !read.has(`${claimId} ${modelId}`))
      .map((modelId) => finding(`${path}.readings`, `${modelId} on claim ${claimId}`, false, 'a reading')),
  );
  return [...wrong, ...unread];
}

function stanceOf(claim: Claim, modelId: string): string {
  if (claim.supporting_model_ids.includes(modelId)) return 'support';
  if (claim.opposing_model_ids.includes(modelId)) return 'oppose';
  if (claim.mixed_or_uncertain_model_ids.includes(modelId)) return 'mixed';
  return claim.unresolved_model_ids.includes(modelId) ? 'unresolved' : 'not_addressed';
}
