import { listArtifacts, listArtifactsOf, readArtifact } from '../../src/db/artifacts.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { exactlyOne } from '../../src/db/statement.ts';
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
  const rows = await (shards ? listArtifactsOf(db, runId, kind, shards) : listArtifacts(db, runId, kind));
  return new Map(rows.map(({ shard, body }) => [shard, body as ArtifactBodies[Kind]]));
}

/** The newest artefact of one shard of a kind; undefined if there is none. */
export async function findShard<Kind extends keyof ArtifactBodies>(
  db: Queryable,
  runId: string,
  kind: Kind,
  shard: string,
): Promise<ArtifactBodies[Kind] | undefined> {
  const [row] = await readArtifact(db, { runId, kind, shard });
  return row?.body as ArtifactBodies[Kind] | undefined;
}

/** The artefact of a kind that a run has once, from a step that must have ended. */
export async function loadArtifact<Kind extends keyof ArtifactBodies>(
  db: Queryable,
  runId: string,
  kind: Kind,
): Promise<ArtifactBodies[Kind]> {
  return exactlyOne([...(await loadArtifacts(db, runId, kind)).values()]);
}
