// What the console's interface sends: api/console/README.md.

export interface Listed<Item> {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

export interface Account {
  readonly plan: string;
  readonly subscription_status: string;
  readonly available_credits: number;
  readonly entitled: boolean;
  readonly monthly_credit_grant: number;
}

export interface Panel {
  readonly id: string;
  readonly credits: number;
  readonly models: number;
  readonly labs: number;
  readonly usual_seconds: number | null;
  /** Whether a simulator will answer, as far as the operator has said. */
  readonly simulated: boolean;
}

export type RunStatus = 'queued' | 'running' | 'synthesizing' | 'completed' | 'partial' | 'failed';

export interface Run {
  readonly id: string;
  readonly status: RunStatus;
  readonly prompt: string;
  readonly panel: string;
  readonly credits_reserved: number;
  readonly credits_charged: number | null;
  readonly progress: {
    readonly total_models: number;
    readonly completed_models: number;
    readonly successful_models: number;
    readonly failed_models: number;
  };
  readonly phase: string | null;
  readonly failure_code: string | null;
  readonly created_at: string;
  readonly completed_at: string | null;
}

export interface ListedRun {
  readonly id: string;
  readonly question: string;
  readonly panel: string;
  readonly status: RunStatus;
  readonly asked_by: { readonly person: string } | { readonly key: string; readonly last4: string } | null;
  readonly credits_reserved: number;
  readonly credits_charged: number | null;
  readonly total_models: number;
  readonly created_at: string;
}

export interface Key {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly last4: string;
  readonly status: 'working' | 'expired' | 'revoked';
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
}

/** With the key itself, which is sent once. */
export interface NewKey extends Key {
  readonly key: string;
}

export interface LedgerMonth {
  readonly month: string;
  readonly granted: number;
  readonly reserved: number;
  readonly refunded: number;
  readonly balance: number;
}

export interface Usage {
  readonly key_id: string | null;
  readonly asked_by: ListedRun['asked_by'];
  readonly runs: number;
  readonly credits: number;
  readonly last_asked_at: string | null;
}

export interface ModelProgress {
  readonly model_id: string;
  readonly display_name: string;
  readonly laboratory: string | null;
  readonly state: 'pending' | 'success' | 'error' | 'timeout';
  /** The class of a failure; a pending model with one is asked again. */
  readonly failure: string | null;
  /** Of an answer. */
  readonly first_sentence: string | null;
  /** Whether a simulator gave it. */
  readonly simulated: boolean;
}

/** A run as it is now, with its panel in the order of labs. */
export interface Progress {
  readonly run: Run;
  readonly usual_seconds: number | null;
  readonly synthesis: { readonly done: number; readonly known: number } | null;
  readonly models: readonly ModelProgress[];
}

/** What a person thinks a label should be. */
export interface Objection {
  readonly claim_id: number;
  readonly model_id: string;
  readonly should_be: 'support' | 'oppose' | 'mixed' | 'none';
  readonly note: string | null;
  /** The person's name. */
  readonly by: string;
}
