import type { AskReceipt } from './model-outcome.ts';
import type { PanelVerdict } from './quorum.ts';
import type { RunStatus } from './run-state.ts';

// What Temporal carries between workflows and activities: ids and outcomes, never a prompt or a text (R-W07).

export interface RunRef {
  readonly runId: string;
}

export interface ModelRef extends RunRef {
  readonly modelId: string;
}

/** Time that a run may take, in milliseconds; fixed when it begins, so that a replay sees the same. */
export interface RunBudget {
  readonly modelTimeoutMs: number;
  readonly panelDeadlineMs: number;
  readonly synthesisDeadlineMs: number;
}

export interface Invited {
  readonly modelId: string;
  readonly gateway: string;
  readonly status: AskReceipt['status'];
}

/** How a run stands when its workflow begins: new, resumed after its first workflow was lost, or finished already. */
export type Begun =
  | { readonly state: 'finished'; readonly status: RunStatus }
  | {
      readonly state: 'open';
      readonly workspaceId: string;
      readonly models: readonly Invited[];
      readonly budget: RunBudget;
    };

export interface PanelReceipt {
  readonly verdict: PanelVerdict;
  readonly invited: number;
  readonly successful: number;
}

/** What became of one response in a synthesis step. `excluded`: there was nothing in it to count. */
export interface StepReceipt {
  readonly outcome: 'done' | 'excluded' | 'failed';
}

export type Section = 'answer' | 'disagreements' | 'minority_insights' | 'uncertainties';

/** Why a run could not be completed; kept in its settlement. */
export type FailureReason =
  | 'panel_below_quorum'
  | 'synthesis_failed'
  | 'cancelled'
  | 'workflow_lost'
  | 'deadline_passed'
  | 'internal';

export interface Settled {
  readonly status: RunStatus;
  readonly outcome: 'charged' | 'refunded' | 'held';
}
