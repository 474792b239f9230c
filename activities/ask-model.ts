import { ApplicationFailure, activityInfo } from '@temporalio/activity';
import { findPlace, noteFailure, saveAnswer, saveFailure } from '../src/db/panel-rows.ts';
import { only } from '../src/db/statement.ts';
import type { ChatAnswer, ChatFailure, ChatRequest } from '../src/domain/run/chat.ts';
import { failurePolicies, nextTryMs, triesAgain } from '../src/domain/run/model-outcome.ts';
import { panelVerdict } from '../src/domain/run/quorum.ts';
import type { AskInput, AskReceipt, RunBudget } from '../src/domain/run/run-messages.ts';
import { characterCount } from '../src/text/code-points.ts';
import type { ActivityDeps } from './shared/deps.ts';
import { whileBeating } from './shared/heartbeat.ts';

type Place = Awaited<ReturnType<typeof findPlace>>[number];

/** Room for about four thousand words: an opinion, not a book. */
const maxOutputTokens = 6_000;

/**
 * Asks one model and keeps what it said. Temporal's history carries the outcome, never the text. Tries are counted in
 * the row, so that a restart of the worker uses none of them up.
 */
export function makeAskModel(deps: ActivityDeps) {
  return async function askModel(input: AskInput): Promise<AskReceipt> {
    const place = only(await findPlace(deps.db, input.runId, input.modelId));
    // A retry after the save must not pay the provider twice; a closed panel takes no answers.
    if (place.status !== 'pending' || !place.open) return receipt(input, place.status, place.failure);

    const reply = await whileBeating((signal) =>
      deps.chat(place.gateway, 'panel', question(input.modelId, place.prompt), signal),
    );
    if (reply.kind === 'answer') return await keep(deps, input, reply);
    return await decline(deps, input, reply, place);
  };
}

/** The question and nothing else: no system prompt, no tools, no reasoning (R-S06). */
function question(modelId: string, prompt: string): ChatRequest {
  return {
    modelId,
    messages: [{ role: 'user', content: prompt }],
    temperature: null,
    maxOutputTokens,
    jsonFormat: null,
  };
}

async function keep({ db }: ActivityDeps, input: AskInput, answer: ChatAnswer): Promise<AskReceipt> {
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
  return receipt(input, saved.length > 0 ? 'success' : 'timeout', null);
}

async function decline(
  { db, log, budget }: ActivityDeps,
  input: AskInput,
  { failure, message, retryAfterMs }: ChatFailure,
  place: Place,
): Promise<AskReceipt> {
  const { runId, modelId, late } = input;
  const tries = place.attempts + 1;
  const failed = { runId, modelId, failure, message, lateRetry: late };
  log.info({ runId, modelId, failure, tries, late, reason: message }, 'a panel model did not answer');

  if (triesAgain({ ...standing(place, budget), failure, tries, late })) {
    await noteFailure(db, failed);
    const waitMs = nextTryMs(retryAfterMs, tries);
    throw ApplicationFailure.create({
      message: `${modelId}: ${failure}`,
      type: failure,
      ...(waitMs === null ? {} : { nextRetryDelay: waitMs }),
    });
  }
  if (failurePolicies[failure].lateRetry && !late) {
    await noteFailure(db, failed);
    return { ...receipt(input, 'pending', failure), retryAfterMs };
  }
  await saveFailure(db, failed);
  return receipt(input, failure === 'timeout' ? 'timeout' : 'error', failure);
}

/** By Temporal's clock on both ends, whatever this machine's says. */
function standing(place: Place, { panelDeadlineMs }: RunBudget) {
  const { scheduledTimestampMs, currentAttemptScheduledTimestampMs } = activityInfo();
  return {
    previous: place.failure,
    timePassed: (currentAttemptScheduledTimestampMs - scheduledTimestampMs) / panelDeadlineMs,
    panelComplete: panelVerdict(place.total_models, place.successful_models) === 'completed',
  };
}

function receipt(
  { modelId }: AskInput,
  status: AskReceipt['status'],
  failure: AskReceipt['failure'],
): AskReceipt {
  return { modelId, status, failure, retryAfterMs: null };
}
