import type { Report } from '../../../src/report/schema/report.ts';

/**
 * The share of right stances that a report estimates, from which its readers judge it; null if it
 * prints none.
 */
export function printedReliability({ methodology }: Report): number | null {
  const { reliability } = (methodology?.controlled_inference?.conditions ?? {}) as {
    readonly reliability?: { readonly estimated_precision?: number | null };
  };
  return reliability?.estimated_precision ?? null;
}
