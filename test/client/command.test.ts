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
  async function commandOf(name: string, credits = 1_000) {
    const { id, key } = await makeWorkspace(file.db, name, credits);
    const client = openClient({ url: file.api.url, key });
    /** Lines of progress. */
    const shown: string[] = [];
    async function research(...words: string[]) {
      const printed = { out: '', err: '' };
      const code = await runCommand(words, {
        client,
        screen: { columns: 60, paint: (_, text) => text },
        out: (text) => {
          printed.out += text;
        },
        err: (text) => {
          printed.err += text;
        },
        showProgress: (line) => void shown.push(line),
      });
      return { code, ...printed };
    }
    return { id, key, research, shown };
  }

  async function finish(runId: string): Promise<void> {
    await beginRun(file.db, runId);
    await answerPanel(file.db, runId);
    await closePanel(file.db, runId);
    await keepReport(file.db, runId, reportJson);
    await deliverReport(file.db, runId);
  }

  const runsOf = async (workspaceId: string) =>
    (await file.db.query<{ id: string }>('select id from runs where workspace_id = $1', [workspaceId])).rows;

  it('R-U09 states the price, shows the panel answer, and prints the words of the Markdown in its width', async () => {
    const { id, key, research, shown } = await commandOf('asks');
    const asked = research('ask', 'Is tea better than coffee?');
    await until('the queued run is shown', () => shown.length > 0);
    const [run] = await runsOf(id);
    await finish(run?.id ?? '');
    const { code, out, err } = await asked;
    assert.equal(code, 0, err);
    assert.match(
      err,
      /^wide: 10 models, 15 of 1000 credits\nTo repeat .* --idempotency-key \S+\nRun \S+: 15/,
    );
    assert.match(shown[0] ?? '', /^░{20} 0 of 10 · queued · \d+ s$/);
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
    assert.ok(err.endsWith(`npm run research -- show ${run?.id} --html report.html\n`), err);
    const widths = out.split('\n').map((line) => Array.from(line).length);
    assert.ok(Math.max(...widths) <= 60, `${Math.max(...widths)} columns`);
  });

  it('R-U09 finds the same run by the key that it printed, and can be left and taken up again', async () => {
    const { id, research } = await commandOf('left');
    const first = await research('ask', 'Is tea better than coffee?', '--detach');
    const runId = first.out.trim();
    const key = /--idempotency-key (\S+)/.exec(first.err)?.[1] ?? '';
    const again = await research(
      'ask',
      'Is tea better than coffee?',
      '--idempotency-key',
      key,
      '--timeout',
      '0',
    );
    assert.deepEqual([first.code, again.code], [0, 124]);
    assert.ok(again.err.includes(`npm run ask -- --run ${runId}`), again.err);
    assert.equal((await runsOf(id)).length, 1);
    await finish(runId);
    const { code, out } = await research('ask', '--run', runId, '--json');
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
    const { stdout, stderr } = await call('ask', 'Is tea better than coffee?', '--detach');
    assert.equal(stderr.includes(`npx panel-research ask --run ${stdout.trim()}`), true, stderr);
  });

  it('R-U09 tells by its exit code why there is no report', async () => {
    const { id, research } = await commandOf('codes');
    const failed = await research('show', (await failedRun(file.db, id)).id);
    assert.deepEqual([failed.code, failed.err.includes('All credits were refunded')], [4, true], failed.err);
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
    const poor = await commandOf('no credits', 1);
    const unpaid = await poor.research('ask', 'For nothing?');
    assert.deepEqual([unpaid.code, unpaid.err.includes('insufficient_credits')], [3, true], unpaid.err);
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

  it('R-U09 lists runs, exports responses, and audits what the service sends', async () => {
    const { id, research } = await commandOf('records');
    const run = await deliveredRun(file.db, id);
    const listed = await research('runs');
    assert.match(listed.out, new RegExp(`^${run.id}  \\S{16}  completed     wide         15\\n$`));
    const exported = await research('export', run.id);
    assert.equal(exported.out.trimEnd().split('\n').length, 10);
    const audited = await research('audit', run.id);
    assert.equal(audited.code, 1, 'a report that nobody made from these responses');
    assert.match(audited.out, /MISMATCH/);
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
    assert.ok(err.endsWith(`Come back with: npm run ask -- --run ${run?.id}\ninterrupted\n`), err);
    assert.equal((await runOf(file.db, run?.id ?? '')).status, 'queued');
    assert.ok(!err.includes(key));
  });
});
