import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { ApiContext, ApiDeps } from '../http/context.ts';
import { interfaceVersion } from '../openapi/document.ts';
import { callTool } from './call-tool.ts';
import { instructions } from './instructions.ts';
import { progressOf } from './tools/common/progress.ts';
import { tools } from './tools.ts';

const byName = new Map(tools.map((tool) => [tool.name, tool]));
const listed = tools.map(({ name, title, description, input, output, annotations }) => ({
  ...{ name, title, description, annotations: { title, ...annotations } },
  ...{ inputSchema: input, outputSchema: output },
}));
/** The list changes only with a release of the service. */
const listHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** An MCP server for one message of one caller. It offers tools only. */
export function toolServer(ctx: ApiContext, deps: ApiDeps): Server {
  const server = new Server(
    { name: 'panel-research', title: 'Multi-Model Research', version: interfaceVersion },
    {
      capabilities: { tools: { listChanged: false } },
      instructions: instructions(),
      cacheHints: { 'tools/list': listHint, 'server/discover': listHint },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: listed }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = byName.get(params.name);
    if (!tool) {
      const names = [...byName.keys()].join(', ');
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `No such tool. There are ${names}.`);
    }
    const result = await callTool(tool, ctx, deps, params.arguments ?? {});
    const progress = progressOf(result.structuredContent);
    const progressToken = mcpReq._meta?.progressToken;
    if (progress && progressToken !== undefined) {
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, ...progress } });
    }
    return result;
  });
  return server;
}
