import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';

/**
 * Tries gateways that this data folder has not met, or where something failed the last time
 * (R-N01).
 * @returns what fails or could be better, in short; null if there is nothing to try
 */
export async function firstPreflight(config: Config): Promise<string | null> {
  if (config.simulated) return null;
  const file = join(config.dataDir, 'gateways-tried');
  const setup = digestOf(config);
  if (contentOf(file) === setup) return null;
  // Loaded here alone: otherwise every start would load stages and a client, which its process
  // needs for nothing else.
  const { preflight } = await import('../../preflight/preflight.ts');
  const { findingLines } = await import('../../preflight/print.ts');
  const { findings, env } = await preflight(config);
  const notable = findings.filter(({ level }) => level !== 'ok');
  const hasFailed = notable.some(({ level }) => level === 'fail');
  if (!hasFailed) writeFileSync(file, setup);
  return [
    hasFailed
      ? 'With this gateway, runs will fail:'
      : 'The gateway was tried by a few small calls; it works.',
    ...findingLines(notable).map((line) => `  ${line}`),
    ...(env.length > 0 ? ['  For .env:', ...env.map((line) => `    ${line}`)] : []),
    '  npm run admin -- preflight says more, also what a run will cost.',
    '',
  ].join('\n');
}

/** Of what decides whether calls work, without keys. */
function digestOf({ gateways, synthesizers }: Config): string {
  const settings = gateways.map(({ apiKey: _, ...rest }) => rest);
  return createHash('sha256')
    .update(JSON.stringify([settings, synthesizers]))
    .digest('hex');
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
