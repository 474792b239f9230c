import { readFileSync } from 'node:fs';
import { type TemporalConfig, temporalAddressOf } from '../../src/config/temporal.ts';
import { reveal } from '../../src/domain/secret.ts';

/** Options shared by the client's and the worker's connection: address, TLS and API key. */
export function connectionOptions(temporal: TemporalConfig) {
  return {
    address: temporalAddressOf(temporal),
    ...(temporal.tls ? { tls: readTls(temporal) } : {}),
    ...(temporal.apiKey === null ? {} : { apiKey: reveal(temporal.apiKey) }),
  };
}

function readTls({ tlsCertFile, tlsKeyFile, tlsCaFile }: TemporalConfig) {
  return {
    ...(tlsCaFile === null ? {} : { serverRootCACertificate: readFileSync(tlsCaFile) }),
    ...(tlsCertFile === null || tlsKeyFile === null
      ? {}
      : { clientCertPair: { crt: readFileSync(tlsCertFile), key: readFileSync(tlsKeyFile) } }),
  };
}
