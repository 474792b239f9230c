import type { ResponseStatus } from '../domain/run/model-outcome.ts';
import type { RunStatus } from '../domain/run/run-state.ts';
import { pieceCharacters } from '../text/windows.ts';
import { statement } from './statement.ts';
import { workspaceRead } from './workspace-read.ts';

// Statements for clients who read a panel. Each also returns the run's status, so one round trip is
// enough. No row: the run does not exist in this workspace. One row with nulls: the run exists but
// has no matching response, or is not readable yet. Model ids sort by code point: their column has
// collation "C".

export interface ResponseRow {
  model_id: string;
  display_name: string;
  lab_name: string;
  /** Never pending: no readable run has a pending model. */
  status: Exclude<ResponseStatus, 'pending'>;
  input_tokens: number | null;
  output_tokens: number | null;
  text_characters: number | null;
}

export interface ResponseTextRow extends ResponseRow {
  /** The whole text or a window of it; null if none is stored, or if the statement omits it. */
  text: string | null;
}

/** A row of a run's panel, or nulls in its place, together with the run's status. */
export type OfRun<Row> = { run_status: RunStatus } & (Row | { [Column in keyof Row]: null });

const columns =
  'm.model_id, m.display_name, m.lab_name, m.status, m.input_tokens, m.output_tokens, m.text_characters';
const ofReadable = `m.run_id = r.id and r.status in ('completed', 'partial')`;

/** The models after a given id, ordered by id, without texts. */
export const listResponseRows = statement<
  OfRun<ResponseRow>,
  [runId: string, workspaceId: string, afterModelId: string, limit: number]
>(
  'list_responses',
  `select r.status as run_status, page.*
   from runs r left join lateral (
     select ${columns} from run_models m
     where ${ofReadable} and m.model_id > $3 order by m.model_id limit $4) page on true
   where r.id = $1 and r.workspace_id = $2 order by page.model_id`,
);

/** A window of a model's text, in code points. */
export interface TextWindow {
  readonly runId: string;
  readonly modelId: string;
  readonly offset: number;
  readonly maxCharacters: number;
}

/** One model with a window of its text, in code points; null for a long text. */
export const readShortWindow = workspaceRead<OfRun<ResponseTextRow>, TextWindow>(
  'read_short_window',
  `select r.status as run_status, ${columns},
     case when m.text_characters <= ${pieceCharacters} then substr(m.text, $offset::int + 1, $maxCharacters::int) end as text
   from runs r left join run_models m on ${ofReadable} and m.model_id = $modelId
   where r.id = $runId and r.workspace_id = caller.workspace_id`,
  {},
);

/**
 * The same for a long text: reads the pieces that the window touches, or the text itself if it has
 * no pieces; the result is the same. A separate statement, because planning it costs as much as
 * reading a short text.
 */
export const readLongWindow = workspaceRead<OfRun<ResponseTextRow>, TextWindow>(
  'read_long_window',
  `select r.status as run_status, ${columns}, coalesce(pieces.text, substr(m.text, $offset::int + 1, $maxCharacters::int)) as text
   from runs r left join run_models m on ${ofReadable} and m.model_id = $modelId
   left join lateral (
     select substr(string_agg(p.text, '' order by p.first_character), $offset::int + 1 - min(p.first_character), $maxCharacters::int) as text
     from response_pieces p where p.run_id = m.run_id and p.model_id = m.model_id
       and p.first_character > $offset::int - ${pieceCharacters} and p.first_character < $offset::int + $maxCharacters::int) pieces on true
   where r.id = $runId and r.workspace_id = caller.workspace_id`,
  {},
);

/** The models after a given id with their texts, except long ones, which are read in windows. */
export const exportResponseRows = statement<
  OfRun<ResponseTextRow>,
  [runId: string, workspaceId: string, afterModelId: string, limit: number]
>(
  'export_responses',
  `select r.status as run_status, page.*
   from runs r left join lateral (
     select ${columns}, case when m.text_characters <= ${pieceCharacters} then m.text end as text from run_models m
     where ${ofReadable} and m.model_id > $3 order by m.model_id limit $4) page on true
   where r.id = $1 and r.workspace_id = $2 order by page.model_id`,
);
