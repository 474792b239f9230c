import {
  createsPerMinutePerWorkspace,
  idempotencyWindowHours,
  pollAfterSeconds,
  runsInProgressPerWorkspace,
} from '../../../src/domain/limits.ts';
import { schemaRef } from '../parts/components.ts';
import { examples } from '../parts/examples.ts';
import { failures } from '../parts/failures.ts';
import { authenticatedHeaders } from '../parts/headers.ts';
import { detail, idempotencyKey, ifNoneMatch, prefer, runIdParameter } from '../parts/parameters.ts';
import { alsoMarkdown, json, notModified } from '../parts/successes.ts';
import type { OperationDoc } from '../parts/types.ts';

const tags = ['Research'];

export const createResearchOperation: OperationDoc = {
  operationId: 'createResearch',
  tags,
  summary: 'Create a run',
  description: `Accepts a question, reserves the price of its panel, and responds at once. The run continues without the connection; poll it at \`Location\`.

The server decides which models form a panel and what it costs. Any other field in the body is refused.

**Idempotency.** The key covers prompt (after trimming) and panel for ${idempotencyWindowHours} hours from acceptance. The same request again returns 200 with the original run in its present state, even at zero credits, and with \`Retry-After\` while it is in progress. It starts no second run and reserves nothing. Another prompt or panel with the same key is 409 \`idempotency_conflict\`. A refused create reserves nothing and does not use up its key.

**Limits.** ${createsPerMinutePerWorkspace} creates per minute and workspace, replays and refused ones included; ${runsInProgressPerWorkspace} runs in progress per workspace.

Checked in this order: key of the API, rate, Idempotency-Key, body, replay or conflict, subscription, credits, runs in progress.`,
  parameters: [idempotencyKey],
  requestBody: {
    required: true,
    description: 'UTF-8, uncompressed, at most 256 KiB.',
    content: {
      'application/json': {
        schema: schemaRef('CreateResearch'),
        examples: { question: { value: examples.create_request } },
      },
    },
  },
  responses: {
    200: json({
      description: 'A replay: the run that was created with this key, in its present state.',
      schema: 'ResearchRun',
      examples: { replayed: examples.run_completed },
      headers: { 'Idempotent-Replayed': 'always', Location: 'always', 'Retry-After': 'sometimes' },
    }),
    202: json({
      description: 'A new run. Its price is reserved.',
      schema: 'ResearchRun',
      examples: { accepted: examples.run_accepted },
      headers: { Location: 'always', 'Retry-After': 'always' },
    }),
    ...failures(
      'idempotency_key_required',
      'invalid_idempotency_key',
      'quick_pulse_unavailable',
      'insufficient_credits',
      'subscription_required',
      'idempotency_conflict',
      'concurrency_limit_reached',
    ),
  },
};

export const getResearchOperation: OperationDoc = {
  operationId: 'getResearch',
  tags,
  summary: "Read a run's status",
  description: `The state of a run. Poll it until \`status\` is \`completed\`, \`partial\` or \`failed\`, and wait as long as \`Retry-After\` says between two polls (${pollAfterSeconds} seconds). The header is sent only while the run is in progress.

**Waiting.** With \`Prefer: wait=30\` and the \`ETag\` of the last response in \`If-None-Match\`, the request is answered when \`status\`, \`phase\` or \`progress\` has changed, within a second, or with 304 after 30 seconds. Begin with \`Prefer: wait=0\`, which gives the first \`ETag\`, and send each next request at once: you are answered at most once a second, such responses have no \`Retry-After\`, and each counts as one read. Without \`If-None-Match\` it waits for a change too. A finished run is never waited for. \`Preference-Applied\` tells that the wait was granted; without it, poll as above.

Most \`partial\` runs have a report and are charged. If there is none, \`credits_charged\` is 0. The responses are readable in both cases.`,
  parameters: [runIdParameter, prefer, ifNoneMatch],
  responses: {
    200: json({
      description: 'The run.',
      schema: 'ResearchRun',
      examples: { running: examples.run_running, completed: examples.run_completed },
      headers: { 'Retry-After': 'sometimes', ETag: 'sometimes', 'Preference-Applied': 'sometimes' },
    }),
    304: notModified({ ...authenticatedHeaders, 'Preference-Applied': 'sometimes' }),
    ...failures('run_not_found'),
  },
};

export const getResultOperation: OperationDoc = {
  operationId: 'getResearchResult',
  tags,
  summary: 'Read the report',
  description: `The stored report of a finished run. Reading it starts no research and costs nothing. It never changes, so it can be cached, or requested with \`If-None-Match\`.

The report contains no original text of a model; read that under \`/responses\`. \`evidence_spans\` locate each stance in the stored text. Fields may be added inside the parts of the report; ignore those that you do not know. Reports of old runs are returned as they were stored.

With \`Accept: text/markdown\` it comes as a page or two of Markdown to read: what is answered, judged, disputed and not known, with its counts.`,
  parameters: [runIdParameter, detail, ifNoneMatch],
  responses: {
    200: alsoMarkdown(
      json({
        description: 'The report. In the examples, lists are cut to their first two entries.',
        schema: 'ResearchResult',
        examples: { full: examples.result_full, compact: examples.result_compact },
        headers: { ETag: 'always' },
      }),
    ),
    304: notModified(authenticatedHeaders),
    ...failures('run_not_found', 'result_not_ready', 'research_failed'),
  },
};
