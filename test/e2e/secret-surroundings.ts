import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedDatabaseUrl } from '../../src/config/config.ts';
import { noteOf } from '../../src/config/kinds.ts';
import { variables } from '../../src/config/variables.ts';
import { temporalProcess } from '../../src/embedded/services/temporal.ts';
import { keepRunning } from '../../src/embedded/supervise/keep-running.ts';
import { findTemporal } from '../../src/embedded/temporal-program/programs.ts';
import { freshDatabase } from '../support/database/postgres.ts';
import { makeCertificate } from '../support/http/certificate.ts';
import { openTemporalDoor } from './temporal-door.ts';

type Place = Record<string, string> & { DATA_DIR: string };

/** Settings of the service besides its ports and folder, and what must be found there. */
export interface Surroundings {
  readonly env: Record<string, string>;
  /** The word in each secret variable, by name. */
  readonly secrets: Record<string, string>;
  /** Secrets outside the environment: the content of a file. */
  readonly inFiles: readonly string[];
  readonly databaseUrl: string;
  /** Logs besides what the service itself prints. */
  readonly logs: readonly string[];
  /** Authorization headers sent to Temporal; none if they are not recorded. */
  readonly keysOfTemporal: () => ReadonlySet<string | undefined>;
  readonly stop: () => Promise<void>;
}

/** A word that no redaction pattern of the log recognises: only care keeps it out. */
const wordOf = (variable: string) => `mark${variable.replaceAll('_', '').toLowerCase()}0123456789`;
const wordsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, wordOf(name)]));

/** Every variable of the configuration that is a secret. */
export const secretVariables = Object.entries(variables)
  .filter(([, schema]) => noteOf(schema).secret)
  .map(([name]) => name);

const unrelated = 'CLOUD_SECRET_ACCESS_KEY';
const synthesizers = { SYNTHESIZERS: 'simulator/synthesizer-north,simulator/synthesizer-south' };

/**
 * PostgreSQL and Temporal as `npm start` starts them, and two gateways from a file, each with a
 * key.
 */
export async function allEmbedded({ DATA_DIR }: Place, gatewayUrl: string): Promise<Surroundings> {
  const secrets = wordsOf(['FIRST_KEY', 'SECOND_KEY', unrelated]);
  const file = join(DATA_DIR, 'gateways.json');
  const gateway = { name: 'default', base_url: gatewayUrl, api_key_variable: 'FIRST_KEY' };
  const second = { ...gateway, name: 'second', api_key_variable: 'SECOND_KEY' };
  writeFileSync(file, JSON.stringify([gateway, second]));
  return {
    env: { ...secrets, ...synthesizers, GATEWAYS_FILE: file },
    secrets,
    inFiles: [],
    databaseUrl: embeddedDatabaseUrl(DATA_DIR),
    logs: [join(DATA_DIR, 'temporal.log'), join(DATA_DIR, 'postgres', 'postgres.log')],
    keysOfTemporal: () => new Set(),
    stop: async () => undefined,
  };
}

/**
 * A database, a Temporal server with TLS and a gateway that the service does not start itself, with
 * every secret of the configuration set; new secret variables are included automatically.
 */
export async function allElsewhere(place: Place, gatewayUrl: string): Promise<Surroundings> {
  const { DATA_DIR, TEMPORAL_PORT: port, TEMPORAL_UI_PORT: uiPort } = place;
  const database = await freshDatabase();
  const server = { namespace: 'default', port: Number(port), uiPort: Number(uiPort) };
  const piece = temporalProcess({ program: (await findTemporal()).path, dataDir: DATA_DIR, ...server });
  const temporal = keepRunning(piece, { started: () => undefined, report: () => undefined });
  await temporal.ready;
  const { key, certificate } = makeCertificate();
  const door = await openTemporalDoor(`127.0.0.1:${port}`, { key, certificate });
  const [keyFile, certificateFile] = [join(DATA_DIR, 'key.pem'), join(DATA_DIR, 'certificate.pem')];
  writeFileSync(keyFile, key, { mode: 0o600 });
  writeFileSync(certificateFile, certificate);
  const secrets = wordsOf([...secretVariables, unrelated]);
  return {
    env: {
      ...secrets,
      ...synthesizers,
      DATABASE_URL: database.url.replace('//app@', `//app:${secrets.DATABASE_URL}@`),
      MODEL_GATEWAY_URL: gatewayUrl,
      TEMPORAL_ADDRESS: door.address,
      TEMPORAL_TLS_CA_FILE: certificateFile,
      TEMPORAL_TLS_CERT_FILE: certificateFile,
      TEMPORAL_TLS_KEY_FILE: keyFile,
    },
    secrets,
    inFiles: [key.split('\n')[1] ?? ''],
    databaseUrl: database.url,
    logs: [join(DATA_DIR, 'temporal.log')],
    keysOfTemporal: door.seenKeys,
    async stop() {
      await door.stop();
      await temporal.stop(5_000);
      await database.drop();
    },
  };
}
