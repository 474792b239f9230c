// node examples/agent.ts "question": what an agent does over MCP, with the official client of the
// protocol. API_URL and API_KEY say where and as whom.

import { createHash } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const { API_URL = 'http://127.0.0.1:8080', API_KEY } = process.env;
if (!API_KEY) {
  console.error('Set a key, such as that of npm start: export API_KEY=$(cat .data/api-key)');
  process.exit(1);
}
const [, , prompt = 'Should a small startup build its first product as a monolith or as microservices?'] =
  process.argv;
const agent = new Client({ name: 'example', version: '1' });
await agent.connect(
  new StreamableHTTPClientTransport(new URL('/mcp', API_URL), {
    requestInit: { headers: { Authorization: `Bearer ${API_KEY}` } },
  }),
);

// The key makes a repeated call safe: it spends nothing more.
const idempotency_key = createHash('sha256').update(`example ${prompt}`).digest('hex');
const { run } = await call('create_research', { prompt, panel: 'wide', idempotency_key });
for (let now = run; now.status !== 'completed' && now.status !== 'partial'; ) {
  // Says what became of the credits, too.
  if (now.status === 'failed') throw new Error(now.progress_message);
  // Answers as soon as the status has changed.
  now = (await call('get_research', { run_id: run.id, wait_seconds: 30 })).run;
  console.error(now.progress_message);
}

// The text is the report to read; the numbers in it are claims, of which get_research_result gives
// more.
console.log((await call('get_research_result', { run_id: run.id })).text);
await agent.close();

interface State {
  readonly id: string;
  readonly status: string;
  readonly progress_message: string;
}

/** @returns the tool's object as a run, and its text */
async function call(name: string, args: Record<string, unknown>): Promise<{ run: State; text: string }> {
  const { content, structuredContent, isError } = await agent.callTool({ name, arguments: args });
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  if (isError) throw new Error(text);
  return { run: structuredContent as unknown as State, text };
}
