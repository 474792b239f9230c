import { shortenedBetween } from '../../text/form/figure-format.ts';
import { pointCounts } from '../../text/form/point-counts.ts';
import { tellsMedian } from '../count/quantities.ts';
import type { Report } from '../schema/report.ts';
import type { Printer } from './printer.ts';

type Quantity = NonNullable<Report['evidence']>['quantities'][number];

/** Our choice: beside what several models give, the figure of one is a detail of its response. */
const modelsMin = 2;

/**
 * What several models give a figure for, or all if nothing is. Behind the first whose figures
 * differ tenfold stands that they may count different things, once a page.
 */
export function figuresList({ question, evidence }: Report, printer: Printer): string {
  const all = evidence?.quantities ?? [];
  const shared = all.filter(({ model_count: count }) => count >= modelsMin);
  const listed = shared.length === 0 ? all : shared;
  const differing = listed.find(({ contradict_each_other: differ }) => differ);
  const isTask = question?.question_type === 'task';
  return printer.list(
    listed,
    printer.most.figures,
    (each) => figureLine(each, isTask, printer) + (each === differing ? ` *${printer.say('tenTimes')}*` : ''),
    printer.headings.more,
    all.length - listed.length,
  );
}

function figureLine(
  { what, unit, model_count: count, evidence_spans: given, ...figures }: Quantity,
  isTask: boolean,
  { figures: told, marks, inBrackets }: Printer,
) {
  const { median } = figures;
  // Responses to a task differ in what they make: a median of amounts for different batches says
  // nothing.
  const isPlain =
    isTask || median === undefined || !tellsMedian(given, median) || figures.low === figures.high;
  const points = isTask ? [] : pointCounts(given);
  const groups =
    points.length > 0
      ? points
      : (figures.groups ?? []).map(({ model_count: size, ...group }) => ({ ...group, count: size }));
  const ranges = groups.length === 0 ? [figures] : groups;
  const short = shortenedBetween(...ranges.flatMap(({ low, high }) => [low, high]));
  const ends = ranges.flatMap(({ low, high }) => [short(low), short(high)]);
  const range = ({ low, high }: (typeof ranges)[number]) => told.range(short(low), short(high), unit, ends);
  const middle = isPlain ? '' : inBrackets(`~${told.figure(short(median), short(figures.high))}`);
  const said =
    groups.length === 0
      ? `${range(figures)}${middle}${inBrackets(`n = ${count}`)}`
      : groups.map((group) => range(group) + inBrackets(`n = ${group.count}`)).join(marks.semicolon);
  return `${what}${marks.colon}${said}`;
}
