import { statement } from './statement.ts';

export interface ArtifactRow<Body> {
  shard: string;
  body: Body;
}

/** Keeps what a synthesis step made, so that a repeat pays no model for it again. The first writer wins. */
export const saveArtifact = statement<
  { id: string },
  [runId: string, stage: string, shard: string, promptVersion: string, inputHash: Buffer, body: string]
>(
  'save_artifact',
  `insert into synthesis_artifacts (run_id, stage, shard, prompt_version, input_hash, body)
   values ($1, $2, $3, $4, $5, $6::json)
   on conflict (run_id, stage, shard, prompt_version, input_hash) do nothing returning id`,
);

/** The artefact of exactly this input, if it was made. */
export const findArtifact = statement<
  ArtifactRow<unknown>,
  [runId: string, stage: string, shard: string, promptVersion: string, inputHash: Buffer]
>(
  'find_artifact',
  `select shard, body from synthesis_artifacts
   where run_id = $1 and stage = $2 and shard = $3 and prompt_version = $4 and input_hash = $5`,
);

/** The newest artefact of each shard of a stage, in the order of their shards. */
export const listArtifacts = statement<ArtifactRow<unknown>, [runId: string, stage: string]>(
  'list_artifacts',
  `select distinct on (shard) shard, body from synthesis_artifacts
   where run_id = $1 and stage = $2 order by shard, id desc`,
);
