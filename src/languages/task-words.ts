/**
 * What is told of the responses to a task that were compared in pairs. `points` are what speaks for
 * a response, or against it, in a list.
 */
export interface TaskWords {
  readonly texts: Readonly<Record<TextName, string>>;
  readonly points: Readonly<Record<PointName, string>>;
}

/** A headline names the preferred response, of all or `Among` those compared. */
type TextName =
  | 'preferred'
  | 'preferredAmong'
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
