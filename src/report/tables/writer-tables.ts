import type { Section } from '../../domain/run/run-messages.ts';
import type { QuestionType } from '../../findings/findings.ts';
import { pointCounts } from '../../text/form/point-counts.ts';
import { casesOfCamp } from '../count/cases.ts';
import type { ClaimTally } from '../count/claims.ts';
import type { FigureGroup } from '../count/figure-groups.ts';
import { askedQuantities, type QuantityTally, tellsMedian } from '../count/quantities.ts';
import {
  campSides,
  disputedClaims,
  dissents,
  minorityCandidates,
  type Standing,
  standingOf,
} from '../count/standing.ts';
import type { Passages, SidedPassages } from './passages.ts';
import type { Tables } from './tables.ts';

export interface WriterTables {
  readonly question_type?: QuestionType;
  readonly camps: readonly CampRow[];
  readonly claims: readonly ClaimRow[];
  /**
   * Whether the camp with rank 1 leads beyond chance; missing if there is no other, or if several
   * share rank 1.
   */
  readonly lead?: 'established' | 'not_established';
  readonly quantities: readonly QuantityRow[];
  /** Cases on which answers depend, and the camps whose members name them. */
  readonly cases: readonly {
    readonly if: string;
    /** Null for a factor on which answers depend. */
    readonly option: string | null;
    readonly camps: readonly string[];
  }[];
  readonly disputed?: readonly string[];
  readonly minority_candidates?: readonly string[];
  /** Common claims from which few models dissent. */
  readonly dissents?: readonly string[];
  readonly uncertainties?: readonly NoteRow[];
  /** What responses say in their own words, by the id of the row that it belongs to. */
  readonly sentences?: Readonly<Record<string, readonly string[] | Partial<SidedPassages>>>;
  /** What responses say beside all rows, as the name of each sentence and its words: `A01.12`. */
  readonly responses?: Readonly<Record<string, string>>;
}

interface CampRow {
  readonly id: string;
  readonly label: string;
  readonly thesis: string;
  readonly recommended_option: string | null;
  readonly rank: number;
}

interface ClaimRow {
  readonly id: string;
  readonly statement: string;
  /** What it recommends, if the question asks for a list of such things. */
  readonly option?: string;
  readonly rank: number;
  /** Whether more responses report it as others' than hold it. */
  readonly reported?: true;
  readonly standing: Standing;
  readonly camps_for: readonly string[];
  readonly camps_against: readonly string[];
  /** Caveats of those who support it, and of those who oppose it. */
  readonly caveats_for: readonly string[];
  readonly caveats_against: readonly string[];
}

interface QuantityRow {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  /** 1 for what most models give a figure for. */
  readonly rank: number;
  readonly is_asked_for: boolean;
  readonly low: number;
  readonly high: number;
  readonly median?: number;
  readonly middle_half?: readonly [number, number];
  /** Groups into which the figures fall, with `rank` 1 for the largest. */
  readonly groups?: readonly { readonly low: number; readonly high: number; readonly rank: number }[];
  readonly contradict_each_other?: true;
}

interface NoteRow {
  readonly id: string;
  readonly description: string;
}

/**
 * The tables from which a section is written: ids, wordings and ranks, without counts, names and
 * responses. Each section gets what all share, which comes first so that the prompts begin alike,
 * and the ids that it is to write about.
 */
export function writerTables(section: Section, tables: Tables): WriterTables {
  const { claims, camps, notes, quantities, cases } = tables;
  const asked = askedQuantities(quantities, tables.panel.included.length);
  const shared = {
    camps: camps.map(({ camp, rank }) => ({
      id: `K${camp.campId}`,
      label: camp.label,
      thesis: camp.thesis,
      recommended_option: camp.recommendedOption,
      rank,
    })),
    claims: claims.map((tally) => claimRow(tally, tables)),
    cases: cases.map((each) => ({
      if: each.when,
      option: each.option,
      camps: camps
        .filter((camp) => casesOfCamp(camp, [each]).length > 0)
        .map(({ camp }) => `K${camp.campId}`),
    })),
    quantities: quantities.map((tally) => quantityRow(tally, quantities, asked)),
  };
  switch (section) {
    case 'answer':
      return {
        ...shared,
        question_type: tables.questionType,
        ...leadOf(tables, asked),
        minority_candidates: minorityCandidates(claims, camps).map(claimKey),
        sentences: sentencesIn(tables.passages),
        responses: Object.fromEntries([...tables.shown].map(([name, { words }]) => [name, words])),
      };
    case 'disagreements':
      return { ...shared, ...aboutRows({ disputed: disputedClaims(claims).map(claimKey) }, tables) };
    case 'minority_insights': {
      const candidates = minorityCandidates(claims, camps).map(claimKey);
      return {
        ...shared,
        ...aboutRows({ minority_candidates: candidates, dissents: dissents(claims).map(claimKey) }, tables),
      };
    }
    case 'uncertainties':
      return {
        ...shared,
        uncertainties: notes.map(({ id, description }) => ({ id, description })),
      };
  }
}

