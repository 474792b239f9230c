import { consistencyFindings, warningFindings } from './checks/consistency.ts';
import { digestFindings } from './checks/digests.ts';
import { campFindings, claimFindings, conditionFindings, quantityFindings } from './checks/evidence.ts';
import { proseFindings } from './checks/prose.ts';
import { recordFindings } from './checks/record.ts';
import { referenceFindings } from './checks/references.ts';
import { reliabilityFindings } from './checks/reliability.ts';
import { repeatedFindings } from './checks/repeated.ts';
import { spanFindings } from './checks/spans.ts';
import type { Finding } from './material/finding.ts';
import { hasReceipt, type Material } from './material/material.ts';
import { rebuild } from './material/rebuild.ts';

/** One group of checks. */
export interface Check {
  readonly name: string;
  readonly checked: number;
  readonly mismatches: readonly Omit<Finding, 'holds'>[];
}

export interface Audit {
  readonly checks: readonly Check[];
  /** Checks that are impossible with this material, each with the reason. */
  readonly unchecked: readonly { readonly what: string; readonly why: string }[];
}

/**
 * Recomputes a report from its spans and the export, and compares every value with the given one. Pure: reads only the material.
 */
export function audit(material: Material): Audit {
  const { report } = material;
  const rebuilt = rebuild(material);
  const groups: readonly (readonly [string, readonly Finding[]])[] = [
    ['claims', claimFindings(report, rebuilt)],
    ['camps', campFindings(report, rebuilt)],
    ['conditions', conditionFindings(report, rebuilt)],
    ['quantities', quantityFindings(report, rebuilt)],
    ['spans', spanFindings(report, rebuilt)],
    ['panel, provenance and texts', recordFindings(material, rebuilt)],
    ['references and attribution', referenceFindings(report, rebuilt)],
    [
      'amounts in prose',
      hasReceipt(report) && report.question?.language ? proseFindings(report, rebuilt) : [],
    ],
    ['agreement of two readings', reliabilityFindings(report)],
    ['repeated counts', repeatedFindings(report, rebuilt)],
    ['warnings', warningFindings(report, rebuilt)],
    ['counts of calls, for consistency', consistencyFindings(report)],
    ['digests', digestFindings(material)],
  ];
  return {
    checks: groups.map(([name, findings]) => ({
      name,
      checked: findings.length,
      mismatches: findings
        .filter(({ holds }) => !holds)
        .map(({ path, found, expected }) => ({ path, found, expected })),
    })),
    unchecked: uncheckedOf(material),
  };
}

function uncheckedOf({ report, record }: Material): Audit['unchecked'] {
  const always = [
    ['what a sentence means', 'a span shows where a stance was found, not that the sentence means it'],
    ['wordings', 'claims, positions and prose are only compared with their digests'],
    [
      'how calls went (evidence found, dropped and asked again, reasoning, temperature)',
      'neither the report nor the export contains the outputs',
    ],
  ];
  const sometimes: [boolean, string, string][] = [
    [
      !hasReceipt(report),
      'digests, amounts in prose, and whether spans are sentences',
      'the report has no receipt because an older version wrote it',
    ],
    [
      hasReceipt(report) && record === null,
      'digests of the stages',
      'they are only in the operator’s record',
    ],
    [!report.question, 'the question and amounts in prose', 'the compact view has no question'],
    [
      hasReceipt(report) && report.question !== undefined && !report.question?.language,
      'amounts in prose',
      'an older version worded them differently',
    ],
  ];
  return [...sometimes.filter(([holds]) => holds).map(([, ...words]) => words), ...always].map(
    ([what = '', why = '']) => ({ what, why }),
  );
}
