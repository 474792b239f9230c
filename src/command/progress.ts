import type { Run } from '../client/client.ts';

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

/**
 * A bar of `columns` characters.
 * @param share 0 to 1; anything above nothing is drawn, and only the whole fills it
 */
export function bar(share: number, columns: number): string {
  const part = Math.round(Math.min(1, Math.max(0, share)) * columns);
  const full = share > 0 && share < 1 ? Math.min(columns - 1, Math.max(1, part)) : part;
  return '█'.repeat(full) + '░'.repeat(columns - full);
}