/**
 * Whether a section needs no writer: nothing that it could cite is there, or it is the answer to a
 * task, which points to the responses (R-R20).
 */
export function isUnasked(section: Section, { claims, camps, notes, questionType }: Tables): boolean {
  switch (section) {
    case 'answer':
      return questionType === 'task';
    case 'disagreements':
      return camps.length < 2 && disputedClaims(claims).length === 0;
    case 'minority_insights':
      return minorityCandidates(claims, camps).length + dissents(claims).length === 0;
    case 'uncertainties':
      return notes.length === 0;
  }
}

/**
 * The ids that a section is to write about, and what responses say of these rows in their own
 * words.
 */
function aboutRows<Ids extends Readonly<Record<string, readonly string[]>>>(ids: Ids, { passages }: Tables) {
  const named = new Set(Object.values(ids).flat());
  const sentences = Object.entries(sentencesIn(passages)).filter(([id]) => named.has(id));
  return { ...ids, ...(sentences.length > 0 ? { sentences: Object.fromEntries(sentences) } : {}) };
}

/** None if the headline states a number, because it then states no lead. */
function leadOf({ labs: { lead } }: Tables, asked: readonly QuantityTally[]): Pick<WriterTables, 'lead'> {
  if (asked.length > 0 || lead === null || lead.second.rank === 1) return {};
  return { lead: lead.established ? 'established' : 'not_established' };
}

function sentencesIn({ camps, claims, quantities }: Passages): NonNullable<WriterTables['sentences']> {
  const rows = [
    ...[...camps].map(([id, own]) => [`K${id}`, own] as const),
    ...[...claims].map(([id, sides]) => {
      const held = Object.entries(sides).filter(([, own]) => own.length > 0);
      return [`C${id}`, Object.fromEntries(held) as Partial<SidedPassages>] as const;
    }),
    ...[...quantities].map(([id, own]) => [`q${id}`, own] as const),
  ];
  return Object.fromEntries(rows.filter(([, own]) => Object.keys(own).length > 0));
}

function claimRow(tally: ClaimTally, tables: Tables): ClaimRow {
  const { claims, camps } = tables;
  const { campsFor, campsAgainst } = campSides(tally, camps);
  const isInsight = minorityCandidates([tally], camps).length > 0;
  // An insight is told of those who support it: a caveat of others is none of theirs.
  const supporting = tally.sided.supporting.filter(
    ({ holders }) => !isInsight || holders.some(({ modelId }) => tally.supporting.includes(modelId)),
  );
  return {
    id: claimKey(tally),
    statement: tally.claim.statement,
    ...(tally.claim.option === undefined ? {} : { option: tally.claim.option }),
    rank: 1 + claims.filter((other) => other.supporting.length > tally.supporting.length).length,
    ...(tally.reported.length > tally.supporting.length ? { reported: true as const } : {}),
    standing: standingOf(tally, tables),
    camps_for: campsFor.map((campId) => `K${campId}`),
    camps_against: campsAgainst.map((campId) => `K${campId}`),
    caveats_for: supporting.map(({ wording }) => wording),
    caveats_against: tally.sided.opposing.map(({ wording }) => wording),
  };
}

function quantityRow(
  tally: QuantityTally,
  quantities: readonly QuantityTally[],
  asked: readonly QuantityTally[],
): QuantityRow {
  const { note, values, low, median, high, lowerQuartile, upperQuartile } = tally;
  const points = pointCounts(values);
  const groups = points.length > 0 ? points : tally.groups;
  return {
    id: `q${tally.quantityId}`,
    what: note.what,
    unit: note.unit,
    rank: 1 + quantities.filter((other) => other.values.length > values.length).length,
    is_asked_for: asked.includes(tally),
    low,
    high,
    ...(median !== null && groups.length === 0 && (asked.includes(tally) || tellsMedian(values, median))
      ? { median }
      : {}),
    ...(lowerQuartile === null || upperQuartile === null || groups.length > 0
      ? {}
      : { middle_half: [lowerQuartile, upperQuartile] }),
    ...(groups.length === 0 ? {} : { groups: groups.map((group) => groupRow(group, groups)) }),
    ...(tally.areContradictory ? { contradict_each_other: true } : {}),
  };
}

function groupRow({ low, high, count }: FigureGroup, groups: readonly FigureGroup[]) {
  return { low, high, rank: 1 + groups.filter((other) => other.count > count).length };
}

function claimKey({ claim }: ClaimTally): string {
  return `C${claim.claimId}`;
}
