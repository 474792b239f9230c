import { resolve } from 'node:path';
import type { z } from 'zod';
import { runDeadlineMs } from '../domain/run/run-messages.ts';
import { type Secret, secret } from '../domain/secret.ts';
import { catalogueFrom, unpricedProblems } from './catalogue-file.ts';
import { ConfigError, problem, shown } from './config-error.ts';
import { endpointForWorker, gatewaysFrom, isSimulated, simulatorAnswers } from './gateways-file.ts';
import { noteOf } from './kinds.ts';
import { simulatedSynthesizers, synthesizersFrom } from './synthesizers.ts';
import { temporalFrom } from './temporal.ts';
import { type Environment, environmentSchema, type VariableName, variables } from './variables.ts';

/**
 * Everything that the environment sets, validated once when a process starts. Paths are absolute;
 * `.env.example` says what each value means.
 */
export type Config = Readonly<ReturnType<typeof parseConfig>>;

export interface ProcessRole {
  readonly asksModels: boolean;
  /** It starts runs, so it must see what they cost if SPEND_LIMIT_PER_DAY is set. */
  readonly startsRuns?: boolean;
}

/**
 * Parses the configuration from an environment. An empty variable counts as unset.
 * @param env such as `process.env`
 * @param role of a process that calls no model: it needs no gateway and no gateway's key
 * @throws ConfigError with one line per invalid variable: name, value (never a secret) and valid
 * values
 * @see `.env.example`, which is generated from the same schema
 */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
  { asksModels, startsRuns }: ProcessRole = { asksModels: true, startsRuns: true },
) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(problemLines(parsed.error.issues, given));

  const values = parsed.data;
  const problems: string[] = [];
  const gateways = asksModels ? gatewaysFrom(values, given, problems) : [];
  const catalogue = catalogueFrom(values.CATALOGUE_FILE, gateways, problems);
  const temporal = temporalFrom(values, problems);
  const synthesizers = asksModels
    ? synthesizersFrom(values, catalogue, gateways, problems)
    : simulatedSynthesizers;
  if (startsRuns && problems.length === 0)
    problems.push(...unpricedProblems(values, catalogue, asksModels ? synthesizers : null));
  if (problems.length > 0) throw new ConfigError(problems);
  const shares = gateways.map((gateway) => endpointForWorker(gateway, values.WORKERS ?? 1));
  // Gateways with one process's part of their concurrency and rate.
  return {
    ...plainValues(values),
    simulatorAnswers: simulatorAnswers(values, asksModels),
    ...{ temporal, gateways: shares, catalogue, synthesizers },
  };
}

/**
 * Parses this process's environment. If it is invalid, prints the problems and exits with code 1.
 */
export function configOrExit(role?: ProcessRole): Config {
  try {
    return parseConfig(process.env, role);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Returns the URL of the configured database, or of the embedded one, which runs while `npm start`
 * does.
 */
export function databaseUrlOf(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Secret {
  return config.databaseUrl ?? secret(embeddedDatabaseUrl(config.dataDir));
}

/** Limits on load and duration. */
export function roomOf({ modelsAtOnce, budget }: Pick<Config, 'modelsAtOnce' | 'budget'>) {
  return { modelsAtOnce, runDeadlineMs: runDeadlineMs(budget) };
}

/** Returns the folder of the embedded PostgreSQL's files and Unix socket; it listens on no port. */
export function embeddedPostgresFolder(dataDir: string): string {
  return resolve(dataDir, 'postgres');
}

export function embeddedDatabaseUrl(dataDir: string): string {
  return `postgresql://app@${encodeURIComponent(embeddedPostgresFolder(dataDir))}/postgres`;
}

function plainValues(values: Environment) {
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    adminPort: values.ADMIN_PORT,
    sharePerAddressPercent: values.API_SHARE_PER_ADDRESS_PERCENT,
    workerGraceMs: values.WORKER_GRACE_MS,
    stopDelayMs: values.API_STOP_DELAY_MS,
    corsAllowedOrigins: values.CORS_ALLOWED_ORIGINS,
    workerAdminPort: values.WORKER_ADMIN_PORT,
    workers: values.WORKERS,
    dataDir: resolve(values.DATA_DIR),
    /** Null: the embedded PostgreSQL; see `databaseUrlOf`. */
    databaseUrl: values.DATABASE_URL,
    /** The endpoint `default` is then the simulator. */
    simulated: isSimulated(values),
    gatewaysFromFile: values.GATEWAYS_FILE !== null,
    budget: {
      modelTimeoutMs: values.MODEL_TIMEOUT_MS,
      panelDeadlineMs: values.PANEL_DEADLINE_MS,
      panelPatienceMs: values.PANEL_PATIENCE_MS,
      synthesisDeadlineMs: values.SYNTHESIS_DEADLINE_MS,
    },
    modelsAtOnce: values.MODELS_AT_ONCE,
    makesSlowCallsTwice: values.HEDGE_SLOW_CALLS === 'on',
    spendLimitPerDay: values.SPEND_LIMIT_PER_DAY,
    logLevel: values.LOG_LEVEL,
    mcp: {
      allowedHosts: values.MCP_ALLOWED_HOSTS,
      allowedOrigins: values.MCP_ALLOWED_ORIGINS,
      publicHost: values.PUBLIC_URL === null ? null : new URL(values.PUBLIC_URL).hostname,
    },
    simulator: {
      port: values.SIMULATOR_PORT,
      latencyMedianMs: values.SIMULATOR_LATENCY_MEDIAN_MS,
      latencySigma: values.SIMULATOR_LATENCY_SIGMA,
      callLog: values.SIMULATOR_CALL_LOG,
    },
  };
}

function problemLines(issues: readonly z.core.$ZodIssue[], given: Record<string, string | undefined>) {
  const names = new Set(issues.map((issue) => String(issue.path[0]) as VariableName));
  return [...names].map((name) => {
    const { takes, secret = false } = noteOf(variables[name]);
    return problem(name, shown(given[name], secret), takes);
  });
}
