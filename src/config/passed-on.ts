import { gatewayKeyVariables } from './gateways-file.ts';
import { type VariableName, variableSections, variables } from './variables.ts';

type Env = Readonly<Record<string, string | undefined>>;

// The variables that a child inherits. An allowlist, because an operator's environment may hold
// anything else: keys of other programs, tokens of a shell.

/** Paths of programs and files, and the locale. */
const plain =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TMP|TEMP|LANG|LC_[A-Z]+|TZ|LD_LIBRARY_PATH|XDG_CACHE_HOME)$/;
/** Additional certificate authorities, and Node's own settings. */
const ofNode =
  /^(NODE_(OPTIONS|ENV|EXTRA_CA_CERTS|USE_SYSTEM_CA|USE_ENV_PROXY|COMPILE_CACHE|V8_COVERAGE)|SSL_CERT_(FILE|DIR))$/;
/** Proxies. A proxy's address may hold a password. */
const wayOut = /^(HTTPS?_PROXY|ALL_PROXY|NO_PROXY|grpc_proxy|no_grpc_proxy|https?_proxy|all_proxy|no_proxy)$/;
const ofPip = /^(PIP_[A-Z_]+|REQUESTS_CA_BUNDLE|SSL_CERT_(FILE|DIR))$/;
/** PostgreSQL's client variables, such as a password file and certificates. */
const ofPostgres = /^PG[A-Z]+$/;

const ofModels = namesOf('Models and their gateways');
const ofSimulator = namesOf('The simulator, which answers while no gateway is set');
const all = Object.keys(variables) as VariableName[];

/**
 * Builds the environment of a third-party program that makes no outbound connections, such as
 * PostgreSQL.
 */
export function plainEnvironment(env: Env): NodeJS.ProcessEnv {
  return pick(env, [plain]);
}

/** Builds the environment of a Node program that needs none of the service's settings. */
export function nodeEnvironment(env: Env): NodeJS.ProcessEnv {
  return pick(env, [plain, ofNode]);
}

/** Builds the environment of pip, which has to reach its index. */
export function pipEnvironment(env: Env): NodeJS.ProcessEnv {
  return pick(env, [plain, wayOut, ofPip]);
}

/** Builds the environment of the api. It calls no model, so it gets no gateway's key. */
export function apiEnvironment(env: Env): NodeJS.ProcessEnv {
  const names = all.filter(
    (name) => name === 'CATALOGUE_FILE' || ![...ofModels, ...ofSimulator].includes(name),
  );
  return { ...pick(env, [plain, ofNode, wayOut, ofPostgres]), ...pickNames(env, names) };
}

/** Builds the environment of the worker, the only process with the gateways' keys. */
export function workerEnvironment(env: Env): NodeJS.ProcessEnv {
  const names = all.filter((name) => !ofSimulator.includes(name));
  const keys = gatewayKeyVariables(env.GATEWAYS_FILE);
  return { ...pick(env, [plain, ofNode, wayOut, ofPostgres]), ...pickNames(env, [...names, ...keys]) };
}

/** Builds the environment of the simulator, which gets no secrets. */
export function simulatorEnvironment(env: Env): NodeJS.ProcessEnv {
  return { ...nodeEnvironment(env), ...pickNames(env, ofSimulator) };
}

function namesOf(section: keyof typeof variableSections): VariableName[] {
  return Object.keys(variableSections[section]) as VariableName[];
}

function pick(env: Env, patterns: readonly RegExp[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => patterns.some((each) => each.test(name))));
}

function pickNames(env: Env, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
