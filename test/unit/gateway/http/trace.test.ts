import assert from 'node:assert/strict';
import { completionOf, json } from '../../../harness/providers/faulty-provider.ts';
import { question, withProvider } from '../helpers.ts';

const runId = '5a7c2f3e-0b1d-4c8e-9f60-1234567890ab';

describe('the trace of a run', () => {
  it('R-O03 (calls) has the id of the run, and a span for each of its calls; others have none', async () => {
    await withProvider(json(completionOf('x')), {}, async (client, provider) => {
      for (const request of [{ ...question, runId }, { ...question, runId }, question])
        await client.chat(request);
      const [first, second, untraced] = provider.requests.map(({ headers }) => headers.traceparent);
      for (const sent of [first, second])
        assert.match(String(sent), /^00-5a7c2f3e0b1d4c8e9f601234567890ab-[0-9a-f]{16}-01$/);
      assert.notEqual(first, second);
      assert.equal(untraced, undefined);
    });
  });
});
