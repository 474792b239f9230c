import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { closePanel } from '../../src/app/close-panel.ts';
import { deliverReport } from '../../src/app/deliver-report.ts';
import { openClient } from '../../src/client/client.ts';
import { runCommand } from '../../src/command/program.ts';
import { bar } from '../../src/command/terminal-text.ts';
import { buildPackage } from '../../src/web/build/package.ts';
import { until } from '../harness/until.ts';
import { exampleReport } from '../support/browser/example-file.ts';
import { upToDatePages } from '../support/browser/pages.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  deliveredRun,
  failedRun,
  heldRun,
  keepReport,
  partialWithoutReport,
  runOf,
} from '../support/database/runs.ts';
import { atTheEnd } from '../support/hooks.ts';
import { apiForFile, get, makeWorkspace } from '../support/http/api.ts';

describe('the command line', () => {
  const file = apiForFile();
  const example = exampleReport();
  const reportJson = JSON.stringify(example.report);

  /** A workspace, and the command in this process with its key. */
  async function commandOf(name: string, { credits = 1_000, losesAnswers = false, key: given = '' } = {}) {
    const { id, key } = given === '' ? await makeWorkspace(file.db, name, credits) : { id: '', key: given };
    const open = openClient({ url: file.api.url, key });
    const lost = async (...words: Parameters<typeof open.ask>) => {
      await open.ask(...words);
      throw new TypeError('fetch failed', { cause: new Error('the connection was reset') });
    };
    const client = losesAnswers ? { ...open, ask: lost } : open;
    /** Lines of progress. */
    const shown: string[] = [];
    async function research(...words: string[]) {
      const printed = { out: '', err: '' };
      const code = await runCommand(words, {
        client,
        screen: { columns: 60, isTerminal: false, paint: (_, text) => text },
        out: (text) => {
          printed.out += text;
        },
        err: (text) => {
          printed.err += text;
        },
        showProgress: (draw) => void shown.push(draw(80)),
      });
      return { code, ...printed };
    }
    return { id, key, research, shown };
  }

  async function finish(runId: string): Promise<void> {
    await beginRun(file.db, runId);
    await answerPanel(file.db, runId);
    await closePanel(file.db, runId, 0);
    await keepReport(file.db, runId, reportJson);
    await deliverReport(file.db, runId);
  }

  const runsOf = async (workspaceId: string) =>
    (await file.db.query<{ id: string }>('select id from runs where workspace_id = $1', [workspaceId])).rows;

  it('R-U09 says the price, shows the panel answer, and prints the words of the Markdown in its width', async () => {
    const { id, key, research, shown } = await commandOf('asks');
    const asked = research('ask', 'Is tea better than coffee?');
    await until('the queued run is shown', () => shown.length > 0);
    const [run] = await runsOf(id);
    await finish(run?.id ?? '');
    const { code, out, err } = await asked;
    assert.equal(code, 0, err);
    assert.match(err, /^Run \S+: 15 credits are reserved, 985 are left\n/);
    assert.match(shown[0] ?? '', /^░{20} 0 of 10 · \d+ s · queued$/);
    assert.equal(shown.at(-1), '');
    const path = `/v1/research/${run?.id}/result`;
    const { text } = await get(file.api, path, key, { Accept: 'text/markdown' });
    const { analysis, answer } = example.report;
    const flat = out.replaceAll(/\s+/g, ' ').trim();
    for (const words of [analysis?.disagreements[0]?.issue, answer?.recommendation?.statement])
      assert.ok(words && flat.includes(words), words);
    assert.equal(
      flat,
      text
        .replaceAll(/^#+ |\*/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    assert.ok(err.endsWith(`npm run -s research -- show ${run?.id} --html report.html\n`), err);
    const widths = out.split('\n').map((line) => Array.from(line).length);
    assert.ok(Math.max(...widths) <= 60, `${Math.max(...widths)} columns`);
  });

  it('R-U09 draws each camp as a bar in a terminal alone, without colour under NO_COLOR', async () => {
    const { id, key } = await commandOf('bars');
    const { id: runId } = await acceptRun(file.db, id);
    await finish(runId);
    const env = { ...process.env, API_URL: file.api.url, API_KEY: key, COLUMNS: '100', NO_COLOR: '1' };
    const words = ['src/command/main.ts', 'show', runId];
    const inTerminal = ['-c', 'import pty, sys; pty.spawn(sys.argv[1:])', process.execPath, ...words];
    const { stdout: page } = await promisify(execFile)('python3', inTerminal, { env });
    const { stdout: piped } = await promisify(execFile)(process.execPath, words, { env });
    const camps = example.report.evidence?.camps ?? [];
    assert.ok(camps.length > 1);
    for (const { label, model_count: count, eligible_model_count: all } of camps)
      assert.ok(page.includes(`- ${bar((count ?? 0) / (all ?? 0), 20)} ${label} (${count}/${all}`), page);
    assert.doesNotMatch(page, /\u001b/);
    assert.doesNotMatch(piped, /[█░\u001b]/);
  });

  it('R-U09 says how to repeat safely a question whose answer was lost, and can be left', async () => {
    const { id, key, research } = await commandOf('left', { losesAnswers: true });
    const lost = await research('ask', 'Is tea better than coffee?');
    const repeat = /safely within 24 hours: (--idempotency-key) (\S+)\n/.exec(lost.err)?.slice(1) ?? [];
    const { research: again } = await commandOf('left', { key });
    const found = await again('ask', 'Is tea better than coffee?', ...repeat, '--timeout', '0');
    assert.deepEqual([lost.code, found.code], [1, 124], lost.err + found.err);
    const [run, ...others] = await runsOf(id);
    assert.deepEqual(others, []);
    assert.ok(found.err.includes(`npm run -s ask -- --run ${run?.id}`), found.err);
    await finish(run?.id ?? '');
    const { code, out } = await again('ask', '--run', run?.id ?? '', '--json');
    assert.deepEqual([code, JSON.parse(out).report], [0, example.report]);
  });

  it('R-U09 prints with --json exactly what the API sends', async () => {
    const { id, key, research } = await commandOf('json');
    const run = await deliveredRun(file.db, id);
    const { text } = await get(file.api, `/v1/research/${run.id}/result`, key);
    assert.equal((await research('show', run.id, '--json')).out, `${text}\n`);
  });

  it('R-U08 R-U09 writes the file that can be sent, with the stored answers or without', async () => {
    await upToDatePages();
    const { id, research } = await commandOf('html');
    const { id: runId } = await acceptRun(file.db, id);
    await finish(runId);
    const path = join(tmpdir(), `report-${runId}.html`);
    assert.equal((await research('show', runId, '--html', path)).code, 0);
    const page = readFileSync(path, 'utf8');
    assert.match(page, /^<!doctype html>/);
    assert.match(page, /What [\w./-]+ thinks\./);
    assert.equal((await research('show', runId, '--html', path, '--no-texts')).code, 0);
    assert.doesNotMatch(readFileSync(path, 'utf8'), /What [\w./-]+ thinks\./);
    rmSync(path);
  });

  it('R-U09 runs as an installed package, whose program is called by its name', async () => {
    await upToDatePages();
    await buildPackage();
    const { id, key } = await makeWorkspace(file.db, 'package', 1_000);
    const { id: runId } = await acceptRun(file.db, id);
    await finish(runId);
    const place = mkdtempSync(join(tmpdir(), 'package-'));
    atTheEnd(() => rmSync(place, { recursive: true, force: true }));
    const home = join(place, 'node_modules/panel-research'); // Where no package of the repository is found.
    cpSync('dist/package', home, { recursive: true });
    const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const program = join(home, bin['panel-research']);
    const env = { ...process.env, API_URL: file.api.url, API_KEY: key };
    const call = (...words: string[]) => promisify(execFile)(process.execPath, [program, ...words], { env });
    const path = join(place, 'report.html');
    await call('show', runId, '--html', path);
    assert.match(readFileSync(path, 'utf8'), /^<!doctype html>/);
    await assert.rejects(call('audit', runId), { code: 1, stdout: /MISMATCH/ });
    const { stdout, stderr } = await call('ask', 'Is tea better than coffee?', '--detach');
    assert.equal(stderr.includes(`npx panel-research ask --run ${stdout.trim()}`), true, stderr);
  });

  it('R-U09 tells by its exit code why there is no report', async () => {
    const { id, research } = await commandOf('codes');
    const failed = await research('show', (await failedRun(file.db, id)).id);
    assert.deepEqual([failed.code, failed.err.includes('all credits were refunded')], [4, true], failed.err);
    const partial = await research('show', (await partialWithoutReport(file.db, id)).id);
    assert.deepEqual([partial.code, partial.err.includes('export')], [5, true], partial.err);
    for (const words of [
      ['ask'],
      ['ask', 'q', '--panel', 'none'],
      ['ask', 'q', '--run', id],
      ['ask', 'q', '--detach', '--html', 'f'],
      ['show', id],
    ])
      assert.equal((await research(...words)).code, 2, words.join(' '));
    for (let runs = 0; runs < 3; runs++) await acceptRun(file.db, id);
    const refused = await research('ask', 'One more?');
    assert.deepEqual([refused.code, refused.err.includes('concurrency_limit_reached')], [3, true]);
    const poor = await commandOf('no credits', { credits: 1 });
    const unpaid = await poor.research('ask', 'For nothing?');
    assert.deepEqual([unpaid.code, unpaid.err.includes('insufficient_credits')], [3, true], unpaid.err);
  });

  it('R-K05 R-U09 tells by words and exit code that credits are held, and of no refund', async () => {
    const { id, research } = await commandOf('held');
    const { id: runId } = await heldRun(file.db, id);
    const held = 'the 15 reserved credits are held until an operator decides';
    assert.deepEqual(await research('show', runId), {
      ...{ code: 6, out: '', err: `There is no report: ${held}.\n` },
    });
    await file.db.query(`update idempotency_keys set key = 'held' where workspace_id = $1`, [id]);
    const words = ['ask', 'Is tea better than coffee?', '--idempotency-key', 'held'];
    const again = await research(...words);
    assert.deepEqual([again.code, again.err.split('\n')[0]], [6, `Run ${runId} has finished: ${held}`]);
  });

  it('R-U09 refuses an empty question before it states a price', async () => {
    const { id, research } = await commandOf('empty');
    for (const words of [
      ['ask', ''],
      ['ask', ' \n'],
    ])
      assert.deepEqual(await research(...words), { code: 2, out: '', err: 'the question is empty\n' });
    assert.deepEqual(await runsOf(id), []);
  });

  it('R-U09 says of a run that has finished what it cost, and nothing of a price if refused', async () => {
    const { id, research } = await commandOf('repeated');
    const words = ['--idempotency-key', 'first-try', '--timeout', '0'];
    await research('ask', 'Is tea better than coffee?', ...words);
    const [run] = await runsOf(id);
    await finish(run?.id ?? '');
    const again = await research('ask', 'Is tea better than coffee?', ...words);
    assert.ok(again.err.startsWith(`Run ${run?.id} has finished: 15 credits were charged\n`), again.err);
    assert.ok(!again.err.includes('To repeat'), 'the key was given');
    const conflict = await research('ask', 'Another question?', ...words);
    assert.match(conflict.err, /^idempotency_conflict: .*\n$/);
    const long = await research('ask', 'x'.repeat(20_001));
    assert.deepEqual([long.code, /^\w+: .*\n$/.test(long.err)], [2, true], long.err);
  });

  it('R-U09 lists runs with their questions, exports responses, and audits what is sent', async () => {
    const { id, research } = await commandOf('records');
    const run = await deliveredRun(file.db, id);
    const line = `${run.id}  \\S{16}  completed     wide         15`;
    assert.match((await research('runs', '--no-questions')).out, new RegExp(`^${line}\n$`));
    const question = `a\u001b[31m \n${'is coffee '.repeat(20)}`;
    await file.db.query('update runs set prompt = $2 where id = $1', [run.id, question]);
    const listed = await research('runs');
    assert.match(listed.out, new RegExp(`^${line}  a \\[31m is coffee is coffee is coffee …\n$`));
    const exported = await research('export', run.id);
    assert.equal(exported.out.trimEnd().split('\n').length, 10);
    const [response] = exported.out.split('\n').map((text) => JSON.parse(text || '{}'));
    const told = await research('text', run.id, response.model_id);
    assert.deepEqual([told.code, told.out], [0, `${response.text}\n`]);
    const audited = await research('audit', run.id);
    assert.equal(audited.code, 1, 'a report that nobody made from these responses');
    assert.match(audited.out, /MISMATCH/);
  });

  it('R-U09 names what is wrong with its words and with its surroundings', async () => {
    const { id, research } = await commandOf('usage');
    const both = await research('ask', 'q', '--run', id);
    assert.deepEqual([both.code, both.err], [2, 'give a question or --run, not both\n']);
    const help = await research('ask', '--help');
    assert.match(help.out, /^Usage: npm run -s research -- ask /);
    assert.match(help.out, /wide 15, consensus 45, service 100/);
    for (const url of ['foo', 'localhost:8080', '']) {
      const env = { ...process.env, API_URL: url, API_KEY: 'key' };
      const run = promisify(execFile)(process.execPath, ['src/command/main.ts', 'runs'], { env });
      const { code, stderr } = await run.then(
        () => assert.fail('it ran'),
        (error) => error,
      );
      assert.deepEqual([code, /^API_URL .*such as http:/.test(stderr)], [2, true], stderr);
    }
  });

  it('R-U09 leaves the run when it is interrupted, and says how to come back', async () => {
    const { id, key } = await makeWorkspace(file.db, 'interrupted');
    const command = spawn(process.execPath, ['src/command/main.ts', 'ask', 'Is tea better than coffee?'], {
      env: { ...process.env, API_URL: file.api.url, API_KEY: key },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let err = '';
    command.stderr.on('data', (text) => {
      err += text;
    });
    const closed = once(command, 'close');
    await until('the run is accepted', () => err.includes('credits are reserved'));
    command.kill('SIGINT');
    const [code] = await closed;
    const [run] = await runsOf(id);
    assert.equal(code, 130, err);
    assert.ok(err.endsWith(`Come back with: npm run -s ask -- --run ${run?.id}\ninterrupted\n`), err);
    assert.equal((await runOf(file.db, run?.id ?? '')).status, 'queued');
    assert.ok(!err.includes(key));
  });
});
