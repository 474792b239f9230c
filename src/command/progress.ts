import type { Run } from '../client/client.ts';
import type { CommandContext } from './context.ts';
import { bar, barColumnsMax, barColumnsMin } from './terminal-text.ts';

/**
 * Shows a run while it is waited for, with the time so far.
 * @param show replaces the line; null if nobody watches
 */
export function watchedProgress(show: CommandContext['showProgress']) {
  let latest: Run | undefined;
  const draw = () => {
    const run = latest;
    if (run) show?.((columns) => progressLine(run, Date.now() - Date.parse(run.created_at), columns));
  };
  const clock = show ? setInterval(draw, 1_000) : undefined;
  return {
    onChange(run: Run) {
      latest = run;
      draw();
    },
    end() {
      clearInterval(clock);
      show?.(() => '');
    },
  };
}

/**
 * One line: how much of the panel has answered, for how long, and what happens, which is cut first.
 * It is shorter than the terminal: a line that wraps could not be replaced.
 */
export function progressLine(
  { status, progress }: Pick<Run, 'status' | 'progress'>,
  elapsedMs: number,
  columns: number,
): string {
  const { total_models: all, completed_models: done, failed_models: failed } = progress;
  const panel = `${done} of ${all}${failed > 0 ? `, ${failed} failed` : ''}`;
  const step = status === 'synthesizing' ? 'making the report' : status;
  const words = `${panel} · ${Math.max(0, Math.round(elapsedMs / 1_000))} s · ${step}`;
  const room = Math.min(barColumnsMax, columns - 2 - words.length);
  const line = room < barColumnsMin ? words : `${bar(all > 0 ? done / all : 0, room)} ${words}`;
  return line.slice(0, columns - 1);
}
