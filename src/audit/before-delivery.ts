import type { ReportFacts } from '../findings/facts.ts';
import type { Report } from '../report/schema/report.ts';
import { audit } from './audit.ts';
import { type Origin, type ResponseLine, shapedReport } from './material/material.ts';

/**
 * A value that is not right: the check that found it, and its path. Free of content, so that it can
 * be logged.
 */
export interface Wrong {
  readonly check: string;
  readonly path: string;
}

/** All that is wrong with a report that is not delivered yet; none if it may be. */
export function wrongBeforeDelivery(report: Report, origin: Origin): Wrong[] {
  const { facts } = origin;
  const shaped = shapedReport(report);
  if ('wrong' in shaped) return shaped.wrong.map(({ path }) => ({ check: 'shape', path }));
  const material = {
    report: shaped.report,
    run: { id: facts.run.runId, status: facts.verdict },
    responses: responsesOf(facts),
    record: { question: facts.findings.question },
  };
  return audit(material, origin).checks.flatMap(({ name, mismatches }) =>
    mismatches.map(({ path }) => ({ check: name, path })),
  );
}

/** The answers as the export will give them. */
export function responsesOf({ findings }: Pick<ReportFacts, 'findings'>): ResponseLine[] {
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
