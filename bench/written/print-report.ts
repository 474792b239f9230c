import type { Report } from '../../src/report/schema/report.ts';

type Evidence = NonNullable<Report['evidence']>;

/** A report as a person would read it, as Markdown: all its sentences and counts, no spans, times or ids of runs. */
export function printedReport({ errors, question, answer, evidence, analysis, methodology }: Report): string {
  return [
    `# ${question?.text ?? ''}`,
    section('Warnings', errors.map(({ code, message }) => `- ${code}: ${message}`).join('\n')),
    ...(answer ? answerSections(answer) : []),
    ...(evidence ? evidenceSections(evidence) : []),
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
            `${rank}. **${option}** (${count ?? 0}). ${why}`,
        )
        .join('\n'),
    ),
  ];
}

function evidenceSections({
  claims: found,
  camps,
  quantities,
  conditions,
  laboratories,
  unclassified_model_ids: none,
}: Evidence): string[] {
  return [
    section(
      'Positions',
      [
        ...camps.map(campLine),
        ...(camps.length > 0 && none.length > 0 ? [`- no position: ${none.join(', ')}`] : []),
      ].join('\n'),
    ),
    section('Lead', leadLine(laboratories)),
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
    section(
      'Figures',
      (quantities ?? [])
        .map(
          (q) =>
            `- ${q.what}: ${q.low} to ${q.high} ${q.unit}, median ${q.median}, middle half ${q.lower_quartile} to ${q.upper_quartile} (${q.model_count} models${q.answers_question ? '; asked for' : ''})`,
        )
        .join('\n'),
    ),
    section(
      'Conditions',
      (conditions ?? [])
        .map((each) => `- if ${each.condition}: ${each.option} (${each.model_ids.join(', ')})`)
        .join('\n'),
    ),
  ];
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
  return `- **${label}**: ${thesis} ${model_count} of ${eligible_model_count}, ${range(interval)}; by laboratory ${percent(equal)}. ${camp.model_ids.join(', ')}`;
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
    ...(claim.caveats.length > 0 ? [`on condition: ${claim.caveats.join('; ')}`] : []),
  ];
}

function leadLine(laboratories: Evidence['laboratories']): string {
  const lead = laboratories?.lead;
  if (!lead) return '';
  const { low, high } = lead.difference_interval_90;
  return `Position ${lead.camp_id} is ${points(lead.difference)} points ahead of position ${lead.next_camp_id}, ${points(low)} to ${points(high)} if laboratories are drawn anew: ${lead.established ? 'established' : 'not established'}. Laboratories that decide it: ${lead.deciding_lab_ids.join(', ') || 'none'}.`;
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
            `${d.core_tension} ${claims(d.related_claim_ids)} (${d.written_by})`,
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
          (i) => `- ${i.insight} ${i.why_it_matters} (${i.supporting_model_ids.join(', ')}; ${i.written_by})`,
        )
        .join('\n'),
    ),
    section(
      'Uncertainties',
      uncertainties
        .map(
          (u) =>
            `- ${u.description} ${u.why_unresolved} ${list('Would resolve it', u.what_would_resolve_it)} (${u.raised_by_model_ids.join(', ')}; ${u.written_by})`,
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
    ? 'no interval'
    : `${percent(interval.low)} to ${percent(interval.high)}`;
}

function percent(share: number | null | undefined): string {
  return share === null || share === undefined ? '–' : `${Math.round(share * 100)}%`;
}
