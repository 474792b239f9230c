import type { Messages } from '../../src/report/language/messages.ts';
import { messagesIn } from '../../src/report/language/messages-in.ts';
import type { Report } from '../../src/report/schema/report.ts';

type Evidence = NonNullable<Report['evidence']>;

/**
 * A report as a person would read it, as Markdown: all its sentences and counts, no spans, times or ids of runs. Headings and
 * what explains counts are in English, whatever the language of the report is.
 */
export function printedReport({ errors, question, answer, evidence, analysis, methodology }: Report): string {
  const language = question?.language ?? 'en';
  const words = messagesIn(language === 'other' ? null : language);
  return [
    `# ${question?.text ?? ''}`,
    section('Warnings', errors.map(({ code, message }) => `- ${code}: ${message}`).join('\n')),
    ...(answer ? answerSections(answer) : []),
    ...(evidence ? evidenceSections(evidence, words) : []),
    ...(analysis ? analysisSections(analysis) : []),
    ...(methodology ? methodologySections(methodology) : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function answerSections(answer: NonNullable<Report['answer']>): string[] {
  const { headline, direct_answer, rationale, recommended_option, key_points, recommendation } = answer;
  return [
    section('Answer', `**${headline}**\n\n${direct_answer}`),
    section('Why', rationale),
    section(
      'Key points',
      key_points
        .map(
          ({ label, statement, related_claim_ids }) =>
            `- **${ended(label)}** ${statement} ${claims(related_claim_ids)}`,
        )
        .join('\n'),
    ),
    section('Recommended option', recommended_option ?? ''),
    section('Recommendation', recommendation?.statement ?? ''),
    section(
      'Options',
      answer.ranked_options
        .map(
          ({ rank, option, rationale: why, model_count: count }) =>
            `${rank}. **${option}**${count ? ` (${models(count)})` : ''}. ${why}`,
        )
        .join('\n'),
    ),
  ];
}

function evidenceSections(
  { claims: found, camps, quantities, cases, labs, unclassified_model_ids: none }: Evidence,
  words: Messages,
): string[] {
  return [
    section(
      'Positions',
      [
        ...camps.map(campLine),
        ...(camps.length > 0 && none.length > 0 ? [`- no position: ${none.join(', ')}`] : []),
      ].join('\n'),
    ),
    section('Lead', leadLine(labs)),
    section(
      'Claims',
      found
        .map(
          (claim) =>
            `${claim.claim_id}. ${claim.statement}\n${claimLines(claim)
              .map((line) => `   - ${line}`)
              .join('\n')}`,
        )
        .join('\n'),
    ),
    section('Figures', quantities.map((each) => quantityLine(each, words)).join('\n')),
    section(
      'Cases',
      cases
        .map((each) => `- ${words.ifThen(each.case, each.option)} (${each.model_ids.join(', ')})`)
        .join('\n'),
    ),
  ];
}

function quantityLine(quantity: Evidence['quantities'][number], words: Messages): string {
  const { what, unit, low, high, median, lower_quartile: lower, upper_quartile: upper } = quantity;
  const told = (value: number | null): string => words.figure(value ?? Number.NaN);
  const values =
    low === high
      ? `${told(low)} ${unit}`
      : `${told(low)} to ${told(high)} ${unit}; median ${told(median)}; half of the figures between ${told(lower)} and ${told(upper)}`;
  const asked = quantity.answers_question ? ', asked for' : '';
  return `- ${what}: ${values} (${models(quantity.model_count)}${asked})`;
}

function campLine(camp: Evidence['camps'][number]): string {
  const {
    label,
    thesis,
    model_count,
    eligible_model_count,
    model_share_interval_90: interval,
    equal_lab_weight_share: equal,
  } = camp;
  return `- **${label}**: ${thesis} ${model_count} of ${models(eligible_model_count ?? 0)}${range(interval)}; ${percent(equal)} if every lab counts the same. ${camp.model_ids.join(', ')}`;
}

function claimLines(claim: Evidence['claims'][number]): string[] {
  const {
    supporting_model_ids: pro,
    opposing_model_ids: contra,
    mixed_or_uncertain_model_ids: mixed,
  } = claim;
  const sides = [
    ['agree', pro],
    ['disagree', contra],
    ['see both sides', mixed],
  ] as const;
  return [
    ...sides.flatMap(([verb, models]) =>
      models.length > 0 ? [`${models.length} ${verb}: ${models.join(', ')}`] : [],
    ),
    ...(claim.caveats.length > 0 ? [`agreed under a caveat: ${claim.caveats.join('; ')}`] : []),
  ];
}

function leadLine(labs: Evidence['labs']): string {
  const { lead } = labs;
  if (!lead) return '';
  const { low, high } = lead.difference_interval_90;
  const deciding = lead.depends_on_lab_ids.join(', or without ');
  return [
    `Position ${lead.camp_id} is ${points(lead.difference)} percentage points ahead of position ${lead.next_camp_id}.`,
    `If labs are drawn anew, nine draws of ten put it between ${aheadBy(low)} and ${aheadBy(high)}, so the lead is ${lead.established ? 'established' : 'not established'}.`,
    deciding === '' ? 'It stands whichever lab is left out.' : `Without ${deciding} it would not be ahead.`,
  ].join(' ');
}

function analysisSections({
  disagreements,
  minority_insights,
  uncertainties,
}: NonNullable<Report['analysis']>): string[] {
  return [
    section(
      'Disagreements',
      disagreements
        .map((d) =>
          [
            `### ${d.issue}`,
            `${d.core_tension} ${claims(d.related_claim_ids)}${byCode(d.written_by)}`,
            list('Taken for granted', d.assumptions),
            d.why_it_matters,
            list('Would settle it', d.resolving_information),
          ]
            .filter((part) => part !== '')
            .join('\n\n'),
        )
        .join('\n\n'),
    ),
    section(
      'Minority insights',
      minority_insights
        .map(
          (i) =>
            `- ${i.insight} ${i.why_it_matters} (${i.supporting_model_ids.join(', ')})${byCode(i.written_by)}`,
        )
        .join('\n'),
    ),
    section(
      'Uncertainties',
      uncertainties
        .map(
          (u) =>
            `- ${u.description} ${u.why_unresolved} ${list('Would resolve it', u.what_would_resolve_it)} (${u.raised_by_model_ids.join(', ')})${byCode(u.written_by)}`,
        )
        .join('\n'),
    ),
  ];
}

function methodologySections({
  evidence_collection,
  synthesis_and_audit,
  controlled_inference,
}: NonNullable<Report['methodology']>): string[] {
  return [
    section('How the answers were collected', evidence_collection ?? ''),
    section('How they were read', synthesis_and_audit ?? ''),
    section(
      controlled_inference?.title ?? '',
      [controlled_inference?.body, controlled_inference?.why_this_matters].join('\n\n'),
    ),
  ];
}

function section(title: string, text: string): string {
  return text.trim() === '' ? '' : `## ${title}\n\n${text.trim()}`;
}

function ended(label: string): string {
  return /[.!?]$/.test(label) ? label : `${label}.`;
}

function byCode(writer: string | undefined): string {
  return writer === 'code' ? ' *(added by code)*' : '';
}

function models(count: number): string {
  return `${count} model${count === 1 ? '' : 's'}`;
}

function aheadBy(share: number | null): string {
  return `${points(Math.abs(share ?? 0))} points ${(share ?? 0) < 0 ? 'behind' : 'ahead'}`;
}

function points(share: number | null): string {
  return share === null ? '–' : String(Math.round(share * 100));
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${title}: ${items.map(ended).join(' ')}`;
}

function claims(ids: readonly number[]): string {
  return ids.length === 0 ? '' : `[${ids.join(', ')}]`;
}

function range(interval: { readonly low: number | null; readonly high: number | null } | undefined): string {
  return !interval || interval.low === null
    ? ''
    : ` (90% interval ${percent(interval.low)} to ${percent(interval.high)})`;
}

function percent(share: number | null | undefined): string {
  return share === null || share === undefined ? '–' : `${Math.round(share * 100)}%`;
}
