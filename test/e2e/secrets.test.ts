import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeEnvironment } from '../../src/config/passed-on.ts';
import { variables } from '../../src/config/variables.ts';
import type { Pool } from '../../src/db/pool.ts';
import { newPlace, removePlace } from '../embedded/support.ts';
import { createRun, finished } from '../harness/client.ts';
import { benchPool } from '../harness/pool.ts';
import { until } from '../harness/until.ts';
import { makeWorkspace } from '../support/http/api.ts';
import { wide } from '../workflows/support/record.ts';
import { type EchoingProvider, startEchoingProvider } from './echoing-provider.ts';
import { dumpedColumns, historiesOf, holdingFiles, processesWith } from './findings.ts';
import { allElsewhere, allEmbedded, type Surroundings, secretVariables } from './secret-surroundings.ts';
import { type RunningStart, startService } from './whole-start.ts';

// Everything that `npm start` starts, with a unique word in each secret, in the prompt and in the
// answers. After a run of each outcome, the words are searched for wherever something is stored or
// shown.

const words = { prompt: 'zirkonfalter', answer: 'quarzlibelle' };
const keyOf = (outcome: string) => outcome.replaceAll(' ', '-');
const prompt = `Should our ${words.prompt} family business sell its collection now or keep it for another ten years?`;

interface Setup {
  readonly surround: typeof allElsewhere;
  /**
   * The variables with the keys of gateways: the models' own, and those that are tried before the
   * first run.
   */
  readonly gatewayKeys: readonly string[];
  /** The secret variables that each process may have. No other process has any. */
  readonly held: Record<string, readonly string[]>;
}

const setups: Record<string, Setup> = {
  'everything embedded, keys of gateways in variables that a file names': {
    surround: allEmbedded,
    gatewayKeys: ['FIRST_KEY', 'SECOND_KEY'],
    held: {
      start: ['FIRST_KEY', 'SECOND_KEY', 'CLOUD_SECRET_ACCESS_KEY'],
      worker: ['FIRST_KEY', 'SECOND_KEY'],
    },
  },
  'everything elsewhere, each secret of the configuration set': {
    surround: allElsewhere,
    gatewayKeys: ['MODEL_GATEWAY_API_KEY'],
    held: {
      start: ['DATABASE_URL', 'TEMPORAL_API_KEY', 'MODEL_GATEWAY_API_KEY', 'CLOUD_SECRET_ACCESS_KEY'],
      api: ['DATABASE_URL', 'TEMPORAL_API_KEY'],
      worker: ['DATABASE_URL', 'TEMPORAL_API_KEY', 'MODEL_GATEWAY_API_KEY'],
    },
  },
};

describe('R-H01 (which they are) the secrets of the configuration', () => {
  it('include every variable whose name suggests a secret; a name that ends in _FILE means a file', () => {
    const named = Object.keys(variables).filter((name) =>
      /KEY|SECRET|PASSWORD|TOKEN(?!S)|DATABASE_URL/.test(name),
    );
    const overlooked = named.filter((name) => !name.endsWith('_FILE') && !secretVariables.includes(name));
    assert.deepEqual(overlooked, []);
  });
});

