import { type ErrorCondition, errorEntry, errorTable } from '../../src/domain/errors.ts';
import { createsPerMinutePerWorkspace, readsPerMinutePerKey } from '../../src/domain/limits.ts';
import { type PanelId, panelIds, panels } from '../../src/domain/run/panels.ts';
import { reportErrors } from '../../src/report/schema/errors.ts';
import { retryAdvice } from './parts/failures.ts';

/**
 * The introduction for client authors, in Markdown. Its tables are generated from the service's
 * own.
 */
export function guide(): string {
  return `Asks one question to a panel of independent AI models and returns one structured report. Panel models get the question alone: no pages, no tools, and no extended reasoning where it can be switched off. Each report says what was sent and seen. Their agreement is a finding about that panel, not proof.

## A run, from question to report

1. Send \`POST /v1/research\` with a prompt, a panel and a new \`Idempotency-Key\`. The answer is 202 with the run. If the connection breaks, send the same request with the same key again.
2. Poll \`GET /v1/research/{run_id}\`, waiting as long as \`Retry-After\` says, or with \`Prefer: wait=30\` until something has changed, until \`status\` is \`completed\`, \`partial\` or \`failed\`.
3. Read the report with \`GET /v1/research/{run_id}/result\`, and each model's response under \`/responses\`.

There are no webhooks. Reads start no research, call no model and cost nothing.

## Panels and credits

${panelTable()}

Credits are reserved when a run is accepted and charged when its report is delivered. A technical failure without a report charges 0 and gives the reserve back. Credits are research capacity, not money.

## Keys

Send \`Authorization: Bearer service_sk_…\`. A key belongs to a workspace and sees only its runs: a run of another workspace is 404 \`run_not_found\`. A key in a query string is not accepted.

## Limits

${readsPerMinutePerKey} reads per minute and key, ${createsPerMinutePerWorkspace} creates per minute and workspace. \`RateLimit\` and \`RateLimit-Policy\` on each response to a working key tell what is left. On 429, wait as long as \`Retry-After\` says. Do the same on 503, which means that too many requests are in progress.

## Errors

Every failure has the body \`{"error": {"code", "message", "details"?}}\` and a \`Request-Id\`. Write code against \`code\`, never against \`message\`. After a response with \`X-Should-Retry: false\`, the same request would fail again. After a 500, a 503 or a broken connection, any read can be repeated, and a create with the same Idempotency-Key.

${errorRows()}

An unknown path is 404 and a wrong method 405 (with \`Allow\`), both with code \`invalid_request\`. Unknown query parameters are ignored; a parameter given twice is 400. \`HEAD\` is answered like \`GET\`, without a body.

## What a report lacks

A report is delivered whenever it is right, even if something is missing. Its \`errors\` then say what, each with a \`code\` and a \`message\` with the numbers of this run; most reports have few or none.

${reportErrorRows()}

## Changes

Fields may be added to objects that are not closed (\`additionalProperties: false\`), and codes to errors; nothing else changes under \`/v1\`.`;
}

// No column alignment in tables: Markdown renders it as inline styles, which the CSP of /docs
// blocks.

function panelTable(): string {
  const models = (id: PanelId) =>
    panels[id].size === null ? 'every eligible model' : `${panels[id].size} models`;
  const rows = panelIds.map((id) => `| \`${id}\` | ${panels[id].priceCredits} | ${models(id)} |`);
  return ['| panel | credits | asks |', '| --- | --- | --- |', ...rows].join('\n');
}

function errorRows(): string {
  const rows = (Object.keys(errorTable) as ErrorCondition[]).map((condition) => {
    const { status, code, when, retry } = errorEntry(condition);
    return `| ${status} | \`${code}\` | ${when} ${retryAdvice[retry]} |`;
  });
  return ['| status | code | when |', '| --- | --- | --- |', ...rows].join('\n');
}

function reportErrorRows(): string {
  const rows = Object.entries(reportErrors).map(
    ([code, { when, meaning }]) => `| \`${code}\` | ${when} | ${meaning} |`,
  );
  return ['| code | when | what to make of it |', '| --- | --- | --- |', ...rows].join('\n');
}
