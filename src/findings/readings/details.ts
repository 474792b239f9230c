import type { CheckedDetail, DetailRef, GivenFigure, QuantityNote, Span } from '../findings.ts';
import { type Outcome, outcomeOf } from './readings.ts';

/**
 * A figure or a case as a synthesizer is asked about it, in the words in which a report would print
 * it.
 */
export type AskedDetail = FigureAsked | CaseAsked;

/** A figure in the units in which its response gives it. */
export interface FigureAsked extends DetailRef, GivenFigure {
  readonly kind: 'figure';
  readonly what: string;
  /** Whether it is given as the answer to the question. */
  readonly answersQuestion: boolean;
  /** Where extraction found it. */
  readonly span: Span;
}

export interface CaseAsked extends DetailRef {
  readonly kind: 'case';
  readonly when: string;
  /** Null for a factor. */
  readonly option: string | null;
  readonly span: Span;
}

/** Whether a response gives a figure or a case. */
export interface DetailAnswer extends DetailRef {
  readonly found: boolean;
  readonly span: Span | null;
}

/** The figures and cases that one synthesizer found in a response. */
export interface ReadDetails {
  readonly extractedBy: string;
  readonly details: readonly AskedDetail[];
}

/** The first readings: extraction is the only one, because labelling sees no figures and cases. */
export function detailsIn({ extractedBy, details }: ReadDetails): CheckedDetail[] {
  return details.map(({ kind, group, modelId, span }) => ({
    ...{ kind, group, modelId },
    readings: [{ by: extractedBy, stage: 'extract', found: true, span }],
  }));
}

/**
 * The figures and cases that a synthesizer is asked about: those that another one found. Whoever
 * found one says yes to it again, which settles nothing.
 */
export function detailsToAsk(responses: readonly ReadDetails[], synthesizer: string): AskedDetail[] {
  return responses.flatMap(({ extractedBy, details }) => (extractedBy === synthesizer ? [] : details));
}

/**
 * A figure as its response gives it, in its own units: whoever checks it reads the response, and
 * converts nothing.
 */
export function asGiven(
  unit: string,
  { low, high, given }: Pick<QuantityNote['values'][number], 'low' | 'high' | 'given'>,
): GivenFigure {
  return given ?? { low, unit, high, highUnit: unit };
}

/**
 * What becomes of a figure or a case: one that the synthesizers do not both find in the response is
 * unresolved.
 */
export function detailOutcome({ readings }: CheckedDetail): Outcome<true> {
  const { basis, found } = outcomeOf(readings);
  return found ? { basis, found } : { basis: 'unresolved', found: null };
}

/**
 * Tells whether a figure or a case counts. One that was not compared with anything counts as it was
 * read.
 */
export function detailsThatCount(details: readonly CheckedDetail[]): (detail: DetailRef) => boolean {
  const dropped = new Set(details.filter((each) => !detailOutcome(each).found).map(keyOf));
  return (detail) => !dropped.has(keyOf(detail));
}

/** The same for the same figure or case. */
export function keyOf({ kind, group, modelId }: DetailRef): string {
  return `${kind} ${group} ${modelId}`;
}
