import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { modelsOf, type Synthesizer } from '../domain/run/synthesizer.ts';
import type { GatewayEndpoint } from '../gateway/http/endpoint.ts';
import { type CatalogueCheck, checkCatalogue, type Lists, listedModel } from './catalogue-check.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './findings.ts';
import { type ModelsList, readModelsList } from './models-list.ts';
import { type ExpectedCost, type PanelCost, panelCosts, taskCost } from './panel-costs.ts';
import { type Probe, probePanelModel, probeSynthesizer } from './probe.ts';
import type { Setup } from './setup.ts';

export interface Preflight {
  readonly catalogue: CatalogueCheck;
  readonly panel_models: readonly Probe[];
  readonly synthesizers: readonly Probe[];
  readonly costs: readonly PanelCost[];
  /** What a question that sets a task costs more, in each panel. */
  readonly task_cost: ExpectedCost;
  readonly findings: readonly Finding[];
  /** Lines for `.env`. */
  readonly env: readonly string[];
}

/**
 * Looks before a run is paid for: reads the gateways' lists, and makes a few small calls (R-N01).
 */
export async function preflight(setup: Setup): Promise<Preflight> {
  const lists = await readLists(setup.gateways);
  const catalogue = checkCatalogue(setup.catalogue, lists);
  const [panelModels, synthesizers] = await Promise.all([
    Promise.all(setup.gateways.map((endpoint) => probeGateway(endpoint, setup.catalogue, lists))),
    Promise.all(modelsOf(setup.synthesizers).map((each) => probeOne(setup.gateways, each))),
  ]);
  const priceOf = priceIn(setup.catalogue, lists);
  const seen = { lists, catalogue, panelModels: panelModels.flatMap((probe) => probe ?? []), synthesizers };
  return {
    catalogue,
    panel_models: seen.panelModels,
    synthesizers,
    costs: panelCosts(setup.catalogue, setup.synthesizers, priceOf),
    task_cost: taskCost(setup.synthesizers, priceOf),
    ...findingsOf(setup, seen),
  };
}

/** Reads the list of each gateway. Costs nothing. */
export async function readLists(gateways: readonly GatewayEndpoint[]): Promise<Lists> {
  const entries = gateways.map(
    async (endpoint): Promise<[string, ModelsList]> => [endpoint.name, await readModelsList(endpoint)],
  );
  return new Map(await Promise.all(entries));
}

/** The price of the catalogue, else of the gateway's list. */
function priceIn(catalogue: Catalogue, lists: Lists) {
  const byId = new Map(catalogue.models.map((model) => [model.modelId, model]));
  return (model: Synthesizer) => byId.get(model.modelId)?.price ?? listedModel(lists, model)?.price ?? null;
}

/** Models tried at a gateway until one answers: a single one may be away. */
const triesMax = 3;

async function probeGateway(
  endpoint: GatewayEndpoint,
  { models, curated }: Catalogue,
  lists: Lists,
): Promise<Probe | null> {
  const served = models.filter((model) => model.eligible && model.gateway === endpoint.name);
  const listed = served.filter((model) => listedModel(lists, model));
  const wide = (listed.length > 0 ? listed : served).sort(
    (a, b) => Number(curated.wide.includes(b.modelId)) - Number(curated.wide.includes(a.modelId)),
  );
  let probe: Probe | null = null;
  for (const { modelId } of wide.slice(0, triesMax)) {
    probe = await probePanelModel(endpoint, modelId);
    if (endsTries(probe)) break;
  }
  return probe;
}

function endsTries({ failure, no_such_address: isWrong }: Probe): boolean {
  return isWrong || failure === null || ['auth', 'network', 'timeout'].includes(failure);
}

async function probeOne(
  gateways: readonly GatewayEndpoint[],
  { modelId, gateway }: Synthesizer,
): Promise<Probe> {
  const endpoint = gateways.find(({ name }) => name === gateway);
  if (!endpoint) throw new Error(`No gateway is called ${gateway}.`); // The configuration was checked.
  return await probeSynthesizer(endpoint, modelId);
}
