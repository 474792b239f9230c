import type { LoggedCall } from '../../test/harness/logged-call.ts';

const sections = ['write_answer', 'write_disagreements', 'write_minority_insights', 'write_uncertainties'];

/**
 * The shortest possible time for the calls of one run, given the planned latency of each: answers
 * with their extractions, then grouping beside the camps, then labels, and beside them the
 * comparisons of the last round of grouping, then what is asked again of each batch of them and of
 * the camps' second view, then the sections, then their readings; re-asks follow each other.
 * @returns milliseconds
 */
export function idealPathMs(calls: readonly LoggedCall[]): number {
  const of = (stage: string) => calls.filter((call) => call.stage === stage);
  const longest = (stage: string) => Math.max(0, ...lengths(of(stage)));
  const labels = chainsOf(of('label'));
  const selectedAt = Math.min(...labels.map(({ startedAt }) => startedAt));
  const [early = [], late = []] = [true, false].map((isEarly) =>
    of('group_compare').filter(({ started_at: at }) => at < selectedAt === isEarly),
  );
  const selected = Math.max(longest('camps'), roundsPath([...of('group'), ...early]));
  const settled = selected + roundsPath(late);
  const asked = chainsOf(of('adjudicate')).map(({ startedAt, ms }) => {
    // Its batch's slowest labelling ended last of those before it.
    const before = labels.filter(({ endedAt }) => endedAt <= startedAt);
    const slowest = before.reduce((last, each) => (each.endedAt > last.endedAt ? each : last), noChain);
    return Math.max(selected + slowest.ms, settled, longest('camps') + longest('camps_place')) + ms;
  });
  return (
    panelPath(of('ask'), of('extract')) +
    Math.max(selected + longest('label'), ...asked) +
    Math.max(...sections.map(longest)) +
    longest('read') +
    longest('read_mend')
  );
}

/**
 * Re-asks follow each other. A call that begins beside the one before it was made a second time,
 * and the first answer counts.
 */
function lengthOf(chain: readonly LoggedCall[]): number {
  const turns: { readonly startedAt: number; endedAt: number; ms: number }[] = [];
  for (const { started_at: startedAt, ended_at: endedAt, planned_latency_ms: planned } of chain) {
    const beside = turns.at(-1);
    if (beside && startedAt < beside.endedAt) {
      beside.ms = Math.min(beside.ms, startedAt - beside.startedAt + planned);
      beside.endedAt = Math.max(beside.endedAt, endedAt ?? startedAt);
    } else turns.push({ startedAt, endedAt: endedAt ?? startedAt, ms: planned });
  }
  return turns.reduce((sum, { ms }) => sum + ms, 0);
}

/**
 * Extractions start in the order in which answers are stored, so they are matched in that order.
 */
function panelPath(asks: readonly LoggedCall[], reads: readonly LoggedCall[]): number {
  const answered = asks
    .filter(({ status }) => status === 200)
    .sort((a, b) => (a.ended_at ?? 0) - (b.ended_at ?? 0))
    .map((ask) => ask.planned_latency_ms);
  const read = lengths(reads);
  return Math.max(0, ...answered.map((ask, index) => ask + (read[index] ?? 0)));
}

/**
 * Rounds of grouping, and their comparisons, follow each other; the batches of a round run
 * concurrently.
 */
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
  return chainsOf(calls).map(({ ms }) => ms);
}

const noChain = { ms: 0, startedAt: 0, endedAt: 0 };

/** Calls with their re-asks, in the order of their first starts, and what was planned for each. */
function chainsOf(calls: readonly LoggedCall[]) {
  const inOrder = calls.toSorted((a, b) => a.started_at - b.started_at);
  return [...Map.groupBy(inOrder, ({ shard }) => shard).values()].map((chain) => ({
    ms: lengthOf(chain),
    startedAt: Math.min(...chain.map(({ started_at }) => started_at)),
    endedAt: Math.max(...chain.map(({ ended_at, started_at }) => ended_at ?? started_at)),
  }));
}
