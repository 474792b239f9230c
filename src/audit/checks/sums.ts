import type { Camp, Census } from '../../report/schema/parts/camps.ts';
import type { Claim } from '../../report/schema/parts/claims.ts';
import type { Report } from '../../report/schema/report.ts';
import { type CheckedValue, checkedValue, compared, within } from '../material/finding.ts';

/**
 * Checks the laws that every report obeys, from its own lists and without the code that counts:
 * sets are disjoint, counts are the sizes of sets, shares are counts by counts, and parts add up to
 * wholes (R-R02, R-R03).
 */
export function sumFindings({ evidence, answer, research_record: record }: Report): CheckedValue[] {
  const models = (record?.provenance?.included ?? []).map((each) => each.model_id ?? '');
  const included = new Set(models);
  const { claims = [], camps = [], cases = [], quantities = [] } = evidence ?? {};
  const unclassified = evidence?.unclassified_model_ids ?? [];
  const holders = [...cases, ...quantities];
  return [
    ...claims.flatMap((claim, at) => claimSums(within('evidence.claims', at), claim, included)),
    ...camps.flatMap((camp, at) => campSums(within('evidence.camps', at), camp, models.length)),
    partition('evidence.camps', [...camps.map((camp) => camp.model_ids), unclassified], models),
    ...holders.map((each, at) => {
      const list = at < cases.length ? 'cases' : 'quantities';
      const place = within(`evidence.${list}`, at - (list === 'quantities' ? cases.length : 0));
      const { model_ids: ids, model_count: count, evidence_spans: spans } = each;
      const own = new Set(spans.map((span) => span.model_id));
      const holds = count === ids.length && isSame(own, ids) && ids.every((id) => included.has(id));
      return checkedValue(place, ids, holds, 'the included models of its spans, counted');
    }),
    partition(
      'answer.it_depends',
      [answer?.it_depends?.model_ids ?? []],
      [...new Set(cases.flatMap((each) => each.model_ids))],
    ),
    ...recordSums(record),
  ];
}

function claimSums(path: string, claim: Claim, included: ReadonlySet<string>): CheckedValue[] {
  const {
    supporting_model_ids: support,
    opposing_model_ids: oppose,
    mixed_or_uncertain_model_ids: mixed,
  } = claim;
  const { unresolved_model_ids: unresolved = [], evidence_spans: spans, reported_by: told } = claim;
  const reporters = (told?.evidence_spans ?? []).map((span) => span.model_id);
  const addressed = [...support, ...oppose, ...mixed];
  const all = [...addressed, ...unresolved];
  const shown = new Set(spans.map((span) => `${span.stance ?? 'support'} ${span.model_id}`));
  const taken = Object.entries({ support, oppose, mixed }).flatMap(([stance, ids]) =>
    ids.map((id) => `${stance} ${id}`),
  );
  return [
    checkedValue(
      path,
      all,
      new Set(all).size === all.length && all.every((id) => included.has(id)),
      'included models, each on one side',
    ),
    checkedValue(
      `${path}.reported_by`,
      reporters,
      reporters.every((id) => included.has(id) && !all.includes(id)),
      'included models that take no stance',
    ),
    checkedValue(`${path}.evidence_spans`, [...shown], isSame(shown, taken), taken),
    ...compared(
      path,
      { ...claim, unresolved_count: claim.unresolved_count ?? 0 },
      {
        supporting_count: support.length,
        opposing_count: oppose.length,
        mixed_or_uncertain_count: mixed.length,
        unresolved_count: unresolved.length,
        addressed_count: addressed.length,
        not_addressed_count: included.size - all.length,
        support_share_of_addressed: share(support.length, addressed.length),
        oppose_share_of_addressed: share(oppose.length, addressed.length),
        mixed_share_of_addressed: share(mixed.length, addressed.length),
      },
    ),
  ];
}

function campSums(path: string, camp: Camp, included: number): CheckedValue[] {
  const { model_ids: members, representative_model_ids: representatives } = camp;
  const own = new Set(camp.evidence_spans.map((span) => span.model_id));
  return [
    ...compared(path, camp, {
      model_count: members.length,
      eligible_model_count: included,
      model_share: share(members.length, included),
    }),
    checkedValue(path, members, isSame(own, members), 'the models of its spans'),
    checkedValue(
      `${path}.representative_model_ids`,
      representatives,
      representatives.every((id) => members.includes(id)),
      'members',
    ),
    ...(['by_lab', 'by_country', 'by_model_family'] as const).map((name) => {
      const census = camp[name];
      const holds = census === null || addsUp(census, members.length);
      return checkedValue(`${path}.${name}`, census, holds, 'a census of its members');
    }),
  ];
}

function addsUp(census: Census, members: number): boolean {
  const counted = census.groups.reduce((sum, group) => sum + group.count, census.unknown_count);
  return counted === members && census.groups.every((each) => each.share === share(each.count, members));
}

/** Each of the models is in exactly one of the lists, and nobody else is. */
function partition(
  path: string,
  lists: readonly (readonly string[])[],
  models: readonly string[],
): CheckedValue {
  const all = lists.flat();
  const holds = all.length === models.length && isSame(new Set(all), models);
  return checkedValue(path, all, holds, models);
}

function recordSums(record: Report['research_record']): CheckedValue[] {
  const { research_snapshot: snapshot, provenance, panel } = record ?? {};
  const { included = [], excluded = [], failed = [] } = provenance ?? {};
  const answers = [...included, ...excluded];
  const models = panel?.models ?? [];
  return [
    ...compared('research_record.research_snapshot', snapshot, {
      invited: models.length,
      successful: answers.length,
      failed: failed.length,
      excluded: excluded.length,
      included_in_synthesis: included.length,
    }),
    partition(
      'research_record.panel.models',
      [answers, failed].map((list) => list.map((each) => each.model_id ?? '')),
      models.map((each) => each.model_id),
    ),
  ];
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}

function isSame(found: ReadonlySet<string>, expected: readonly string[]): boolean {
  return found.size === expected.length && expected.every((each) => found.has(each));
}
