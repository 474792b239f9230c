import { listRecentUsage } from '../../src/app/list-recent-usage.ts';
import { usagePageMax } from '../../src/domain/limits.ts';
import type { ApiHandler } from '../context.ts';
import { listView, parsePage } from '../cursor.ts';
import { readQuery } from '../query.ts';
import { usageItemView } from '../views.ts';

/** GET /v1/usage: the workspace's runs and what each reserved, newest first. */
export function listUsage(): ApiHandler {
  return async (ctx) => {
    const list = { list: 'usage', owner: ctx.state.caller.workspaceId } as const;
    const { after, limit } = parsePage(readQuery(ctx), list, usagePageMax);
    ctx.body = listView(
      await listRecentUsage(ctx.state.db, ctx.state.caller, after, limit),
      list,
      usageItemView,
    );
  };
}
