import { readResearch } from '../../src/app/read-research.ts';
import type { RunRow } from '../../src/db/runs.ts';
import { pollAfterSeconds } from '../../src/domain/limits.ts';
import { isInProgress } from '../../src/domain/run/run-state.ts';
import type { ReadRoute } from '../admission/key-admission.ts';
import { parseRunId } from '../input/schemas.ts';
import { etagOf, isNotModified } from '../output/not-modified.ts';
import { runView } from '../output/views.ts';
import { runAfterWait } from '../output/waiting-poll.ts';
import { hasChanged, type RunWatch } from '../waiting/run-watch.ts';

/**
 * GET /v1/research/{run_id}: the run, with Retry-After while it is in progress. A client that
 * prefers to wait is answered when the run has changed, and may poll again at once; any other sees
 * none of that.
 */
export function getResearch(watch: RunWatch | undefined): ReadRoute<typeof readResearch> {
  return {
    read: readResearch,
    values: (ctx) => ({ runId: parseRunId(ctx.params.run_id) }),
    async answer(ctx, run) {
      const seen = { run, steps: 0, tag: tagOf(run) };
      const latest = await runAfterWait(ctx, watch, seen, { isNews: hasChanged });
      if (latest !== null && isNotModified(ctx, tagOf(latest), 'private, no-cache')) return;
      if (latest === null && isInProgress(run.status)) ctx.set('Retry-After', String(pollAfterSeconds));
      ctx.body = runView(latest ?? run);
    },
  };
}

const tagOf = (run: RunRow) => etagOf(JSON.stringify(runView(run)));
