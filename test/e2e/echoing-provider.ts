import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSimulator } from '../../src/simulator/server/server.ts';

/**
 * A provider that leaks what it must not: the key and the prompt in an error, and a given word in
 * every answer.
 */
export interface EchoingProvider {
  readonly baseUrl: string;
  readonly rules: (rules: readonly object[]) => Promise<void>;
  /** Authorization headers of all calls. */
  readonly seenKeys: () => ReadonlySet<string>;
  /** The models that were called, by the trace of the call. */
  readonly traced: () => ReadonlyMap<string, readonly string[]>;
  /** How often the key was leaked. */
  readonly echoed: () => number;
  readonly stop: () => Promise<void>;
}

/** The model that is always refused with 401. */
const refused = 'x-ai/grok-4.3';

export async function startEchoingProvider(word: string): Promise<EchoingProvider> {
  const simulator = await startSimulator({
    host: '127.0.0.1',
    port: 0,
    seed: 1,
    latency: { medianMs: 0, sigma: 0 },
  });
  const seen = new Set<string>();
  const traced = new Map<string, string[]>();
  let echoed = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const authorization = request.headers.authorization ?? '';
    seen.add(authorization);
    const body = await textOf(request);
    const { model } = JSON.parse(body) as { model: string };
    const trace = String(request.headers.traceparent).split('-')[1] ?? 'none';
    traced.set(trace, [...(traced.get(trace) ?? []), model]);
    if (model === refused) {
      echoed++;
      const message = `Incorrect API key provided: ${authorization}. You asked: ${body}`;
      return send(response, 401, JSON.stringify({ error: { message, code: authorization } }));
    }
    const reply = await fetch(`${simulator.url}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const text = await reply.text();
    const isPanel = !model.startsWith('simulator/');
    return send(response, reply.status, isPanel && reply.ok ? withWord(text, word) : text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async rules(rules) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ rules });
      const reply = await fetch(`${simulator.url}/control/rules`, { method: 'PUT', headers, body });
      if (!reply.ok) throw new Error(await reply.text());
    },
    seenKeys: () => seen,
    traced: () => traced,
    echoed: () => echoed,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await simulator.stop();
    },
  };
}

function withWord(completion: string, word: string): string {
  const parsed = JSON.parse(completion) as { choices: { message: { content: string } }[] };
  for (const { message } of parsed.choices) message.content += ` This is also what the ${word} report says.`;
  return JSON.stringify(parsed);
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
