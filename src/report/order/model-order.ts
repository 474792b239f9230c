import type { Report } from '../schema/report.ts';
import { leafOrder } from './leaf-order.ts';

/** The ways in which a page groups the models of its picture. */
const groupings = ['camp', 'lab', 'country', 'family'] as const;

/**
 * The counted models of a report by id, for each way to group them: those of a group in an order
 * whose neighbours say the same.
 */
export type ModelOrder = Readonly<Record<(typeof groupings)[number], readonly string[]>>;

/**
 * Orders the models of a report for its picture of claims × models. Takes up to 40 ms for one group
 * of 172 models, so it pauses between two groupings. It is no part of the report: it says nothing,
 * and whoever has the report can make it again.
 */
export async function modelOrderOf(report: Report): Promise<ModelOrder> {
  const values = valuesOf(report);
  const keys = keysOf(report);
  const order: Record<string, readonly string[]> = {};
  for (const by of groupings) {
    const groups = Map.groupBy(values.keys(), (id) => keys.get(id)?.[by]);
    order[by] = [...groups.values()].flatMap((ids) => inLine(values, ids));
    await new Promise(setImmediate);
  }
  return order as ModelOrder;
}

/** Begins with the end that agrees more. */
function inLine(values: ReadonlyMap<string, readonly number[]>, ids: readonly string[]): string[] {
  const said = ids.map((id) => values.get(id) ?? []);
  const distances = said.map((one) =>
    said.map((other) => sum(one.map((value, at) => Math.abs(value - (other[at] ?? 0))))),
  );
  const places = leafOrder(distances);
  const agreeing = (place: number | undefined) => sum(said[place ?? 0] ?? []);
  if (agreeing(places.at(-1)) > agreeing(places[0])) places.reverse();
  return places.flatMap((place) => ids[place] ?? []);
}

/** What each counted model says about each claim, as a number: by id, in the order of the ids. */
function valuesOf({ research_record: record, evidence }: Report): ReadonlyMap<string, readonly number[]> {
  const claims = (evidence?.claims ?? []).map(
    (claim) =>
      new Map([
        ...(claim.unresolved_model_ids ?? []).map((id) => [id, 0.25] as const),
        ...claim.mixed_or_uncertain_model_ids.map((id) => [id, 0.5] as const),
        ...claim.opposing_model_ids.map((id) => [id, -2] as const),
        ...claim.supporting_model_ids.map((id) => [id, 2] as const),
      ]),
  );
  const ids = (record?.provenance?.included ?? []).map(({ model_id: id }) => id ?? '').sort();
  return new Map(ids.map((id) => [id, claims.map((claim) => claim.get(id) ?? 0)]));
}

function keysOf({ research_record: record, evidence }: Report) {
  const campOf = new Map(
    (evidence?.camps ?? []).flatMap(({ camp_id: camp, model_ids: ids }) => ids.map((id) => [id, camp])),
  );
  return new Map(
    (record?.panel?.models ?? []).map((model) => {
      const { model_id: id, lab, lab_origin_country_name: country, model_family: family } = model;
      const labName = typeof lab === 'string' ? lab : lab?.name;
      return [id, { camp: campOf.get(id), lab: labName, country, family }];
    }),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
