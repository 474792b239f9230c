import type { Outcome } from '../trial/trial.ts';
import type { Trial } from './trial.ts';

/** A trial as it was played, without what the machine cannot do. */
export interface Played {
  readonly trial: Trial;
  readonly outcome: Outcome;
}

/** Fault × trials × breaches, as Markdown. A trial with several kinds counts for each. */
export function tableOf(played: readonly Played[]): string {
  const rows = [...Map.groupBy(played.flatMap(namesIn), ({ name }) => name)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, of]) => rowOf(name, of));
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

/** Each kind once, with the program that it struck. */
function namesIn(played: Played): (Played & { readonly name: string })[] {
  return played.trial.faults.map((fault) => {
    const where = { program: '', link: '', ...fault };
    return { ...played, name: [fault.kind, where.program, where.link].filter(Boolean).join(' ') };
  });
}

function rowOf(name: string, played: readonly Played[]): string {
  const failed = played.filter(({ outcome }) => outcome.breaches.length > 0).length;
  return `| ${name} | ${played.length} | ${failed} |`;
}
