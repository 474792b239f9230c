import { bestResponseFindings } from './checks/best-response.ts';
import { digestFindings } from './checks/digests.ts';
import { errorFindings } from './checks/errors.ts';
import { campFindings, caseFindings, claimFindings, quantityFindings } from './checks/evidence.ts';
import { reliabilityFindings } from './checks/methodology/reliability.ts';
import { repeatedFindings } from './checks/methodology/repeated.ts';
import { optionFindings } from './checks/options.ts';
import { originFindings } from './checks/origin.ts';
import { proseFindings } from './checks/prose/prose.ts';
import { sourceFindings } from './checks/prose/sources.ts';
import { recordFindings } from './checks/record.ts';
import { referenceFindings } from './checks/references.ts';
import { shapeFindings } from './checks/shape.ts';
import { spanFindings } from './checks/spans.ts';
import { sumFindings } from './checks/sums.ts';
import { textFindings } from './checks/texts.ts';
import type { CheckedValue } from './material/finding.ts';
import type { Material, Origin } from './material/material.ts';
import { rebuild } from './material/rebuild.ts';

/** One group of checks. */
export interface Check {
  readonly name: string;
  readonly checked: number;
  readonly mismatches: readonly Omit<CheckedValue, 'holds'>[];
}

export interface Audit {
  readonly checks: readonly Check[];
  /** Checks that are impossible with this material, each with the reason. */
  readonly unchecked: readonly { readonly what: string; readonly why: string }[];
}

/**
 * Recomputes a report from its spans and the export, and compares every value with the given one.
 * Pure: reads only what it is given.
 * @param origin for a report that is not delivered yet
 */
export function audit(material: Material, origin: Origin | null = null): Audit {
  return { checks: [...checksOf(material, origin)], unchecked: uncheckedOf(material) };
}

/** The groups of checks one by one, each made when it is asked for. */
export function* checksOf(material: Material, origin: Origin | null): Generator<Check> {
  const { report } = material;
  const rebuilt = rebuild(material);
  const groups: readonly (readonly [string, () => readonly CheckedValue[]])[] = [
    ['members', () => shapeFindings(report)],
    ['sets and sums', () => sumFindings(report)],
    ['claims', () => claimFindings(report, rebuilt)],
    ['camps', () => campFindings(report, rebuilt)],
    ['options', () => (report.question ? optionFindings(report, rebuilt) : [])],
    ['the best response', () => bestResponseFindings(report, rebuilt)],
    ['cases', () => caseFindings(report, rebuilt)],
    ['quantities', () => quantityFindings(report, rebuilt)],
    ['spans', () => [...spanFindings(report, rebuilt), ...sourceFindings(report)]],
    ['panel, provenance and texts', () => recordFindings(material, rebuilt)],
    ['references and attribution', () => referenceFindings(report, rebuilt)],
    ['amounts in prose', () => (report.question ? proseFindings(report, rebuilt, origin) : [])],
    ['copied words and markup', () => (report.question ? textFindings(material, rebuilt, origin) : [])],
    ['agreement of two readings', () => reliabilityFindings(report, rebuilt)],
    ['repeated counts', () => repeatedFindings(report, rebuilt)],
    ['warnings', () => errorFindings(report, rebuilt)],
    ['digests', () => digestFindings(material)],
    ...(origin ? [['what it was made from', () => originFindings(report, origin)] as const] : []),
  ];
  for (const [name, findingsOf] of groups) {
    const findings = findingsOf();
    const mismatches = findings.filter(({ holds }) => !holds);
    yield {
      name,
      checked: findings.length,
      mismatches: mismatches.map(({ path, found, expected }) => ({ path, found, expected })),
    };
  }
}

function uncheckedOf({ report }: Material): Audit['unchecked'] {
  const what = 'the question, options, amounts in prose and copied words';
  return report.question ? [] : [{ what, why: 'the compact view has no question' }];
}
