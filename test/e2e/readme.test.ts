import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { finished } from '../harness/client.ts';
import { makeStack, type Stack } from '../harness/stack.ts';

const topic = readFileSync(
  new URL('../../src/simulator/world/topics/monolith-or-microservices.yaml', import.meta.url),
  'utf8',
);
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  );

// Runs the README's commands against a complete `npm start`: pasting them must do what it shows.
describe('README', () => {
  let stack: Stack;
  before(async () => {
    stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '20' });
    await stack.start();
  });
  after(async () => {
    await stack.stop();
    stack.remove();
  });

  /** A command from the README, with this stack's port and folder. */
  const paste = async (command: string): Promise<string> => {
    const here = command
      .replaceAll('http://127.0.0.1:8080', stack.api)
      .replaceAll(/\b(?:result\.json|responses\.jsonl)\b/g, `${stack.dataDir}/$&`)
      .replaceAll('.data/', `${stack.dataDir}/`);
    return (await promisify(execFile)('bash', ['-c', here], { maxBuffer: 8e6 })).stdout;
  };

  it('R-R19 shows a request and the answers that it really gets, up to the report and its audit', async () => {
    const [, create = '', poll = '', result = '', check = ''] = blocks('sh');
    const [shownRun = '', shownReport = ''] = blocks('json');
    const run = JSON.parse(await paste(create));
    const shown = JSON.parse(shownRun);
    assert.match(run.id, /^[0-9a-f-]{36}$/);
    assert.deepEqual({ ...run, id: shown.id, created_at: shown.created_at }, shown);

    assert.equal((await finished(stack.api, stack.key(), run.id, 60_000)).status, 'completed');
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
    const env = { ...process.env, DATABASE_URL: stack.databaseUrl };
    const words = ['run', '--silent', 'audit', '--', run.id, '--json'];
    const { stdout } = await promisify(execFile)('npm', words, { env });
    assert.equal(JSON.parse(stdout).matches, true);
    assert.ok(!stdout.includes('only the operator'), 'the record has the digests of the stages');
  });

  it('names two commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    const named = [...readme.matchAll(/npm (?:run )?(?:-s )?(start|test|[a-z]+) --|npm (start|test)\b/g)].map(
      ([, a, b]) => a ?? b,
    );
    for (const name of [...named, 'check', 'bench'])
      assert.ok(scripts[name as string], `${name} is a script`);
  });
});
