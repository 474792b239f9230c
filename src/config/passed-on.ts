import { gatewayKeyVariables } from './gateways-file.ts';
import { sections, type VariableName, variables } from './variables.ts';

type Env = Readonly<Record<string, string | undefined>>;

// What a child gets of its parent's environment. It is a list of what is passed on, because nobody knows what else an
// operator's environment holds: keys of other programs, tokens of a shell.

/** Where programs and files are, and how people here write. */
const plain =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TMP|TEMP|LANG|LC_[A-Z]+|TZ|LD_LIBRARY_PATH|XDG_CACHE_HOME)$/;
/** Authorities beyond the usual ones, and how Node itself is to run. */
const ofNode =
  /^(NODE_(OPTIONS|ENV|EXTRA_CA_CERTS|USE_SYSTEM_CA|USE_ENV_PROXY|COMPILE_CACHE|V8_COVERAGE)|SSL_CERT_(FILE|DIR))$/;
/** The way out. A proxy's address may hold a password. */
const wayOut = /^(HTTPS?_PROXY|ALL_PROXY|NO_PROXY|grpc_proxy|no_grpc_proxy|https?_proxy|all_proxy|no_proxy)$/;
const ofPip = /^(PIP_[A-Z_]+|REQUESTS_CA_BUNDLE|SSL_CERT_(FILE|DIR))$/;
/** PostgreSQL's own, for whoever connects to it: a password file, certificates. */
const ofPostgres = /^PG[A-Z]+$/;

const ofModels = namesOf('Models and their gateways');
const ofSimulator = namesOf('The simulator, which answers while no gateway is set');
const all = Object.keys(variables) as VariableName[];

/** For a program that neither calls out nor is ours, such as PostgreSQL. */
export function plainEnvironment(env: Env): NodeJS.ProcessEnv {
  return pick(env, [plain]);
}

/** For a Node program that needs no setting of the service. */
export function nodeEnvironment(env: Env): NodeJS.ProcessEnv {
  return pick(env, [plain, ofNode]);
}

/** For pip, which has to reach its index. */
export function pipEnvironment(env: Env): NodeJS.ProcessEnv {
  return pick(env, [plain, wayOut, ofPip]);
}

/** For the api, which asks no model: no gateway's key. */
export function apiEnvironment(env: Env): NodeJS.ProcessEnv {
  const names = all.filter(
    (name) => name === 'CATALOGUE_FILE' || ![...ofModels, ...ofSimulator].includes(name),
  );
  return { ...pick(env, [plain, ofNode, wayOut, ofPostgres]), ...pickNames(env, names) };
}

/** For the worker, which alone has the gateways' keys. */
export function workerEnvironment(env: Env): NodeJS.ProcessEnv {
  const names = all.filter((name) => !ofSimulator.includes(name));
  const keys = gatewayKeyVariables(env.GATEWAYS_FILE);
  return { ...pick(env, [plain, ofNode, wayOut, ofPostgres]), ...pickNames(env, [...names, ...keys]) };
}

/** For the simulator: no secret at all. */
export function simulatorEnvironment(env: Env): NodeJS.ProcessEnv {
  return { ...nodeEnvironment(env), ...pickNames(env, ofSimulator) };
}

function namesOf(section: keyof typeof sections): VariableName[] {
  return Object.keys(sections[section]) as VariableName[];
}

function pick(env: Env, patterns: readonly RegExp[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => patterns.some((each) => each.test(name))));
}

function pickNames(env: Env, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
