import type { CallFacts } from '../domain/run/chat.ts';
import type { FailureClass, ResponseStatus } from '../domain/run/model-outcome.ts';
import { pieceCharacters, piecesOf } from '../text/windows.ts';
import { pagesAfter } from './pages-after.ts';
import type { Queryable } from './pool.ts';
import { namedStatement, statement } from './statement.ts';

export interface PanelRow {
  model_id: string;
  display_name: string;
  lab_id: string;
  lab_name: string;
  country_code: string;
  country_name: string;
  region: string;
  family: string;
  status: ResponseStatus;
  failure: FailureClass | null;
  late_retry: boolean;
  text_characters: number | null;
  input_tokens: number | null;
  output_tokens: number | null;
  response_id: string | null;
  /** Null if the endpoint named none. */
  served_model: string | null;
  /** Null if no answer is stored. */
  call_facts: CallFacts | null;
  simulated: boolean;
  /**
   * 64 hex digits; null if there is no answer. Depends only on the run's secret and the text
   * (R-R07).
   */
  alias_rank: string | null;
}

/**
 * The invited models, their gateways and their status: first the answers in the order of their
 * aliases, then the others.
 */
export const listPanel = statement<
  { model_id: string; gateway: string; status: ResponseStatus; failure: FailureClass | null },
  [runId: string]
>(
  'list_panel',
  `select model_id, gateway, status, failure from run_models where run_id = $1 order by alias_rank, model_id`,
);

/**
 * One model's panel row with what is needed to ask it, and whether its run still accepts answers.
 */
export const findPanelRow = statement<
  {
    status: ResponseStatus;
    failure: FailureClass | null;
    gateway: string;
    attempts: number;
    prompt: string;
    total_models: number;
    successful_models: number;
    failed_models: number;
    open: boolean;
  },
  [runId: string, modelId: string]
>(
  'find_panel_row',
  `select m.status, m.failure, m.gateway, m.attempts, r.prompt, r.total_models, r.successful_models,
     r.failed_models, r.status in ('queued', 'running') as open
   from run_models m join runs r on r.id = m.run_id where m.run_id = $1 and m.model_id = $2`,
);

/**
 * The failure that all models of a run had which failed for good; no row if they differ, or none
 * did.
 */
export const readCommonFailure = statement<{ failure: FailureClass }, [runId: string]>(
  'read_common_failure',
  `select min(failure) as failure from run_models where run_id = $1 and status in ('error', 'timeout')
   having min(failure) = max(failure)`,
);

// Lock order, both for answering and for closing: rows of the panel first, then their run. And a
// statement locks the run's row only once: locking it first and updating it later deadlocked under
// many concurrent answers.

export interface StoredAnswer {
  readonly runId: string;
  readonly modelId: string;
  readonly text: string;
  readonly textCharacters: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly responseId: string | null;
  readonly simulated: boolean;
  readonly lateRetry: boolean;
  /** Null if the endpoint named none. */
  readonly servedModel: string | null;
  readonly callFacts: CallFacts;
}

const saveWithPieces = namedStatement<
  { model_id: string },
  Omit<StoredAnswer, 'callFacts'> & {
    pieces: string[];
    /** As JSON. */
    callFacts: string;
  }
>(
  'save_answer',
  `with saved as (
     update run_models set status = 'success', text = $text, text_characters = $textCharacters, input_tokens = $inputTokens, output_tokens = $outputTokens,
       response_id = $responseId, simulated = $simulated, late_retry = $lateRetry,
       served_model = $servedModel, call_facts = $callFacts,
       alias_rank = sha256((select alias_seed from runs where id = $runId) || convert_to($text, 'UTF8')), attempts = attempts + 1, answered_at = clock_timestamp()
     where run_id = $runId and model_id = $modelId and status = 'pending' returning run_id, model_id
   ), cut as (
     insert into response_pieces (run_id, model_id, first_character, text)
     select run_id, model_id, (ordinal - 1) * ${pieceCharacters}, piece
     from saved, unnest($pieces::text[]) with ordinality as pieces (piece, ordinal)
   ), counted as (
     update runs set successful_models = successful_models + 1 where id = $runId and exists (select from saved)
   )
   select model_id from saved`,
);

/**
 * Stores an answer if one is still awaited, with the pieces of a long text, and counts it in the
 * run, all in one statement. An answer that comes twice, or after the panel has closed, finds no
 * pending row and writes nothing.
 */
