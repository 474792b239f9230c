import { z } from 'zod';
import { jsonOutputs } from '../gateway/http/endpoint.ts';
import { reasoningForms } from '../gateway/http/extra-body.ts';
import { isEndpointUrl, isHostAndPort, isHostname, isOrigin, isPageUrl, isPostgresUrl } from './addresses.ts';
import {
  decimalNumber,
  noted,
  onOrOff,
  optionalDecimal,
  optionalList,
  optionalMatch,
  optionalSecret,
  optionalText,
  optionalWholeNumber,
  port,
  stageSynthesizers,
  textVariable,
  wholeNumberVariable,
} from './kinds.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Our choice: room for the largest panel at once, far below the rate limits of usual endpoints. */
export const standardConcurrency = 200;

const twoOrThree = 'two or three model ids of different labs, separated by commas';

/** Every variable of the environment that the service reads, by the headings of `.env.example`. */
export const variableSections = {
  'Where the service listens': {
    HOST: textVariable('127.0.0.1', { about: 'Address of the api.', takes: 'a host name or an address' }),
    PORT: port(8080, 'Port of the api: /v1/…'),
    API_SHARE_PER_ADDRESS_PERCENT: wholeNumberVariable(
      25,
      1,
      100,
      "Percentage of an api process's connections that one address may hold; of its requests under way, twice that. " +
        'Set 100 behind a proxy, where all clients have one address.',
    ),
    API_STOP_DELAY_MS: wholeNumberVariable(
      2_000,
      0,
      60_000,
      'How long a stopping api goes on serving while it is no longer ready, in milliseconds, so that a balancer notices in time. ' +
        'Set it to more than its time between checks, times the failures that it waits for. `npm start` does not wait.',
    ),
    WORKER_GRACE_MS: wholeNumberVariable(25_000, 0, 600_000, 'Milliseconds for a stopping worker.'),
    PUBLIC_URL: optionalMatch(isPageUrl, {
      about:
        'Where people reach the service: links in invitations begin with it, and with https its cookies are only ever ' +
        'sent encrypted. Unset: http://HOST:PORT.',
      takes: 'an https origin such as https://research.example, without a path; with http only this machine',
      example: 'https://research.example',
    }),
    CORS_ALLOWED_ORIGINS: optionalList(
      {
        about: 'Origins whose pages may call the api from a browser, or *. Unset: none.',
        takes: 'origins such as https://app.example, without a path, separated by commas, or *',
        example: 'https://app.example',
      },
      (word) => word === '*' || isOrigin(word),
    ),
    ADMIN_PORT: port(
      9090,
      "The api's port for /health/live, /health/ready and /metrics. Never expose it to the public.",
    ),
    WORKER_ADMIN_PORT: port(9091, "The worker's port for the same paths. Never expose it to the public."),
  },
  'What is kept, and where': {
    DATA_DIR: textVariable('.data', {
      about: 'Folder for all embedded data. Its file `api-key` holds the first key of a local start.',
      takes: 'the path of a folder',
    }),
    DATABASE_URL: optionalSecret(
      {
        about: 'PostgreSQL 15 or newer. Unset: an embedded one under DATA_DIR.',
        takes: 'a URL such as postgresql://user:password@host:5432/database',
        example: 'postgresql://user:password@127.0.0.1:5432/panel',
      },
      isPostgresUrl,
    ),
  },
  Temporal: {
    TEMPORAL_ADDRESS: optionalMatch(isHostAndPort, {
      about: 'A Temporal cluster or Temporal Cloud. Unset: an embedded development server.',
      takes: 'host:port',
      example: 'namespace.account.tmprl.cloud:7233',
    }),
    TEMPORAL_NAMESPACE: textVariable('default', { about: 'Namespace of the runs.', takes: 'a namespace' }),
    TEMPORAL_API_KEY: optionalSecret({
      about: 'API key of Temporal Cloud; enables TLS.',
      takes: 'an API key',
    }),
    TEMPORAL_TLS_CERT_FILE: optionalText({
      about: 'Client certificate for mutual TLS, together with its key.',
      takes: 'the path of a readable PEM file',
    }),
    TEMPORAL_TLS_KEY_FILE: optionalText({
      about: 'Private key of the client certificate.',
      takes: 'the path of a readable PEM file',
    }),
    TEMPORAL_TLS_CA_FILE: optionalText({
      about: 'Certificate authority of the server, if it is not a public one.',
      takes: 'the path of a readable PEM file',
    }),
    TEMPORAL_PORT: port(7233, 'Port of the embedded development server.'),
    TEMPORAL_UI_PORT: port(8233, "Port of the embedded development server's web interface."),
    TEMPORAL_CLI_PATH: optionalText({
      about: "Temporal's CLI, for the embedded server. Unset: it is searched for.",
      takes: 'the path of a program',
    }),
  },
  'Models and their gateways': {
    MODEL_GATEWAY_URL: optionalMatch(isEndpointUrl, {
      about: 'One OpenAI-compatible endpoint for all models. Unset: the simulator.',
      takes: 'a base URL such as https://host/v1, without user, password or query',
      example: 'https://gateway.example/v1',
    }),
    MODEL_GATEWAY_API_KEY: optionalSecret({
      about: 'API key of that endpoint, sent as a bearer token.',
      takes: 'an API key',
    }),
    MODEL_GATEWAY_CONCURRENCY: wholeNumberVariable(
      standardConcurrency,
      1,
      10_000,
      'Concurrent calls to that endpoint, including the synthesis; divided among WORKERS.',
    ),
    MODEL_GATEWAY_CALLS_PER_MINUTE: optionalWholeNumber(1, 1_000_000, {
      about:
        'Calls per minute to that endpoint, including the synthesis; divided among WORKERS. Unset: no limit.',
      example: '600',
    }),
    MODEL_GATEWAY_REASONING_OFF: noted(z.enum(reasoningForms).nullable().default(null), {
      about:
        'How that endpoint is asked for answers without extended reasoning, by whose API has this form first. Unset: it is ' +
        'not asked, and models that reason by default do.',
      takes: `one of ${reasoningForms.join(', ')}`,
      example: 'openrouter',
    }),
    MODEL_GATEWAY_MAX_OUTPUT_TOKENS: optionalWholeNumber(1_000, 1_000_000, {
      about:
        'The most output tokens that its models are asked for. Unset: as many as a call wants, up to 16,000.',
      example: '8000',
    }),
    MODEL_GATEWAY_TEMPERATURE: noted(z.enum(['stage', 'default']).default('stage'), {
      about: 'Temperature of the synthesis: 0, or the default of the model, as for a model that refuses 0.',
      takes: 'stage or default',
    }),
    MODEL_GATEWAY_JSON_OUTPUT: noted(z.enum(jsonOutputs).default('json_schema'), {
      about: 'How the synthesis asks for JSON, for models that accept a strict schema and do not follow it.',
      takes: `one of ${jsonOutputs.join(', ')}`,
    }),
    GATEWAYS_FILE: optionalText({
      about:
        'Several endpoints instead of one: a JSON list of {name, base_url, api_key_variable, concurrency, ' +
        'calls_per_minute, extra_body, reasoning_off, max_output_tokens, reasoning_tokens, temperature, json_output, models}.',
      takes: 'the path of a JSON file',
    }),
    CATALOGUE_FILE: optionalText({
      about:
        'Models, labs, prices and panel members instead of the built-in ones, or only what differs from them: a JSON object ' +
        '{models, panels}, or {differs_from, models, panels}; docs/catalogue.md.',
      takes: 'the path of a JSON file',
    }),
    SYNTHESIZERS: optionalList({
      about:
        "Two models of different labs that make the report and check each other; a third one breaks their ties, and reads what one of them wrote if the other cannot. Unset: the simulator's two.",
      takes: twoOrThree,
      example: 'lab-one/model,lab-two/model',
    }),
    SYNTHESIZERS_EXTRACT: stageSynthesizers('read the responses and extract claims'),
    SYNTHESIZERS_GROUP: stageSynthesizers('group claims that say the same'),
    SYNTHESIZERS_CAMPS: stageSynthesizers('form the positions'),
    SYNTHESIZERS_LABEL: stageSynthesizers(
      'label responses and answer what is asked again, where a third one breaks their ties',
      twoOrThree,
    ),
    SYNTHESIZERS_WRITE: stageSynthesizers('write the sections'),
  },
  'How much is under way at once': {
    WORKERS: optionalWholeNumber(1, 64, {
      about:
        'Worker processes of this service, among which concurrency and rate of gateways are divided. `npm start` runs that many. Unset: ' +
        'one, and with `npm start` one for every two processors, four at most.',
      example: '2',
    }),
    MODELS_AT_ONCE: wholeNumberVariable(
      1_000,
      1,
      1_000_000,
      'Maximum number of models in all runs under way, over all workers. Further runs stay queued.',
    ),
    SPEND_LIMIT_PER_DAY: optionalDecimal(0, 1_000_000, {
      about:
        "Dollars of today's runs (UTC), by the catalogue's prices, from which on others stay queued. " +
        'Every model that is asked needs a price in CATALOGUE_FILE, the synthesizers too.',
      example: '50',
    }),
  },
  'How long things may take': {
    MODEL_TIMEOUT_MS: wholeNumberVariable(
      120_000,
      100,
      3_600_000,
      'Limit for one call to a model, in milliseconds.',
    ),
    PANEL_DEADLINE_MS: wholeNumberVariable(
      480_000,
      100,
      86_400_000,
      'Limit for all answers of a panel, in milliseconds.',
    ),
    PANEL_PATIENCE_MS: optionalWholeNumber(100, 86_400_000, {
      about:
        'How long a panel waits for its last models once nine in ten have answered, in milliseconds. ' +
        'Unset: four times the median of its answers, from 20 s to 2 min.',
      example: '30000',
    }),
    HEDGE_SLOW_CALLS: onOrOff(
      'on',
      'Whether a call of the synthesis that takes twice as long as usual is made again, at most one in twenty; both may be billed.',
    ),
    SYNTHESIS_DEADLINE_MS: wholeNumberVariable(
      900_000,
      100,
      86_400_000,
      'Limit for the whole synthesis, in milliseconds.',
    ),
  },
  'Log and MCP': {
    LOG_LEVEL: noted(z.enum(logLevels).default('info'), {
      about:
        'Lowest level to log. Logs are JSON unless on a terminal, and never hold keys, prompts or model texts.',
      takes: `one of ${logLevels.join(', ')}`,
    }),
    MCP_ALLOWED_HOSTS: optionalList(
      {
        about: 'Host headers that /mcp accepts, with any port. Unset: loopback, and the host of PUBLIC_URL.',
        takes: 'host names in lower case, without scheme and port, separated by commas',
        example: 'research.example',
      },
      isHostname,
    ),
    MCP_ALLOWED_ORIGINS: optionalList(
      {
        about:
          'Origin headers that /mcp accepts besides its own; pages also need to be in CORS_ALLOWED_ORIGINS. ' +
          'Unset: loopback only.',
        takes: 'origins such as https://app.example, without a path, separated by commas',
        example: 'https://app.example',
      },
      isOrigin,
    ),
  },
  'The simulator, which answers while no gateway is set': {
    SIMULATOR_PORT: port(8090, 'Port of the simulator, on loopback.'),
    SIMULATOR_LATENCY_MEDIAN_MS: wholeNumberVariable(
      1_000,
      0,
      3_600_000,
      'Median time to an answer, in milliseconds.',
    ),
    SIMULATOR_LATENCY_SIGMA: decimalNumber(
      0.5,
      0,
      5,
      'Spread of that time: σ of the lognormal distribution.',
    ),
    SIMULATOR_ANSWERS: onOrOff(null, 'On: people are told, and a limit needs no price. Unset: by gateway.'),
    SIMULATOR_CALL_LOG: optionalText({
      about: 'File to which every call is appended as a line of JSON.',
      takes: 'the path of a file',
    }),
  },
} as const;

const shape = Object.assign({}, ...Object.values(variableSections)) as Shape;

type Shape = Flatten<(typeof variableSections)[keyof typeof variableSections]>;
// Merges the sections' types into one object type with all variables.
type Flatten<U> = (U extends unknown ? (section: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

export const variables = shape;

/** The zod schema of the environment. Unknown variables are ignored. */
export const environmentSchema = z.object(shape);

export type Environment = z.infer<typeof environmentSchema>;
export type VariableName = keyof Environment;
