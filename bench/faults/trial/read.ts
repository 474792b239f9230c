import { createHash } from 'node:crypto';
import { runsOf } from '../plan/truth.ts';
import type { Place } from './places.ts';
import type { Play } from './playing.ts';

/** @returns the run's status, or `forgotten` */
export async function poll(it: Play, place: Place, runId: string): Promise<string> {
  const headers = { Prefer: 'wait=3' };
  const told = await it.client.insist(`/v1/research/${runId}`, place.readKey, it.untilMs, { headers });
  if (!runsOf(it.seen).includes(runId)) return 'forgotten';
  if (told.status !== 200) throw new Error(`the poll of an accepted run was answered with ${told.status}`);
  const { status, credits_charged: charged, credits_reserved: reserved } = told.body;
  const money = { reserved: Number(reserved), charged: charged as number | null };
  it.seen.push({ what: 'polled', runId, status: `${status}`, ...money });
  return `${status}`;
}

export async function readResult(it: Play, place: Place, runId: string): Promise<void> {
  const told = await it.client.insist(`/v1/research/${runId}/result`, place.readKey, it.untilMs);
  const digest = createHash('sha256').update(`${told.status} ${told.text}`).digest('hex');
  // The number of the request differs in every error.
  if (told.status === 200) it.seen.push({ what: 'result', runId, digest });
}

/** Reads the whole list of runs in small pages. */
export async function pages(it: Play, workspace: number): Promise<void> {
  const since = it.seen.length;
  const { restores } = it;
  const runIds: string[] = [];
  const { readKey } = it.places[workspace]!;
  for (let cursor: unknown = ''; cursor !== null; ) {
    const query = cursor === '' ? '' : `&cursor=${encodeURIComponent(String(cursor))}`;
    const { status, body } = await it.client.insist(`/v1/usage?limit=1${query}`, readKey, it.untilMs);
    if (status !== 200) throw new Error(`a page of runs was answered with ${status}`);
    runIds.push(...(body.data as { id: string }[]).map(({ id }) => id));
    cursor = body.next_cursor ?? null;
  }
  if (it.restores === restores) it.seen.push({ what: 'listed', workspace, runIds, since });
}
