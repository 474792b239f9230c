import type { ReportFacts } from '../../../src/findings/facts.ts';
import {
  type EvidenceInput,
  type PackedEvidence,
  packEvidence,
} from '../../../src/stages/evidence/evidence-input.ts';
import type { StoredText } from '../../../src/stages/job/job.ts';

/** The texts of a run, as jobs read them. */
export function textsOf({ findings }: ReportFacts): StoredText[] {
  return findings.models.flatMap(({ modelId, text }) => (text === null ? [] : [{ modelId, text }]));
}

/** A selection that found nothing beside the claims. */
export const nothingSelected: EvidenceInput['selected'] = {
  made: [],
  uncertainties: [],
  quantities: { groups: [], leftOut: 0 },
  cases: { groups: [], leftOut: 0 },
};

/** The evidence of a run, as jobs are given it: without its texts. */
export function evidenceOf({ findings }: ReportFacts, seed = 's'): PackedEvidence {
  return packEvidence({
    ...{ seed, day: '2026-11-26' },
    textCharacters: findings.models.reduce((sum, { text }) => sum + (text?.length ?? 0), 0),
    aliases: findings.models.map(({ modelId }, i) => ({ modelId, alias: `A${i + 10}` })),
    findings: { ...findings, models: findings.models.map((model) => ({ ...model, text: null })) },
    ...{ extracted: [], selected: nothingSelected },
  });
}
