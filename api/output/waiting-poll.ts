import type { RunRow } from '../../src/db/runs.ts';
import { isInProgress } from '../../src/domain/run/run-state.ts';
import { releaseSlot } from '../admission/slots.ts';
import type { ApiContext } from '../http/context.ts';
import { preferredWait } from '../waiting/prefer.ts';
import type { RunWatch, Seen, WaitOptions } from '../waiting/run-watch.ts';
import { holdsTag } from './not-modified.ts';

/** What a waiting poll is about, before it waits. */
interface Poll extends Seen {
  /** Of the body that would be sent now. */
  readonly tag: string;
}

/**
 * Lets a poll wait for news if the client prefers that. What the client does not have yet is sent
 * with the next look at all runs, within a second: so a client whose run changes all the time is
 * not answered all the time. It holds no database connection while it waits, and none of the
 * process's slots for requests.
 * @returns the run as it is afterwards, or null if the client prefers no wait
 */
export async function runAfterWait(
  ctx: ApiContext,
  watch: RunWatch | undefined,
  { tag, ...seen }: Poll,
  what: Pick<WaitOptions, 'isNews' | 'withSteps'>,
): Promise<RunRow | null> {
  const seconds = preferredWait(ctx.get('Prefer'));
  if (seconds === null || !watch) return null;
  ctx.vary('Prefer');
  const isNew = ctx.get('If-None-Match') !== '' && !holdsTag(ctx, tag);
  if (watch.isFullFor(seen.run)) return seen.run;
  ctx.set('Preference-Applied', `wait=${seconds}`);
  if (seconds === 0 || !isInProgress(seen.run.status)) return seen.run;
  releaseSlot(ctx.res);
  const isNews = isNew ? () => true : what.isNews;
  return await waitFor(ctx, watch, seen, { seconds, ...what, isNews });
}

/** Waits for news of a run, as long as the client is there. */
export async function waitFor(
  ctx: ApiContext,
  watch: RunWatch,
  seen: Seen,
  { seconds, ...what }: Pick<WaitOptions, 'isNews' | 'withSteps'> & { readonly seconds: number },
): Promise<RunRow> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  ctx.res.once('close', leave);
  if (ctx.res.closed) leave(); // While the run was read.
  const untilMs = performance.now() + seconds * 1_000;
  try {
    return await watch.wait(seen, { ...what, untilMs, signal: gone.signal });
  } finally {
    ctx.res.off('close', leave);
  }
}