for (const [title, setup] of Object.entries(setups))
  describe(`R-H01 secrets, a prompt and answers over the real processes: ${title}`, () => {
    let place: Awaited<ReturnType<typeof newPlace>>;
    let provider: EchoingProvider;
    let around: Surroundings;
    let db: Pool;
    let start: RunningStart;
    let key: string;
    const runs: string[] = [];
    const secrets = () => [...Object.values(around.secrets), ...around.inFiles];
    const everything = () => [...secrets(), key, words.prompt, words.answer];

    before(async () => {
      provider = await startEchoingProvider(words.answer);
      place = await newPlace();
      around = await setup.surround(place, provider.baseUrl);
      start = await startService({ ...place, LOG_LEVEL: 'debug', ...around.env });
      db = benchPool(around.databaseUrl);
      key = (await makeWorkspace(db, 'secrets', 10_000)).key;
      for (const [outcome, rules] of Object.entries(outcomes)) runs.push(await runTo(outcome, rules));
      runs.push(await cancelled());
    });

    after(async () => {
      await db?.end();
      await start?.stop();
      await around?.stop();
      await provider.stop();
      removePlace(place);
    });

    const failing = (models: readonly string[]) =>
      models.map((model_id) => ({
        model_id,
        stage: 'ask',
        fault: { kind: 'status', status: 400, message: prompt },
      }));
    // `completed` has one model whose provider answers 401 and repeats the key and the prompt.
    const outcomes: Record<string, object[]> = {
      completed: [],
      'partial charged': failing(wide.slice(5)),
      'failed refunded': failing(wide.slice(4)),
      'partial refunded': [{ stage: 'label', fault: { kind: 'wrong_shape' } }],
    };

    async function runTo(outcome: string, rules: object[]): Promise<string> {
      await provider.rules(rules);
      const { id } = await createRun(start.api, key, prompt, 'wide', keyOf(outcome));
      const { status } = await finished(start.api, key, id, 60_000);
      assert.equal(status, outcome.split(' ')[0], outcome);
      return id;
    }

    async function cancelled(): Promise<string> {
      await provider.rules([{ stage: 'ask', fault: { kind: 'hang' } }]);
      const { id } = await createRun(start.api, key, prompt, 'wide');
      await start.cancel(id);
      assert.equal((await finished(start.api, key, id, 60_000)).status, 'failed');
      return id;
    }

    it('were used: the provider got its key and repeated it, and Temporal got its key if it takes one', () => {
      const sent = setup.gatewayKeys.map((name) => `Bearer ${around.secrets[name]}`);
      assert.deepEqual([...provider.seenKeys()].sort(), sent.sort());
      assert.ok(provider.echoed() >= 1);
      const { TEMPORAL_API_KEY } = around.secrets;
      assert.deepEqual([...around.keysOfTemporal()], TEMPORAL_API_KEY ? [`Bearer ${TEMPORAL_API_KEY}`] : []);
    });

    it('are in no Temporal history, nor in the file of its server', async () => {
      const histories = await historiesOf(start.temporalAddress, runs);
      assert.ok(histories.length >= 12);
      for (const { name, text } of histories) {
        assert.ok(text.includes(runs.find((id) => name.includes(id)) ?? 'a run'), name);
        assert.deepEqual(
          everything().filter((word) => text.includes(word)),
          [],
          name,
        );
      }
      assert.deepEqual(holdingFiles(join(place.DATA_DIR, 'temporal'), everything()), []);
      assert.equal(
        holdingFiles(join(place.DATA_DIR, 'temporal'), [runs[0] ?? '']).length > 0,
        true,
        'it was read',
      );
    });

    it('are in no log, even at level debug', () => {
      const logs = [start.printed(), ...around.logs.map((file) => readFileSync(file, 'utf8'))];
      assert.ok(logs[0]?.includes('a panel model did not answer'));
      // The values were never in a message or a log line: the safety nets must have had nothing to
      // catch.
      assert.ok(!/left out of a message|\[redacted\]/.test(logs[0] ?? ''), logs[0]);
      for (const log of logs)
        assert.deepEqual(
          everything().filter((word) => log.includes(word)),
          [],
        );
    });

    it('R-O03 a request’s id leads to the run, and the run’s id to log lines and each call', async () => {
      const [runId = ''] = runs;
      const again = await fetch(`${start.api}/v1/research`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          'idempotency-key': keyOf('completed'),
        },
        body: JSON.stringify({ prompt, panel: 'wide' }),
      });
      await again.text();
      const requestId = again.headers.get('Request-Id') ?? assert.fail();
      const linesWith = (text: string) => {
        const found = start
          .printed()
          .split('\n')
          .filter((line) => line.includes(text));
        return found.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>);
      };
      await until('the request is logged', async () => linesWith(requestId).length > 0);
      const requests = linesWith(runId).filter(({ msg }) => msg === 'request');
      assert.ok(requests.some((line) => line.requestId === requestId && line.runId === runId));
      assert.ok(requests.some((line) => line.status === 202 && line.runId === runId));
      assert.ok(linesWith(runId).some(({ name, modelId }) => name === 'worker' && modelId));

      const called = provider.traced().get(runId.replaceAll('-', '')) ?? [];
      assert.deepEqual(new Set(called.filter((model) => !model.startsWith('simulator/'))), new Set(wide));
      const counted = await db.query<{ calls: number }>(
        "select coalesce(sum(jsonb_array_length((body::jsonb)->'answers')), 0)::int as calls from synthesis_artifacts where run_id = $1",
        [runId],
      );
      const synthesis = called.filter((model) => model.startsWith('simulator/'));
      assert.ok(synthesis.length > 0);
      assert.equal(synthesis.length, counted.rows[0]?.calls);
    });

    it('are in no command line, and in the environment of a process only if it needs them', function () {
      if (process.platform !== 'linux') this.skip();
      const found = processesWith(place.DATA_DIR, everything(), start.pids());
      assert.deepEqual(found.inCommandLines, []);
      const held = Object.entries(setup.held).map(([name, names]) => [
        name,
        names.map((each) => around.secrets[each]),
      ]);
      assert.deepEqual(found.inEnvironments, Object.fromEntries(held));
      assert.ok(found.processes >= 6, `${found.processes} processes: watchers too`);
    });

    it('are in no error body', async () => {
      const create = (body: string, authorization: string) =>
        fetch(`${start.api}/v1/research`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json', 'idempotency-key': words.answer },
          body,
        });
      const answers = await Promise.all([
        create(JSON.stringify({ prompt, panel: prompt }), `Bearer ${key}`),
        create(`{"prompt": "${prompt}"`, `Bearer ${key}`),
        create(JSON.stringify({ prompt, panel: 'wide' }), `Bearer ${key.slice(0, -1)}`),
        create(JSON.stringify({ prompt, panel: 'wide' }), `Basic ${secrets()[0]}`),
        fetch(`${start.api}/v1/research/${words.prompt}`, { headers: { authorization: `Bearer ${key}` } }),
        fetch(`${start.api}/v1/${words.prompt}?key=${key}`),
      ]);
      for (const answer of answers) {
        const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
        assert.ok(answer.status >= 400, text);
        assert.deepEqual(
          everything().filter((word) => text.includes(word)),
          [],
          text,
        );
      }
    });

    it('are not in the database; the prompt and the answers are only in columns for texts', async () => {
      for (const secret of [...secrets(), key]) assert.deepEqual(await dumpedColumns(db, secret), []);
      const ofPrompt = await dumpedColumns(db, words.prompt);
      const ofAnswers = await dumpedColumns(db, words.answer);
      const texts = ['reports.report', 'run_models.text', 'runs.prompt', 'synthesis_artifacts.body'];
      assert.ok(ofPrompt.includes('runs.prompt') && ofAnswers.length > 0);
      assert.deepEqual(
        [...ofPrompt, ...ofAnswers].filter((column) => !texts.includes(column)),
        [],
      );
    });
  });

describe('R-H01 a worker with a key for Temporal', () => {
  it('shows the key neither in its log at debug nor in a command line while it cannot connect', async () => {
    const word = 'markiris0123456789';
    const worker = spawn(process.execPath, ['temporal/main.ts'], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      env: {
        ...nodeEnvironment(process.env),
        LOG_LEVEL: 'debug',
        DATABASE_URL: `postgresql://app:${word}@127.0.0.1:9/panel`,
        TEMPORAL_ADDRESS: '127.0.0.1:9',
        TEMPORAL_API_KEY: word,
        TEMPORAL_NAMESPACE: 'name.space',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const tried = Promise.withResolvers<void>();
    for (const stream of [worker.stdout, worker.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.split('Temporal is not reachable yet').length > 2) tried.resolve();
      });
    }
    const ended = once(worker, 'exit').then(() => assert.fail(`it ended: ${printed}`));
    await Promise.race([tried.promise, ended]);
    ended.catch(() => undefined);
    worker.kill('SIGKILL');
    assert.ok(!printed.includes(word), printed);
  });
});
