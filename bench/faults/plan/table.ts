import type { Outcome } from '../trial/trial.ts';
import { faultKinds } from './draw-fault.ts';
import type { Trial } from './trial.ts';

/** Fault × trials × breaches, as Markdown. A trial with several kinds counts for each. */
export function tableOf(played: readonly { readonly trial: Trial; readonly outcome: Outcome }[]): string {
  const rows = faultKinds.flatMap((kind) => {
    const of = played.filter(({ trial }) => trial.faults.some((fault) => fault.kind === kind));
    return of.length > 0 ? [rowOf(kind, of)] : [];
  });
  const ends = [
    ...Map.groupBy(
      played.flatMap(({ outcome }) => outcome.ends),
      (end) => end,
    ),
  ].map(([end, all]) => `${all.length} ${end}`);
  const reached = played.flatMap(({ outcome }) => outcome.reached).length;
  return [
    '| fault | trials | breaches |',
    '|---|--:|--:|',
    ...rows,
    rowOf('**all**', played),
    '',
    `Runs: ${ends.join(', ')}. Failpoints reached: ${reached}.`,
  ].join('\n');
}

function rowOf(name: string, played: readonly { readonly outcome: Outcome }[]): string {
  const failed = played.filter(({ outcome }) => outcome.breaches.length > 0).length;
  return `| ${name} | ${played.length} | ${failed} |`;
}
