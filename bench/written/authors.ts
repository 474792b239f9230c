import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';

const countries = [
  { countryCode: 'US', countryName: 'United States', region: 'North America' },
  { countryCode: 'FR', countryName: 'France', region: 'Europe' },
  { countryCode: 'CN', countryName: 'China', region: 'Asia' },
] as const;

/**
 * A catalogue of invented models, `lab/model`: no real one is said to have written these answers.
 */
export function inventedCatalogue(modelIds: readonly string[]): Catalogue {
  const [base] = builtInCatalogue.models;
  if (!base) throw new Error('the built-in catalogue is empty');
  const labs = [...new Set(modelIds.map(labOf))];
  const models = modelIds.map((modelId) => {
    const lab = labOf(modelId);
    const name = `${capitalised(lab)} ${capitalised(modelId.slice(lab.length + 1))}`;
    const country = countries[labs.indexOf(lab) % countries.length];
    return {
      ...base,
      ...country,
      modelId,
      displayName: name,
      labId: lab,
      labName: `${capitalised(lab)} Lab`,
      family: capitalised(lab),
      gateway: 'default',
      eligible: true,
    };
  });
  return { models, curated: { wide: [], consensus: [] } };
}

function labOf(modelId: string): string {
  return modelId.slice(0, modelId.indexOf('/'));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
