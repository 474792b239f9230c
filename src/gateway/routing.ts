import type { ChatReply, ChatRequest } from '../domain/chat.ts';
import { makeGatewayClient } from './client.ts';
import type { GatewayEndpoint, GatewayOptions } from './endpoint.ts';

/** All endpoints of an installation, each under the name by which the catalogue's models call for it. */
export interface Gateways {
  /**
   * Asks a model through its gateway.
   * @throws Error for a name that no endpoint has: a catalogue that the check at start should have refused
   * @throws the signal's reason, when the caller's signal aborts
   */
  readonly chat: (gatewayName: string, request: ChatRequest, signal?: AbortSignal) => Promise<ChatReply>;
  readonly close: () => Promise<void>;
}

/**
 * One client for each endpoint.
 * @throws Error where two endpoints share a name, or an endpoint's settings can't work
 */
export function makeGateways(endpoints: readonly GatewayEndpoint[], options: GatewayOptions): Gateways {
  const names = endpoints.map((endpoint) => endpoint.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two gateways are called ${twice}.`);
  const clients = new Map(endpoints.map((endpoint) => [endpoint.name, makeGatewayClient(endpoint, options)]));

  return {
    async chat(gatewayName, request, signal) {
      const client = clients.get(gatewayName);
      if (!client) throw new Error(`No gateway is called ${gatewayName}; there are: ${names.join(', ')}.`);
      return await client.chat(request, signal);
    },
    async close() {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
}
