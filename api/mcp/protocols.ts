import {
  createMcpHandler,
  isLegacyRequest,
  type McpHandlerRequestOptions,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { asksForProgress } from './asks-for-progress.ts';

type Answer = (request: Request, options?: McpHandlerRequestOptions) => Promise<Response>;

/**
 * Answers one message in the protocol that it is written in: 2026-07-28, where every request stands for itself, or one
 * of 2024 and 2025, where a client initialises first. The SDK would answer the latter as a stream of events in any
 * case; here they are plain JSON wherever nothing comes before the result, since clients bound an event's size and
 * proxies hold streams back. Events go out together, once the result is there: nothing is worth telling before it, and
 * the head can say what the call was counted as.
 * @param makeServer called once for a message
 * @param onerror told what the SDK refused or failed in
 */
export function answerMessage(makeServer: () => Server, onerror: (error: Error) => void): Answer {
  const modern = createMcpHandler(makeServer, { legacy: 'reject', keepAliveMs: 0, onerror });
  return async (request, options = {}) => {
    const isLegacy = await isLegacyRequest(request, options.parsedBody);
    return await whole(
      isLegacy ? await initialising(makeServer(), request, options) : await modern.fetch(request, options),
    );
  };
}

/** The response once all of it is there. How long it may be kept and the connection stays open is said for every route. */
async function whole({ body, status, headers }: Response): Promise<Response> {
  const own = new Headers(headers);
  own.delete('Cache-Control');
  own.delete('Connection');
  if (!body) return new Response(null, { status, headers: own });
  const bytes = await new Response(body).arrayBuffer();
  own.set('Content-Length', `${bytes.byteLength}`);
  return new Response(bytes, { status, headers: own });
}

async function initialising(server: Server, request: Request, options: McpHandlerRequestOptions) {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: !asksForProgress(options.parsedBody),
    keepAliveMs: 0,
  });
  await server.connect(transport);
  return await transport.handleRequest(request, options);
}
