import type { Config } from './config.ts';

/**
 * Returns the api's URL for this machine. A wildcard address such as 0.0.0.0 is replaced by
 * loopback.
 */
export function apiUrl({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${callable(host)}:${port}`;
}

/**
 * Returns the link of an invitation. Its secret stands in the fragment, which browsers send to no
 * server.
 */
export function invitationLink(config: Pick<Config, 'host' | 'port' | 'publicUrl'>, token: string): string {
  return `${config.publicUrl ?? apiUrl(config)}/console/invitation#${token}`;
}

/** The host as part of a URL of this machine. */
export function callable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** True for an origin as browsers send it: lower case, no default port, no trailing slash. */
export const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
/** True for an origin to which browsers send our cookies: by https, or on this machine. */
export const isPageUrl = (value: string) =>
  isOrigin(value) && /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(value);
export const isHostname = (value: string) =>
  URL.canParse(`http://${value}`) && new URL(`http://${value}`).hostname === value;
export const isPostgresUrl = (value: string) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
export const isHostAndPort = (value: string) => /^(\[[0-9a-fA-F:.]+\]|[^\s:/@]+):\d{1,5}$/.test(value);

/**
 * True for the base URL of an OpenAI-compatible endpoint. Credentials belong in a header, not in
 * the URL.
 */
export function isEndpointUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.search === '';
}
