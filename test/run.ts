import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

// npm test: all test files in two lanes at once, because tests spend half of their time waiting. With words for Mocha, as
// in `npm test -- --grep R-K01`, there is one lane.

const root = new URL('../', import.meta.url).pathname;

interface Lane {
  readonly show: () => void;
  readonly ended: Promise<{ readonly failed: boolean; readonly text: string }>;
}

const words = process.argv.slice(2);
const isGreen = words.length > 0 ? await oneLane(words) : await twoLanes();
process.exitCode = isGreen ? 0 : 1;

async function oneLane(mochaWords: readonly string[]): Promise<boolean> {
  const lane = startLane(mochaWords);
  lane.show();
  return !(await lane.ended).failed;
}

async function twoLanes(): Promise<boolean> {
  const since = performance.now();
  const files = globSync('test/**/*.test.ts', { cwd: root }).sort();
  // Lanes that take about as long. All of `api` is in one of them: what it saw is judged together (coverage.ts).
  const isSecond = (file: string) => /^test\/(?:admin|api|client|db|e2e|embedded|web)\//.test(file);
  const [first, second] = [files.filter((file) => !isSecond(file)), files.filter(isSecond)].map((lane) =>
    startLane(lane.flatMap((file) => ['--spec', file])),
  ) as [Lane, Lane];
  first.show();
  const firstEnd = await first.ended;
  second.show(); // All that it has said so far, then the rest.
  const ends = [firstEnd, await second.ended];
  const text = ends.map((end) => end.text).join('');
  const minutes = ((performance.now() - since) / 60_000).toFixed(1);
  console.log(`\n  Both lanes, ${minutes} minutes:\n  ${sumOf('passing', text)} passing`);
  if (sumOf('failing', text) > 0) console.log(`  ${sumOf('failing', text)} failing`);
  return ends.every(({ failed }) => !failed);
}

function startLane(mochaWords: readonly string[]): Lane {
  const colour = process.stdout.isTTY ? ['--color'] : [];
  const mocha = spawn(process.execPath, ['node_modules/mocha/bin/mocha.js', ...colour, ...mochaWords], {
    cwd: root,
    // Tests start many processes, most of which would compile the same files again.
    env: { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`, ...process.env },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  // A terminal interrupts the lanes itself, which then clean up; any other signal is for this process alone.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => mocha.kill('SIGTERM'));
  const parts: Buffer[] = [];
  let isShown = false;
  const take = (part: Buffer) => {
    parts.push(part);
    if (isShown) process.stdout.write(part);
  };
  mocha.stdout.on('data', take);
  mocha.stderr.on('data', take);
  return {
    show() {
      isShown = true;
      process.stdout.write(Buffer.concat(parts));
    },
    ended: once(mocha, 'close').then(([code]) => ({
      failed: code !== 0,
      text: stripVTControlCharacters(Buffer.concat(parts).toString()),
    })),
  };
}

/** One of Mocha's closing lines, such as "  2138 passing (5m)". */
function sumOf(word: 'passing' | 'failing', text: string): number {
  return [...text.matchAll(new RegExp(`^ +(\\d+) ${word}\\b`, 'gm'))].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}
