import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeEnvironment } from '../../src/config/passed-on.ts';
import { newPlace, processesOf, removePlace } from '../embedded/support.ts';
import { until } from '../harness/until.ts';

// Whoever runs the service through npm sends signals to npm. npm's shell must not swallow them: the
// service would be left running, on the ports that the next start needs.
describe('SIGTERM to npm', function () {
  this.timeout(90_000);
  let place: Awaited<ReturnType<typeof newPlace>>;

  beforeEach(async () => {
    place = await newPlace();
  });
  afterEach(async () => {
    for (const pid of processesOf(place)) process.kill(Number(pid), 'SIGKILL');
    await until('no process is left', () => processesOf(place).length === 0);
    removePlace(place);
  });

  const nowhere = { DATABASE_URL: 'postgresql://app@127.0.0.1:9/panel', TEMPORAL_ADDRESS: '127.0.0.1:9' };
  const scripts: [name: string, words: string[], env: Record<string, string>, sign: string][] = [
    ['npm start', ['start'], {}, 'Everything runs'],
    ['npm run api', ['run', 'api'], nowhere, 'the api is ready'],
    ['npm run worker', ['run', 'worker'], nowhere, 'Temporal is not reachable yet'],
  ];
  for (const [name, words, env, sign] of scripts) {
    it(`ends everything that ${name} has started, and frees its ports`, async () => {
      const { npm, printed } = runNpm(words, env);
      await until(`${name} says "${sign}"`, () => printed().includes(sign));
      assert.ok(processesOf(place).length >= 2);
      const ended = once(npm, 'exit');
      npm.kill('SIGTERM');
      await ended;
      await until('no process is left', () => processesOf(place).length === 0, 12_000);
      await assert.rejects(fetch(`http://127.0.0.1:${place.PORT}/v1/account`));
    });
  }

  function runNpm(
    words: string[],
    env: Record<string, string>,
  ): { npm: ChildProcess; printed: () => string } {
    const npm = spawn('npm', words, {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      env: { ...nodeEnvironment(process.env), ...place, LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
    }
    return { npm, printed: () => text };
  }
});
