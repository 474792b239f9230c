/**
 * What is told of the responses to a task that were compared in pairs. `points` are what speaks for
 * a response, or against it: words that any list of them can join.
 */
export interface TaskWords {
  readonly texts: Readonly<Record<TextName, string>>;
  readonly points: Readonly<Record<PointName, string>>;
}

/**
 * A headline names the best response, of all or `Among` those compared; `{request}` is how one
 * reads it.
 */
type TextName =
  | 'preferred'
  | 'preferredAmong'
  | 'readBest'
  | 'readAll'
  | 'limits'
  | 'notCompared'
  | 'best'
  | 'none'
  | 'chosen'
  | 'for'
  | 'against';

export type PointName =
  | 'correct'
  | 'complete'
  | 'follows_request'
  | 'clear'
  | 'explains'
  | 'safe'
  | 'wrong'
  | 'incomplete'
  | 'off_request'
  | 'unclear'
  | 'unsafe'
  | 'unneeded';
