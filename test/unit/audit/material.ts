import { audit } from '../../../src/audit/audit.ts';
import type { Material, ResponseLine } from '../../../src/audit/material/material.ts';
import { panelVerdict } from '../../../src/domain/run/quorum.ts';
import type { ReportFacts } from '../../../src/findings/facts.ts';
import type { Span } from '../../../src/findings/findings.ts';
import { firstPairs } from '../../../src/findings/readings/reliability-of.ts';
import { assembleReport } from '../../../src/report/assemble.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { makeSentenceFinder } from '../../../src/synthesis/prepare/numbered-sentences.ts';

/** The lines of the export of the same run. */
function exportOf({ findings }: ReportFacts): ResponseLine[] {
  return findings.models.map((model) => ({
    model_id: model.modelId,
    display_name: model.displayName,
    laboratory: model.labName ?? '',
    status: model.status,
    input_tokens: model.inputTokens ?? 0,
    output_tokens: model.outputTokens ?? 0,
    text: model.text,
  }));
}

/**
 * Facts that a run can have: a model that is left out has a text to be left out for, every span is a sentence that a
 * label can name, and statements are counted once.
 */
export function possible(facts: ReportFacts): ReportFacts {
  const { models, labels, excluded, earlier } = facts.findings;
  const isCounted = (id: string) =>
    models.some(({ modelId, status }) => modelId === id && status === 'success') &&
    !excluded.some(({ modelId }) => modelId === id);
  const finders = new Map(
    models.map(({ modelId, text }) => [modelId, makeSentenceFinder(text ?? 'It can wait.')]),
  );
  const first = (modelId: string): Span[] => {
    const found = finders.get(modelId)?.([1]);
    return found?.ok ? [found.span] : [];
  };
  const answered = panelVerdict(models.length, models.filter(({ status }) => status === 'success').length);
  return {
    ...facts,
    auditCounts: {
      ...facts.auditCounts,
      claimsProposed: facts.coverage?.statements ?? facts.auditCounts.claimsProposed,
    },
    verdict: answered === 'failed' ? 'partial' : answered,
    findings: {
      ...facts.findings,
      models: models.map((model) =>
        model.status === 'success'
          ? { ...model, text: model.text ?? 'It can wait.' }
          : { ...model, text: null, servedModel: null },
      ),
      ...(earlier
        ? {
            earlier: {
              ...earlier,
              claims: earlier.claims.map(({ caveat, ...made }) => {
                const [span] = caveat ? first(made.modelId) : [];
                return caveat && span ? { ...made, caveat: { ...caveat, span } } : made;
              }),
            },
          }
        : {}),
      crossCheck: {
        ...facts.findings.crossCheck,
        stances: facts.findings.crossCheck.stances.filter(
          (each) =>
            labels.some(({ modelId }) => modelId === each.modelId && isCounted(modelId)) &&
            // Somebody found it at first.
            firstPairs([each]).every(({ pairs }) =>
              pairs.some(({ pair }) => pair.some((code) => code !== 'not_addressed')),
            ),
        ),
      },
      excluded: excluded.map(({ modelId }) => ({ modelId, reason: 'unreadable' })),
      labels: labels.map(({ modelId, stances, unresolved, camp }) => ({
        ...{ modelId, unresolved },
        stances: stances.flatMap(({ otherSpan: _, ...stance }) =>
          first(modelId).map((span) => ({ ...stance, span })),
        ),
        camp: camp && (first(modelId).map((span) => ({ ...camp, span }))[0] ?? null),
      })),
    },
  };
}

/** The two files of a run, as a client holds them. */
export function materialOf(facts: ReportFacts, report: Report = assembleReport(facts)): Material {
  return {
    report,
    run: { id: facts.run.runId, status: facts.verdict },
    responses: exportOf(facts),
    record: null,
  };
}

/** The paths of all that does not match. */
export function wrongIn(material: Material): string[] {
  return audit(material).checks.flatMap(({ mismatches }) => mismatches.map(({ path }) => path));
}

/** Whether enough models answered for a report. */
export function isPossible({ findings: { models } }: ReportFacts): boolean {
  return panelVerdict(models.length, models.filter(({ status }) => status === 'success').length) !== 'failed';
}
