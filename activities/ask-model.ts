import { ApplicationFailure, activityInfo, cancellationSignal } from '@temporalio/activity';
import { ApplicationFailureCategory } from '@temporalio/common';
import {
  findPanelRow,
  noteFailure,
  readCommonFailure,
  saveAnswer,
  saveFailure,
} from '../src/db/panel-rows.ts';
import { exactlyOne } from '../src/db/statement.ts';
import type { ChatAnswer, ChatFailure, ChatRequest } from '../src/domain/run/chat.ts';
import { callsAhead, stopsAsking } from '../src/domain/run/first-calls.ts';
import {
  type FailureClass,
  failurePolicies,
  nextTryMs,
  triesAgain,
} from '../src/domain/run/model-outcome.ts';
import { panelVerdict } from '../src/domain/run/quorum.ts';
import type { AskInput, AskResult, RunBudget } from '../src/domain/run/run-messages.ts';
import { characterCount } from '../src/text/code-points.ts';
import type { ActivityDeps } from './common/deps.ts';

type Row = Awaited<ReturnType<typeof findPanelRow>>[number];

/** Room for about four thousand words: an opinion, not a book. */
const maxOutputTokens = 6_000;

/**
 * Asks one model and stores its answer. Temporal's history carries the outcome, never the text.
 * Tries are counted in the panel row, so that a worker restart does not use one up.
 */
export async function askModel(deps: ActivityDeps, input: AskInput): Promise<AskResult> {
  const key = `${input.runId} ${input.modelId}`;
  const signal = cancellationSignal();
  await deps.saving.held(key, signal);
  const row = exactlyOne(await findPanelRow(deps.db, input.runId, input.modelId));
  // A retry after the save must not pay the provider twice; a closed panel takes no answers.
  if (row.status !== 'pending' || !row.open) return resultOf(input, row.status, row.failure);

  const common = await commonFailure(deps, input.runId, row);
  if (common) return await skip(deps, input, common);

  await deps.saving.untilStoring(signal);
  const reply = await deps.chat(row.gateway, 'panel', question(input, row.prompt), signal);
  if (reply.kind === 'answer') return await deps.saving.store(key, () => keep(deps, input, reply), signal);
  return await decline(deps, input, reply, row);
}

/** The failure of the first calls, if it makes asking the others pointless (R-N04). */
async function commonFailure({ db }: ActivityDeps, runId: string, row: Row): Promise<FailureClass | null> {
  const { total_models: total, successful_models: answered, failed_models: failed } = row;
  if (answered > 0 || failed < callsAhead) return null;
  const [common] = await readCommonFailure(db, runId);
  return common && stopsAsking({ ...common, failed, total }) ? common.failure : null;
}

async function skip({ db }: ActivityDeps, input: AskInput, failure: FailureClass): Promise<AskResult> {
  const { runId, modelId, late } = input;
  const message = 'Not asked, as the first calls of the run all failed alike';
  await saveFailure(db, { runId, modelId, failure, message, lateRetry: late });
  return resultOf(input, 'error', failure);
}

/** The question and nothing else: no system prompt, no tools, no reasoning (R-S06). */
function question({ runId, modelId }: AskInput, prompt: string): ChatRequest {
  return {
    runId,
    modelId,
    messages: [{ role: 'user', content: prompt }],
    temperature: null,
    maxOutputTokens,
    jsonFormat: null,
  };
}

async function keep({ db }: ActivityDeps, input: AskInput, answer: ChatAnswer): Promise<AskResult> {
  const { text, inputTokens, outputTokens, responseId, servedModel, sent, seen, simulated } = answer;
  const saved = await saveAnswer(db, {
    runId: input.runId,
    modelId: input.modelId,
    text,
    textCharacters: characterCount(text),
    inputTokens,
    outputTokens,
    responseId,
    simulated,
    lateRetry: input.late,
    servedModel,
    callFacts: { sent, seen },
  });
  if (saved.length > 0) return resultOf(input, 'success', null);
  // Meanwhile the panel was closed, or another try of this step, whose worker had seemed lost,
  // stored its answer.
  const { status, failure } = exactlyOne(await findPanelRow(db, input.runId, input.modelId));
  return resultOf(input, status, failure);
}

/**
 * Our choice: tries of half a minute, in which a gateway that has never answered may be starting.
 */
const triesOfNobody = 6;

async function decline(
  { db, log, budget, hasAnswered }: ActivityDeps,
  input: AskInput,
  { failure, message, retryAfterMs }: ChatFailure,
  row: Row,
): Promise<AskResult> {
  const { runId, modelId, late } = input;
  const tries = row.attempts + 1;
  const failed = { runId, modelId, failure, message, lateRetry: late };
  log.info({ runId, modelId, failure, tries, late, reason: message }, 'a panel model did not answer');

  // An address where nobody has ever answered is wrong, rather than down for a while (R-N04).
  const isNobody = failure === 'network' && tries >= triesOfNobody && !hasAnswered(row.gateway);
  if (!isNobody && triesAgain({ ...standing(row, budget), failure, tries, late })) {
    await noteFailure(db, failed);
    const waitMs = nextTryMs(retryAfterMs, tries);
    throw ApplicationFailure.create({
      message: `${modelId}: ${failure}`,
      type: failure,
      category: ApplicationFailureCategory.BENIGN,
      ...(waitMs === null ? {} : { nextRetryDelay: waitMs }),
    });
  }
  if (!isNobody && failurePolicies[failure].lateRetry && !late) {
    await noteFailure(db, failed);
    return { ...resultOf(input, 'pending', failure), retryAfterMs };
  }
  await saveFailure(db, failed);
  return resultOf(input, failure === 'timeout' ? 'timeout' : 'error', failure);
}

/** Both times come from Temporal, so that this machine's clock does not matter. */
function standing(row: Row, { panelDeadlineMs }: RunBudget) {
  const { scheduledTimestampMs, currentAttemptScheduledTimestampMs } = activityInfo();
  return {
    previous: row.failure,
    timePassed: (currentAttemptScheduledTimestampMs - scheduledTimestampMs) / panelDeadlineMs,
    panelComplete: panelVerdict(row.total_models, row.successful_models) === 'completed',
  };
}

function resultOf(
  { modelId }: AskInput,
  status: AskResult['status'],
  failure: AskResult['failure'],
): AskResult {
  return { modelId, status, failure, retryAfterMs: null };
}
