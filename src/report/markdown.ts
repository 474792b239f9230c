import { vocabularies } from '../languages/languages.ts';
import { makeSlicer } from '../text/code-points.ts';
import { harmless } from '../text/harmless.ts';
import { uniqueSorted } from '../text/order.ts';
import type { AnswerSource } from './schema/parts/answer.ts';
import type { Report } from './schema/report.ts';

/** Our choice: as much of each list as a person reads at once; the JSON has all of it. */
const most = {
  points: 5,
  options: 10,
  positions: 4,
  disagreements: 2,
  insights: 2,
  uncertainties: 2,
  figures: 3,
  errors: 3,
};

/**
 * A report as a person or an agent reads it, as Markdown of a page or two: what is answered, judged, disputed and not known,
 * with the counts, in the language of the report, and in five lines how it was made (in English). Claims with their models and
 * spans, censuses and the rest of the method are in the JSON alone.
 */
export function reportMarkdown(report: Report): string {
  const { question, errors, answer, evidence, analysis } = report;
  const printer = printerIn(question?.language);
  const { headings, list } = printer;
  return [
    ...(question ? [`# ${heading(question.text ?? '')}`] : []),
    ...(answer ? answerParts(answer, printer) : []),
    section(
      headings.positions,
      list(evidence?.camps ?? [], most.positions, (camp) => campLine(camp, answer)),
    ),
    section(
      headings.figures,
      list(
        evidence?.quantities ?? [],
        most.figures,
        (each) => figureLine(each) + (each.contradict_each_other ? printer.contradiction : ''),
      ),
    ),
    section(headings.disagreements, list(analysis?.disagreements ?? [], most.disagreements, disputeLine)),
    section(headings.minority, list(analysis?.minority_insights ?? [], most.insights, insightLine)),
    section(headings.uncertainties, list(analysis?.uncertainties ?? [], most.uncertainties, doubtLine)),
    section(
      headings.warnings,
      list(errors, most.errors, ({ message }) => message ?? ''),
    ),
    section(headings.method, methodLines(report).join('\n')),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

interface Printer {
  readonly headings: (typeof vocabularies)['en']['headings'];
  /** Behind figures of which some are ten times others. */
  readonly contradiction: string;
  /** The first entries as a list, and how many more there are. */
  readonly list: <Item>(items: readonly Item[], max: number, line: (item: Item) => string) => string;
}

function printerIn(language: NonNullable<Report['question']>['language'] | undefined): Printer {
  const { headings, messages } =
    vocabularies[language === undefined || language === 'other' ? 'en' : language];
  return {
    headings,
    contradiction: `${messages.marks.semicolon}${messages.texts.contradictEachOther}`,
    list: (items, max, line) => {
      const left = items.length - max;
      const more = left > 0 ? [`- *${headings.more.replace('{count}', String(left))}*`] : [];
      return [...items.slice(0, max).map((item) => `- ${line(item)}`), ...more].join('\n');
    },
  };
}

function answerParts(
  {
    headline,
    standing,
    direct_answer: direct,
    rationale,
    assessment,
    sources: all,
    ...rest
  }: NonNullable<Report['answer']>,
  { headings, list }: Printer,
): string[] {
  const sources = all.filter(({ field }) => field === 'direct_answer').slice(0, letters.length);
  return [
    `**${headline}**`,
    `*${standing}*`,
    withLetters(direct, sources),
    rationale,
    section(
      headings.judgement.replace('{model}', assessment?.model_id ?? ''),
      assessment === null
        ? ''
        : [
            assessment.statement,
            list(assessment.reasons, 4, ({ statement, related_claim_ids: ids }) => statement + cited(ids)),
            list(
              assessment.own_knowledge,
              2,
              ({ statement, related_claim_ids: ids }) => `*${headings.unchecked}:* ${statement}${cited(ids)}`,
            ),
          ].join('\n\n'),
    ),
    section(headings.options, list(listedOptions(rest.ranked_options), most.options, optionLine)),
    section(headings.advice, rest.recommendation?.statement ?? ''),
    section(
      headings.keyPoints,
      list(
        rest.key_points,
        most.points,
        ({ label, statement, related_claim_ids: ids }) =>
          `**${label.replace(/[.:]$/, '')}:** ${statement}${cited(ids)}`,
      ),
    ),
    section(
      headings.sources,
      sources.map((source, at) => `- [${letters[at]}] ${modelsOf(source).join(', ')}`).join('\n'),
    ),
  ];
}

type Option = NonNullable<Report['answer']>['ranked_options'][number];

/** The options of a question that asks for a list; those of a decision are the answers of the panel. */
function listedOptions(options: readonly Option[]): readonly Option[] {
  return options.some(({ for_model_ids: models }) => models !== undefined) ? options : [];
}

function optionLine({
  option,
  model_count: count,
  against_model_ids: against = [],
  related_claim_ids: ids,
}: Option) {
  return `**${option}**: +${count ?? 0}${against.length > 0 ? `, −${against.length}` : ''}${cited(ids)}`;
}

/** Our choice: as many sources as a page has room for. */
const letters = 'abcdefghijkl';

/** The text with a letter behind each sentence that rests on single responses, before its point. */
function withLetters(text: string, sources: readonly AnswerSource[]): string {
  const slice = makeSlicer(text);
  let from = 0;
  const parts = sources.map(({ offset, length }, at) => {
    const before = slice({ offset: from, length: offset - from });
    from = offset + length;
    return before + slice({ offset, length }).replace(/([.!?…。！？]?)$/u, ` [${letters[at]}]$1`);
  });
  return parts.join('') + slice({ offset: from, length: text.length });
}

function modelsOf({ evidence_spans: spans }: AnswerSource): string[] {
  return uniqueSorted(spans.map(({ model_id: modelId }) => modelId));
}

type Evidence = NonNullable<Report['evidence']>;
type Analysis = NonNullable<Report['analysis']>;

/** Without its thesis if the answer says it. */
function campLine(camp: Evidence['camps'][number], answer: Report['answer']) {
  const { label, thesis, model_count: count, eligible_model_count: of } = camp;
  const { low = null, high = null } = camp.model_share_interval_90 ?? {};
  const between = low === null || high === null ? '' : `, ${percent(low)}–${percent(high)}`;
  const isSaid = thesis === '' || answer?.direct_answer.includes(thesis);
  return `**${label}** (${count}/${of}${between})${isSaid ? '' : `: ${thesis}`}`;
}

function figureLine({ what, unit, model_count: count, ...figures }: Evidence['quantities'][number]) {
  const told = (value: number) => String(Number(value.toPrecision(4)));
  const range = ({ low, high }: { readonly low: number; readonly high: number }) =>
    `${low === high ? told(low) : `${told(low)}–${told(high)}`} ${unit}`;
  const { median, groups = [] } = figures;
  const middle = median === undefined || figures.low === figures.high ? '' : ` (~${told(median)})`;
  return groups.length === 0
    ? `${what}: ${range(figures)}${middle} (n = ${count})`
    : `${what}: ${groups.map((group) => `${range(group)} (n = ${group.model_count})`).join('; ')}`;
}

function disputeLine({
  issue,
  core_tension: tension,
  related_claim_ids: ids,
}: Analysis['disagreements'][number]) {
  return `**${issue}** ${tension}${cited(ids)}`;
}

function insightLine({ insight, supporting_model_ids: models }: Analysis['minority_insights'][number]) {
  return `${insight} (${models.slice(0, 3).join(', ')}${models.length > 3 ? ', …' : ''})`;
}

function doubtLine({ description }: Analysis['uncertainties'][number]) {
  return description;
}

function methodLines({ status, research_record: record, methodology }: Report): string[] {
  const { conditions } = methodology?.controlled_inference ?? {};
  const { invited, included_in_synthesis: included } = record?.research_snapshot ?? {};
  const alpha = conditions?.reliability.alpha ?? null;
  const synthesizers = conditions?.synthesis_calls.synthesizers ?? [];
  return [
    `- ${invited ?? 0} models of the panel “${record?.panel?.panel_id ?? ''}” were asked alone and without tools; ${included ?? 0} answers are counted${status === 'partial' ? ' (a partial panel)' : ''}.`,
    `- Synthesized by ${synthesizers.join(' and ')}. Each answer was read by two of them${alpha === null ? '' : `; Krippendorff’s α of their readings is ${alpha.toFixed(2)}`}.`,
    '- All counts are computed by code, and every stance rests on a passage of the stored answer.',
    '- [n] are claims: who supports and opposes each, and in which words, is in the JSON of this report and in the stored answers.',
    '- Agreement of models is a finding about this panel, no proof.',
  ];
}

function section(title: string, text: string): string {
  return text.trim() === '' ? '' : `## ${title}\n\n${text.trim()}`;
}

function cited(ids: readonly number[]): string {
  return ids.length === 0 ? '' : ` [${ids.join(', ')}]`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Our choice: a prompt of pages is no heading. */
const headingMaxCharacters = 200;

function heading(question: string): string {
  const words = Array.from(harmless(question).replaceAll(/\s+/g, ' '));
  return words.length > headingMaxCharacters
    ? `${words.slice(0, headingMaxCharacters).join('')} …`
    : words.join('');
}
