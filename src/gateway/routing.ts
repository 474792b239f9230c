import type { CallLine, ChatReply, ChatRequest } from '../domain/run/chat.ts';
import { makeGatewayClient } from './client.ts';
import type { GatewayEndpoint, GatewayOptions } from './http/endpoint.ts';
import { makeFirstCalls } from './limits/first-calls.ts';
import { makeLimiter } from './limits/limiter.ts';

/** All endpoints of an installation, by the name that the catalogue's models use. */
export interface Gateways {
  /**
   * Asks a model through its gateway, once there is a slot for the call. The call's time limit
   * starts only then.
   * @param waitMs longest wait for the slot; default: a minute
   * @throws Error for an unknown name: a catalogue that the check at start should have refused
   * @throws NoSlotError if there was no slot in time: nothing was sent
   * @throws the signal's reason, when the caller's signal aborts
   */
  readonly chat: (
    gatewayName: string,
    line: CallLine,
    request: ChatRequest,
    signal?: AbortSignal,
    waitMs?: number,
  ) => Promise<ChatReply>;
  /** True once a gateway has answered anything over HTTP to this process. */
  readonly hasAnswered: (gatewayName: string) => boolean;
  /** Lets no more calls of panels begin; those under way end. */
  readonly closePanels: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Creates a client and a limiter for each endpoint.
 * @throws Error if two endpoints share a name, or an endpoint's settings are invalid
 */
export function makeGateways(endpoints: readonly GatewayEndpoint[], options: GatewayOptions): Gateways {
  const names = endpoints.map((endpoint) => endpoint.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two gateways are called ${twice}.`);
  const gateways = new Map(
    endpoints.map((endpoint) => [
      endpoint.name,
      {
        client: makeGatewayClient(endpoint, options),
        limiter: makeLimiter(endpoint),
        firstCalls: makeFirstCalls(),
      },
    ]),
  );

  return {
    async chat(gatewayName, line, request, signal, waitMs) {
      const gateway = gateways.get(gatewayName);
      if (!gateway) throw new Error(`No gateway is called ${gatewayName}; there are: ${names.join(', ')}.`);
      const { client, limiter, firstCalls } = gateway;
      const call = () => client.chat(request, signal);
      const inSlot = () => limiter.run(line, request.modelId, call, signal, waitMs);
      return line === 'panel' ? await firstCalls.run(inSlot, signal) : await inSlot();
    },
    hasAnswered: (gatewayName) => gateways.get(gatewayName)?.firstCalls.hasAnswered() ?? false,
    closePanels() {
      for (const { limiter } of gateways.values()) limiter.closePanel();
    },
    async close() {
      await Promise.all([...gateways.values()].map(({ client }) => client.close()));
    },
  };
}
