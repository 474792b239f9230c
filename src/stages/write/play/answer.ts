import { byCodePoint } from '../../../text/order.ts';
import { shortLabel } from '../../play/lexical.ts';
import type { GivenTables } from '../../play/materials.ts';
import { ended, type Templates } from './templates/templates.ts';
import {
  type Background,
  type KnownCamp,
  type KnownClaim,
  rankedCamps,
  rankedClaims,
  standingSlot,
} from './wording.ts';

export interface AnswerOutput {
  readonly headline: string;
  readonly direct_answer: string;
  readonly rationale: string;
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

/** Writes the answer section from the tables and what the writer knows. Counts are slots. */
export function writeAnswer(background: Background, tables: GivenTables, writer: string): AnswerOutput {
  const { words } = background;
  const camps = rankedCamps(background, tables);
  const claims = rankedClaims(background, tables);
  const leaders = camps.filter(({ row }) => row.rank === camps[0]?.row.rank);
  // If camps share the first rank, the panel has no single answer, and the writer must not invent
  // one.
  const lead = leaders.length === 1 ? leaders[0] : undefined;
  const second = lead ? camps[1] : undefined;
  const isFact = tables.question_type === 'factual' || tables.question_type === 'quantity';
  const asked = tables.quantities.filter((quantity) => quantity.is_asked_for);
  const campHeadline = lead ? headline(lead, isFact) : dividedHeadline(leaders, words);
  return {
    headline: asked[0] ? words.asked(`{{${asked[0].id}.median}}`) : campHeadline,
    direct_answer: [
      ...asked.map(({ id }) => ended(words, `{{${id}.range}}`)),
      ...(lead ? directAnswer(lead, camps, words, isFact) : dividedAnswer(leaders, words)),
    ].join(words.gap),
    rationale: rationale(lead, second, claims, words),
    key_points: keyPointClaims(claims).map(({ row, known }) => ({
      label: known?.label ?? shortLabel(row.statement),
      statement: marked(ended(words, keyPoint(row, writer)), row.id, tables),
      claims: [row.id],
    })),
    recommendation: isFact ? null : recommendation(lead, claims),
    ranked_options: isFact ? [] : rankedOptions(camps, claims, words),
  };
}

/** A statement, followed by a slot as a separate sentence. */
function withSlot(words: Templates, statement: string, slot: string): string {
  return [ended(words, statement), ended(words, slot)].join(words.gap);
}

/**
 * The text with a mark for a sentence that says so, if one is shown. A slot, which code fills from
 * the row, has none.
 */
function marked(text: string, id: string, { sentences, responses }: GivenTables): string {
  const given = sentences[id] ?? null;
  const made = JSON.stringify(typeof given === 'object' && given && 'for' in given ? given.for : given);
  const own = Object.entries(responses).filter(([name]) => made.includes(JSON.stringify(name)));
  // By words: which response has which name must not show in a report.
  const [first] = own.map(([, words]) => words).sort(byCodePoint);
  const names = Object.entries(responses).flatMap(([name, words]) => (words === first ? [name] : []));
  return names.length === 0 || text.startsWith('{{')
    ? text
    : text.replace(/(?=[.!?。！？])/u, ` [${names.join(', ')}]`);
}

/** How many give the answer, and how far its lead carries, stands beside it in the report. */
function headline({ row }: KnownCamp, isFact: boolean): string {
  return (isFact ? null : row.recommended_option) || row.label;
}

function dividedHeadline(leaders: readonly KnownCamp[], words: Templates): string {
  if (leaders.length === 0) return words.nothingInCommon;
  return words.dividedBetween(words.list(leaders.map(({ row }) => words.quote(row.label))));
}

/** The leading answer and the next one; for a question of fact, all other answers. */
function directAnswer(
  { row }: KnownCamp,
  camps: readonly KnownCamp[],
  words: Templates,
  isFact: boolean,
): string[] {
  const others = camps.filter((camp) => camp.row.id !== row.id).slice(0, isFact ? camps.length : 1);
  return [
    withSlot(words, row.thesis || row.label, `{{${row.id}.support}}`),
    ...others.map((camp) => ended(words, `{{${camp.row.id}.support}}`)),
  ];
}

function dividedAnswer(leaders: readonly KnownCamp[], words: Templates): string[] {
  if (leaders.length === 0) return [words.noPosition];
  const sides = leaders.map(({ row }) => withSlot(words, row.thesis || row.label, `{{${row.id}.support}}`));
  return [words.noneLeads, ...sides];
}

/**
 * The reasons of the leading camp, and the first of the next one: the section should take a minute
 * to read.
 */
function rationale(
  lead: KnownCamp | undefined,
  second: KnownCamp | undefined,
  claims: readonly KnownClaim[],
  words: Templates,
): string {
  const [counter] = second?.known?.rationale.split(/(?<=[.!?])\s/) ?? [];
  const reasons = claims
    .filter(({ row }) => row.camps_for.includes(lead?.row.id ?? ''))
    .map(({ row }) => ended(words, row.statement));
  return [
    lead?.known?.rationale ?? reasons.slice(0, 2).join(words.gap),
    second && counter ? words.caseFor(words.quote(second.row.label), counter) : '',
  ]
    .filter((part) => part !== '')
    .join(words.gap);
}

/** What is agreed needs no count; of what is not, the slot gives both sides. */
function keyPoint(row: KnownClaim['row'], writer: string): string {
  return row.standing === 'agreed' ? row.statement : standingSlot(row, writer);
}

/** Lists agreement first, then the main disputes, then the claims that the panel rejects. */
function keyPointClaims(claims: readonly KnownClaim[]): KnownClaim[] {
  const of = (standing: string, count: number) =>
    claims.filter(({ row }) => row.standing === standing).slice(0, count);
  const chosen = [...of('agreed', 3), ...of('contested', 2), ...of('rejected', 1)];
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
  words: Templates,
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
        rationale: withSlot(words, suits, `{{${camp.row.id}.share}}`),
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
