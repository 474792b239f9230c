import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface McpProxy {
  /** Under this machine's name, as the conformance suite requires. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Adds a key to every request, for clients that cannot send one; everything else is forwarded
 * unchanged.
 */
export async function startMcpProxy(api: string, key: string): Promise<McpProxy> {
  const { hostname, port } = new URL(api);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, authorization: `Bearer ${key}` };
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/mcp`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
