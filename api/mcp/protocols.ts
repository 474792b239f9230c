import {
  createMcpHandler,
  isLegacyRequest,
  type McpHandlerRequestOptions,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

type Answer = (request: Request, options?: McpHandlerRequestOptions) => Promise<Response>;

/**
 * Answers one message in its own protocol version: 2026-07-28, where every request stands alone, or
 * one of 2024 and 2025, where the client initialises first. For the latter the SDK would always
 * answer with an event stream. Here they get plain JSON, because clients limit the size of an event
 * and proxies hold streams back; nothing is worth reporting before the result.
 * @param makeServer called once per message
 * @param onerror called with what the SDK refused or failed on
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

/**
 * The complete response, buffered. Caching and connection headers are left to the middleware, which
 * sets them for every route.
 */
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
    enableJsonResponse: true,
    keepAliveMs: 0,
  });
  await server.connect(transport);
  return await transport.handleRequest(request, options);
}
