import { readOne } from '../../../src/app/read-one.ts';
import { readResearch } from '../../../src/app/read-research.ts';
import { readSteps, readWatchedPanel, type Steps, type WatchedPanel } from '../../../src/app/watch-run.ts';
import type { RunStateRow } from '../../../src/db/run-states.ts';
import type { RunRow } from '../../../src/db/runs.ts';
import type { ApiHandler, PersonState } from '../../http/context.ts';
import { parseRunId } from '../../input/schemas.ts';
import { etagOf, isNotModified } from '../../output/not-modified.ts';
import { runView } from '../../output/views.ts';
import { runAfterWait } from '../../output/waiting-poll.ts';
import { hasChanged, type RunWatch, type Seen } from '../../waiting/run-watch.ts';

/**
 * GET research/:id/progress: the run, each model of its panel, and the steps of its synthesis. It
 * waits as the run itself does, for steps as well.
 */
export function getProgress(watch: RunWatch | undefined): ApiHandler<PersonState> {
  return async (ctx) => {
    const { db, caller } = ctx.state;
    const run = await readOne(readResearch, db, caller, { runId: parseRunId(ctx.params.run_id) });
    const { results } = await readSteps(db, run);
    const seen = { run, steps: results, tag: tagOf(run, results) };
    const waited = await runAfterWait(ctx, watch, seen, { isNews, withSteps: true });
    const latest = waited ?? run;
    const steps = await readSteps(db, latest);
    if (isNotModified(ctx, tagOf(latest, steps.results), 'private, no-cache')) return;
    ctx.body = progressView(latest, steps, await readWatchedPanel(db, caller, latest));
  };
}

function isNews(before: Seen, now: RunStateRow): boolean {
  return hasChanged(before, now) || (now.status === 'synthesizing' && before.steps !== now.steps);
}

/** Changes with everything that the page shows, and costs no look at the panel. */
const tagOf = (run: RunRow, steps: number) => etagOf(JSON.stringify([runView(run), steps]));

export function progressView(run: RunRow, { synthesis }: Steps, { models, usualSeconds }: WatchedPanel) {
  return {
    run: runView(run),
    started_at: run.started_at,
    usual_seconds: usualSeconds,
    synthesis,
    models: models.map((model) => ({
      model_id: model.model_id,
      display_name: model.display_name,
      laboratory: model.lab_name,
      state: model.status,
      failure: model.status === 'success' ? null : model.failure,
      first_sentence: model.firstSentence,
      simulated: model.simulated,
    })),
  };
}
