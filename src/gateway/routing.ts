import type { CallLine, ChatReply, ChatRequest } from '../domain/run/chat.ts';
import { makeGatewayClient } from './client.ts';
import type { GatewayEndpoint, GatewayOptions } from './http/endpoint.ts';
import { makeLimiter } from './limits/limiter.ts';

/** All endpoints of an installation, each under the name by which the catalogue's models call for it. */
export interface Gateways {
  /**
   * Asks a model through its gateway, once the gateway has a place for the call; only then its time begins to run.
   * @param patienceMs how long it waits for that place; a minute unless given
   * @throws Error for a name that no endpoint has: a catalogue that the check at start should have refused
   * @throws NoSlotError where the gateway had no place in time: nothing was asked
   * @throws the signal's reason, when the caller's signal aborts
   */
  readonly chat: (
    gatewayName: string,
    line: CallLine,
    request: ChatRequest,
    signal?: AbortSignal,
    patienceMs?: number,
  ) => Promise<ChatReply>;
  readonly close: () => Promise<void>;
}

/**
 * One client and one limiter for each endpoint.
 * @throws Error where two endpoints share a name, or an endpoint's settings can't work
 */
export function makeGateways(endpoints: readonly GatewayEndpoint[], options: GatewayOptions): Gateways {
  const names = endpoints.map((endpoint) => endpoint.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two gateways are called ${twice}.`);
  const gateways = new Map(
    endpoints.map((endpoint) => [
      endpoint.name,
      { client: makeGatewayClient(endpoint, options), limiter: makeLimiter(endpoint) },
    ]),
  );

  return {
    async chat(gatewayName, line, request, signal, patienceMs) {
      const gateway = gateways.get(gatewayName);
      if (!gateway) throw new Error(`No gateway is called ${gatewayName}; there are: ${names.join(', ')}.`);
      const { client, limiter } = gateway;
      const call = () => client.chat(request, signal);
      return await limiter.run(line, request.modelId, call, signal, patienceMs);
    },
    async close() {
      await Promise.all([...gateways.values()].map(({ client }) => client.close()));
    },
  };
}
