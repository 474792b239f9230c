import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSimulator } from '../../../src/simulator/server/server.ts';
import { padding } from '../../support/texts/padding.ts';

// A gateway whose models write long answers: the simulator's, padded with Markdown in several
// languages, differently for each model. The synthesizers are unchanged. It runs in its own
// process, so that its work is not counted as the service's.

const { answerBytes, hugeModel, hostileModel } = JSON.parse(process.env.LARGE_PROVIDER ?? '{}') as {
  answerBytes: number;
  hugeModel?: string;
  hostileModel?: string;
};
/**
 * Long runs of what patterns and searches struggle with: braces, spaces, repetitions, combining
 * marks, an endless word.
 */
const hostile = [
  `{{${' '.repeat(60_000)}`,
  'ab'.repeat(30_000),
  '*_`'.repeat(15_000),
  '漢'.repeat(8_000),
].join('\n\n');
const fillings = new Map<string, string>();

const simulator = await startSimulator({
  host: '127.0.0.1',
  port: 0,
  seed: 1,
  latency: { medianMs: 100, sigma: 0.5 },
});

interface Completion {
  choices: { message: { content: string } }[];
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const body = JSON.parse(text) as { model: string; response_format?: object };
  const upstream = await fetch(`${simulator.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: text,
  });
  const completion = (await upstream.json()) as Completion;
  const message = completion.choices?.[0]?.message;
  if (message && !body.response_format) {
    message.content += fillingOf(body.model);
  }
  response.writeHead(upstream.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(completion));
}

/** Built once: three runs ask the same models. */
function fillingOf(model: string): string {
  if (model === hostileModel) return hostile;
  let filling = fillings.get(model);
  if (filling === undefined) {
    filling = padding(model, model === hugeModel ? 6_000_000 : answerBytes - 3_000);
    fillings.set(model, filling);
  }
  return filling;
}

const server = createServer((request, response) => {
  response.on('error', () => {});
  answer(request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());
