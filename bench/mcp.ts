import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeEnvironment } from '../src/config/passed-on.ts';
import { checkInvariants } from '../src/db/invariants/invariants.ts';
import { programOutput } from '../src/embedded/temporal-program/run-program.ts';
import { benchPool } from '../test/harness/pool.ts';
import { makeStack, type Stack } from '../test/harness/stack.ts';
import { npmProgram, pythonWith } from './installed.ts';

/** Enough for a panel of 157 answers on a busy machine. */
const runTimeoutMs = 300_000;

/**
 * npm run bench -- mcp: two third-party clients drive whole runs against a complete `npm start`:
 * the official Python SDK, with the newest and an older protocol, and the command line of the
 * Inspector. Prints their output; fails if one fails, or if an invariant of the record is broken
 * afterwards.
 */
export async function mcp(): Promise<void> {
  const python = await pythonWith('mcp', new URL('mcp/requirements.txt', import.meta.url));
  const lockfile = new URL('mcp/inspector/package-lock.json', import.meta.url);
  const inspector = await npmProgram('inspector', lockfile, 'node_modules/.bin/mcp-inspector');
  const stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '200' });
  try {
    await stack.start();
    for (const [mode, panel] of [
      ['auto', 'wide'],
      ['legacy', 'wide'],
      ['legacy', 'service'],
    ]) {
      console.log(`\n## The Python SDK, ${mode}, ${panel}\n`);
      const script = fileURLToPath(new URL('mcp/whole_run.py', import.meta.url));
      const env = { ...nodeEnvironment(process.env), PANEL_RESEARCH_KEY: stack.key() };
      const options = { timeoutMs: runTimeoutMs, env };
      console.log(
        shortened(await programOutput(python, [script, `${stack.api}/mcp`, `${mode}`, `${panel}`], options)),
      );
    }
    for (const era of ['modern', 'legacy']) await inspect(stack, inspector, era);
    await demandInvariants(stack);
  } finally {
    await stack.stop();
    stack.remove();
  }
}

/** The Inspector reconnects for every call, like a script with only a command line. */
async function inspect(stack: Stack, inspector: string, era: string): Promise<void> {
  console.log(`\n## The Inspector, ${era}\n`);
  const home = mkdtempSync(join(tmpdir(), 'bench-inspector-')); // It keeps a catalogue of servers there.
  const env = { ...nodeEnvironment(process.env), HOME: home };
  const ask = async (method: string, ...parameters: string[]) => {
    const header = `Authorization: Bearer ${stack.key()}`;
    const target = ['--cli', `${stack.api}/mcp`, '--transport', 'http', '--protocol-era', era];
    const asked = [
      ...target,
      '--format',
      'json',
      '--quiet',
      '--header',
      header,
      '--method',
      method,
      ...parameters,
    ];
    return JSON.parse(
      await programOutput(process.execPath, [inspector, ...asked], { timeoutMs: 60_000, env }),
    );
  };
  const call = async (tool: string, args: object) => {
    const parameters = ['--tool-name', tool, '--tool-args-json', JSON.stringify(args)];
    const { structuredContent } = (await ask('tools/call', ...parameters)).result;
    console.log(shortened(JSON.stringify({ [tool]: structuredContent })));
    if (structuredContent.error) throw new Error(`${tool} failed: ${structuredContent.error.message}`);
    return structuredContent;
  };
  try {
    const { tools } = (await ask('tools/list')).result;
    if (tools.length !== 6) throw new Error(`the Inspector lists ${tools.length} tools`);
    const question = { prompt: 'Is tea better than coffee?', panel: 'wide', idempotency_key: randomUUID() };
    let run = await call('create_research', question);
    const giveUpAt = performance.now() + runTimeoutMs;
    while (run.retry_after_seconds !== null) {
      if (performance.now() > giveUpAt) throw new Error('the run does not finish');
      await sleep(1_000);
      run = await call('get_research', { run_id: run.id });
    }
    await call('get_research_result', { run_id: run.id });
    const { data } = await call('list_model_responses', { run_id: run.id });
    await call('get_model_response_text', { run_id: run.id, model_id: data[0].model_id });
    await call('get_account', {});
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function demandInvariants({ databaseUrl }: Stack): Promise<void> {
  const db = benchPool(databaseUrl);
  const broken = (await checkInvariants(db)).filter(({ breaches }) => breaches > 0);
  await db.end();
  console.log(broken.length === 0 ? '\nevery invariant of the record holds' : JSON.stringify(broken));
  if (broken.length > 0) process.exitCode = 1;
}

function shortened(lines: string): string {
  return lines
    .split('\n')
    .map((line) => (line.length > 300 ? `${line.slice(0, 300)}…` : line))
    .join('\n');
}
