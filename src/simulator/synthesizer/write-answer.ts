import type { Topic } from '../topics/topic.ts';
import type { Tables } from './materials.ts';
import {
  asClause,
  ended,
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

/** Writes the answer section from the tables and the topic. Counts are slots. */
export function writeAnswer(topic: Topic, tables: Tables, writer: string): AnswerOutput {
  const camps = rankedCamps(topic, tables);
  const claims = rankedClaims(topic, tables);
  const leaders = camps.filter(({ row }) => row.rank === camps[0]?.row.rank);
  // If camps share the first rank, the panel has no single answer, and the writer must not invent one.
  const lead = leaders.length === 1 ? leaders[0] : undefined;
  const second = lead ? camps[1] : undefined;
  return {
    headline: lead ? headline(lead) : dividedHeadline(leaders),
    direct_answer: lead ? directAnswer(lead, second) : dividedAnswer(leaders),
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
      statement: `${ended(row.statement)} ${standingSentence(row, writer)}`,
      claims: [row.id],
    })),
    recommendation: recommendation(lead, claims),
    ranked_options: rankedOptions(camps, claims),
  };
}

function headline({ row, known }: KnownCamp): string {
  return `${known?.headline ?? row.label}: {{${row.id}.in_words}}`;
}

function dividedHeadline(leaders: readonly KnownCamp[]): string {
  if (leaders.length === 0) return 'The panel forms no common position on this question';
  return `The panel is divided between ${listed(leaders.map(({ row }) => `“${row.label}”`))}`;
}

function directAnswer({ row }: KnownCamp, second: KnownCamp | undefined): string {
  const main = `${ended(row.thesis || row.label)} {{${row.id}.support}}.`;
  if (!second) return main;
  return `${main} The main alternative is “${second.row.label}” ({{${second.row.id}.share}}). Its view in short: ${second.row.thesis || second.row.label}`;
}

function dividedAnswer(leaders: readonly KnownCamp[]): string {
  if (leaders.length === 0) {
    return 'The answers of the panel do not gather around a position; the claims below show where they meet.';
  }
  const sides = leaders.map(({ row }) => `${ended(row.thesis || row.label)} {{${row.id}.support}}.`);
  return `The panel is divided, and no position leads. ${sides.join(' ')}`;
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
  if (agreed.length > 0) parts.push(commonGround(agreed));
  if (contested) {
    const { id, statement } = contested.row;
    parts.push(`A central dispute is over the claim that ${asClause(statement)}: {{${id}.balance}}.`);
  }
  if (second?.known) {
    // The first sentence is enough: the section should take a minute to read.
    const [reason = ''] = second.known.rationale.split(/(?<=[.!?])\s/);
    parts.push(`The alternative “${second.row.label}” weighs things differently. ${reason}`);
  }
  return parts.join(' ');
}

/** Varies the wording of the shares, so that a list of similar quantities stays readable. */
function commonGround([first, ...others]: readonly KnownClaim[]): string {
  const main = first
    ? `There is common ground as well: ${asClause(first.row.statement)} ({{${first.row.id}.in_words}}).`
    : '';
  const rest = others.map(({ row }) => `that ${asClause(row.statement)} ({{${row.id}.share}})`);
  const shares = rest.length > 0 ? ` The panel also holds ${listed(rest)}.` : '';
  return `${main}${shares}`;
}

/** Lists agreement first, then the main disputes, then the claims that the panel rejects. */
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
  const cited = claimsFor(lead, claims);
  return statement && cited.length > 0 ? { statement, claims: cited } : null;
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
        rationale: `${ended(suits)} {{${camp.row.id}.in_words}}.`,
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
