import { readingsOfPair } from '../../findings/pairs/paired-comparison.ts';
import { plainText } from '../../report/prose/presentable.ts';
import type { Report } from '../../report/schema/report.ts';
import { bestResponseView, taskText } from '../../report/sections/best-response.ts';
import { statedConditions } from '../material/conditions.ts';
import { type CheckedValue, checkedValue, compared, comparedWhole } from '../material/finding.ts';
import type { Rebuilt } from '../material/rebuild.ts';

/**
 * Checks the best response to a task: that its counts follow from the readings of its pairs, of
 * which each has four, that headline and direct answer tell of it what they should, and that
 * no other question has one.
 */
export function bestResponseFindings(report: Report, { findings, tables }: Rebuilt): CheckedValue[] {
  const { question, answer } = report;
  if (!answer) return [];
  const path = 'answer.best_response';
  const { best_response: told } = answer;
  if (question && question.question_type !== 'task')
    return [checkedValue(path, told, told === undefined, 'nothing, since the question is no task')];
  const { comparison } = findings;
  const answered = new Set(findings.models.flatMap(({ modelId, text: own }) => (own ? modelId : [])));
  const due = comparison ? comparedWhole(path, told, bestResponseView(comparison)) : [];
  const laws = (told?.pairs ?? []).map((pair, at) => {
    const { preferring_first_count: first, preferring_second_count: second } = pair;
    const readings = first + second + pair.equal_count + pair.missing_count;
    const holds = readings === readingsOfPair && pair.model_ids.every((modelId) => answered.has(modelId));
    return checkedValue(`${path}.pairs[${at}]`, pair, holds, 'four readings of two responses');
  });
  const stages = statedConditions(report)?.synthesis_calls.by_stage ?? [];
  const writers = stages.find(({ stage }) => stage === 'write')?.synthesizers ?? [];
  const by = told?.synthesizer_model_ids;
  const areTwo = !by || (by.length === 2 && by.every((modelId) => writers.includes(modelId)));
  return [
    ...due,
    ...laws,
    checkedValue(`${path}.synthesizer_model_ids`, by, areTwo, 'two synthesizers of the stage'),
    ...(question && tables.panel.included.length > 0 ? textFindings(answer, tables) : []),
  ];
}

type Answer = NonNullable<Report['answer']>;

function textFindings(answer: Answer, tables: Rebuilt['tables']): CheckedValue[] {
  const { headline, direct_answer: text, sources } = answer;
  const due = taskText(tables);
  const own = sources.filter(({ field }) => field === 'direct_answer');
  const dueTexts = { headline: due.headline, direct_answer: plainText(due.text) };
  return [
    ...compared('answer', { headline, direct_answer: text }, dueTexts),
    ...compared('answer.best_response', { sources: own }, { sources: due.sources }),
  ];
}
