import { z } from 'zod';
import { secret } from '../domain/secret.ts';
import {
  endpointProblems,
  type GatewayEndpoint,
  jsonOutputs,
  type ModelSettings,
  plainSettings,
} from '../gateway/http/endpoint.ts';
import { reasoningForms, reasoningOffOf, reasoningOffSchema } from '../gateway/http/extra-body.ts';
import { isEndpointUrl } from './addresses.ts';
import { problem, shown } from './config-error.ts';
import { readJsonFile } from './json-file.ts';
import { noteOf } from './kinds.ts';
import { type Environment, standardConcurrency, variables } from './variables.ts';

/** The gateway of the built-in catalogue, and of a single MODEL_GATEWAY_URL. */
export const defaultGateway = 'default';

/** Whether the simulator answers, because no gateway is set. */
export function isSimulated(values: Environment): boolean {
  return values.MODEL_GATEWAY_URL === null && values.GATEWAYS_FILE === null;
}

/**
 * Whether a simulator answers, so that people are told and no price is needed: what
 * SIMULATOR_ANSWERS says or, unset, the gateway's address.
 * @param knowsGateways false for the api: without an address it cannot tell
 */
export function simulatorAnswers(values: Environment, knowsGateways: boolean): boolean {
  const { SIMULATOR_ANSWERS: said, MODEL_GATEWAY_URL: url } = values;
  if (said !== null) return said === 'on';
  if (url !== null) return new URL(url).hostname === 'simulator'; // That of docker-compose.yml.
  return knowsGateways && isSimulated(values);
}

const beside = ' (MODEL_GATEWAY_API_KEY is set)';

/** Our choice: enough for ten of the largest panels, because the simulator mostly waits. */
const simulatorConcurrency = 2_000;

const keyTakes = 'an API key of visible ASCII characters, without spaces';

/**
 * Of an endpoint, or of one of its models. What is not given is as it would be without: see
 * `asSettings`.
 */
const settings = {
  extra_body: z.record(z.string(), z.json()).optional(),
  reasoning_off: z
    .union([z.enum(reasoningForms), reasoningOffSchema], {
      error: `takes one of ${reasoningForms.join(', ')}, or one of the fragments listed in docs/operations.md`,
    })
    .nullish(),
  max_output_tokens: z.int().min(1_000).max(1_000_000).nullish(),
  reasoning_tokens: z.int().min(0).max(1_000_000).optional(),
  temperature: z.boolean().optional(),
  json_output: z.enum(jsonOutputs).optional(),
};

const entrySchema = z.strictObject({
  // The name becomes part of a task queue's name and of log lines.
  name: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,62}$/, 'takes 1 to 63 of a-z 0-9 _ -'),
  base_url: z.string().refine(isEndpointUrl, 'takes a base URL without user, password or query'),
  api_key_variable: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'takes the name of a variable, never the key itself')
    .nullable()
    .default(null),
  concurrency: z.int().min(1).max(10_000).default(standardConcurrency),
  calls_per_minute: z.int().min(1).max(1_000_000).nullable().default(null),
  ...settings,
  models: z.record(z.string().min(1).max(200), z.strictObject(settings)).default({}),
});

const fileSchema = z
  .array(entrySchema)
  .min(1)
  .refine((entries) => new Set(entries.map((entry) => entry.name)).size === entries.length, {
    message: 'two gateways share one name',
  });

/**
 * Returns the endpoints of the models: those of GATEWAYS_FILE, else that of MODEL_GATEWAY_URL, else
 * the simulator.
 * @param env the environment with the key variables that the file names
 * @param problems receives a line for each problem
 */
export function gatewaysFrom(
  values: Environment,
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): GatewayEndpoint[] {
  if (values.GATEWAYS_FILE === null) return [singleEndpoint(values, problems)];
  if (values.MODEL_GATEWAY_URL !== null) {
    problems.push(problem('GATEWAYS_FILE', 'MODEL_GATEWAY_URL beside it', 'only one of the two'));
  }
  const read = readJsonFile(values.GATEWAYS_FILE, fileSchema);
  if ('problem' in read) {
    problems.push(fileProblem(values.GATEWAYS_FILE, read.problem));
    return [];
  }
  const endpoints = read.value.map((entry) => endpoint(entry, env, problems));
  for (const each of endpoints) {
    const wrong = endpointProblems(each, values.MODEL_TIMEOUT_MS);
    if (wrong.length > 0)
      problems.push(fileProblem(values.GATEWAYS_FILE, `${each.name}: ${wrong.join('; ')}`));
  }
  return endpoints;
}

