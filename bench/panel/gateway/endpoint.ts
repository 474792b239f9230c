import type { ChatReply, ChatRequest } from '../../../src/domain/run/chat.ts';
import { secret } from '../../../src/domain/secret.ts';
import { makeGateways } from '../../../src/gateway/routing.ts';
import { type CallTally, countCall } from '../coder/tally.ts';

/** Where real models are asked, and which of them are the synthesizers. */
export interface RealModels {
  /** Ends in "/v1" as a rule. */
  readonly baseUrl: string;
  /** Null for an endpoint that wants none. */
  readonly apiKey: string | null;
  readonly synthesizers: readonly [string, string];
}

export interface Endpoint {
  readonly chat: (request: ChatRequest, signal?: AbortSignal) => Promise<ChatReply>;
  /** By the stage's name; characters ÷ 4, as of simulated synthesizers. */
  readonly calls: ReadonlyMap<string, CallTally>;
  readonly close: () => Promise<void>;
}

/** The service's own client of an OpenAI-compatible endpoint, and what its calls come to. */
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
        extraBody: {},
        reasoningOff: null,
      },
    ],
    { timeoutMs: 300_000 },
  );
  const calls = new Map<string, CallTally>();
  return {
    calls,
    async chat(request, signal) {
      // A bench waits as long as it takes: a call without a place would end its step.
      const reply = await gateways.chat(name, 'synthesis', request, signal, 3_600_000);
      const text = reply.kind === 'answer' ? reply.text : '';
      countCall(calls, request.jsonFormat?.name ?? '', request.messages, text);
      return reply;
    },
    close: gateways.close,
  };
}
