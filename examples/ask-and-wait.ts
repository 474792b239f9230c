// node examples/ask-and-wait.ts "question": asks a small panel, waits for the report, and prints
// its answer. API_URL and API_KEY say where and as whom. It can be repeated after a failure: the
// key finds the same run.

import { createHash } from 'node:crypto';
import { openClient } from '../src/client/client.ts';

const { API_URL = 'http://127.0.0.1:8080', API_KEY } = process.env;
if (!API_KEY) {
  console.error('Set a key, such as that of npm start: export API_KEY=$(cat .data/api-key)');
  process.exit(1);
}
const [, , prompt = 'Should a small startup build its first product as a monolith or as microservices?'] =
  process.argv;
const client = openClient({ url: API_URL, key: API_KEY });

const idempotencyKey = createHash('sha256').update(`example ${prompt}`).digest('hex');
const { id } = await client.ask({ prompt, panel: 'wide' }, idempotencyKey);
const run = await client.wait(id, {
  onChange: ({ status, progress }) =>
    console.error(`${status}: ${progress.completed_models} of ${progress.total_models}`),
});
if (run.status === 'failed') {
  const credits = run.credits_charged === 0 ? 'were refunded' : 'are held until an operator decides';
  throw new Error(`The run failed; its credits ${credits}.`);
}

const { report } = await client.report(id);
console.log(report.answer?.headline);
for (const { statement, supporting_count: agree, opposing_count: disagree } of report.evidence?.claims ?? [])
  console.log(`${agree} agree, ${disagree} disagree: ${statement}`);
