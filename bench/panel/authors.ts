import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import type { Catalogue, CatalogueModel } from '../../src/domain/catalogue/catalogue.ts';

/** A catalogue whose panel `service` has this many models: the built-in ones, and invented ones if they are too few. */
export function catalogueOf(size: number): Catalogue {
  const known = builtInCatalogue.models.filter(({ eligible }) => eligible).slice(0, size);
  const invented = Array.from({ length: size - known.length }, (_, index): CatalogueModel => {
    const base = known[index % known.length];
    if (!base) throw new Error('the built-in catalogue is empty');
    const name = `${base.family} Annex ${index + 1}`;
    return { ...base, modelId: `${base.labId}/annex-${index + 1}`, displayName: name };
  });
  return { models: [...known, ...invented], curated: { wide: [], consensus: [] } };
}
