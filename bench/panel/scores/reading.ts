import { statedConditions } from '../../../src/audit/material/conditions.ts';
import { readCodes } from '../../../src/report/schema/parts/reading-codes.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import type { Knowledge } from '../../../src/stages/play/knowledge.ts';
import { matchClaims } from './match.ts';

/** Whether a report tells first what a reader should know first. */
export interface ReadingScores {
  /** Number of minority insights that are truisms. */
  readonly truisms: number | null;
  /**
   * 1 if the first disagreement is the one that divides the camps and that answers put first; null
   * if none does.
   */
  readonly disputeFirst: number | null;
  /** Share of the members of camps that are not of that camp. */
  readonly falseCamps: number | null;
  /**
   * Share of stances that the synthesizers read as opposites at first. High if statements were
   * merged with their opposites.
   */
  readonly contradicted: number | null;
}

/** The scores of a summary without sections. */
export const unread: ReadingScores = {
  truisms: null,
  disputeFirst: null,
  falseCamps: null,
  contradicted: null,
};

export function readingScores(report: Report, knowledge: Knowledge): ReadingScores {
  const planted = new Map(
    matchClaims(report.evidence, knowledge).map((matched, index) => [
      report.evidence?.claims[index]?.claim_id,
      matched.planted,
    ]),
  );
  const { dispute } = knowledge.panel;
  const [first] = report.analysis?.disagreements ?? [];
  const isFirst = first?.related_claim_ids.some((id) => planted.get(id)?.id === dispute) ?? false;
  const insights = report.analysis?.minority_insights ?? [];
  return {
    truisms: insights.filter(({ related_claim_ids: ids }) => ids.some((id) => planted.get(id)?.isTruism))
      .length,
    disputeFirst: dispute === null ? null : Number(isFirst),
    falseCamps: falseCamps(report, knowledge),
    contradicted: contradictedIn(report),
  };
}

function falseCamps({ evidence }: Report, { campOf, panel }: Knowledge): number | null {
  const own = new Map(panel.answers.map(({ modelId, camp }) => [modelId, camp?.id]));
  const members = (evidence?.camps ?? []).flatMap(({ thesis, model_ids: ids }) =>
    ids.map((modelId) => own.get(modelId) === campOf(thesis)?.id),
  );
  return members.length === 0 ? null : members.filter((isRight) => !isRight).length / members.length;
}

function contradictedIn(report: Report): number | null {
  const { readings = [] } = statedConditions(report)?.reliability ?? {};
  const read = readings.flatMap(({ codes }) => readCodes(codes) ?? []);
  const twice = read.filter(({ first }) => first.length > 1);
  const contrary = twice.filter(({ first }) => first.includes('support') && first.includes('oppose'));
  return twice.length === 0 ? null : contrary.length / twice.length;
}