export async function saveAnswer(db: Queryable, answer: StoredAnswer): Promise<{ model_id: string }[]> {
  const { text, callFacts } = answer;
  return await saveWithPieces(db, {
    ...answer,
    pieces: piecesOf(text),
    callFacts: JSON.stringify(callFacts),
  });
}

interface FailedTry {
  readonly runId: string;
  readonly modelId: string;
  readonly failure: FailureClass;
  readonly message: string;
  readonly lateRetry: boolean;
}

/** Records a failed attempt. The model stays pending and may be asked again. */
export const noteFailure = namedStatement<{ model_id: string }, FailedTry>(
  'note_failure',
  `update run_models set failure = $failure, failure_message = $message, late_retry = $lateRetry, attempts = attempts + 1
   where run_id = $runId and model_id = $modelId and status = 'pending' returning model_id`,
);

/** Gives up on a pending model: it will not be asked again. */
export const saveFailure = namedStatement<{ model_id: string }, FailedTry>(
  'save_failure',
  `with saved as (
     update run_models set status = case $failure::text when 'timeout' then 'timeout' else 'error' end,
       failure = $failure, failure_message = $message, late_retry = $lateRetry, attempts = attempts + 1, answered_at = clock_timestamp()
     where run_id = $runId and model_id = $modelId and status = 'pending' returning model_id
   ), counted as (
     update runs set failed_models = failed_models + 1 where id = $runId and exists (select from saved)
   )
   select model_id from saved`,
);

/**
 * Closes the panel: a pending model gets its last failure, or a timeout if it has none. The run's
 * counters are updated in the same statement. The rows are locked by model id first: an update
 * takes them in the order of its scan, and two closings whose scans differed deadlocked.
 */
export const closePending = statement<{ closed: number }, [runId: string]>(
  'close_pending',
  `with pending as materialized (
     select run_id, model_id from run_models where run_id = $1 and status = 'pending' order by model_id for update
   ), closed as (
     update run_models as m set status = case when failure is null or failure = 'timeout' then 'timeout' else 'error' end,
       failure = coalesce(failure, 'timeout'), answered_at = clock_timestamp()
     from pending where m.run_id = pending.run_id and m.model_id = pending.model_id returning m.model_id
   ), counted as (
     update runs set failed_models = failed_models + (select count(*) from closed) where id = $1
       and exists (select from closed)
   )
   select count(*)::int as closed from closed`,
);

/** The whole panel without texts, ordered by model id. */
export const readPanel = statement<PanelRow, [runId: string]>(
  'read_panel',
  `select model_id, display_name, lab_id, lab_name, country_code, country_name, region, family, status, failure, late_retry,
     text_characters, input_tokens, output_tokens, response_id, served_model, call_facts, simulated,
     encode(alias_rank, 'hex') as alias_rank
   from run_models where run_id = $1 order by model_id`,
);

/**
 * The texts of these models' answers by model, as far as there are any. As JSON: the driver reads
 * arrays sign by sign, which takes long texts a tenth of a second.
 */
export const readResponses = statement<
  { texts: Readonly<Record<string, string>> | null },
  [runId: string, modelIds: readonly string[], maxCharacters: number | null]
>(
  'read_responses',
  `select json_object_agg(model_id, text) as texts from run_models
   where run_id = $1 and model_id = any($2) and text is not null and ($3::int is null or text_characters <= $3)`,
);

/** What names the models of a panel, which never changes. */
export const readPanelNames = statement<
  { modelId: string; displayName: string; family: string; labName: string },
  [runId: string]
>(
  'read_panel_names',
  `select model_id as "modelId", display_name as "displayName", family, lab_name as "labName"
   from run_models where run_id = $1`,
);

interface StoredText {
  modelId: string;
  text: string;
}

const readTextsAfter = statement<StoredText, [runId: string, afterModelId: string, count: number]>(
  'read_texts_after',
  `select model_id as "modelId", text from run_models
   where run_id = $1 and model_id > $2 and text is not null order by model_id limit $3`,
);

/** Eight texts of the largest size are 2 MiB: little memory, and few round trips per panel. */
const textsPerPage = 8;

/**
 * Every stored text of a run by model id, in pages, because all of them can be tens of megabytes.
 */
export function textPages(db: Queryable, runId: string): AsyncGenerator<readonly StoredText[]> {
  const read = (after: string, limit: number) => readTextsAfter(db, runId, after, limit);
  return pagesAfter(read, textsPerPage, ({ modelId }) => modelId, '');
}
