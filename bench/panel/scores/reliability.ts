import type { Report } from '../../../src/report/schema/report.ts';

/** The agreement of the synthesizers that a report prints, from which its readers judge it; null if it prints none. */
export function printedReliability({ methodology }: Report): number | null {
  const { reliability } = (methodology?.controlled_inference?.conditions ?? {}) as {
    readonly reliability?: { readonly alpha?: number | null };
  };
  return reliability?.alpha ?? null;
}
