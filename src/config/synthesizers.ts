import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import {
  type SynthesisStage,
  type Synthesizer,
  type SynthesizerPair,
  type Synthesizers,
  synthesizersBy,
} from '../domain/run/synthesizer.ts';
import type { GatewayEndpoint } from '../gateway/http/endpoint.ts';
import { problem, shown } from './config-error.ts';
import { defaultGateway, isSimulated } from './gateways-file.ts';
import { noteOf } from './kinds.ts';
import { type Environment, type VariableName, variables } from './variables.ts';

/** The simulator's two synthesizers. */
const simulators: SynthesizerPair = [
  { modelId: 'simulator/synthesizer-north', gateway: defaultGateway },
  { modelId: 'simulator/synthesizer-south', gateway: defaultGateway },
];

/** For a process that calls no model. */
export const simulatedSynthesizers: Synthesizers = synthesizersBy(() => simulators);

/** The variable of each stage that may have synthesizers of its own. */
const stageVariables = {
  extract: 'SYNTHESIZERS_EXTRACT',
  camps: 'SYNTHESIZERS_CAMPS',
  group: 'SYNTHESIZERS_GROUP',
  label: 'SYNTHESIZERS_LABEL',
  write: 'SYNTHESIZERS_WRITE',
} as const satisfies Readonly<Record<SynthesisStage, VariableName>>;

/**
 * Labelling alone asks a third one as a rule; a stage with three of its own would hardly ever ask
 * its last.
 */
const withThird: readonly VariableName[] = ['SYNTHESIZERS', stageVariables.label];

/**
 * Chooses the two models, or three, that do each stage of a synthesis: those of the stage's own
 * variable, otherwise of SYNTHESIZERS. They are of different labs, so that no single lab interprets
 * all others, and none checks itself.
 * @param problems receives a line if there are fewer or more, they share a lab, or no gateway
 * serves one of them
 */
export function synthesizersFrom(
  values: Environment,
  catalogue: Catalogue,
  gateways: readonly GatewayEndpoint[],
  problems: string[],
): Synthesizers {
  const pairFrom = (name: VariableName, ids: readonly string[] | null) =>
    pairOf(name, ids, { catalogue, gateways, problems });
  const usual =
    values.SYNTHESIZERS === null && isSimulated(values)
      ? simulators
      : pairFrom('SYNTHESIZERS', values.SYNTHESIZERS);
  return synthesizersBy((stage) => {
    const name = stageVariables[stage];
    return values[name] === null ? usual : pairFrom(name, values[name]);
  });
}

interface Served {
  readonly catalogue: Catalogue;
  readonly gateways: readonly GatewayEndpoint[];
  readonly problems: string[];
}

function pairOf(
  name: VariableName,
  ids: readonly string[] | null,
  { catalogue, gateways, problems }: Served,
): SynthesizerPair {
  const { takes } = noteOf(variables[name]);
  const [first, second, third, ...more] = ids ?? [];
  const isTooMany = more.length > 0 || (third !== undefined && !withThird.includes(name));
  if (first === undefined || second === undefined || isTooMany) {
    const why = ids === null ? ' (there is no default with a real gateway)' : '';
    problems.push(problem(name, shown(ids?.join(','), false), takes + why));
    return simulators;
  }
  const labs = [first, second, ...(third === undefined ? [] : [third])].map((id) => labOf(id, catalogue));
  const repeated = labs.find((lab, at) => labs.indexOf(lab) !== at);
  if (repeated !== undefined) problems.push(problem(name, `two of the lab ${shown(repeated, false)}`, takes));
  const both = [synthesizer(first, catalogue), synthesizer(second, catalogue)] as const;
  const all: SynthesizerPair = third === undefined ? both : [...both, synthesizer(third, catalogue)];
  problems.push(...unserved(name, all, gateways));
  return all;
}

/** Takes the gateway from the catalogue, else the default one. */
function synthesizer(modelId: string, catalogue: Catalogue): Synthesizer {
  const model = catalogue.models.find((each) => each.modelId === modelId);
  return { modelId, gateway: model?.gateway ?? defaultGateway };
}

/** Returns the lab from the catalogue, else the part of the id before the slash. */
function labOf(modelId: string, catalogue: Catalogue): string {
  const model = catalogue.models.find((each) => each.modelId === modelId);
  if (model) return model.labId;
  // The simulator's synthesizers count as models of two labs, though one program plays both.
  return modelId.startsWith('simulator/') ? modelId : (modelId.split('/')[0] ?? modelId);
}

function unserved(
  name: VariableName,
  all: readonly Synthesizer[],
  gateways: readonly GatewayEndpoint[],
): string[] {
  if (gateways.length === 0) return []; // The gateways have a problem of their own, which is reported first.
  const served = new Set(gateways.map((gateway) => gateway.name));
  const takes = `models of the catalogue, or of the gateway ${defaultGateway}`;
  return all
    .filter(({ gateway }) => !served.has(gateway))
    .map(({ modelId }) => problem(name, `${shown(modelId, false)}, whose gateway is not configured`, takes));
}
