import { saveArtifact } from '../../src/db/artifacts.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { digestOf } from '../../src/text/digest.ts';
import type { ArtifactBodies } from './artifact-bodies.ts';

/** The result of a step that code has come to. */
export interface StepResult<Kind extends keyof ArtifactBodies> {
  readonly runId: string;
  readonly kind: Kind;
  /** Default: there is one for the run. */
  readonly shard?: string;
  /** Of the call whose outputs it is made from. */
  readonly promptVersion: string;
  /** What two tries at once have in common, also if they see different answers. */
  readonly madeFrom: string;
  readonly body: ArtifactBodies[Kind];
}

/**
 * Stores what a step has come to. Of two tries at once, the first one counts.
 * @returns whether it is this one
 */
export async function storeStep<Kind extends keyof ArtifactBodies>(
  db: Queryable,
  { shard = '', madeFrom, body, ...key }: StepResult<Kind>,
): Promise<boolean> {
  const inputHash = Buffer.from(digestOf(madeFrom), 'hex');
  const saved = await saveArtifact(db, { ...key, shard, inputHash, body: JSON.stringify(body) });
  return saved.length > 0;
}
