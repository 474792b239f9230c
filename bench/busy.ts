import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';

const root = new URL('../', import.meta.url).pathname;
const load = 15;
/** The load ends on its own if this process is killed. */
const longestMs = 3_600_000;

/**
 * npm run bench -- busy [part of a path …]: runs each matching test file alone, then all of them in
 * one process in shuffled order, while fifteen processes keep the machine busy. Fails if any test
 * fails.
 */
export async function busy(parts: readonly string[]): Promise<void> {
  const files = globSync('test/**/*.test.ts', { cwd: root }).filter(
    (file) => parts.length === 0 || parts.some((part) => file.includes(part)),
  );
  const endless = `const end = Date.now() + ${longestMs}; while (Date.now() < end);`;
  const others = Array.from({ length: load }, () => spawn(process.execPath, ['-e', endless]));
  try {
    for (const file of files) await run([file]);
    await run(shuffled(files));
  } finally {
    for (const other of others) other.kill('SIGKILL');
  }
}

async function run(files: readonly string[]): Promise<void> {
  const words = files.flatMap((file) => ['--spec', file]);
  // Mocha keeps the given order, because --sort is off.
  const mocha = spawn(process.execPath, ['node_modules/mocha/bin/mocha.js', '--reporter', 'dot', ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = (await once(mocha as ChildProcess, 'exit')) as [number | null];
  console.log(`${code === 0 ? 'green' : 'RED  '}  ${files.join(' ')}`);
  if (code !== 0) process.exitCode = 1;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
