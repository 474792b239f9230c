import type { Report } from '../../report/schema/report.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Side } from './focus.ts';

export type Evidence = NonNullable<Report['evidence']>;
export type Claim = Evidence['claims'][number];
export type Camp = Evidence['camps'][number];

/** Where a model stands in the record of the research. */
export type Part = 'included' | 'failed' | 'excluded';

export interface Model {
  readonly id: string;
  /** Of no other model of the report. */
  readonly name: string;
  readonly lab: string;
  readonly country: string;
  readonly family: string;
  readonly part: Part;
  /** Why it is in no count: a failure class or the reason of an exclusion. */
  readonly why: string;
  /** Null for a model in no camp. */
  readonly campId: number | null;
}

/** A report by the keys that its page looks things up with. */
export interface ReportIndex {
  readonly report: Report;
  readonly models: ReadonlyMap<string, Model>;
  /** Those that are counted: by lab, then by name. */
  readonly included: readonly Model[];
  readonly claims: ReadonlyMap<number, Claim>;
  readonly camps: ReadonlyMap<number, Camp>;
  /** Null where several camps are the largest, because then none leads. */
  readonly lead: Evidence['labs']['lead'];
  readonly labNames: ReadonlyMap<string, string>;
  /** By claim and model; models that are not in it are silent. */
  readonly stances: ReadonlyMap<number, ReadonlyMap<string, Side>>;
}

/** Indexes a report once, for all parts of its page. */
export function indexReport(report: Report): ReportIndex {
  const models = new Map(modelsOf(report).map((model) => [model.id, model]));
  const { claims = [], camps = [], labs } = report.evidence ?? {};
  return {
    report,
    models,
    included: [...models.values()].filter(({ part }) => part === 'included').sort(byLab),
    claims: new Map(claims.map((claim) => [claim.claim_id, claim])),
    camps: new Map(camps.map((camp) => [camp.camp_id, camp])),
    lead: labs?.lead?.difference ? labs.lead : null,
    labNames: labNamesOf(report),
    stances: new Map(claims.map((claim) => [claim.claim_id, stancesOf(claim)])),
  };
}

/** As in the standing of an answer: the draws of so few labs are coarse. */
const fewLabsMax = 7;

/** Whether the largest camp might not lead if other labs had been asked. */
export function isLeadOpen({
  established,
  difference_interval_90: { low = -1, lab_count: labs = 0 },
}: NonNullable<ReportIndex['lead']>): boolean {
  return !established && (low < 0 || labs <= fewLabsMax);
}

/** A camp's letter, which stands for it in pictures: A for the first one. */
export function campLetter(campId: number): string {
  return String.fromCharCode(64 + campId);
}

/** A model by its id. One that the record does not name is known by its id alone. */
export function modelOf(index: ReportIndex, id: string): Model {
  const unknown = { lab: 'Unknown', country: 'Unknown', family: 'Unknown', why: '', campId: null } as const;
  return index.models.get(id) ?? { id, name: id, part: 'included', ...unknown };
}

/** What a counted model says about a claim. */
export function stanceOf({ stances }: ReportIndex, claimId: number, modelId: string): Side {
  return stances.get(claimId)?.get(modelId) ?? 'silent';
}

/** The counted models on a side of a claim, in the order of all. */
export function modelsOn(index: ReportIndex, claimId: number, side: Side): Model[] {
  return index.included.filter(({ id }) => stanceOf(index, claimId, id) === side);
}

function labNamesOf({ research_record: record }: Report): Map<string, string> {
  const labs = (record?.panel?.models ?? []).map(({ lab }) => lab);
  return new Map(labs.flatMap((lab) => (lab && typeof lab !== 'string' ? [[lab.lab_id, lab.name]] : [])));
}

function modelsOf({ evidence, research_record: record }: Report): Model[] {
  const campOf = new Map(
    (evidence?.camps ?? []).flatMap(({ camp_id: campId, model_ids: ids }) => ids.map((id) => [id, campId])),
  );
  const known = new Map(record?.panel?.models.map((model) => [model.model_id, model]));
  const { included = [], failed = [], excluded = [] } = record?.provenance ?? {};
  const model = (id: string, part: Part, why = '') => {
    const origin = known.get(id);
    const lab = origin?.lab ?? null;
    return {
      id,
      name: origin?.display_name ?? id,
      lab: (typeof lab === 'string' ? lab : lab?.name) ?? 'Unknown',
      country: origin?.lab_origin_country_name ?? 'Unknown',
      family: origin?.model_family ?? 'Unknown',
      part,
      why,
      campId: campOf.get(id) ?? null,
    };
  };
  return toldApart([
    ...included.map(({ model_id: id }) => model(id ?? '', 'included')),
    ...excluded.map(({ model_id: id, reason }) => model(id, 'excluded', reason ?? '')),
    ...failed.map(({ model_id: id, error, status }) => model(id, 'failed', error ?? status ?? '')),
  ]);
}

/** With its id behind a name of several: of two labs, or of one model that is served twice. */
function toldApart(models: readonly Model[]): Model[] {
  const named = Map.groupBy(models, ({ name }) => name);
  return models.map((model) =>
    (named.get(model.name)?.length ?? 0) > 1 && model.name !== model.id
      ? { ...model, name: `${model.name} (${model.id})` }
      : model,
  );
}

function stancesOf(claim: Claim): ReadonlyMap<string, Side> {
  const all = (ids: readonly string[], stance: Side) => ids.map((id) => [id, stance] as const);
  return new Map([
    ...all(claim.reported_by?.evidence_spans.map(({ model_id: id }) => id) ?? [], 'reported'),
    ...all(claim.unresolved_model_ids ?? [], 'unresolved'),
    ...all(claim.mixed_or_uncertain_model_ids, 'mixed'),
    ...all(claim.opposing_model_ids, 'oppose'),
    ...all(claim.supporting_model_ids, 'support'),
  ]);
}

function byLab(a: Model, b: Model): number {
  return byCodePoint(a.lab, b.lab) || byCodePoint(a.name, b.name);
}
