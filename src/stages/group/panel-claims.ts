import type { Span } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Extraction } from '../extract/extract-claims.ts';

/** A claim as one response made it, named for the synthesizer. */
export interface PanelClaim {
  /** c1, c2, … over the whole run. */
  readonly id: string;
  /** The response that made it. */
  readonly alias: string;
  readonly statement: string;
  readonly stance: 'asserts' | 'rejects' | 'reports';
  readonly caveat: string | null;
  readonly span: Span;
  /**
   * The thing that it recommends or advises against, if the question asks for a list of such
   * things.
   */
  readonly option?: string;
}

/** Claims with the same meaning, under one wording. */
export interface ClaimGroup {
  readonly wording: string;
  /** Ids of panel claims, at least one. */
  readonly members: readonly string[];
}

/**
 * All claims of the run in the order of the aliases, which does not depend on the models' names.
 */
export function collectClaims(
  extracted: readonly { readonly alias: string; readonly result: Extraction }[],
): PanelClaim[] {
  const inOrder = [...extracted].sort((a, b) => byCodePoint(a.alias, b.alias));
  return inOrder
    .flatMap(({ alias, result }) =>
      result.claims.map(({ statement, stance, caveat, span, option }) => ({
        ...{ alias, statement, stance, caveat, span },
        ...(option === undefined ? {} : { option }),
      })),
    )
    .map((claim, index) => ({ id: `c${index + 1}`, ...claim }));
}
