import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import type { Secret } from '../domain/secret.ts';
import { problem, shown } from './config-error.ts';
import { noteOf } from './kinds.ts';
import { type Environment, variables } from './variables.ts';

export interface TemporalConfig {
  /** host:port of a cluster; null: the embedded development server, see `temporalAddressOf`. */
  readonly address: string | null;
  readonly namespace: string;
  readonly apiKey: Secret | null;
  /** True if the connection is encrypted: an API key or any of the files below enables TLS. */
  readonly tls: boolean;
  readonly tlsCertFile: string | null;
  readonly tlsKeyFile: string | null;
  readonly tlsCaFile: string | null;
  /** Ports of the embedded development server. */
  readonly port: number;
  readonly uiPort: number;
}

/** Returns the host:port of the Temporal server that api and worker connect to. */
export function temporalAddressOf(temporal: TemporalConfig): string {
  return temporal.address ?? `127.0.0.1:${temporal.port}`;
}

/** @param problems receives a line if a file cannot be read, or a certificate has no key */
export function temporalFrom(values: Environment, problems: string[]): TemporalConfig {
  const tlsCertFile = readable(values, 'TEMPORAL_TLS_CERT_FILE', problems);
  const tlsKeyFile = readable(values, 'TEMPORAL_TLS_KEY_FILE', problems);
  const tlsCaFile = readable(values, 'TEMPORAL_TLS_CA_FILE', problems);
  if ((tlsCertFile === null) !== (tlsKeyFile === null)) {
    const missing = tlsKeyFile === null ? 'TEMPORAL_TLS_KEY_FILE' : 'TEMPORAL_TLS_CERT_FILE';
    problems.push(
      problem(
        missing,
        'nothing',
        `${noteOf(variables[missing]).takes}; a certificate and its key go together`,
      ),
    );
  }
  const secured = [values.TEMPORAL_API_KEY, tlsCertFile, tlsKeyFile, tlsCaFile].some(
    (value) => value !== null,
  );
  if (secured && values.TEMPORAL_ADDRESS === null) {
    const why = ' (its key or certificates are set; the embedded server takes none)';
    problems.push(problem('TEMPORAL_ADDRESS', 'nothing', noteOf(variables.TEMPORAL_ADDRESS).takes + why));
  }
  return {
    address: values.TEMPORAL_ADDRESS,
    namespace: values.TEMPORAL_NAMESPACE,
    apiKey: values.TEMPORAL_API_KEY,
    tls: secured,
    tlsCertFile,
    tlsKeyFile,
    tlsCaFile,
    port: values.TEMPORAL_PORT,
    uiPort: values.TEMPORAL_UI_PORT,
  };
}

function readable(
  values: Environment,
  name: 'TEMPORAL_TLS_CERT_FILE' | 'TEMPORAL_TLS_KEY_FILE' | 'TEMPORAL_TLS_CA_FILE',
  problems: string[],
): string | null {
  const path = values[name];
  if (path === null) return null;
  try {
    accessSync(path, constants.R_OK);
  } catch {
    problems.push(problem(name, shown(path, false), noteOf(variables[name]).takes));
  }
  return resolve(path);
}
