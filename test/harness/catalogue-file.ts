import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';

/**
 * A model as an operator writes it in the file of the catalogue, without the fields that have a
 * default.
 */
export function catalogueEntry(model: Catalogue['models'][number]) {
  return {
    model_id: model.modelId,
    display_name: model.displayName,
    lab_id: model.labId,
    lab_name: model.labName,
    country_code: model.countryCode,
    country_name: model.countryName,
    region: model.region,
    family: model.family,
    context_tokens: model.contextTokens,
  };
}
