import { statedConditions } from '../../../src/audit/material/conditions.ts';
import type { CheckedDetail, CheckedStance, Code, CrossCheck } from '../../../src/findings/findings.ts';
import { readingsCounts } from '../../../src/report/controls/readings/counts.ts';
import { readingsSentences } from '../../../src/report/controls/readings/sentences.ts';
import type { Conditions } from '../../../src/report/schema/parts/control-counts.ts';
import { factsWith } from '../../unit/report/lightning.ts';
import { builtReport } from './built-report.ts';

export const span = { offset: 0, length: 1 };
const noTables = { quantities: [], cases: [] };
export type Pair = readonly [one: Code, other: Code | null];
/**
 * Stances of as many responses as there are lists; one that only one synthesizer has read has no
 * other code.
 */
export function readingsOf(...responses: readonly (readonly Pair[])[]): CrossCheck {
  const stances = responses.flatMap((pairs, m) =>
    pairs.map(
      ([one, other], at): CheckedStance => ({
        ...{ modelId: `lab/m${m}`, claimId: at + 1 },
        readings: [
          { by: 'x', stage: 'label', found: one, span },
          ...(other ? [{ by: 'y', stage: 'extract' as const, found: other, span }] : []),
        ],
      }),
    ),
  );
  return { asked: [], stances, camps: [], details: [] };
}
export const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
export const alike: Pair[] = [
  ['support', 'support'],
  ['oppose', 'oppose'],
];
export const countsOf = (
  crossCheck: CrossCheck,
  tables: Parameters<typeof readingsCounts>[0]['tables'] = noTables,
) => readingsCounts({ facts: { findings: { crossCheck } }, tables });
export const told = (crossCheck: CrossCheck) => readingsSentences(countsOf(crossCheck)).join(' ');

const facts = factsWith();
export const [quantity] = facts.findings.quantities;

/** Each figure of the question's quantity, found by the second reader or not. */
export const detailsOf = (found: (modelId: string) => boolean): CheckedDetail[] =>
  (quantity?.values ?? []).map(({ modelId, span }) => ({
    ...{ kind: 'figure', group: 0, modelId },
    readings: [
      { by: 'north', stage: 'extract', found: true, span },
      { by: 'south', stage: 'adjudicate', found: found(modelId), span: found(modelId) ? span : null },
    ],
  }));

/** Counts of readings that say nothing of stances. */
export const detailCounts = (agreed: number, single: number, unresolved: number) => {
  const { reliability } = statedConditions(builtReport(facts))!;
  return {
    ...reliability,
    alpha: null,
    details_agreed: agreed,
    details_single: single,
    details_unresolved: unresolved,
  } satisfies Conditions['reliability'];
};
