/** A call in the simulator's log. Times are in milliseconds. */
export interface LoggedCall {
  readonly stage: string;
  readonly model_id: string;
  /** Digest of the question, which distinguishes runs. */
  readonly question: string | null;
  /** Digest of the task: equal for a call and its re-asks; null for panel models. */
  readonly shard: string | null;
  /** Beginning of the input hash under which the worker stores its result. */
  readonly messages: string;
  readonly status: number | string;
  readonly planned_latency_ms: number;
  readonly started_at: number;
  readonly ended_at: number | null;
}
