import { type Block, blocksOf } from '../../text/form/blocks.ts';
import type { Report } from '../schema/report.ts';
import { cited, most, type Printer, section } from './printer.ts';
import { makeSigns, ownSign } from './signs.ts';

type Answer = NonNullable<Report['answer']>;

/**
 * The answer as a page shows it.
 * @param hasStanding whether its standing follows the headline: where there is one camp it says what the list of camps says
 */
export function answerParts(answer: Answer, printer: Printer, hasStanding: boolean): string[] {
  const { headline, standing, direct_answer: direct, rationale, recommendation } = answer;
  const { headings, list } = printer;
  const { withSigns, signed } = makeSigns(answer.sources);
  return [
    `**${headline}**`,
    hasStanding ? `*${standing}*` : '',
    inMarkdown(withSigns('direct_answer', direct)),
    withSigns('rationale', rationale),
    section(headings.advice, recommendation?.statement ?? ''),
    section(
      headings.keyPoints,
      list(
        answer.key_points,
        most.points,
        ({ label, statement, key_point_id: id, related_claim_ids: ids }) => {
          const text = withSigns(`key_points[${id - 1}].statement`, statement);
          return `**${label.replace(/[.:]$/, '')}:** ${text}${cited(ids)}`;
        },
      ),
    ),
    answer.sources.some(({ own_knowledge: isOwn }) => isOwn) ? `${ownSign} ${headings.unchecked}.` : '',
    section(
      headings.judgement.replace('{model}', answer.assessment?.model_id ?? ''),
      assessmentText(answer.assessment, printer),
    ),
    section(
      headings.sources,
      signed.map(({ letter, models }) => `[${letter}] ${models.join(', ')}`).join(' · '),
    ),
  ];
}

function assessmentText(assessment: Answer['assessment'], { headings, list }: Printer): string {
  if (assessment === null) return '';
  const { statement, reasons, own_knowledge: known } = assessment;
  return [
    statement,
    list(reasons, most.reasons, (each) => each.statement + cited(each.related_claim_ids)),
    list(
      known,
      most.known,
      (each) => `*${headings.unchecked}:* ${each.statement}${cited(each.related_claim_ids)}`,
    ),
  ].join('\n\n');
}

/** The form of the text in Markdown. */
function inMarkdown(text: string): string {
  return blocksOf(text)
    .map(({ kind, lines }) => {
      const words = lines.map(({ name, from, to }) =>
        name === '' ? text.slice(from, to) : `**${name}**${text.slice(from + name.length, to)}`,
      );
      return words.map((line, at) => printed[kind](line, at + 1)).join('\n');
    })
    .join('\n\n');
}

const printed: Readonly<Record<Block['kind'], (line: string, number: number) => string>> = {
  paragraph: (line) => line,
  head: (line) => `**${line}**`,
  entries: (line) => `- ${line}`,
  steps: (line, number) => `${number}. ${line}`,
};
