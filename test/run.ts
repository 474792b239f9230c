import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { testSeed } from './seed.ts';

// npm test: all test files in four lanes at once, because tests spend half of their time waiting.
// With words for Mocha, as in `npm test -- --grep R-K01`, there is one lane.

const root = new URL('../', import.meta.url).pathname;

interface Lane {
  readonly show: () => void;
  readonly ended: Promise<{ readonly failed: boolean; readonly text: string }>;
}

/**
 * Folders of `test/` by lane, so that lanes take about as long; what is named nowhere is in the
 * first one. All of `api` is in one lane: what it saw is judged together (coverage.ts).
 */
const lanes: readonly (readonly string[])[] = [
  [],
  ['workflows'],
  ['admin', 'client', 'db', 'e2e', 'embedded'],
  ['recovery', 'web'],
];

const words = process.argv.slice(2);
const isGreen = words.length > 0 ? await oneLane(words) : await allLanes();
process.exitCode = isGreen ? 0 : 1;

async function oneLane(mochaWords: readonly string[]): Promise<boolean> {
  const lane = startLane(mochaWords);
  lane.show();
  return !(await lane.ended).failed;
}

async function allLanes(): Promise<boolean> {
  const since = performance.now();
  const byLane = Map.groupBy(globSync('test/**/*.test.ts', { cwd: root }).sort(), (file) =>
    Math.max(
      0,
      lanes.findIndex((folders) => folders.includes(file.split('/')[1] ?? '')),
    ),
  );
  const started = lanes.map((_, at) => startLane((byLane.get(at) ?? []).flatMap((file) => ['--spec', file])));
  const ends: Awaited<Lane['ended']>[] = [];
  for (const lane of started) {
    lane.show(); // All that it has said so far, then the rest.
    ends.push(await lane.ended);
  }
  const text = ends.map((end) => end.text).join('');
  // Said once more, because what a lane says about its failures is far above.
  for (const { failed, text: said } of ends)
    if (failed)
      console.log(
        sumOf('failing', said) > 0 ? said.slice(said.search(/^ +\d+ failing/m)) : said.slice(-4_000),
      );
  const minutes = ((performance.now() - since) / 60_000).toFixed(1);
  console.log(
    `\n  All lanes, ${minutes} minutes, TEST_SEED=${testSeed}:\n  ${sumOf('passing', text)} passing`,
  );
  if (sumOf('failing', text) > 0) console.log(`  ${sumOf('failing', text)} failing`);
  return ends.every(({ failed }) => !failed);
}

function startLane(mochaWords: readonly string[]): Lane {
  const colour = process.stdout.isTTY ? ['--color'] : [];
  const mocha = spawn(process.execPath, ['node_modules/mocha/bin/mocha.js', ...colour, ...mochaWords], {
    cwd: root,
    // Tests start many processes, most of which would compile the same files again.
    env: { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`, ...process.env, TEST_SEED: `${testSeed}` },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  // A terminal interrupts the lanes itself, which then clean up; any other signal is for this
  // process alone.
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
