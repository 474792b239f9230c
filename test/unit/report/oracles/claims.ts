import type { Findings } from '../../../../src/findings/findings.ts';
import type { TextLengths } from '../../../../src/findings/text-lengths.ts';
import type { Claim } from '../../../../src/report/schema/parts/claims.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { sameList, sameShare } from './equal.ts';

/**
 * Checks that the sets of a claim are disjoint, its counts and shares right (R-R02), and every
 * stance on a labelled span of that model's text (R-R04), and every caveat on the side of the
 * models that name it (R-R13).
 */
export function claimsProblems(
  report: Report,
  findings: Findings,
  included: readonly string[],
  textLengths: TextLengths,
): string[] {
  const claims = report.evidence?.claims ?? [];
  const problems = claims.flatMap((claim, i) =>
    [
      ...countProblems(claim, included),
      ...spanProblems(claim, findings, textLengths),
      ...caveatProblems(claim, findings, textLengths),
    ].map((problem) => `evidence.claims[${i}]: ${problem}`),
  );
  const expected = findings.claims.map(({ claimId }) => claimId).sort((a, b) => a - b);
  if (
    !sameList(
      claims.map((claim) => claim.claim_id),
      expected,
    )
  ) {
    problems.push('evidence.claims: they are not the selected claims');
  }
  return [...problems, ...insightProblems(report, claims)];
}

function countProblems(claim: Claim, included: readonly string[]): string[] {
  const support = claim.supporting_model_ids;
  const oppose = claim.opposing_model_ids;
  const mixed = claim.mixed_or_uncertain_model_ids;
  const open = claim.unresolved_model_ids ?? [];
  const all = [...support, ...oppose, ...mixed, ...open];
  const addressed = support.length + oppose.length + mixed.length;
  const checks: [boolean, string][] = [
    [new Set(all).size === all.length, 'a model stands in it twice'],
    [all.every((modelId) => included.includes(modelId)), 'a model in it is not included'],
    [claim.supporting_count === support.length, 'supporting_count is wrong'],
    [claim.opposing_count === oppose.length, 'opposing_count is wrong'],
    [claim.mixed_or_uncertain_count === mixed.length, 'mixed_or_uncertain_count is wrong'],
    [claim.addressed_count === addressed, 'addressed_count is wrong'],
    [(claim.unresolved_count ?? 0) === open.length, 'unresolved_count is wrong'],
    [claim.not_addressed_count === included.length - all.length, 'not_addressed_count is wrong'],
    [sameShare(claim.support_share_of_addressed, support.length, addressed), 'the share of support is wrong'],
    [
      sameShare(claim.oppose_share_of_addressed, oppose.length, addressed),
      'the share of opposition is wrong',
    ],
    [sameShare(claim.mixed_share_of_addressed, mixed.length, addressed), 'the share of mixed is wrong'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

function spanProblems(claim: Claim, findings: Findings, textLengths: TextLengths): string[] {
  const sets = {
    support: claim.supporting_model_ids,
    oppose: claim.opposing_model_ids,
    mixed: claim.mixed_or_uncertain_model_ids,
  };
  const problems: string[] = [];
  for (const [stance, modelIds] of Object.entries(sets)) {
    const spans = claim.evidence_spans.filter((span) => (span.stance ?? 'support') === stance);
    if (!sameList([...new Set(spans.map((span) => span.model_id))], modelIds)) {
      problems.push(`its spans of ${stance} are not those of its models`);
    }
  }
  if (new Set(claim.evidence_spans.map((span) => JSON.stringify(span))).size < claim.evidence_spans.length)
    problems.push('a span stands in it twice');
  for (const span of claim.evidence_spans) {
    const labels = findings.labels.findLast(({ modelId }) => modelId === span.model_id);
    const labelled = labels?.stances.some(
      (label) =>
        label.claimId === claim.claim_id &&
        label.stance === (span.stance ?? 'support') &&
        [label.span, label.otherSpan].some(
          (place) => place?.offset === span.offset && place.length === span.length,
        ),
    );
    if (!labelled) problems.push('a span in it was not labelled');
    if (span.offset + span.length > (textLengths.get(span.model_id) ?? 0)) {
      problems.push('a span in it lies outside the stored text');
    }
  }
  return problems;
}

function caveatProblems(claim: Claim, findings: Findings, textLengths: TextLengths): string[] {
  const { extracted } = findings;
  const { supporting = [], opposing = [] } = claim.caveats_by_side ?? {};
  const problems: string[] = [];
  const sides = [
    { stance: 'support', caveats: supporting, sayers: claim.supporting_model_ids },
    { stance: 'oppose', caveats: opposing, sayers: claim.opposing_model_ids },
  ];
  for (const { stance, caveats, sayers } of sides) {
    const mixed = stance === 'support' ? claim.mixed_or_uncertain_model_ids : [];
    const known = new Set([...sayers, ...mixed]);
    for (const { evidence_spans: spans } of caveats) {
      if (spans.length === 0 || !spans.every((span) => known.has(span.model_id)))
        problems.push('a caveat stands on the side of models that do not name it');
      for (const { model_id: id, offset, length } of spans) {
        const read = extracted.some(
          (made) =>
            made.claimId === claim.claim_id &&
            made.modelId === id &&
            made.stance === stance &&
            made.caveat !== undefined &&
            made.span.offset === offset &&
            made.span.length === length,
        );
        if (!read || offset + length > (textLengths.get(id) ?? 0))
          problems.push('a caveat was not read in its place');
      }
    }
  }
  const own = supporting.map(({ caveat }) => caveat);
  if (!sameList(claim.caveats, own)) problems.push('its caveats are not those of its supporters');
  return problems;
}

/**
 * Checks that a minority insight names exactly the models that support its claim, or that dissent
 * from a common one (R-R09).
 */
function insightProblems({ analysis }: Report, claims: readonly Claim[]): string[] {
  return (analysis?.minority_insights ?? [])
    .filter((insight) => {
      const claim = claims.find(({ claim_id: claimId }) => claimId === insight.related_claim_ids[0]);
      if (!claim) return true;
      const [support, oppose] = [claim.supporting_model_ids.length, claim.opposing_model_ids.length];
      const all =
        (claim.addressed_count ?? 0) + (claim.not_addressed_count ?? 0) + (claim.unresolved_count ?? 0);
      const isDissent = oppose > 0 && oppose * 5 <= support && support * 2 >= all;
      const holders = insight.stance === 'oppose' ? claim.opposing_model_ids : claim.supporting_model_ids;
      return !sameList(insight.supporting_model_ids, holders) || (insight.stance === 'oppose') !== isDissent;
    })
    .map(
      (insight) =>
        `analysis.minority_insights[${insight.insight_id - 1}]: its models are not those of its claim`,
    );
}
