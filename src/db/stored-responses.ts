import type { ResponseStatus } from '../domain/run/model-outcome.ts';
import type { RunStatus } from '../domain/run/run-state.ts';
import { pieceCharacters } from '../text/windows.ts';
import { statement } from './statement.ts';
import { workspaceRead } from './workspace-read.ts';

// What clients read of a panel. Each statement also tells how the run stands, so that a read is one round trip: it
// gives no row for a run that is not or is another workspace's, and one row of nulls where the run has nothing to
// give, which is always so while it may not be read. Model ids sort by code point: their column has collation "C".

export interface ResponseRow {
  model_id: string;
  display_name: string;
  lab_name: string;
  /** A run that may be read has none pending. */
  status: Exclude<ResponseStatus, 'pending'>;
  input_tokens: number | null;
  output_tokens: number | null;
  text_characters: number | null;
}

export interface ResponseTextRow extends ResponseRow {
  /** The whole text or a window of it; null where the model stored none, or where the statement leaves it out. */
  text: string | null;
}

/** A row of a run's panel, or nulls in its place, beside the status of the run. */
export type OfRun<Row> = { run_status: RunStatus } & (Row | { [Column in keyof Row]: null });

const columns =
  'm.model_id, m.display_name, m.lab_name, m.status, m.input_tokens, m.output_tokens, m.text_characters';
const ofReadable = `m.run_id = r.id and r.status in ('completed', 'partial')`;

/** The models after one id, in the order of their ids, without their texts. */
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

/** Which part of whose text, in characters (code points). */
export interface TextWindow {
  readonly runId: string;
  readonly modelId: string;
  readonly offset: number;
  readonly maxCharacters: number;
}

/** One model with a window of its text, by code points; null in the place of a long text. */
export const readShortWindow = workspaceRead<OfRun<ResponseTextRow>, TextWindow>(
  'read_short_window',
  `select r.status as run_status, ${columns},
     case when m.text_characters <= ${pieceCharacters} then substr(m.text, $offset::int + 1, $maxCharacters::int) end as text
   from runs r left join run_models m on ${ofReadable} and m.model_id = $modelId
   where r.id = $runId and r.workspace_id = caller.workspace_id`,
  {},
);

/**
 * The same of a long text: the pieces that the window touches are read, or the text itself where it has none; which of
 * them it was cannot be seen. Short texts are spared the planning of it, which costs as much as their read.
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

/** The models after one id with their texts, but for long ones: those are read in windows. */
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
