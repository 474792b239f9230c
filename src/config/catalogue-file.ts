import { z } from 'zod';
import { builtInCatalogue } from '../domain/catalogue/built-in.ts';
import { type Catalogue, type CatalogueModel, catalogueProblems } from '../domain/catalogue/catalogue.ts';
import { isRecord } from '../domain/is-record.ts';
import { modelsOf, type Synthesizers } from '../domain/run/synthesizer.ts';
import { isIdentifier } from '../domain/shape.ts';
import type { GatewayEndpoint } from '../gateway/http/endpoint.ts';
import { isStorable } from '../text/code-points.ts';
import { problem, shown } from './config-error.ts';
import { defaultGateway, simulatorAnswers } from './gateways-file.ts';
import { readJsonFile } from './json-file.ts';
import type { Environment } from './variables.ts';

const word = z.string().trim().min(1).max(200).refine(isStorable, 'must not hold U+0000 or a lone surrogate');
// Ids pass through Temporal, which must not see free text.
const id = z.string().refine(isIdentifier, 'takes 1 to 200 visible ASCII characters, without spaces');

const dollars = z.number().min(0).max(100_000);
/** Dollars per million tokens. */
const priceSchema = z.strictObject({
  input: dollars,
  cached_input: dollars.nullable().default(null),
  output: dollars,
});

const modelFields = {
  display_name: word,
  lab_id: word,
  lab_name: word,
  country_code: z.string().regex(/^[A-Z]{2}$/, 'takes two capital letters (ISO 3166-1 alpha-2)'),
  country_name: word,
  region: word,
  family: word,
  gateway: id,
  context_tokens: z.int().min(1_000),
  eligible: z.boolean(),
  price: priceSchema.optional(),
};

const modelSchema = z.strictObject({
  model_id: id,
  ...modelFields,
  gateway: id.default(defaultGateway),
  eligible: z.boolean().default(true),
});

const panelFields = { wide: z.array(z.string()), consensus: z.array(z.string()) };

const wholeSchema = z.strictObject({
  models: z.array(modelSchema).min(1),
  panels: z.strictObject(panelFields),
});

/** A model of the built-in catalogue with what differs, or another one with all of its fields. */
const changedSchema = z.strictObject({
  model_id: id,
  ...z.object(modelFields).partial().shape,
  renamed_to: id.optional(),
});
const differencesSchema = z.strictObject({
  differs_from: z.literal('built-in'),
  models: z.array(changedSchema).default([]),
  panels: z.strictObject(panelFields).partial().default({}),
});

const fileSchema = z.unknown().transform((file, context) => {
  const isDifferent = isRecord(file) && 'differs_from' in file;
  const parsed = (isDifferent ? differencesSchema : wholeSchema).safeParse(file);
  if (parsed.success) return parsed.data;
  context.issues.push(...(parsed.error.issues as typeof context.issues));
  return z.NEVER;
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

/**
 * A problem if a spending limit is set and would not see what some models cost: those of panels,
 * and the synthesizers.
 * @param synthesizers null for the api, which does not know them, nor whether there is a gateway
 */
export function unpricedProblems(
  values: Environment,
  { models }: Catalogue,
  synthesizers: Synthesizers | null,
): string[] {
  const limit = values.SPEND_LIMIT_PER_DAY;
  if (limit === null || simulatorAnswers(values, synthesizers !== null)) return [];
  const priced = new Set(models.filter(({ price }) => price).map(({ modelId }) => modelId));
  const asked = [
    ...models.filter(({ eligible }) => eligible),
    ...(synthesizers ? modelsOf(synthesizers) : []),
  ];
  const unseen = [...new Set(asked.map(({ modelId }) => modelId))].filter((each) => !priced.has(each));
  if (unseen.length === 0) return [];
  const some = unseen.slice(0, 3).map((each) => shown(each, false));
  const names = `${some.join(', ')}${unseen.length > some.length ? ', …' : ''}`;
  const count = `${unseen.length} ${unseen.length === 1 ? 'model' : 'models'}`;
  return [
    problem(
      'SPEND_LIMIT_PER_DAY',
      `"${limit}", with ${count} that no price is known of (${names})`,
      'dollars that can be counted: give each model that is asked a `price` in CATALOGUE_FILE, also the synthesizers (with ' +
        '`eligible: false` if no panel asks them), and take others out with `eligible: false`; or unset it',
    ),
  ];
}

function readCatalogue(path: string, problems: string[]): Catalogue {
  const read = readJsonFile(path, fileSchema);
  if ('problem' in read) {
    problems.push(`CATALOGUE_FILE: got ${shown(path, false)}, where ${read.problem}.`);
    return builtInCatalogue;
  }
  const file = read.value;
  const { catalogue, wrong } =
    'differs_from' in file
      ? withDifferences(builtInCatalogue, file)
      : { catalogue: { models: file.models.map(asModel), curated: file.panels }, wrong: [] };
  const all = [...wrong, ...catalogueProblems(catalogue)];
  if (all.length > 0) problems.push(`CATALOGUE_FILE: got ${shown(path, false)}, where ${all.join('; ')}.`);
  return catalogue;
}

/**
 * The built-in catalogue with what differs: models by id, and panels as a whole. A renamed model
 * keeps its places in panels.
 */
function withDifferences(
  { models, curated }: Catalogue,
  file: z.infer<typeof differencesSchema>,
): { readonly catalogue: Catalogue; readonly wrong: string[] } {
  const byId = new Map(models.map((model) => [model.modelId, model]));
  const renamed = new Map<string, string>();
  const wrong: string[] = [];
  for (const { renamed_to: newId, ...change } of file.models) {
    const known = byId.get(change.model_id);
    const whole = modelSchema.safeParse({ ...(known && asEntry(known)), ...change });
    if (!whole.success) {
      const missing = whole.error.issues.map((issue) => issue.path.join('.')).join(', ');
      wrong.push(`${change.model_id} is not in the built-in catalogue and lacks ${missing}`);
      continue;
    }
    const model = asModel(whole.data);
    byId.set(change.model_id, newId === undefined ? model : { ...model, modelId: newId });
    if (newId !== undefined) renamed.set(change.model_id, newId);
  }
  const current = (ids: readonly string[]) => ids.map((id) => renamed.get(id) ?? id);
  const { wide = current(curated.wide), consensus = current(curated.consensus) } = file.panels;
  return { catalogue: { models: [...byId.values()], curated: { wide, consensus } }, wrong };
}

/** A model as a catalogue file has it. */
export function asEntry({ price, ...model }: CatalogueModel) {
  return {
    model_id: model.modelId,
    display_name: model.displayName,
    lab_id: model.labId,
    lab_name: model.labName,
    country_code: model.countryCode,
    country_name: model.countryName,
    region: model.region,
    family: model.family,
    gateway: model.gateway,
    context_tokens: model.contextTokens,
    eligible: model.eligible,
    ...(price && {
      price: { input: price.input, cached_input: price.cachedInput, output: price.output },
    }),
  };
}

function asModel({ price, ...model }: z.infer<typeof modelSchema>): CatalogueModel {
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
    ...(price && { price: { input: price.input, cachedInput: price.cached_input, output: price.output } }),
  };
}

function unservedGateways(catalogue: Catalogue, gateways: readonly GatewayEndpoint[]): string[] {
  const served = new Set(gateways.map((gateway) => gateway.name));
  const named = new Set(catalogue.models.filter((model) => model.eligible).map((model) => model.gateway));
  return [...named].filter((name) => !served.has(name)).sort();
}
