import { byCodePoint } from '../../text/order.ts';
import type { Price } from '../cost/price.ts';
import { type PanelId, panels } from '../run/panels.ts';

/** A model that the service can ask, with the attributes that a report counts by. */
export interface CatalogueModel {
  readonly modelId: string;
  readonly displayName: string;
  readonly labId: string;
  readonly labName: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly countryName: string;
  readonly region: string;
  readonly family: string;
  readonly gateway: string;
  readonly contextTokens: number;
  /**
   * False for a model that always reasons: panel models answer without extended reasoning (R-S06).
   */
  readonly eligible: boolean;
  /** Left out if it is not known. */
  readonly price?: Price;
}

export interface Catalogue {
  readonly models: readonly CatalogueModel[];
  /** The curated panels by model id. `service` is not curated: it is every eligible model. */
  readonly curated: { readonly wide: readonly string[]; readonly consensus: readonly string[] };
}

/**
 * The models of a panel, in the order of their ids by code point (R-S02, R-S03).
 * @returns 10, 40 or all eligible models of the catalogue
 */
export function panelModels(catalogue: Catalogue, panel: PanelId): CatalogueModel[] {
  const eligible = catalogue.models.filter((model) => model.eligible);
  if (panel === 'service') return eligible.sort(byModelId);
  const chosen = new Set(catalogue.curated[panel]);
  return eligible.filter((model) => chosen.has(model.modelId)).sort(byModelId);
}

/**
 * Problems of a catalogue, as sentences; empty if there are none. Checked once at start, so that no
 * create can get a panel of another size than the one that is sold.
 */
export function catalogueProblems(catalogue: Catalogue): string[] {
  const problems: string[] = [];
  const byId = new Map(catalogue.models.map((model) => [model.modelId, model]));
  if (byId.size !== catalogue.models.length) problems.push('two models share one model_id');
  for (const panel of ['wide', 'consensus'] as const) {
    const ids = catalogue.curated[panel];
    if (new Set(ids).size !== ids.length) problems.push(`${panel} names a model twice`);
    if (ids.length !== panels[panel].size) {
      problems.push(`${panel} must have ${panels[panel].size} models, it has ${ids.length}`);
    }
    for (const id of ids)
      if (!byId.get(id)?.eligible) problems.push(`${panel} names ${id}, which is not an eligible model`);
  }
  if (!catalogue.models.some((model) => model.eligible)) problems.push('no model is eligible');
  return problems;
}

function byModelId(a: CatalogueModel, b: CatalogueModel): number {
  return byCodePoint(a.modelId, b.modelId);
}
