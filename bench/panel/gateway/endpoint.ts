import type { ChatReply, ChatRequest } from '../../../src/domain/run/chat.ts';
import { secret } from '../../../src/domain/secret.ts';
import { plainSettings } from '../../../src/gateway/http/endpoint.ts';
import { makeGateways } from '../../../src/gateway/routing.ts';
import { type CallTally, countCall } from '../coder/tally.ts';

/** The endpoint of real models, and the synthesizers among them. */
export interface RealModels {
  /** Usually ends in "/v1". */
  readonly baseUrl: string;
  /** Null for an endpoint without a key. */
  readonly apiKey: string | null;
  readonly synthesizers: readonly [string, string];
}

export interface Endpoint {
  readonly chat: (request: ChatRequest, signal?: AbortSignal) => Promise<ChatReply>;
  /** By the stage's name; characters ÷ 4, as of simulated synthesizers. */
  readonly calls: ReadonlyMap<string, CallTally>;
  readonly close: () => Promise<void>;
}

/** The service's own client for an OpenAI-compatible endpoint, with a count of its calls. */
export function openEndpoint({ baseUrl, apiKey }: RealModels): Endpoint {
  const name = 'bench';
  const gateways = makeGateways(
    [
      {
        name,
        baseUrl,
        apiKey: apiKey === null ? null : secret(apiKey),
        concurrency: 8,
        callsPerMinute: null,
        ...plainSettings,
        models: {},
      },
    ],
    { timeoutMs: 300_000 },
  );
  const calls = new Map<string, CallTally>();
  return {
    calls,
    async chat(request, signal) {
      // A benchmark waits as long as necessary: a call without a slot would end its step.
      const reply = await gateways.chat(name, 'synthesis', request, signal, 3_600_000);
      const text = reply.kind === 'answer' ? reply.text : '';
      countCall(calls, request.jsonFormat?.name ?? '', request.messages, text);
      return reply;
    },
    close: gateways.close,
  };
}
