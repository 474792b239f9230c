import { listRecentUsage } from '../../src/app/list-recent-usage.ts';
import { usagePageMax } from '../../src/domain/limits.ts';
import type { ApiHandler, CallerState } from '../http/context.ts';
import { parsePage } from '../input/pages.ts';
import { readQuery } from '../input/query.ts';
import { listView } from '../output/list-view.ts';
import { usageItemView } from '../output/views.ts';

/** GET /v1/usage: the workspace's runs and what each reserved, newest first. */
export const listUsage: ApiHandler<CallerState> = async (ctx) => {
  const list = { list: 'usage', owner: ctx.state.caller.workspaceId } as const;
  const { after, limit } = parsePage(readQuery(ctx), list, usagePageMax);
  ctx.body = listView(
    await listRecentUsage(ctx.state.db, ctx.state.caller, after, limit),
    list,
    usageItemView,
  );
};
