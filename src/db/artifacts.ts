import type { StepName } from '../domain/run/stages.ts';
import { namedStatement, statement } from './statement.ts';

export interface ArtifactRow<Body> {
  shard: string;
  body: Body;
}

/** Identifies an artefact. One that is stored is not paid for again; a call that was cut off is. */
interface ArtifactKey {
  readonly runId: string;
  readonly kind: string;
  readonly shard: string;
  readonly promptVersion: string;
  readonly inputHash: Buffer;
}

/**
 * Stores the result of a synthesis step, so that a repeat calls no model again. The first writer
 * wins.
 */
export const saveArtifact = namedStatement<
  { id: string },
  ArtifactKey & {
    /** As JSON. */
    body: string;
  }
>(
  'save_artifact',
  `insert into synthesis_artifacts (run_id, kind, shard, prompt_version, input_hash, body)
   values ($runId, $kind, $shard, $promptVersion, $inputHash, $body::json)
   on conflict (run_id, kind, shard, prompt_version, input_hash) do nothing returning id`,
);

/** The artefact of exactly this input, if there is one. */
export const findArtifact = namedStatement<ArtifactRow<unknown>, ArtifactKey>(
  'find_artifact',
  `select shard, body from synthesis_artifacts
   where run_id = $runId and kind = $kind and shard = $shard and prompt_version = $promptVersion and input_hash = $inputHash`,
);

/**
 * The newest artefact of one shard of a kind; none if there is none. `body` is its JSON, or null if
 * it has the `known` version: artefacts never change. A version holds in copies of the database as
 * well, in which ids come twice.
 */
export const readArtifact = namedStatement<
  { version: string; body: string | null },
  Pick<ArtifactKey, 'runId' | 'kind' | 'shard'> & { known: string }
>(
  'read_artifact',
  `select version, case when version <> $known then body::text end as body
   from (select id || ' ' || extract(epoch from created_at) as version, body from synthesis_artifacts
     where run_id = $runId and kind = $kind and shard = $shard order by id desc limit 1) newest`,
);

/** The newest artefact of each shard of these kinds, those of a kind ordered by shard. */
export const listArtifacts = statement<
  ArtifactRow<unknown> & { kind: string },
  [runId: string, kinds: readonly string[]]
>(
  'list_artifacts',
  `select distinct on (kind, shard) kind, shard, body from synthesis_artifacts
   where run_id = $1 and kind = any($2) order by kind, shard, id desc`,
);

/** The newest artefact of each of these shards of a kind, ordered by shard. */
export const listArtifactsOf = statement<
  ArtifactRow<unknown>,
  [runId: string, kind: string, shards: readonly string[]]
>(
  'list_artifacts_of',
  `select distinct on (shard) shard, body from synthesis_artifacts
   where run_id = $1 and kind = $2 and shard = any($3) order by shard, id desc`,
);

/**
 * How many steps of each kind were given up, and of how many; kinds of which none was are left out.
 */
export const countGivenUp = statement<{ kind: StepName; steps: number; gaveUp: number }, [runId: string]>(
  'count_given_up',
  `select kind, count(*)::int as steps, (count(*) filter (where given_up))::int as "gaveUp"
   from (select distinct on (kind, shard) kind, body ->> 'ok' = 'false' as given_up
     from synthesis_artifacts where run_id = $1 order by kind, shard, id desc) newest
   group by kind having bool_or(given_up) order by kind`,
);
