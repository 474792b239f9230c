import { type Block, blocksOf, cellsOf, type Line } from '../../text/form/blocks.ts';
import { isMostlyOwn } from '../../text/form/mostly-own.ts';
import { writersSide } from '../../text/form/writers-side.ts';
import type { Report } from '../schema/report.ts';
import { bold, cited, type Printer, printed, section } from './printer.ts';
import { makeSigns, ownSign } from './signs.ts';

type Answer = NonNullable<Report['answer']>;

/**
 * The answer as a page shows it, without what is counted and judged of the panel's answers.
 * @param bound whose answer it is, where that is not the largest group's; may be empty
 * @param where the work that a task asks for can be read; may be empty
 */
export function answerParts(
  answer: Answer,
  { bound, where }: { readonly bound: string; readonly where: string },
  printer: Printer,
): string[] {
  const { headings, list, most, marks, say } = printer;
  const { headline, direct_answer: direct, rationale, recommendation } = answer;
  const sources = shownSources(answer, most);
  const { withSigns, signed } = makeSigns(sources);
  return [
    `**${withSigns('headline', headline)}**`,
    inMarkdown(withSigns('direct_answer', direct)),
    where,
    inMarkdown(withSigns('rationale', rationale)),
    bound,
    section(say('whatFollows'), recommendation?.statement ?? ''),
    section(
      say('keyPoints'),
      list(
        answer.key_points,
        most.points,
        ({ label, statement, key_point_id: id, related_claim_ids: ids }) => {
          const text = withSigns(`key_points[${id - 1}].statement`, statement);
          return `${bold(label, marks.colon)} ${text}${cited(ids)}`;
        },
      ),
    ),
    ownKnowledgeTold(answer, sources, printer),
    section(headings.sources, signed.map(({ letters, model }) => `[${letters}] ${model}`).join(' · ')),
  ];
}

/** What the sign of own knowledge means, or how much of the answer has it. */
function ownKnowledgeTold(
  answer: Answer,
  sources: Answer['sources'],
  { headings, say, marks }: Pick<Printer, 'headings' | 'say' | 'marks'>,
): string {
  if (!sources.some(({ own_knowledge: isOwn }) => isOwn)) return '';
  return isMostlyOwn(answer) ? say('mostlyOwn') : `${ownSign} ${headings.unchecked}${marks.stop}`;
}

/** Those of the sentences that the page prints with their signs: no letter leads to another one. */
function shownSources(
  { sources, assessment, key_points: points, best_response: best }: Answer,
  most: Printer['most'],
) {
  const fields = new Set([
    ...['headline', 'direct_answer', 'rationale'],
    ...printed(points, most.points).map(({ key_point_id: id }) => `key_points[${id - 1}].statement`),
    ...printed(assessment?.reasons ?? [], most.reasons).map((_, at) => reasonField(at)),
  ]);
  // Each line of a comparison names the model whose sentences it rests on.
  return best ? [] : sources.filter(({ field }) => fields.has(field));
}

function reasonField(at: number): string {
  return `assessment.reasons[${at}].statement`;
}

/** Whose answer it is, if the largest camp does not give it. */
export function sidesTold({ answer, evidence }: Report, { say }: Pick<Printer, 'say'>): string {
  const side = answer && writersSide(answer, evidence?.camps);
  return side ? say(side.text, side.values) : '';
}

/**
 * What the synthesizer judges of the panel's answers: it stands behind them, where a reader has
 * seen them.
 */
export function assessmentPart(answer: Answer, { headings, list, most, marks }: Printer): string {
  const { assessment } = answer;
  if (assessment === null) return '';
  const { withSigns } = makeSigns(shownSources(answer, most));
  const { model_id: by, statement, reasons } = assessment;
  const text = [
    statement,
    list([...reasons.entries()], most.reasons, ([at, { statement: reason, related_claim_ids: ids }]) => {
      return withSigns(reasonField(at), reason) + cited(ids);
    }),
    list(
      knownBeside(answer),
      most.known,
      (each) =>
        `*${headings.unchecked}${marks.colon.trimEnd()}* ${each.statement}${cited(each.related_claim_ids)}`,
    ),
  ];
  return section(headings.judgement.replace('{model}', by), text.filter((part) => part !== '').join('\n\n'));
}

type Known = NonNullable<Answer['assessment']>['own_knowledge'];

/** What two models know besides; a headline that rests on it has said it. */
export function knownBeside({ assessment, sources }: Answer): Known {
  const isSaid = sources.some(({ field, own_knowledge: isOwn }) => isOwn && field === 'headline');
  return isSaid ? [] : (assessment?.own_knowledge ?? []);
}

function inMarkdown(text: string): string {
  return blocksOf(text)
    .map(({ kind, lines, first }) => {
      if (kind === 'table') return tableInMarkdown(text, lines);
      const words = lines.map(({ name, from, to }) =>
        name === '' ? unlisted(text.slice(from, to)) : `**${name}**${text.slice(from + name.length, to)}`,
      );
      return words.map((line, at) => printers[kind](line, first + at)).join('\n');
    })
    .join('\n\n');
}

/** Markdown would count a list anew from a line that begins with a date: "3. Oktober". */
function unlisted(line: string): string {
  return line.replace(/^(\d{1,9}[.)]) /, '$1\u00a0');
}

/** All rows have as many cells as the longest one. */
function tableInMarkdown(text: string, rows: readonly Line[]): string {
  const cells = rows.map((row) => cellsOf(text, row).map(({ from, to }) => text.slice(from, to)));
  const columns = Array.from({ length: Math.max(...cells.map((own) => own.length)) }, (_, at) => at);
  const line = (own: readonly string[]) => `| ${columns.map((at) => own[at] ?? '').join(' | ')} |`;
  const [heads = [], ...others] = cells;
  return [line(heads), line(columns.map(() => '---')), ...others.map(line)].join('\n');
}

const printers: Readonly<Record<Exclude<Block['kind'], 'table'>, (line: string, number: number) => string>> =
  {
    paragraph: (line) => line,
    head: (line) => `**${line}**`,
    entries: (line) => `- ${line}`,
    steps: (line, number) => `${number}. ${line}`,
  };
