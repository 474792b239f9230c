import assert from 'node:assert/strict';
import type { ChatReply, ChatRequest } from '../../../src/domain/run/chat.ts';
import type { FailureClass } from '../../../src/domain/run/model-outcome.ts';
import { secret } from '../../../src/domain/secret.ts';
import { type GatewayClient, makeGatewayClient } from '../../../src/gateway/client.ts';
import { type GatewayEndpoint, plainSettings } from '../../../src/gateway/http/endpoint.ts';
import {
  type Behaviour,
  type FaultyProvider,
  startFaultyProvider,
} from '../../harness/providers/faulty-provider.ts';

/** Words that must never appear in a reply's message. */
export const apiKey = 'sk-gateway-1234567890abcdefghij';
export const upstreamKey = 'sk-proj-UPSTREAM0987654321zyxwvu';
export const prompt = 'Should our bakery on Tulip Lane open on Sundays?';
export const modelText = 'Open on Sundays from May to September.';

export const question: ChatRequest = {
  modelId: 'lab/model-1',
  messages: [{ role: 'user', content: prompt }],
  temperature: null,
  maxOutputTokens: 500,
  jsonFormat: null,
};

export function endpointAt(baseUrl: string, changes: Partial<GatewayEndpoint> = {}): GatewayEndpoint {
  return {
    name: 'main',
    baseUrl,
    apiKey: secret(apiKey),
    concurrency: 4,
    callsPerMinute: null,
    ...plainSettings,
    models: {},
    ...changes,
  };
}

interface Setting {
  readonly timeoutMs?: number;
  readonly endpoint?: Partial<GatewayEndpoint>;
}

/** Runs `use` with a client of a provider with the given fault, and closes both. */
export async function withProvider<Result>(
  behave: Behaviour,
  setting: Setting,
  use: (client: GatewayClient, provider: FaultyProvider) => Promise<Result>,
): Promise<Result> {
  const provider = await startFaultyProvider(behave);
  const { timeoutMs = 5000 } = setting;
  const client = makeGatewayClient(endpointAt(provider.baseUrl, setting.endpoint), { timeoutMs });
  try {
    return await use(client, provider);
  } finally {
    await client.close();
    await provider.stop();
  }
}

/** Asks one question of a provider with the given fault. */
export function ask(behave: Behaviour, setting: Setting = {}): Promise<ChatReply> {
  return withProvider(behave, setting, (client) => client.chat(question));
}

/**
 * Asserts that the reply is this failure, and that its message contains no secret, prompt or model
 * text.
 */
export function assertFailure(reply: ChatReply, failure: FailureClass): void {
  assert.equal(reply.kind, 'failure', 'the provider did not answer');
  if (reply.kind !== 'failure') return;
  assert.equal(reply.failure, failure, reply.message);
  assert.ok(reply.message.length > 0 && reply.message.length <= 300, 'the message is bounded');
  for (const secret of [apiKey, upstreamKey, prompt, modelText, 'sk-', 'Bearer', 'Tulip', 'Sundays']) {
    assert.ok(!reply.message.includes(secret), `the message shows ${secret}`);
  }
}
