import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import type { Catalogue, CatalogueModel } from '../../src/domain/catalogue/catalogue.ts';
import { panels } from '../../src/domain/run/panels.ts';

/**
 * A catalogue whose panel `service` has this many models: for 10 and 40 those that the panels
 * `wide` and `consensus` ask, for 172 all that the built-in catalogue lists, so that labs have as
 * many models each as in those panels.
 */
export function catalogueOf(size: number): Catalogue {
  const listed = membersFor(size).slice(0, size);
  const missing = Array.from({ length: size - listed.length }, (_, index) => annexOf(listed, index));
  return { models: [...listed, ...missing], curated: { wide: [], consensus: [] } };
}

function membersFor(size: number): CatalogueModel[] {
  const { models, curated } = builtInCatalogue;
  const panel = (['wide', 'consensus'] as const).find((name) => size <= panels[name].size);
  // The answers are planted, so that also models which the service does not ask can give one.
  if (!panel) return models.map((model) => ({ ...model, eligible: true }));
  const chosen = new Set(curated[panel]);
  return models.filter(({ modelId }) => chosen.has(modelId));
}

/** An invented further model of a listed one's lab. */
function annexOf(listed: readonly CatalogueModel[], index: number): CatalogueModel {
  const base = listed[index % listed.length];
  if (!base) throw new Error('the built-in catalogue is empty');
  const name = `${base.family} Annex ${index + 1}`;
  return { ...base, modelId: `${base.labId}/annex-${index + 1}`, displayName: name };
}
