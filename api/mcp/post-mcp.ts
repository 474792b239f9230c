import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node';
import { ApiError } from '../../src/domain/errors.ts';
import type { ApiContext, ApiDeps, ApiHandler } from '../http/context.ts';
import { readJsonBody } from '../input/body.ts';
import { answerMessage } from './protocols.ts';
import { toolServer } from './server.ts';

/** Many times what a message holds; beyond some thousands the SDK runs out of stack. */
const maxDepth = 64;

/**
 * POST /mcp: one message of MCP over Streamable HTTP. Everything is refused here that the SDK would not, or not in the
 * envelope; then each message meets a server of its own, so that no process keeps anything between two of them.
 */
export function postMcp(deps: ApiDeps): ApiHandler {
  return async (ctx) => {
    const message = await readJsonBody(ctx);
    if (Array.isArray(message)) {
      throw new ApiError('invalid_request', {
        message: 'Send one message a request: batches are not taken.',
      });
    }
    if (isDeeperThan(maxDepth, message)) {
      throw new ApiError('invalid_request', {
        message: `The body is nested deeper than ${maxDepth} levels.`,
      });
    }
    await hand(ctx, deps, message);
  };
}

/** From here on the SDK writes the response. */
async function hand(ctx: ApiContext, deps: ApiDeps, message: unknown): Promise<void> {
  let problem: Error | undefined;
  const onerror = (error: Error) => {
    problem = error;
  };
  const answer = answerMessage(() => toolServer(ctx, deps), onerror);
  ctx.respond = false;
  await toNodeHandler({ fetch: answer }, { onerror })(ctx.req as NodeIncomingMessageLike, ctx.res, message);
  if (ctx.res.statusCode >= 500) {
    deps.log.error({ requestId: ctx.state.requestId, err: problem }, 'the SDK of MCP failed');
  }
}

/** Level by level, so that no nesting costs stack. */
function isDeeperThan(limit: number, json: unknown): boolean {
  let level = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []));
  }
  return false;
}
