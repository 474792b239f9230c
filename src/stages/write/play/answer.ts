import type { Draft } from '../../../findings/drafts.ts';
import { byCodePoint } from '../../../text/order.ts';
import { shortLabel } from '../../play/lexical.ts';
import type { GivenTables } from '../../play/materials.ts';
import { ended, type Templates } from './templates/templates.ts';
import { type Background, type KnownCamp, type KnownClaim, rankedCamps, rankedClaims } from './wording.ts';

type Answer = Omit<Draft<'answer'>, 'assessment' | 'assessment_reasons' | 'own_knowledge'>;

/** Writes the answer section from the tables and what the writer knows, without counts. */
export function writeAnswer(background: Background, tables: GivenTables): Answer {
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
    headline: asked[0] ? words.asked(figures(asked[0])) : campHeadline,
    direct_answer: [
      ...asked.slice(1).map((quantity) => ended(words, words.asked(figures(quantity)))),
      ...(lead ? [thesis(lead, words)] : dividedAnswer(leaders, words)),
    ].join(words.gap),
    rationale: rationale(lead, second, claims, words),
    key_points: keyPointClaims(claims).map(({ row, known }) => ({
      label: known?.label ?? shortLabel(row.statement),
      statement: marked(ended(words, row.statement), row.id, tables),
      claims: [row.id],
    })),
    recommendation: isFact ? null : recommendation(lead, claims),
    ranked_options: isFact ? [] : rankedOptions(camps, claims, words),
  };
}

/** The range of a quantity. */
function figures({ low, high, unit }: GivenTables['quantities'][number]): string {
  return `${low === high ? low : `${low}–${high}`} ${unit}`.trim();
}

function thesis({ row }: KnownCamp, words: Templates): string {
  return ended(words, row.thesis || row.label);
}

/** The text with a mark for a sentence that says so, if one is shown. */
function marked(text: string, id: string, { sentences, responses }: GivenTables): string {
  const given = sentences[id] ?? null;
  const made = JSON.stringify(typeof given === 'object' && given && 'for' in given ? given.for : given);
  const own = Object.entries(responses).filter(([name]) => made.includes(JSON.stringify(name)));
  // By words: which response has which name must not show in a report.
  const [first] = own.map(([, words]) => words).sort(byCodePoint);
  const names = Object.entries(responses).flatMap(([name, words]) => (words === first ? [name] : []));
  return names.length === 0 ? text : text.replace(/(?=[.!?。！？])/u, ` [${names.join(', ')}]`);
}

/** How many give the answer, and how far its lead carries, stands beside it in the report. */
function headline({ row }: KnownCamp, isFact: boolean): string {
  return (isFact ? null : row.recommended_option) || row.label;
}

function dividedHeadline(leaders: readonly KnownCamp[], words: Templates): string {
  if (leaders.length === 0) return words.nothingInCommon;
  return words.dividedBetween(words.list(leaders.map(({ row }) => words.quote(row.label))));
}

function dividedAnswer(leaders: readonly KnownCamp[], words: Templates): string[] {
  if (leaders.length === 0) return [words.noPosition];
  return [words.noneLeads, ...leaders.map((camp) => thesis(camp, words))];
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

/** What is agreed, else what is rare: what is not stands among the disagreements. */
function keyPointClaims(claims: readonly KnownClaim[]): KnownClaim[] {
  const of = (standing: string) => claims.filter(({ row }) => row.standing === standing).slice(0, 3);
  const agreed = of('agreed');
  return agreed.length > 0 ? agreed : of('rare');
}

function recommendation(
  lead: KnownCamp | undefined,
  claims: readonly KnownClaim[],
): Answer['recommendation'] {
  if (!lead) return null;
  const statement = lead.known?.advice ?? lead.row.recommended_option;
  const cited = claimsFor(lead, claims);
  return statement && cited.length > 0 ? { statement, claims: cited } : null;
}

function rankedOptions(
  camps: readonly KnownCamp[],
  claims: readonly KnownClaim[],
  words: Templates,
): Answer['ranked_options'] {
  const seen = new Set<string>();
  return camps.flatMap((camp) => {
    const option = camp.row.recommended_option;
    if (!option || seen.has(option)) return [];
    seen.add(option);
    const suits = camp.known?.suits ?? camp.row.thesis;
    return [
      {
        option,
        rationale: ended(words, suits),
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
