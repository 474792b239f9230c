import { join } from 'node:path';
import { type Config, embeddedDatabaseUrl } from '../../config/config.ts';
import { temporalAddressOf } from '../../config/temporal.ts';
import { apiKeyFile } from './api-key-file.ts';

/** Returns the api's URL for this machine. A wildcard address such as 0.0.0.0 is replaced by loopback. */
export function apiUrl({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${callable(host)}:${port}`;
}

/**
 * Writes the start-up message: the addresses of all parts, and commands that can be pasted as they are.
 * @param newKey the API key to show once; null if there is no new one
 */
export function announcement(config: Config, newKey: string | null): string {
  return [
    'Everything runs. Ctrl-C ends it.',
    '',
    ...rows(config).map(([name, text]) => `  ${name.padEnd(12)}${text}`),
    '',
    ...keyLines(config, newKey),
    'Ask a question:',
    '',
    ...question(config).map((line) => `  ${line}`),
    '',
    'Or let an agent ask; docs/mcp.md has the same for other clients:',
    '',
    ...client(config).map((line) => `  ${line}`),
    '',
  ].join('\n');
}

function rows(config: Config): [string, string][] {
  const { temporal, dataDir } = config;
  const embeddedTemporal = temporal.address === null;
  const ui = `its UI: http://127.0.0.1:${temporal.uiPort}`;
  const database =
    config.databaseUrl === null ? `embedded, ${embeddedDatabaseUrl(dataDir)}` : 'the one of DATABASE_URL';
  return [
    ['api', `${apiUrl(config)}/v1`],
    ['MCP', `${apiUrl(config)}/mcp`],
    ['health', `http://${callable(config.host)}:${config.adminPort}/health/ready`],
    [
      'metrics',
      [config.adminPort, config.workerAdminPort]
        .map((port) => `http://${callable(config.host)}:${port}/metrics`)
        .join(', '),
    ],
    ['PostgreSQL', database],
    ['Temporal', temporalAddressOf(temporal) + (embeddedTemporal ? `, embedded; ${ui}` : '')],
    ['models', models(config)],
    ['data', dataDir],
  ];
}

function models(config: Config): string {
  const addresses = config.gateways.map((gateway) => gateway.baseUrl).join(', ');
  return config.simulated ? `${addresses}, the simulator: no model is really asked` : addresses;
}

function keyLines({ dataDir }: Config, newKey: string | null): string[] {
  if (newKey === null) return [];
  return [`The API key, shown this once and kept in ${apiKeyFile(dataDir)}:`, '', `  ${newKey}`, ''];
}

function question(config: Config): string[] {
  const body = { prompt: 'Should a small town close its centre to cars?', panel: 'wide' };
  return [
    `curl -sS ${apiUrl(config)}/v1/research \\`,
    `  -H "${authorization(config)}" \\`,
    '  -H \'Content-Type: application/json\' -H "Idempotency-Key: try-$(date +%s)" \\',
    `  -d '${JSON.stringify(body)}'`,
  ];
}

function client(config: Config): string[] {
  return [
    `claude mcp add --transport http panel-research ${apiUrl(config)}/mcp \\`,
    `  --header "${authorization(config)}"`,
  ];
}

function authorization({ dataDir }: Config): string {
  return `Authorization: Bearer $(cat ${shellWord(join(dataDir, 'api-key'))})`;
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function callable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
