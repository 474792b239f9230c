import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import pino from 'pino';
import { createResearch } from '../../src/app/create-research.ts';
import { dispatcher } from '../../temporal/client/dispatch.ts';
import { startService, type TestService } from '../harness/service.ts';
import { answerPanel, beginRun, createDeps, failRun, testRoom } from '../support/database/runs.ts';
import { makeWorkspace } from '../support/http/api.ts';
import { startApi, type TestApi } from '../support/http/start-api.ts';

// Each example is run as a reader would, against the real service with the simulator's models.
describe('the examples', () => {
  let service: TestService;
  let api: TestApi;
  before(async () => {
    service = await startService();
    const { pool } = service.database;
    const log = pino({ level: 'silent' });
    api = await startApi(pool, {
      requestDispatch: dispatcher({ client: service.client, db: pool, room: testRoom, log }),
    });
  });
  after(async () => {
    await api.stop();
    await service.stop();
  });

  /** What the program prints at the end of its first run, which it has paid once. */
  async function outputOf(program: string, ...words: string[]): Promise<string> {
    const { id, key } = await makeWorkspace(service.database.pool, words.join(' '), 100);
    const env = { ...process.env, API_URL: api.url, API_KEY: key };
    const { stdout } = await promisify(execFile)(program, words, { env });
    const { rows } = await service.database.pool.query(
      'select status, credits_charged from runs where workspace_id = $1',
      [id],
    );
    assert.deepEqual(rows, [{ status: 'completed', credits_charged: 15 }]);
    return stdout;
  }

  it('R-U09 R-A06 ask and wait in TypeScript, in Python and with curl, and get the same report', async () => {
    const [typescript = '', python, curl = ''] = await Promise.all([
      outputOf(process.execPath, 'examples/ask-and-wait.ts'),
      outputOf('python3', 'examples/ask_and_wait.py'),
      outputOf('bash', 'examples/ask-and-wait.sh'),
    ]);
    const [headline = '', first = ''] = typescript.split('\n');
    assert.match(first, /^\d+ agree, \d+ disagree: \S/);
    assert.equal(python?.split('\n')[0], headline);
    assert.match(curl, /^# Should a small startup .*\n\n⚠ .+\n\n\*\*.+\*\*\n/);
  });

  it('R-K05 R-A06 say of a failed run that its credits are held, and of no refund', async () => {
    const { pool } = service.database;
    const { id, key } = await makeWorkspace(pool, 'held', 100);
    const prompt = 'What does every model decline?';
    const idempotencyKey = createHash('sha256').update(`example ${prompt}`).digest('hex');
    const request = { idempotencyKey, prompt, panel: 'wide', source: 'api' } as const;
    const { run } = await createResearch(createDeps(pool), { keyId: null, workspaceId: id }, request);
    await beginRun(pool, run.id);
    await answerPanel(pool, run.id, 0, 'refused');
    await failRun(pool, run.id);
    for (const [program, file] of [
      [process.execPath, 'examples/ask-and-wait.ts'],
      ['python3', 'examples/ask_and_wait.py'],
      [process.execPath, 'examples/agent.ts'],
    ] as const)
      await assert.rejects(
        promisify(execFile)(program, [file, prompt], {
          env: { ...process.env, API_URL: api.url, API_KEY: key },
        }),
        { code: 1, stderr: /^(?!.*refunded).*(?:held|awaits)/s },
        file,
      );
  });

  it('R-U09 R-A06 say without a key what to set, and where the key is', async () => {
    const { API_KEY: _, ...env } = process.env;
    const programs = [
      [process.execPath, 'examples/ask-and-wait.ts'],
      ['python3', 'examples/ask_and_wait.py'],
      ['bash', 'examples/ask-and-wait.sh'],
      [process.execPath, 'examples/agent.ts'],
    ] as const;
    for (const [program, file] of programs)
      await assert.rejects(
        promisify(execFile)(program, [file], { env: { ...env, API_URL: api.url } }),
        {
          code: 1,
          stderr: /^(\S+: line \d+: API_KEY: )?[Ss]et a key, .+: export API_KEY=\$\(cat .data\/api-key\)\n$/,
        },
        file,
      );
  });

  it('R-U09 R-M01 an agent asks over MCP, waits, and gets a report to read', async () => {
    assert.match(
      await outputOf(process.execPath, 'examples/agent.ts', 'Are night trains worth it?'),
      /^# Are night trains worth it\?\n\n⚠ .+\n\n\*\*.+\*\*\n/,
    );
  });
});
