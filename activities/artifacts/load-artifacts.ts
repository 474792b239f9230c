import { LRUCache } from 'lru-cache';
import { listArtifacts, listArtifactsOf, readArtifact } from '../../src/db/artifacts.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { BrokenRecord } from '../../src/db/statement.ts';
import type { ArtifactBodies } from './artifact-bodies.ts';

/**
 * The newest artefacts of a kind by shard, in the order of their shards.
 * @param shards those that are wanted; default: all
 */
export async function loadArtifacts<Kind extends keyof ArtifactBodies>(
  db: Queryable,
  runId: string,
  kind: Kind,
  shards?: readonly string[],
): Promise<ReadonlyMap<string, ArtifactBodies[Kind]>> {
  if (!shards) return (await loadKinds(db, runId, [kind]))[kind];
  const rows = await listArtifactsOf(db, runId, kind, shards);
  return new Map(rows.map(({ shard, body }) => [shard, body as ArtifactBodies[Kind]]));
}

export type StoredKinds<Kind extends keyof ArtifactBodies> = {
  readonly [Each in Kind]: ReadonlyMap<string, ArtifactBodies[Each]>;
};

/** The newest artefacts of each of these kinds, by shard. */
export async function loadKinds<Kind extends keyof ArtifactBodies>(
  db: Queryable,
  runId: string,
  kinds: readonly Kind[],
): Promise<StoredKinds<Kind>> {
  const rows = Map.groupBy(await listArtifacts(db, runId, kinds), ({ kind }) => kind);
  const byKind = kinds.map((kind) => [
    kind,
    new Map(rows.get(kind)?.map(({ shard, body }) => [shard, body])),
  ]);
  return Object.fromEntries(byKind);
}

interface Kept {
  readonly version: string;
  readonly body: unknown;
  readonly length: number;
}

/**
 * Our choice, in characters of JSON: what steps of ten large runs have in common. Parsed it takes a
 * few times as much.
 */
const kept = new LRUCache<string, Kept>({
  maxSize: 8_000_000,
  sizeCalculation: ({ length }) => length + 100,
});
const loading = new Map<string, Promise<unknown>>();

/**
 * The newest artefact of one shard of a kind; undefined if there is none. Hundreds of steps read
 * the same: a worker keeps it, and asks the record only whether it is still the newest.
 * @returns shared by all who read it: not to be changed
 */
export async function findShard<Kind extends keyof ArtifactBodies>(
  db: Queryable,
  runId: string,
  kind: Kind,
  shard: string,
): Promise<ArtifactBodies[Kind] | undefined> {
  const key = `${runId} ${kind} ${shard}`;
  const first = kept.has(key) ? undefined : loading.get(key);
  if (first) await first.catch(() => undefined);
  const read = readOnce(db, key, { runId, kind, shard });
  if (!kept.has(key)) loading.set(key, read);
  try {
    return (await read) as ArtifactBodies[Kind] | undefined;
  } finally {
    if (loading.get(key) === read) loading.delete(key);
  }
}

async function readOnce(
  db: Queryable,
  key: string,
  of: { readonly runId: string; readonly kind: string; readonly shard: string },
): Promise<unknown> {
  const known = kept.get(key);
  const [row] = await readArtifact(db, { ...of, known: known?.version ?? '' });
  if (row?.body == null) return row && known?.body;
  const body: unknown = JSON.parse(row.body);
  kept.set(key, { version: row.version, body, length: row.body.length });
  return body;
}

/**
 * The artefact of a kind that a run has once, from a step that must have ended.
 * @throws BrokenRecord if it is not stored
 */
export async function loadArtifact<Kind extends keyof ArtifactBodies>(
  db: Queryable,
  runId: string,
  kind: Kind,
): Promise<ArtifactBodies[Kind]> {
  const body = await findShard(db, runId, kind, '');
  if (body === undefined) throw new BrokenRecord(`no artefact of ${kind}`);
  return body;
}
