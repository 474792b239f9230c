import type { Config } from './config.ts';

/** Returns the api's URL for this machine. A wildcard address such as 0.0.0.0 is replaced by loopback. */
export function apiUrl({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${callable(host)}:${port}`;
}

/** Returns the link of an invitation. Its secret stands in the fragment, which browsers send to no server. */
export function invitationLink(config: Pick<Config, 'host' | 'port' | 'publicUrl'>, token: string): string {
  return `${config.publicUrl ?? apiUrl(config)}/console/invitation#${token}`;
}

/** The host as part of a URL of this machine. */
export function callable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
