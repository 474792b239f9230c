import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

// A log that is not read must not stop a process for all its clients, and the lines that explain
// its end must not be lost.

describe('the output of the log', () => {
  it('R-H04 R-H05 does not wait for its reader: it drops lines, reports how many, and keeps a fatal one', async () => {
    const count = 30_000;
    const writer = start(count);
    await once(writer, 'message'); // All lines are written, and none has been read.
    const ended = once(writer, 'exit');
    const lines = linesOf(writer);
    await lines.until((line) => line.dropped !== undefined);
    writer.send('end');
    assert.deepEqual((await ended)[0], 3);
    const all = await lines.all();
    const numbers = all.flatMap(({ number }) => (number === undefined ? [] : [number]));
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => index),
      'the first ones, in order',
    );
    const dropped = all.flatMap((line) => (line.dropped === undefined ? [] : [line.dropped]));
    assert.equal(
      dropped.reduce((sum, each) => sum + each, numbers.length),
      count,
    );
    assert.ok(dropped.length > 0 && numbers.length > 1_000, `${numbers.length} lines`);
    const fatal = all.filter(({ level }) => level === 'fatal');
    assert.deepEqual(
      fatal.map(({ msg }) => msg),
      ['a fault', 'the end'],
      'one came while lines were dropped',
    );
  });

  it('R-H05 lets a process end although its last lines are never read', async () => {
    const writer = start(30_000);
    await once(writer, 'message');
    writer.send('end');
    const [code] = await once(writer, 'exit');
    assert.equal(code, 3);
    writer.stdout?.destroy();
  });

  it('has every line in the pipe immediately: a kill -9 loses none', async () => {
    const writer = start(20);
    await once(writer, 'message');
    writer.kill('SIGKILL');
    const all = await linesOf(writer).all();
    assert.equal(all.length, 21);
  });
});

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly number?: number;
  readonly dropped?: number;
}

function start(count: number): ChildProcess {
  const file = new URL('../../support/log-main.ts', import.meta.url);
  return fork(file, [`${count}`], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
}

/** Reads the lines of a process from now on. */
function linesOf({ stdout }: ChildProcess) {
  const lines: Line[] = [];
  let rest = '';
  stdout?.setEncoding('utf8').on('data', (part: string) => {
    const parts = (rest + part).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.map((line) => JSON.parse(line)));
  });
  const ended = once(stdout as NonNullable<typeof stdout>, 'end');
  return {
    async until(fits: (line: Line) => boolean) {
      while (!lines.some(fits)) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async all() {
      await ended;
      return lines;
    },
  };
}
