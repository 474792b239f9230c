import type { Run } from '../client/client.ts';
import { bar } from './page/bars.ts';

const barColumns = 20;

/**
 * Shows a run while it is waited for, with the time so far.
 * @param show replaces the line; null if nobody watches
 */
export function watchedProgress(show: ((line: string) => void) | null) {
  let latest: Run | undefined;
  const draw = () => {
    if (latest && show) show(progressLine(latest, Date.now() - Date.parse(latest.created_at)));
  };
  const clock = show ? setInterval(draw, 1_000) : undefined;
  return {
    onChange(run: Run) {
      latest = run;
      draw();
    },
    end() {
      clearInterval(clock);
      show?.('');
    },
  };
}

/** One line: what happens, how much of the panel has answered, and for how long. */
function progressLine({ status, progress }: Run, elapsedMs: number): string {
  const { total_models: all, completed_models: done, failed_models: failed } = progress;
  const without = failed > 0 ? `, ${failed} failed` : '';
  const panel = `${bar(all > 0 ? done / all : 0, barColumns)} ${done} of ${all}${without}`;
  const step = status === 'synthesizing' ? 'making the report' : status;
  return `${panel} · ${step} · ${Math.max(0, Math.round(elapsedMs / 1_000))} s`;
}
