import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Json } from '../../api/openapi/parts/types.ts';
import { createKey } from '../../src/app/create-key.ts';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import type { RunObject } from '../harness/client.ts';
import { type Live, startLive } from '../harness/live.ts';
import { standardPrompt } from '../harness/service.ts';
import { callTool, generations } from '../support/http/mcp.ts';
import { connectAgent } from '../support/http/mcp-client.ts';
import { parts } from '../workflows/support/histories.ts';

const guide = new URL('../../docs/mcp.md', import.meta.url);
const topic = readFileSync(
  new URL('../../src/simulator/world/topics/monolith-or-microservices.yaml', import.meta.url),
  'utf8',
);
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  );

// A complete `npm start`, as an agent with the official SDK uses it and as docs/mcp.md and the
// README show it: from the question to the models' own words.
describe('what is documented, with the whole service', function () {
  this.timeout(240_000);
  let live: Live;
  let large: RunObject;
  let small: RunObject;
  before(async () => {
    live = await startLive({});
    large = await live.create('Is a large panel wiser?', 'service');
    small = await live.create('Is a small panel wiser?', 'wide');
  });
  after(() => live.stop());

  /** REST's answer to the same request. */
  async function rest(path: string): Promise<Json> {
    const headers = { Authorization: `Bearer ${live.stack.key()}` };
    return (await (await fetch(`${live.stack.api}/v1${path}`, { headers })).json()) as Json;
  }

  for (const generation of generations) {
    it(`R-M01 R-M02 (${generation}) a client of the SDK asks, polls, reads the report and what the models said`, async () => {
      const agent = await connectAgent(live.stack.api, live.stack.key(), generation);
      const before = await agent.call('get_account');
      const prompt = `Which plan is the better one for a ${generation} client?`;
      const args = { prompt, panel: 'wide', idempotency_key: `whole-${generation}` };
      const created = await agent.call('create_research', args);
      assert.equal((await agent.call('get_account')).available_credits, before.available_credits - 15);
      const { retry_after_seconds, progress_message, ...run } = await agent.finished(created.id);
      assert.deepEqual([run.status, run.credits_charged, run.source], ['completed', 15, 'mcp']);
      assert.deepEqual(run, await rest(`/research/${run.id}`));
      assert.equal((await agent.call('create_research', args)).idempotent_replayed, true);

      const result = await agent.call('get_research_result', { run_id: run.id, part: 'full' });
      const { part, ...envelope } = result;
      assert.deepEqual(envelope, await rest(`/research/${run.id}/result`));
      const { data } = await agent.call('list_model_responses', { run_id: run.id });
      assert.equal(data.length, 10);
      for (const { model_id, text_characters } of data) {
        const args = { run_id: run.id, model_id, max_characters: 32_000 };
        const { text, truncated } = await agent.call('get_model_response_text', args);
        assert.deepEqual([[...text].length, truncated], [text_characters, false]);
      }
      await agent.client.close();
    });
  }

  it('R-M01 the report of the largest panel passes through a client as well', async () => {
    const agent = await connectAgent(live.stack.api, live.stack.key(), '2025-11-25');
    const { id } = large;
    assert.equal((await agent.finished(id)).status, 'completed');
    const result = await agent.call('get_research_result', { run_id: id, part: 'record' });
    assert.ok(result.report.research_record.panel.models.length > 100);
    for (const part of ['outline', 'full']) {
      const { answer } = await callTool(
        { url: live.stack.api },
        live.stack.key(),
        'get_research_result',
        { run_id: id, part },
        { generation: '2025-11-25' },
      );
      const bytes = Buffer.byteLength(answer.text);
      assert.ok(bytes < 1_048_576, `${part}: ${bytes} bytes, more than the 1 MiB that some clients take`);
    }
  });

  // The cost of a run for the cluster: each event is kept for weeks and read again at each replay.
  // With the configuration in it, a `wide` run took 145 KB; it takes 35 to 37. The worker's name is
  // part of most events and may be longer than here.
  it('R-H01 the histories of a run stay under 40 KB for a panel of ten, and 330 KB for the largest', async () => {
    for (const [run, mostKb] of [
      [small, 40],
      [large, 330],
    ] as const) {
      const { id, status } = await live.ended(run);
      assert.equal(status, 'completed');
      const handles = parts.map((part) =>
        live.temporal.workflow.getHandle(`${researchWorkflowId(id)}${part}`),
      );
      const sizes = await Promise.all(
        handles.map(async (handle) => (await handle.describe()).historySize ?? 0),
      );
      const kb = sizes.reduce((sum, size) => sum + size) / 1_000;
      assert.ok(kb > mostKb / 4 && kb < mostKb, `${kb} KB: ${sizes.join(' + ')} bytes`);
    }
  });

  it('R-M02 R-M03 an agent sees what docs/mcp.md shows', async () => {
    const text = readFileSync(guide, 'utf8');
    const played = await transcript();
    const shown = text.replace(
      /(?<=<!-- transcript -->\n)[\s\S]*(?=<!-- end of the transcript -->)/,
      () => played,
    );
    if (process.env.UPDATE_GOLDEN) writeFileSync(guide, shown);
    assert.equal(shown, readFileSync(guide, 'utf8'));
  });

  async function transcript(): Promise<string> {
    const { db, simulator, stack } = live;
    const workspace = { name: 'transcript', plan: 'trial', monthlyCreditGrant: 0, firstCredits: 50 };
    const id = await createWorkspace(db, workspace);
    const agent = await connectAgent(
      stack.api,
      (await createKey(db, id ?? '', 'agent', null)).key,
      '2026-07-28',
    );
    const written: string[] = [];
    const show = async (
      title: string,
      tool: string,
      args: Record<string, unknown>,
      part = (all: Json) => all,
    ) => {
      const object = await agent.call(tool, args);
      const json = JSON.stringify(part(object), null, 2);
      written.push(`${title}\n\n\`\`\`json\n// ${tool} ${JSON.stringify(args)}\n${json}\n\`\`\`\n`);
      return object;
    };
    const question = { prompt: standardPrompt, panel: 'wide', idempotency_key: 'first-product-1' };
    await show('It checks what it may spend:', 'get_account', {});
    await show('It misspells the panel:', 'create_research', { ...question, panel: 'wider' });
    await simulator.latency(1_000);
    const run = await show('It asks:', 'create_research', question);
    await show('It reads the report too early:', 'get_research_result', { run_id: run.id });
    await simulator.latency(0);
    await agent.finished(run.id);
    await show('It has waited:', 'get_research', { run_id: run.id });
    await show(
      'It reads the report, of which this is the beginning:',
      'get_research_result',
      { run_id: run.id },
      begin,
    );
    await show('It asks the next question, of a panel that is too expensive:', 'create_research', {
      prompt: 'And its second product?',
      panel: 'consensus',
      idempotency_key: 'second-product-1',
    });
    return timeless(written.join('\n'), run.id);
  }

  /** A command from the README, with this stack's port and folder. */
  const paste = async (command: string): Promise<string> => {
    const here = command
      .replaceAll('http://127.0.0.1:8080', live.stack.api)
      .replaceAll(/\b(?:result\.json|responses\.jsonl)\b/g, `${live.stack.dataDir}/$&`)
      .replaceAll('.data/', `${live.stack.dataDir}/`);
    return (await promisify(execFile)('bash', ['-c', here], { maxBuffer: 8e6 })).stdout;
  };

  it('R-R19 the README shows a request and the answers that it really gets, up to the report and its audit', async () => {
    const [, create = '', poll = '', result = '', check = ''] = blocks('sh');
    const [shownRun = '', shownReport = ''] = blocks('json');
    const run = JSON.parse(await paste(create));
    const shown = JSON.parse(shownRun);
    assert.match(run.id, /^[0-9a-f-]{36}$/);
    assert.deepEqual({ ...run, id: shown.id, created_at: shown.created_at }, shown);

    assert.equal((await live.ended(run)).status, 'completed');
    assert.equal(JSON.parse(await paste(poll.replace(shown.id, run.id))).status, 'completed');
    const { report } = JSON.parse(await paste(`ID=${run.id}\n${result}`));
    const page = await paste(`ID=${run.id}\n${result.trim()} -H 'Accept: text/markdown'`);
    const [asked, simulated = '', headline] = page.split('\n\n');
    assert.deepEqual([asked, headline], [`# ${run.prompt}`, `**${report.answer.headline}**`]);
    assert.match(simulated, /^⚠ Simulated /);
    const claim = report.evidence.claims[0];
    const excerpt = {
      headline: report.answer.headline,
      claim: {
        statement: claim.statement,
        supporting_count: claim.supporting_count,
        opposing_count: claim.opposing_count,
        addressed_count: claim.addressed_count,
        support_share_of_addressed: claim.support_share_of_addressed,
        evidence_spans: claim.evidence_spans.slice(0, 1),
      },
    };
    if (process.env.UPDATE_GOLDEN) console.log(JSON.stringify(excerpt, null, 2));
    const example = JSON.parse(shownReport);
    // Which of the planted wordings tells a claim follows from the secret of the run.
    assert.ok(topic.includes(`- ${claim.statement}\n`), claim.statement);
    excerpt.claim.statement = example.claim.statement;
    assert.deepEqual(example, excerpt);
    assert.match(report.methodology.evidence_collection, /simulator/);

    // R-R19: the files as served, by the command; then the same run from the record.
    assert.match(await paste(`ID=${run.id}\n${check}`), /\n\d+ checks, all match\n$/);
    const env = { ...process.env, DATABASE_URL: live.stack.databaseUrl };
    const words = ['run', '--silent', 'audit', '--', run.id, '--json'];
    const { stdout } = await promisify(execFile)('npm', words, { env });
    assert.equal(JSON.parse(stdout).matches, true);
    assert.ok(!stdout.includes('only the operator'), 'the record has the digests of the stages');
  });

  it('the README names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    const named = [...readme.matchAll(/npm (?:run )?(?:-s )?(start|test|[a-z]+) --|npm (start|test)\b/g)].map(
      ([, a, b]) => a ?? b,
    );
    for (const name of [...named, 'check', 'bench'])
      assert.ok(scripts[name as string], `${name} is a script`);
  });
});

function begin({ report, ...envelope }: Json): Json {
  const { headline, direct_answer } = report.answer;
  return { ...envelope, report: { answer: { headline, direct_answer } } };
}

/** Replaces what differs between runs by fixed values. */
function timeless(text: string, runId: string): string {
  return text
    .replaceAll(runId, '5ff1eb37-3ba0-4cb8-aefc-04b5ad2ad2a4')
    .replaceAll(/("created_at": ")[^"]+/g, '$12026-11-22T09:30:00.000Z')
    .replaceAll(/("completed_at": ")[^"]+/g, '$12026-11-22T09:30:40.000Z');
}
