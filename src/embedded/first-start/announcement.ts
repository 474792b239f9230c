import { apiUrl, callable, invitationLink } from '../../config/addresses.ts';
import { type Config, embeddedDatabaseUrl } from '../../config/config.ts';
import { temporalAddressOf } from '../../config/temporal.ts';
import { workerPorts } from '../supervise/child-environment.ts';
import { apiKeyFile } from './api-key-file.ts';
import type { FirstAccess } from './prepare-database.ts';

/**
 * Writes the start-up message: the addresses of all parts, and commands that can be pasted as they
 * are.
 * @param access what is shown once
 */
export function announcement(config: Config, { newKey, invitation }: FirstAccess): string {
  return [
    'Everything runs. Ctrl-C ends it.',
    '',
    ...rows(config).map(([name, text]) => `  ${name.padEnd(12)}${text}`),
    '',
    ...linkLines(config, invitation),
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
    ['console', `${config.publicUrl ?? apiUrl(config)}/console`],
    ['MCP', `${apiUrl(config)}/mcp`],
    ['health', `http://${callable(config.host)}:${config.adminPort}/health/ready`],
    [
      'metrics',
      [config.adminPort, ...workerPorts(config)]
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

function linkLines(config: Config, invitation: string | null): string[] {
  if (invitation === null) return [];
  const link = invitationLink({ ...config, publicUrl: null }, invitation);
  return [
    'Open this link to ask in a browser. It works once, and only on this machine:',
    '',
    `  ${link}`,
    '',
  ];
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
  return `Authorization: Bearer $(cat ${shellWord(apiKeyFile(dataDir))})`;
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
