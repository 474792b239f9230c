import { readFileSync } from 'node:fs';
import { checkInvariants } from '../../../src/db/invariants/invariants.ts';
import { historiesOf } from '../../../test/e2e/findings.ts';
import { askedAgain, loggedCalls, synthesizedAgain } from '../../../test/harness/asked-again.ts';
import { auditOf } from '../../../test/support/audit.ts';
import type { Fault } from '../plan/faults.ts';
import type { Trial } from '../plan/trial.ts';
import { balanceOf, contradictions, runsOf } from '../plan/truth.ts';
import { firstCredits } from './places.ts';
import type { Play } from './playing.ts';
import { pages, poll, readResult } from './read.ts';

/**
 * Compares what the client knows with the api, the record, the calls, the logs and the histories.
 * @param logsFrom where in each log the trial began
 * @returns breaches
 */
export async function judge(it: Play, logsFrom: readonly number[]): Promise<string[]> {
  await readAllAgain(it);
  return [
    ...contradictions(it.seen),
    ...(await wrongBalances(it)),
    ...(await wrongRuns(it)),
    ...(await brokenInvariants(it)),
    ...(await unaudited(it)),
    ...(await paidAgain(it)),
    ...(await leaks(it, logsFrom)),
  ];
}

async function readAllAgain(it: Play): Promise<void> {
  for (const [workspace, place] of it.places.entries()) {
    await pages(it, workspace);
    for (const runId of runsOf(it.seen, workspace)) {
      await poll(it, place, runId);
      await readResult(it, place, runId);
    }
  }
}

async function wrongBalances(it: Play): Promise<string[]> {
  const found: string[] = [];
  for (const [workspace, { readKey }] of it.places.entries()) {
    const { body } = await it.client.insist('/v1/account', readKey, it.untilMs);
    const expected = balanceOf(it.seen, workspace, firstCredits);
    if (body.available_credits !== expected)
      found.push(`a balance of ${body.available_credits} instead of ${expected}`);
  }
  return found;
}

/**
 * The record has the promised runs and no others; each has ended, and with a report unless
 * something forbade it.
 */
async function wrongRuns(it: Play): Promise<string[]> {
  const { rows } = await it.ground.db.query<EndedRun>(
    `select r.id, r.status || ' ' || coalesce(s.outcome, 'unsettled') as end, s.reason,
       (select string_agg(count || ' ' || how, ', ') from (
          select count(*), concat_ws(' ', m.status, m.failure_message, 'in', m.attempts, 'tries') as how
          from run_models m where m.run_id = r.id group by how
        ) as models) as models
     from runs r left join settlements s on s.run_id = r.id`,
  );
  const promised = runsOf(it.seen);
  const unknown = rows.filter(({ id }) => !promised.includes(id)).length;
  const lost = promised.filter((id) => !rows.some((row) => row.id === id)).length;
  const undelivered = mayLackReports(it.trial)
    ? []
    : rows.filter(({ end, reason }) => end !== 'completed charged' && reason !== 'cancelled');
  return [
    ...(unknown > 0 ? [`${unknown} runs that nobody was promised`] : []),
    ...(lost > 0 ? [`${lost} accepted runs are lost`] : []),
    ...undelivered.map(({ end, reason, models }) => `a run ended ${end} (${reason}), models: ${models}`),
    ...(undelivered.length > 0 ? [callsTaken(it.ground)] : []),
  ];
}

/** A seed may fail in one of many plays, and what could say why is gone with its ground. */
function callsTaken({ callLog }: Play['ground']): string {
  const ends = Object.groupBy(loggedCalls(callLog), ({ stage, status }) => `${stage} ${status}`);
  const counts = Object.entries(ends).map(([end, calls]) => `${calls?.length} ${end}`);
  return `the simulator took these calls: ${counts.join(', ') || 'none'}`;
}

interface EndedRun {
  readonly id: string;
  readonly end: string;
  readonly reason: string | null;
  /** How often its models ended in which way. */
  readonly models: string | null;
}

/**
 * Where models could not answer, or two clocks said that the deadline had passed, a run may end
 * without its report.
 */
function mayLackReports({ faults }: Trial): boolean {
  const clocks = faults.filter(({ kind }) => kind === 'clock');
  return (
    faults.some((fault) => JSON.stringify(fault).includes('simulator')) ||
    (clocks.some(isDatabaseClock) && !clocks.every(isDatabaseClock))
  );
}

const isDatabaseClock = (fault: Fault) => fault.kind === 'clock' && fault.program === 'PostgreSQL';

/**
 * A call is seen when the provider takes it, so what holds it on its way, or its worker, makes it
 * look later. What is stored tells when by the database's clock, so nothing is said where that was
 * wrong.
 */
async function paidAgain({ ground, trial }: Play): Promise<string[]> {
  if (trial.faults.some(isDatabaseClock)) return [];
  const held = trial.faults.map((fault) => ('forMs' in fault ? fault.forMs : 0));
  const onTheWayMs = busyMs + held.reduce((sum, ms) => sum + ms, 0);
  const answers = await askedAgain(ground.db, ground, [], onTheWayMs);
  const results = await synthesizedAgain(ground.db, ground, onTheWayMs);
  return [...answers, ...results].map((call) => `paid again although it was stored: ${call}`);
}

/**
 * Within it, a call that is made a second time because it is slow may still reach a busy provider.
 */
const busyMs = 1_000;

async function brokenInvariants({ ground }: Play): Promise<string[]> {
  const broken = (await checkInvariants(ground.db)).filter(({ breaches }) => breaches > 0);
  return broken.map(({ name, breaches }) => `${name}: ${breaches} breaches`);
}

async function unaudited({ ground }: Play): Promise<string[]> {
  const { rows } = await ground.db.query<{ id: string }>('select run_id as id from reports');
  const found: string[] = [];
  for (const { id } of rows) {
    const { code, text } = await auditOf(ground.db, id);
    if (code !== 0) found.push(`a report does not pass its audit: ${text.slice(0, 300)}`);
  }
  return found;
}

/** Prompts, keys and the beginnings of answers, in the logs and in Temporal's histories. */
async function leaks(it: Play, logsFrom: readonly number[]): Promise<string[]> {
  const { rows } = await it.ground.db.query<{ words: string }>(
    `select substr(text, 1, 40) as words from run_models where char_length(text) >= 40`,
  );
  const keys = it.places.flatMap(({ key, readKey, spare }) => [key, readKey, spare.key]);
  const secrets = ['zirkonfalter', ...keys, ...rows.map(({ words }) => words)];
  const histories = await historiesOf(it.ground.temporal, runsOf(it.seen));
  const logs = it.ground.logs.map((file, index) => ({
    name: index === 0 ? 'the log of the api' : 'the log of the worker',
    text: readFileSync(file).subarray(logsFrom[index]).toString('utf8'),
  }));
  return [...logs, ...histories.map(({ text }) => ({ name: 'a history', text }))].flatMap(({ name, text }) =>
    secrets.some((secret) => text.includes(secret)) ? [`${name} holds a prompt, a key or a text`] : [],
  );
}
