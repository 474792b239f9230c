import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of a provider: it forwards a number of concurrent calls and refuses the others
 * with a rate limit.
 */
export interface NarrowProvider {
  /** With `/v1`. */
  readonly baseUrl: string;
  readonly refused: () => number;
  /**
   * From now on it forwards nothing until it has refused a call, so that however slowly calls come,
   * one is too many.
   */
  readonly crowd: () => void;
  readonly stop: () => Promise<void>;
}

/** @param target base URL of the provider, without a path */
export async function startNarrowProvider(
  target: string,
  most: number,
  retryAfter: string,
): Promise<NarrowProvider> {
  let underWay = 0;
  let refused = 0;
  let refusal = Promise.withResolvers<void>();
  refusal.resolve();
  const server = createServer((request, response) => {
    if (underWay >= most) {
      refused++;
      refusal.resolve();
      request.resume();
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': retryAfter });
      response.end('{"error":{"code":"rate_limit_exceeded","message":"Too many calls at once."}}');
      return;
    }
    underWay++;
    response.once('close', () => underWay--);
    void refusal.promise.then(() => forward(target, request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    refused: () => refused,
    crowd() {
      refusal = Promise.withResolvers<void>();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(target: string, request: IncomingMessage, response: ServerResponse): void {
  const onward = send(`${target}${request.url}`, { method: 'POST', headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}
