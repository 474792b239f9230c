/** Something that a client or an operator was told by the service, in this order. */
export type Seen =
  | { readonly what: 'accepted'; readonly entry: number; readonly workspace: number; readonly runId: string }
  | {
      readonly what: 'polled';
      readonly runId: string;
      readonly status: string;
      readonly reserved: number;
      readonly charged: number | null;
    }
  | { readonly what: 'result'; readonly runId: string; readonly digest: string }
  | { readonly what: 'conflict'; readonly entry: number; readonly code: string }
  | { readonly what: 'granted'; readonly workspace: number; readonly key: string; readonly credits: number }
  | { readonly what: 'revoked'; readonly workspace: number }
  | { readonly what: 'revoked key used'; readonly workspace: number; readonly status: number }
  | {
      readonly what: 'listed';
      readonly workspace: number;
      readonly runIds: readonly string[];
      readonly since: number;
    };

const order = ['queued', 'running', 'synthesizing', 'ended'];
const ends = ['completed', 'partial', 'failed'];

/** What of it cannot have been true together: one sentence each. */
export function contradictions(seen: readonly Seen[]): string[] {
  return [
    ...entriesWithTwoRuns(seen),
    ...statusesThatWentBack(seen),
    ...resultsThatChanged(seen),
    ...conflictsNotSeen(seen),
    ...listsWithHoles(seen),
    ...keysThatStillWork(seen),
  ];
}

/**
 * What the balance of a workspace has to be: grants count once by their key, runs by their last
 * charge.
 */
export function balanceOf(seen: readonly Seen[], workspace: number, firstCredits: number): number {
  const grants = new Map<string, number>();
  for (const each of seen)
    if (each.what === 'granted' && each.workspace === workspace) grants.set(each.key, each.credits);
  const kept = runsOf(seen, workspace).map((runId) => {
    const last = pollsOf(seen, runId).at(-1);
    return last?.charged ?? last?.reserved ?? 0; // Null while it goes on, and if the reserve is held.
  });
  return firstCredits + sum([...grants.values()]) - sum(kept);
}

/** The runs that a workspace was promised, each once. */
export function runsOf(seen: readonly Seen[], workspace?: number): string[] {
  const accepted = seen.flatMap((each) =>
    each.what === 'accepted' && (workspace === undefined || each.workspace === workspace) ? [each.runId] : [],
  );
  return [...new Set(accepted)];
}

function pollsOf(seen: readonly Seen[], runId: string) {
  return seen.flatMap((each) => (each.what === 'polled' && each.runId === runId ? [each] : []));
}

function entriesWithTwoRuns(seen: readonly Seen[]): string[] {
  const accepted = seen.flatMap((each) => (each.what === 'accepted' ? [each] : []));
  return [...Map.groupBy(accepted, ({ entry }) => entry)].flatMap(([entry, all]) => {
    const runs = new Set(all.map(({ runId }) => runId));
    return runs.size > 1 ? [`one idempotency key made ${runs.size} runs: entry ${entry}`] : [];
  });
}

function statusesThatWentBack(seen: readonly Seen[]): string[] {
  const place = (status: string) => order.indexOf(ends.includes(status) ? 'ended' : status);
  return runsOf(seen).flatMap((runId) => {
    const polls = pollsOf(seen, runId);
    return polls.flatMap((poll, index) => {
      const before = polls[index - 1];
      if (!before) return [];
      const changedEnd = ends.includes(before.status) && facts(before) !== facts(poll);
      return place(poll.status) < place(before.status) || changedEnd
        ? [`a run went from ${facts(before)} to ${facts(poll)}: ${runId}`]
        : [];
    });
  });
}

const facts = ({ status, charged }: { readonly status: string; readonly charged: number | null }) =>
  `${status} (charged ${charged})`;

function resultsThatChanged(seen: readonly Seen[]): string[] {
  const results = seen.flatMap((each) => (each.what === 'result' ? [each] : []));
  return [...Map.groupBy(results, ({ runId }) => runId)].flatMap(([runId, all]) =>
    new Set(all.map(({ digest }) => digest)).size > 1 ? [`a result changed after it was read: ${runId}`] : [],
  );
}

function conflictsNotSeen(seen: readonly Seen[]): string[] {
  return seen.flatMap((each) =>
    each.what === 'conflict' && each.code !== 'idempotency_conflict'
      ? [`another question with a used key was answered with ${each.code}: entry ${each.entry}`]
      : [],
  );
}

/** A list has every run that was accepted before it was asked for, and none twice. */
function listsWithHoles(seen: readonly Seen[]): string[] {
  return seen.flatMap((each) => {
    if (each.what !== 'listed') return [];
    const missing = runsOf(seen.slice(0, each.since), each.workspace).filter(
      (id) => !each.runIds.includes(id),
    );
    const twice = each.runIds.filter((id, index) => each.runIds.indexOf(id) !== index);
    return [
      ...missing.map((id) => `a list of runs lacks ${id}`),
      ...twice.map((id) => `a list of runs has ${id} twice`),
    ];
  });
}

function keysThatStillWork(seen: readonly Seen[]): string[] {
  return seen.flatMap((each, index) =>
    each.what === 'revoked key used' && each.status !== 401 && isRevoked(seen.slice(0, index), each.workspace)
      ? [`a revoked key was answered with ${each.status}`]
      : [],
  );
}

/** A restore may have forgotten it. */
const isRevoked = (before: readonly Seen[], workspace: number) =>
  before.some((each) => each.what === 'revoked' && each.workspace === workspace);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
