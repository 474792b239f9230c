import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkInvariants } from '../src/db/invariants/invariants.ts';
import { benchPool } from '../test/harness/pool.ts';
import { makeStack, type Stack } from '../test/harness/stack.ts';
import { pythonWith } from './installed.ts';
import { prepare } from './schemathesis/prepare.ts';

/** Duration of the test with varying values; one pass with default settings takes a tenth of it. */
const testingSeconds = 180;

/** How often an operation, such as `GET /v1/usage`, answered with a status. */
type Answers = readonly (readonly [operation: string, status: number, times: number])[];

/**
 * npm run bench -- schemathesis [seed]: has Schemathesis (schemathesis.readthedocs.io) test the
 * whole service against its description, with all default checks and phases. Fails on any of its
 * findings and warnings, on an operation that never answered 2xx, on an answer spoilt by a rate
 * limit, and on a broken invariant of the record.
 */
export async function schemathesis(seed: number): Promise<void> {
  const requirements = new URL('schemathesis/requirements.txt', import.meta.url);
  const python = await pythonWith('schemathesis', requirements);
  const stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '10' });
  const folder = mkdtempSync(join(tmpdir(), 'bench-schemathesis-'));
  try {
    await stack.start();
    writeFileSync(join(folder, 'prepared.json'), JSON.stringify(await prepare(stack)));
    const description = await (await fetch(`${stack.api}/v1/openapi.json`)).text();
    writeFileSync(join(folder, 'openapi.json'), description);
    freezeWorker(stack);
    const exitCode = await runSchemathesis(python, folder, stack.api, seed);
    const answers = readAnswers(folder);
    console.log(table(answers));
    const problems = [
      ...(exitCode === 0 ? [] : [`Schemathesis ended with ${exitCode}`]),
      ...answerProblems(JSON.parse(description), answers),
      ...(await breaches(stack)),
    ];
    console.log(problems.length === 0 ? 'every invariant of the record holds' : problems.join('\n'));
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
    stack.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Freezes the state of all runs: Hypothesis, on which Schemathesis is based, repeats requests and
 * reports a different outcome as a flaky test. (A frozen worker is killed when the stack stops.)
 */
function freezeWorker(stack: Stack): void {
  const { worker } = stack.pids();
  if (!worker) throw new Error('no process plays the worker');
  process.kill(worker, 'SIGSTOP');
}

/**
 * Passes the description as a file: if Schemathesis fetches it, it leaves out the operation that
 * serves it.
 */
async function runSchemathesis(python: string, folder: string, api: string, seed: number) {
  const here = (name: string) => fileURLToPath(new URL(`schemathesis/${name}`, import.meta.url));
  const child = spawn(
    python,
    [
      ...['-m', 'schemathesis.cli', '--config-file', here('schemathesis.toml'), 'run', 'openapi.json'],
      ...['--url', api, '--seed', `${seed}`, '--max-time', `${testingSeconds}`],
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        SCHEMATHESIS_HOOKS: here('hooks.py'),
        BENCH_PREPARED: join(folder, 'prepared.json'),
        BENCH_ANSWERS: join(folder, 'answers.json'),
        PYTHONHASHSEED: '0', // The order of sets influences the values drawn.
        PYTHONDONTWRITEBYTECODE: '1', // No __pycache__ beside the hooks.
      },
      stdio: 'inherit',
      timeout: 3 * testingSeconds * 1000,
    },
  );
  const [code, signal] = await once(child, 'exit');
  return code ?? signal;
}

/** Written by hooks.py when it exits; missing if Schemathesis did not get that far. */
function readAnswers(folder: string): Answers {
  const file = join(folder, 'answers.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function table(answers: Answers): string {
  const lines = [...Map.groupBy(answers, ([operation]) => operation)].map(([operation, rows]) => {
    const cells = rows.map(([, status, times]) => `${status} ×${times}`);
    return `  ${operation.padEnd(42)} ${`${successes(rows)}`.padStart(6)} of them 2xx   ${cells.join('  ')}`;
  });
  return ['What the service answered:', ...lines].join('\n');
}

const successes = (rows: Answers): number =>
  rows.reduce((sum, [, status, times]) => sum + (status >= 200 && status < 300 ? times : 0), 0);

function answerProblems(description: { paths: Record<string, object> }, answers: Answers): string[] {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const unproven = operations.filter(
    (operation) => successes(answers.filter(([name]) => name === operation)) === 0,
  );
  const limited = answers.filter(([, status]) => status === 429);
  return [
    ...unproven.map((operation) => `${operation} never answered 2xx`),
    ...limited.map(([operation, , times]) => `${operation} met a rate limit ${times} times: too few keys`),
  ];
}

async function breaches({ databaseUrl }: Stack): Promise<string[]> {
  const db = benchPool(databaseUrl);
  const found = (await checkInvariants(db)).filter((invariant) => invariant.breaches > 0);
  await db.end();
  return found.map(({ name, examples }) => `breach: ${name}: ${examples.join(' ')}`);
}
