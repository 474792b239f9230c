import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node';
import { ApiError } from '../../src/domain/errors.ts';
import type { ApiContext, ApiDeps, ApiHandler, MessageState } from '../http/context.ts';
import { readJsonBody } from '../input/body.ts';
import { answerMessage } from './protocols.ts';
import { toolServer } from './server.ts';

/** Far deeper than any message; beyond some thousands of levels the SDK overflows the stack. */
const maxDepth = 64;
/**
 * Our choice: many times more than any message needs. The SDK looks at each several times, and
 * answers a list of 20,000 wrong ones of 60 kB with 5 MB.
 */
const maxValues = 1_000;

/**
 * POST /mcp: one MCP message over Streamable HTTP. Refuses what the SDK would accept, or would
 * refuse without the envelope. Each message gets its own server, so that no process keeps state
 * between two messages.
 */
export function postMcp(deps: ApiDeps): ApiHandler<MessageState> {
  return async (ctx) => {
    const message = await readJsonBody(ctx);
    if (Array.isArray(message)) {
      throw new ApiError('invalid_request', {
        message: 'Send one message per request; batches are not accepted.',
      });
    }
    if (!isSmall(message)) {
      throw new ApiError('invalid_request', {
        message: `The body is nested deeper than ${maxDepth} levels, or holds more than ${maxValues} values.`,
      });
    }
    await hand(ctx, deps, message);
  };
}

/** Hands the request to the SDK, which writes the response. */
async function hand(ctx: ApiContext<MessageState>, deps: ApiDeps, message: unknown): Promise<void> {
  let problem: Error | undefined;
  const onerror = (error: Error) => {
    problem = error;
  };
  const answer = answerMessage(() => toolServer(ctx, deps), onerror);
  ctx.respond = false;
  await toNodeHandler({ fetch: answer }, { onerror })(ctx.req as NodeIncomingMessageLike, ctx.res, message);
  if (ctx.res.statusCode >= 500) {
    deps.log.error({ requestId: ctx.state.requestId, err: problem }, 'the MCP SDK failed');
  }
}

/** Goes level by level instead of recursing, so that deep nesting cannot overflow the stack. */
function isSmall(json: unknown): boolean {
  let level = [json];
  for (let [depth, count] = [0, 1]; level.length > 0; depth++, count += level.length) {
    if (depth > maxDepth || count > maxValues) return false;
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []));
  }
  return true;
}
