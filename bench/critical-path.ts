import type { LoggedCall } from '../test/harness/logged-call.ts';

const sections = ['write_answer', 'write_disagreements', 'write_minority_insights', 'write_uncertainties'];

/**
 * The shortest possible time for the calls of one run, given the planned latency of each: answers with their
 * extractions, then grouping with its comparisons beside the camps and their second view, then labels, then what is asked
 * again of them, then the sections, then their readings; re-asks follow each other.
 * @returns milliseconds
 */
export function idealPathMs(calls: readonly LoggedCall[]): number {
  const of = (stage: string) => calls.filter((call) => call.stage === stage);
  const longest = (stage: string) => Math.max(0, ...lengths(of(stage)));
  return (
    panelPath(of('ask'), of('extract')) +
    Math.max(
      longest('camps') + longest('camps_place'),
      roundsPath([...of('group'), ...of('group_compare')]),
    ) +
    longest('label') +
    longest('adjudicate') +
    Math.max(...sections.map(longest)) +
    longest('read') +
    longest('read_mend')
  );
}

/**
 * The most calls of a run that followed each other after its last answer: calls of one round start together, so that at most
 * one of each is counted.
 */
export function roundsAfterAnswers(calls: readonly LoggedCall[]): number {
  const endOf = ({ ended_at: endedAt, started_at: startedAt }: LoggedCall) => endedAt ?? startedAt;
  let free = Math.max(0, ...calls.filter(({ stage }) => stage === 'ask').map(endOf));
  let rounds = 0;
  for (const call of calls.toSorted((a, b) => endOf(a) - endOf(b))) {
    if (call.started_at < free) continue;
    rounds++;
    free = endOf(call);
  }
  return rounds;
}

/** Extractions start in the order in which answers are stored, so they are matched in that order. */
function panelPath(asks: readonly LoggedCall[], reads: readonly LoggedCall[]): number {
  const answered = asks
    .filter(({ status }) => status === 200)
    .sort((a, b) => (a.ended_at ?? 0) - (b.ended_at ?? 0))
    .map((ask) => ask.planned_latency_ms);
  const read = lengths(reads);
  return Math.max(0, ...answered.map((ask, index) => ask + (read[index] ?? 0)));
}

/** Rounds of grouping, and their comparisons, follow each other; the batches of a round run concurrently. */
function roundsPath(calls: readonly LoggedCall[]): number {
  let total = 0;
  let round: LoggedCall[] = [];
  for (const call of calls.toSorted((a, b) => a.started_at - b.started_at)) {
    const firstEnd = Math.min(...round.map(({ ended_at, started_at }) => ended_at ?? started_at));
    if (round.length > 0 && call.started_at >= firstEnd) {
      total += Math.max(...round.map((each) => each.planned_latency_ms));
      round = [];
    }
    round.push(call);
  }
  return total + Math.max(0, ...round.map((each) => each.planned_latency_ms));
}

/** Planned latency of each call including its re-asks, in the order of their first starts. */
function lengths(calls: readonly LoggedCall[]): number[] {
  const inOrder = calls.toSorted((a, b) => a.started_at - b.started_at);
  const byShard = Map.groupBy(inOrder, ({ shard }) => shard);
  return [...byShard.values()].map((chain) => chain.reduce((sum, call) => sum + call.planned_latency_ms, 0));
}
