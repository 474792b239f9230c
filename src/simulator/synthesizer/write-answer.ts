import type { Topic } from '../topic.ts';
import type { Tables } from './materials.ts';
import {
  asClause,
  type KnownCamp,
  type KnownClaim,
  listed,
  rankedCamps,
  rankedClaims,
  standingSentence,
} from './wording.ts';

export interface AnswerOutput {
  readonly headline: string;
  readonly direct_answer: string;
  readonly rationale: string;
  readonly recommended_option: string | null;
  readonly key_points: readonly {
    readonly label: string;
    readonly statement: string;
    readonly claims: readonly string[];
  }[];
  readonly recommendation: { readonly statement: string; readonly claims: readonly string[] } | null;
  readonly ranked_options: readonly {
    readonly option: string;
    readonly rationale: string;
    readonly claims: readonly string[];
  }[];
}

/** The answer section, from the tables and what the writer knows about the matter. Counts are slots. */
export function writeAnswer(topic: Topic, tables: Tables, writer: string): AnswerOutput {
  const camps = rankedCamps(topic, tables);
  const claims = rankedClaims(topic, tables);
  const [lead, second] = camps;
  return {
    headline: headline(lead),
    direct_answer: directAnswer(lead, second),
    rationale: rationale(lead, second, claims),
    recommended_option: lead?.row.recommended_option ?? null,
    key_points: keyPointClaims(claims).map(({ row, known }) => ({
      label:
        known?.label ??
        row.statement
          .split(/\s+/)
          .slice(0, 5)
          .join(' ')
          .replace(/[.,;:]+$/, ''),
      statement: `${row.statement} ${standingSentence(row, writer)}`,
      claims: [row.id],
    })),
    recommendation: recommendation(lead, claims),
    ranked_options: rankedOptions(camps, claims),
  };
}

function headline(lead: KnownCamp | undefined): string {
  if (!lead) return 'The panel forms no common position on this question';
  const text = lead.known?.headline ?? lead.row.label;
  return `${text}: the answer of {{${lead.row.id}.quantifier}} of the models`;
}

function directAnswer(lead: KnownCamp | undefined, second: KnownCamp | undefined): string {
  if (!lead)
    return 'The answers of the panel do not gather around a position; the claims below show where they meet.';
  const { id, thesis, label } = lead.row;
  const main = `${thesis || `${label}.`} {{${id}.model_count}} of the {{panel.included}} models included here would take this position, a share of {{${id}.model_share}}.`;
  if (!second) return main;
  return `${main} The main alternative, “${second.row.label}”, would be the choice of {{${second.row.id}.quantifier}} of the models. Its view in short: ${second.row.thesis || second.row.label}`;
}

function rationale(
  lead: KnownCamp | undefined,
  second: KnownCamp | undefined,
  claims: readonly KnownClaim[],
): string {
  const agreed = claims.filter(({ row }) => row.standing === 'agreed').slice(0, 3);
  const contested = claims.find(({ row }) => row.standing === 'contested');
  const parts: string[] = [];
  if (lead?.known) parts.push(lead.known.rationale);
  const [first, ...others] = agreed;
  if (first) {
    const points = [
      `{{${first.row.id}.quantifier}} would agree that ${asClause(first.row.statement)}`,
      ...others.map(({ row }) => `{{${row.id}.quantifier}} that ${asClause(row.statement)}`),
    ];
    parts.push(
      `Common ground lies beneath it. Of the models that address the point in question, ${listed(points)}.`,
    );
  }
  if (contested) {
    const issue = contested.known?.dispute?.issue ?? `Whether ${asClause(contested.row.statement)}`;
    const id = contested.row.id;
    parts.push(
      `The sharpest dispute is about this: ${asClause(issue)}. There {{${id}.supporting_count}} would say yes and {{${id}.opposing_count}} would say no.`,
    );
  }
  if (second?.known) {
    parts.push(`The alternative “${second.row.label}” weighs things differently. ${second.known.rationale}`);
  }
  return parts.join(' ');
}

/** Agreement first, then the main disputes, then what the panel turns down. */
function keyPointClaims(claims: readonly KnownClaim[]): KnownClaim[] {
  const of = (standing: string, count: number) =>
    claims.filter(({ row }) => row.standing === standing).slice(0, count);
  const chosen = [...of('agreed', 4), ...of('contested', 2), ...of('rejected', 1)];
  return chosen.length > 0 ? chosen : of('rare', 3);
}

function recommendation(
  lead: KnownCamp | undefined,
  claims: readonly KnownClaim[],
): AnswerOutput['recommendation'] {
  if (!lead) return null;
  const statement = lead.known?.advice ?? lead.row.recommended_option;
  return statement ? { statement, claims: claimsFor(lead, claims) } : null;
}

function rankedOptions(
  camps: readonly KnownCamp[],
  claims: readonly KnownClaim[],
): AnswerOutput['ranked_options'] {
  const seen = new Set<string>();
  return camps.flatMap((camp) => {
    const option = camp.row.recommended_option;
    if (!option || seen.has(option)) return [];
    seen.add(option);
    const suits = camp.known?.suits ?? camp.row.thesis;
    return [
      {
        option,
        rationale: `${suits} Of the models included here, {{${camp.row.id}.quantifier}} would choose this.`,
        claims: claimsFor(camp, claims),
      },
    ];
  });
}

function claimsFor(camp: KnownCamp, claims: readonly KnownClaim[]): string[] {
  return claims
    .filter(({ row }) => row.camps_for.includes(camp.row.id))
    .slice(0, 3)
    .map(({ row }) => row.id);
}
