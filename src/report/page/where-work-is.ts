import type { Report } from '../schema/report.ts';
import { printerIn } from './printer.ts';

/**
 * How whoever reads a page asks for what a model said, or for what all said if the id is null: a
 * page is read by people with a shell, and by agents with tools.
 */
export type RequestFor = (runId: string, modelId: string | null) => string;

/** As a command for whoever has set these two variables. */
export const byCurl: RequestFor = (runId, modelId) => {
  const query = modelId === null ? '' : `/text?model_id=${modelId}`;
  return `curl -H "Authorization: Bearer $API_KEY" "$API_URL/v1/research/${runId}/responses${query}"`;
};

/**
 * How to read the best response to a task, or all if none stands out; empty for other questions.
 */
export function whereWorkIs(
  { question, answer, research_record: record }: Report,
  requestFor: RequestFor,
): string {
  const runId = record?.generation?.run_id;
  if (question?.question_type !== 'task' || !runId) return '';
  const best = answer?.best_response?.model_id ?? null;
  const { readBest, readAll } = printerIn(question.language).task;
  const text = best === null ? readAll : readBest;
  return text.replace('{request}', () => `\`${requestFor(runId, best)}\``);
}