/**
 * An endpoint as one of several worker processes may use it: with its part of the concurrency, one
 * call at least, and of the calls per minute.
 */
export function endpointForWorker(gateway: GatewayEndpoint, workers: number): GatewayEndpoint {
  const { concurrency, callsPerMinute } = gateway;
  return {
    ...gateway,
    concurrency: Math.max(1, Math.floor(concurrency / workers)),
    callsPerMinute: callsPerMinute && callsPerMinute / workers,
  };
}

/** Lists the key variables that a gateways file names; empty if the file cannot be read. */
export function gatewayKeyVariables(path: string | undefined): string[] {
  const read = path?.trim() ? readJsonFile(path, fileSchema) : { problem: 'there is none' };
  return 'problem' in read ? [] : read.value.flatMap((entry) => entry.api_key_variable ?? []);
}

function singleEndpoint(values: Environment, problems: string[]): GatewayEndpoint {
  const rest = { name: defaultGateway, ...plainSettings, models: {} };
  const apiKey = values.MODEL_GATEWAY_API_KEY;
  if (values.MODEL_GATEWAY_URL !== null) {
    const single = {
      ...rest,
      baseUrl: values.MODEL_GATEWAY_URL,
      apiKey,
      concurrency: values.MODEL_GATEWAY_CONCURRENCY,
      callsPerMinute: values.MODEL_GATEWAY_CALLS_PER_MINUTE,
      reasoningOff: reasoningOffOf(values.MODEL_GATEWAY_REASONING_OFF),
      maxOutputTokens: values.MODEL_GATEWAY_MAX_OUTPUT_TOKENS,
      takesTemperature: values.MODEL_GATEWAY_TEMPERATURE === 'stage',
      jsonOutput: values.MODEL_GATEWAY_JSON_OUTPUT,
    };
    const wrong = endpointProblems(single, values.MODEL_TIMEOUT_MS);
    // The schema has validated the URL, so the problem is the key.
    if (wrong.length > 0) problems.push(problem('MODEL_GATEWAY_API_KEY', shown('given', true), keyTakes));
    return single;
  }
  if (apiKey !== null) {
    problems.push(
      problem('MODEL_GATEWAY_URL', 'nothing', noteOf(variables.MODEL_GATEWAY_URL).takes + beside),
    );
  }
  const baseUrl = `http://127.0.0.1:${values.SIMULATOR_PORT}/v1`;
  return { ...rest, baseUrl, apiKey: null, concurrency: simulatorConcurrency, callsPerMinute: null };
}

function endpoint(
  entry: z.infer<typeof entrySchema>,
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): GatewayEndpoint {
  const variable = entry.api_key_variable;
  const key = variable === null ? undefined : env[variable];
  if (variable !== null && key === undefined) {
    problems.push(problem(variable, 'nothing', `the API key of the gateway ${entry.name} in GATEWAYS_FILE`));
  }
  return {
    name: entry.name,
    baseUrl: entry.base_url,
    apiKey: key === undefined ? null : secret(key),
    concurrency: entry.concurrency,
    callsPerMinute: entry.calls_per_minute,
    ...plainSettings,
    ...asSettings(entry),
    models: Object.fromEntries(Object.entries(entry.models).map(([id, own]) => [id, asSettings(own)])),
  };
}

/** Those that are given; a model takes the others from its endpoint. */
function asSettings(given: z.infer<z.ZodObject<typeof settings>>): Partial<ModelSettings> {
  const { extra_body, reasoning_off, max_output_tokens, reasoning_tokens, temperature, json_output } = given;
  return {
    ...(extra_body === undefined ? {} : { extraBody: extra_body }),
    ...(reasoning_off === undefined ? {} : { reasoningOff: reasoningOffOf(reasoning_off) }),
    ...(max_output_tokens === undefined ? {} : { maxOutputTokens: max_output_tokens }),
    ...(reasoning_tokens === undefined ? {} : { reasoningTokens: reasoning_tokens }),
    ...(temperature === undefined ? {} : { takesTemperature: temperature }),
    ...(json_output === undefined ? {} : { jsonOutput: json_output }),
  };
}

function fileProblem(path: string, what: string): string {
  return `GATEWAYS_FILE: got ${shown(path, false)}, where ${what}.`;
}
