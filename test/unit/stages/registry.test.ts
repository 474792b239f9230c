import assert from 'node:assert/strict';
import { extractCall } from '../../../src/stages/extract/extract-claims.ts';
import { runJob } from '../../../src/stages/registry.ts';
import { jobContext } from '../../support/job-context.ts';

const response = { text: 'It is better to wait.', question: 'Which way?', seed: 's', names: ['Zed 9'] };

describe('the registry of jobs', () => {
  it('runs the function that a name gives, by its file and its own name', async () => {
    const prepared = await runJob('extract.prepare', response, jobContext());
    assert.ok('messages' in prepared && prepared.messages.length === 2);
    const refused = { ...response, text: 'I am sorry, but I cannot help with that.' };
    assert.deepEqual(await runJob('extract.prepare', refused, jobContext()), { setAside: 'refusal' });
  });

  it('adds to a prepared call what is sent with it, as plain data', async () => {
    const prepared = await runJob('extract.prepare', response, jobContext());
    assert.ok('spec' in prepared);
    const { name, promptVersion } = extractCall;
    assert.deepEqual([prepared.spec.name, prepared.spec.promptVersion], [name, promptVersion]);
    assert.deepEqual(structuredClone(prepared), prepared);
  });

  it('has no job of another name', async () => {
    await assert.rejects(runJob('extract.nothing' as never, response as never, jobContext()), TypeError);
  });
});
