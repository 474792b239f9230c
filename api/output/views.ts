import type { ResponseWindow } from '../../src/app/read-response-window.ts';
import type { StoredResult } from '../../src/app/read-stored-result.ts';
import type { RunRow } from '../../src/db/runs.ts';
import type { ResponseRow } from '../../src/db/stored-responses.ts';
import type { UsageRow } from '../../src/db/usage.ts';
import type { WorkspaceRow } from '../../src/db/workspaces.ts';
import { isEntitled } from '../../src/domain/account/credits.ts';
import { phaseOf } from '../../src/domain/run/run-state.ts';
import type { Account } from '../openapi/objects/account.ts';
import type { ResearchRun } from '../openapi/objects/research-run.ts';
import type { ExportLine, StoredResponse, StoredResponseText } from '../openapi/objects/responses.ts';
import type { UsageItem } from '../openapi/objects/usage.ts';

/** The research run object, field for field (specification, "Research run"). */
export function runView(run: RunRow): ResearchRun {
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
export function accountView(workspace: WorkspaceRow): Account {
  return {
    plan: workspace.plan,
    subscription_status: workspace.subscription_status,
    available_credits: workspace.available_credits,
    entitled: isEntitled(workspace.subscription_status),
    monthly_credit_grant: workspace.monthly_credit_grant,
  };
}

/** The result envelope. The report is inserted as stored text, so that nothing in it can change. */
export function resultText({ runId, status, report }: StoredResult): string {
  return `{"id":"${runId}","object":"research.result","status":"${status}","report":${report}}`;
}

/** An item of the list of responses, field for field (specification, "Stored model response"). */
export function responseItemView(response: ResponseRow): StoredResponse {
  return {
    ...authorView(response),
    text_available: response.text_characters !== null,
    text_characters: response.text_characters ?? 0,
  };
}

/** A line of the export, field for field (specification, "Export line"). */
export function exportLineView(response: ResponseRow, text: string | null): ExportLine {
  return { ...authorView(response), text };
}

/**
 * The fields that both share. Our choice: 0 tokens if the provider reported none, as for an error.
 */
function authorView(response: ResponseRow) {
  return {
    model_id: response.model_id,
    display_name: response.display_name,
    laboratory: response.lab_name,
    status: response.status,
    input_tokens: response.input_tokens ?? 0,
    output_tokens: response.output_tokens ?? 0,
  };
}

/**
 * A window of a text. Our choice, in addition to the fields that the specification names:
 * display_name, status and offset.
 */
export function responseTextView({
  response,
  offset,
  returnedCharacters,
  truncated,
}: ResponseWindow): StoredResponseText {
  return {
    model_id: response.model_id,
    display_name: response.display_name,
    laboratory: response.lab_name,
    status: response.status,
    text: response.text,
    offset,
    returned_characters: returnedCharacters,
    text_characters: response.text_characters ?? 0,
    truncated,
  };
}

/**
 * An item of the usage list. What was charged is read from the run itself (specification, "GET
 * /v1/usage").
 */
export function usageItemView(run: UsageRow): UsageItem {
  return {
    id: run.id,
    object: 'research.usage',
    panel: run.panel,
    status: run.status,
    source: run.source,
    credits_reserved: run.credits_reserved,
    created_at: run.created_at.toISOString(),
  };
}
