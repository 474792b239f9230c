import type { RunRow } from '../src/db/runs.ts';
import type { WorkspaceRow } from '../src/db/workspaces.ts';
import { isEntitled } from '../src/domain/credits.ts';
import { phaseOf } from '../src/domain/run-state.ts';

/** The research run object, field for field (specification, "Research run"). */
export function runView(run: RunRow) {
  return {
    id: run.id,
    object: 'research.run',
    status: run.status,
    prompt: run.prompt,
    panel: run.panel,
    credits_reserved: run.credits_reserved,
    credits_charged: run.credits_charged,
    progress: {
      total_models: run.total_models,
      completed_models: run.successful_models + run.failed_models,
      successful_models: run.successful_models,
      failed_models: run.failed_models,
    },
    phase: phaseOf(run.status),
    source: run.source,
    failure_code: run.status === 'failed' ? 'research_failed' : null,
    created_at: run.created_at.toISOString(),
    completed_at: run.completed_at?.toISOString() ?? null,
  };
}

/** The account object, field for field (specification, "Account"). */
export function accountView(workspace: WorkspaceRow) {
  return {
    plan: workspace.plan,
    subscription_status: workspace.subscription_status,
    available_credits: workspace.available_credits,
    entitled: isEntitled(workspace.subscription_status),
    monthly_credit_grant: workspace.monthly_credit_grant,
  };
}
