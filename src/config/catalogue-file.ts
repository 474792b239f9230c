import { z } from 'zod';
import { builtInCatalogue } from '../domain/catalogue/built-in.ts';
import { type Catalogue, type CatalogueModel, catalogueProblems } from '../domain/catalogue/catalogue.ts';
import { isIdentifier } from '../domain/shape.ts';
import type { GatewayEndpoint } from '../gateway/http/endpoint.ts';
import { isStorable } from '../text/code-points.ts';
import { problem, shown } from './config-error.ts';
import { defaultGateway } from './gateways-file.ts';
import { readJsonFile } from './json-file.ts';

const word = z.string().trim().min(1).max(200).refine(isStorable, 'must not hold U+0000 or a lone surrogate');
// Ids pass through Temporal, which must not see free text.
const id = z.string().refine(isIdentifier, 'takes 1 to 200 visible ASCII characters, without spaces');

const modelSchema = z.strictObject({
  model_id: id,
  display_name: word,
  lab_id: word,
  lab_name: word,
  country_code: z.string().regex(/^[A-Z]{2}$/, 'takes two capital letters (ISO 3166-1 alpha-2)'),
  country_name: word,
  region: word,
  family: word,
  gateway: id.default(defaultGateway),
  context_tokens: z.int().min(1_000),
  eligible: z.boolean().default(true),
});

const fileSchema = z.strictObject({
  models: z.array(modelSchema).min(1),
  panels: z.strictObject({ wide: z.array(z.string()), consensus: z.array(z.string()) }),
});

/**
 * Reads the catalogue from CATALOGUE_FILE, or returns the built-in one.
 * @param gateways each eligible model must name one of them
 * @param problems receives a line for each problem
 */
export function catalogueFrom(
  path: string | null,
  gateways: readonly GatewayEndpoint[],
  problems: string[],
): Catalogue {
  const catalogue = path === null ? builtInCatalogue : readCatalogue(path, problems);
  const missing = gateways.length === 0 ? [] : unservedGateways(catalogue, gateways);
  if (missing.length > 0) {
    const where = path === null ? 'the built-in catalogue' : shown(path, false);
    const names = `models of the gateway ${missing.map((name) => shown(name, false)).join(', ')}`;
    problems.push(
      problem('CATALOGUE_FILE', `${where} with ${names}`, 'models of the configured gateways only'),
    );
  }
  return catalogue;
}

function readCatalogue(path: string, problems: string[]): Catalogue {
  const read = readJsonFile(path, fileSchema);
  const catalogue = 'value' in read ? asCatalogue(read.value) : builtInCatalogue;
  const wrong = 'problem' in read ? read.problem : catalogueProblems(catalogue).join('; ');
  if (wrong !== '') problems.push(`CATALOGUE_FILE: got ${shown(path, false)}, where ${wrong}.`);
  return catalogue;
}

function asCatalogue(file: z.infer<typeof fileSchema>): Catalogue {
  return { models: file.models.map(asModel), curated: file.panels };
}

function asModel(model: z.infer<typeof modelSchema>): CatalogueModel {
  return {
    modelId: model.model_id,
    displayName: model.display_name,
    labId: model.lab_id,
    labName: model.lab_name,
    countryCode: model.country_code,
    countryName: model.country_name,
    region: model.region,
    family: model.family,
    gateway: model.gateway,
    contextTokens: model.context_tokens,
    eligible: model.eligible,
  };
}

function unservedGateways(catalogue: Catalogue, gateways: readonly GatewayEndpoint[]): string[] {
  const served = new Set(gateways.map((gateway) => gateway.name));
  const named = new Set(catalogue.models.filter((model) => model.eligible).map((model) => model.gateway));
  return [...named].filter((name) => !served.has(name)).sort();
}
