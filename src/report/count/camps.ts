import type { CampThesis, FactModel, ResponseLabels, Span, Stance } from '../../findings/findings.ts';
import { makeSlicer } from '../../text/code-points.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Camp } from '../schema/parts/camps.ts';
import { type CaseTally, casesOfCamp } from './cases.ts';
import { censuses } from './census.ts';
import { intervalView, type ShareSupport, shareOf } from './shares.ts';

const representativesMax = 3;

/** One camp and the responses that take its position. */
export interface CampTally {
  readonly camp: CampThesis;
  /** Model ids, sorted by code point. */
  readonly members: readonly string[];
  readonly spans: readonly { readonly modelId: string; readonly span: Span }[];
  /** 1 for the largest; camps of the same size share a rank. */
  readonly rank: number;
  readonly eligibleCount: number;
}

/**
 * Camps with at least one member, the largest first, ties by camp id. A thesis without members is
 * left out.
 */
export function tallyCamps(camps: readonly CampThesis[], labels: readonly ResponseLabels[]): CampTally[] {
  const tallies = camps
    .map((camp) => ({ camp, spans: spansOf(camp, labels) }))
    .filter(({ spans }) => spans.length > 0)
    .sort((a, b) => b.spans.length - a.spans.length || a.camp.campId - b.camp.campId);
  return tallies.map(({ camp, spans }) => ({
    camp,
    spans,
    members: spans.map(({ modelId }) => modelId),
    rank: 1 + tallies.filter((other) => other.spans.length > spans.length).length,
    eligibleCount: labels.length,
  }));
}

/**
 * A camp as the report shows it. `included` are all counted models, `labels` theirs; `support`
 * belongs to its share; null if each lab has one of them.
 */
export function campView(
  tally: CampTally,
  included: readonly FactModel[],
  labels: readonly ResponseLabels[],
  support: ShareSupport | null,
  cases: readonly CaseTally[],
): Camp {
  const { camp, members, eligibleCount } = tally;
  const caseIds = casesOfCamp(tally, cases).map(({ caseId }) => caseId);
  const memberModels = included.filter((model) => members.includes(model.modelId));
  return {
    camp_id: camp.campId,
    label: camp.label,
    thesis: camp.thesis,
    recommended_option: camp.recommendedOption,
    model_ids: [...members],
    representative_model_ids: representativesOf(memberModels, labels),
    model_count: members.length,
    eligible_model_count: eligibleCount,
    model_share: shareOf(members.length, eligibleCount),
    ...(support && { model_share_interval_90: intervalView(support.interval()) }),
    equal_lab_weight_share: support ? support.equalLab : null,
    ...(support ? censuses(memberModels) : { by_lab: null, by_country: null, by_model_family: null }),
    ...(caseIds.length > 0 && { case_ids: caseIds }),
    evidence_spans: tally.spans.map(({ modelId, span }) => ({ model_id: modelId, ...span })),
  };
}

/**
 * Up to three members that represent the camp: those whose stances are nearest to all others',
 * first one of each lab. Ties are broken by the words of their evidence: not by name, so that
 * renaming models changes nothing else (R-R07), and not by the rest of the text, where an answer
 * could ask to come first (R-R08).
 */
function representativesOf(members: readonly FactModel[], labels: readonly ResponseLabels[]): string[] {
  const byModel = new Map(labels.map((own) => [own.modelId, own]));
  const distances = distancesOf(members.map(({ modelId }) => byModel.get(modelId)?.stances ?? []));
  const central = members
    .map((model, at) => ({
      model,
      distance: distances[at] ?? 0,
      quoted: quotedWords(model, byModel.get(model.modelId)),
    }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        byCodePoint(a.quoted, b.quoted) ||
        byCodePoint(a.model.text ?? '', b.model.text ?? '') ||
        byCodePoint(a.model.modelId, b.model.modelId),
    )
    .map(({ model }) => model);
  const labs = new Set<string | null>();
  const firstOfLab = central.filter(({ labId }) => !labs.has(labId) && labs.add(labId));
  return [...new Set([...firstOfLab, ...central])].slice(0, representativesMax).map(({ modelId }) => modelId);
}

/** The words of an answer on which its labels rest. */
function quotedWords({ text }: FactModel, labels: ResponseLabels | undefined): string {
  const spans = [labels?.camp, ...(labels?.stances ?? [])].flatMap((part) => part?.span ?? []);
  return spans.map(makeSlicer(text ?? '')).join('\n');
}

/**
 * How far each member's stances are from those of all members: the sum over members and claims of 2
 * for support against oppose, 1 for other different stances (silence is one), 0 for equal ones.
 * Time grows with members × claims.
 */
function distancesOf(members: readonly ResponseLabels['stances'][]): number[] {
  const vectors = members.map((own) => new Map(own.map(({ claimId, stance }) => [claimId, stance])));
  const taken = new Map<number, Record<Stance, number>>();
  for (const vector of vectors) {
    for (const [claimId, stance] of vector) {
      const counts = taken.get(claimId) ?? { support: 0, oppose: 0, mixed: 0 };
      counts[stance]++;
      taken.set(claimId, counts);
    }
  }
  return vectors.map((vector) => {
    let distance = 0;
    for (const [claimId, counts] of taken) {
      const own = vector.get(claimId);
      const { support, oppose, mixed } = counts;
      const alike = own === undefined ? members.length - support - oppose - mixed : counts[own];
      const otherSide = own === 'support' ? oppose : support;
      const opposite = own === 'support' || own === 'oppose' ? otherSide : 0;
      distance += members.length - alike + opposite;
    }
    return distance;
  });
}

function spansOf(camp: CampThesis, labels: readonly ResponseLabels[]): { modelId: string; span: Span }[] {
  return labels
    .flatMap((label) =>
      label.camp?.campId === camp.campId ? [{ modelId: label.modelId, span: label.camp.span }] : [],
    )
    .sort((a, b) => byCodePoint(a.modelId, b.modelId));
}
