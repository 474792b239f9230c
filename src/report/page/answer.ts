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
    withLists(withSigns('direct_answer', direct)),
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

/** Paragraphs that begin with a name and follow each other are lines of one list. */
function entriesTogether(blocks: readonly string[]): string[] {
  const joined: string[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last !== undefined && entryName.test(block) && entryName.test(last.split('\n').at(-1) ?? ''))
      joined[joined.length - 1] = `${last}\n${block}`;
    else joined.push(block);
  }
  return joined;
}

/** Our choice: three lines and more that follow each other are the entries of a list. */
const entriesMin = 3;
/** The name of an entry, and its colon. */
const entryName = /^([^:：.*[\]\n]{1,60}[:：])(?=[ \t])/u;

/** Markdown runs single lines together. A first line that ends in a colon introduces the list. */
function withLists(text: string): string {
  return entriesTogether(text.split(/\n{2,}/))
    .map((block) => {
      const [first = '', ...others] = block.split('\n');
      if (others.length < entriesMin - 1) return [first, ...others].join('\n\n');
      const isIntroduction = /[:：]$/u.test(first);
      const lines = isIntroduction ? others : [first, ...others];
      const areNamed = lines.every((line) => entryName.test(line));
      const entries = lines
        .map((line) => `- ${areNamed ? line.replace(entryName, '**$1**') : line}`)
        .join('\n');
      return isIntroduction ? `${first}\n\n${entries}` : entries;
    })
    .join('\n\n');
}
