import { readResearch } from '../../src/app/read-research.ts';
import { pollAfterSeconds } from '../../src/domain/limits.ts';
import { isInProgress } from '../../src/domain/run/run-state.ts';
import type { ReadRoute } from '../admission/key-admission.ts';
import { parseRunId } from '../input/schemas.ts';
import { runView } from '../output/views.ts';

/** GET /v1/research/{run_id}: the run, with Retry-After while it is in progress. */
export const getResearch: ReadRoute<typeof readResearch> = {
  read: readResearch,
  values: (ctx) => ({ runId: parseRunId(ctx.params.run_id) }),
  answer(ctx, run) {
    if (isInProgress(run.status)) ctx.set('Retry-After', String(pollAfterSeconds));
    ctx.body = runView(run);
  },
};
