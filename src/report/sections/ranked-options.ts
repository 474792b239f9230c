import type { Draft } from '../../findings/drafts.ts';
import { uniqueSorted } from '../../text/order.ts';
import { contentStems, identityOf, overlap } from '../../text/words.ts';
import type { CampTally } from '../count/camps.ts';
import { casesOfCamp, depends } from '../count/cases.ts';
import type { ClaimTally } from '../count/claims.ts';
import { shareOf } from '../count/shares.ts';
import { sentence } from '../language/sentences.ts';
import { balanceClause } from '../prose/clauses.ts';
import type { Answer } from '../schema/parts/answer.ts';
import type { Tables } from '../tables/tables.ts';
import { numbersOf, sortedIds } from './attribution.ts';

type RankedOption = Answer['ranked_options'][number];

/** An option with the camps that choose it, and the claims that recommend it. */
interface Held {
  readonly option: string;
  readonly camps: readonly CampTally[];
  readonly rows: readonly ClaimTally[];
}

/**
 * Every option, ordered by how many models hold it: of what a question asks to be listed, those
 * that recommend it, where one that does so on a condition alone counts half (R-R24). "It depends"
 * is an option of a decision or comparison, with its own share and its cases, if a camp chooses no
 * option but names cases; it is no entry of a list.
 * @param claimsOf the claims of a camp
 */
export function rankedOptions(tables: Tables, claimsOf: (camp: CampTally) => number[]): RankedOption[] {
  const { camps, claims, cases, words, questionType } = tables;
  const byName = Map.groupBy(
    claims.filter(({ claim, addressedCount }) => claim.option !== undefined && addressedCount > 0),
    ({ claim }) => identityOf(claim.option ?? ''),
  );
  const open = isChoice.has(questionType) && byName.size === 0 ? openCamp(camps, cases) : undefined;
  const keyOf = (tally: CampTally): string | null =>
    tally.camp.recommendedOption ?? (tally === open ? words.itDepends : null);
  const byOption = Map.groupBy(
    camps.filter((tally) => keyOf(tally) !== null),
    (tally) => identityOf(keyOf(tally) ?? ''),
  );
  // The answer of a camp that sums up its list ("a light activity") is no entry of it.
  const names = byName.size > 0 ? byName.keys() : byOption.keys();
  const held = [...names].map((name): Held => {
    const [own, rows] = [byOption.get(name) ?? [], byName.get(name) ?? []];
    const [first] = own;
    return { option: (first && keyOf(first)) ?? rows[0]?.claim.option ?? '', camps: own, rows };
  });
  return held
    .map((each) => {
      const models = holdersOf(each);
      return { each, models, weight: models.length + halvesOf(each, models).length / 2 };
    })
    .toSorted(
      (a, b) =>
        b.weight - a.weight ||
        b.models.length - a.models.length ||
        opponentsOf(a.each).length - opponentsOf(b.each).length,
    )
    .map(({ each, models }, i) => viewOf(each, models, i + 1, tables, claimsOf));
}

/**
 * Camps that differ do not all answer that it depends, though all name cases: of those that choose
 * nothing the largest that names cases does, or, if no camp chooses anything, only a single one.
 */
function openCamp(camps: readonly CampTally[], cases: Tables['cases']): CampTally | undefined {
  const silent = camps.filter(({ camp }) => camp.recommendedOption === null);
  if (silent.length > 1 && silent.length === camps.length) return undefined;
  const [largest] = silent
    .filter((tally) => depends(tally, cases))
    .toSorted((a, b) => b.members.length - a.members.length);
  return largest;
}

const isChoice: ReadonlySet<Tables['questionType']> = new Set(['decision', 'comparison'] as const);

/** The models that choose it as their answer, or recommend it among others. */
function holdersOf({ camps, rows }: Held): string[] {
  return uniqueSorted(
    [...camps, ...rows.map(({ supporting }) => ({ members: supporting }))].flatMap(({ members }) => members),
  );
}

/** Those who recommend it on a condition, or for and against it, and take no side besides. */
function halvesOf(held: Held, models: readonly string[]): string[] {
  const sided = [...models, ...opponentsOf(held)];
  return uniqueSorted(held.rows.flatMap(({ mixed }) => mixed)).filter((modelId) => !sided.includes(modelId));
}

function opponentsOf({ rows }: Held): string[] {
  return uniqueSorted(rows.flatMap(({ opposing }) => opposing));
}

function viewOf(
  held: Held,
  models: readonly string[],
  rank: number,
  { cases, words, panel }: Tables,
  claimsOf: (camp: CampTally) => number[],
): RankedOption {
  const { option, camps, rows } = held;
  const whole = panel.included.length;
  const own = camps.flatMap((tally) =>
    tally.camp.recommendedOption === null ? casesOfCamp(tally, cases) : [],
  );
  const distinct = [...new Set(own)];
  const holders = camps.map(({ camp, members }) => words.campHolders(members.length, whole, camp.label));
  const chosen = distinct.flatMap(({ when, option: then }) =>
    then === null ? [] : [{ when, option: then }],
  );
  const factors = distinct.flatMap(({ when, option: then }) => (then === null ? [when] : []));
  const shown = distinctFirst(chosen)
    .slice(0, casesMax)
    .map((each) => words.ifThen(each.when, each.option));
  return {
    rank,
    option,
    rationale: [
      ...holders,
      ...(factors.length > 0 ? [words.dependsOn(factors.slice(0, casesMax))] : []),
      ...rows.map((row) => rowClause(row, words)),
      ...(shown.length > 0 ? [shown.join(words.semicolon)] : []),
    ]
      .map((text) => sentence(words, text))
      .join(words.gap),
    related_claim_ids: [
      ...new Set(rows.length > 0 ? rows.map(({ claim }) => claim.claimId) : camps.flatMap(claimsOf)),
    ].sort((a, b) => a - b),
    related_camp_ids: camps.map(({ camp }) => camp.campId).sort((a, b) => a - b),
    ...(rows.length > 0 ? { for_model_ids: [...models], against_model_ids: opponentsOf(held) } : {}),
    model_count: models.length,
    model_share: shareOf(models.length, whole),
    case_ids: distinct.map(({ caseId }) => caseId),
  };
}

/**
 * What is said of it, and by how many: "Concrete suits the walls: 8 of the 9 models agree and one
 * disagrees".
 */
function rowClause(row: ClaimTally, words: Tables['words']): string {
  return `${row.claim.statement.replace(/[.。]$/u, '')}${words.colon}${balanceClause(row, words)}`;
}

/** Our choice: with more cases the sentence would be hard to read. */
const casesMax = 4;

/**
 * Orders the cases so that each option has one case before any has a second one. No option is
 * missing if the list is cut.
 */
function distinctFirst<Case extends { readonly option: string }>(cases: readonly Case[]): Case[] {
  const first: Case[] = [];
  const more: Case[] = [];
  for (const each of cases) {
    const stems = contentStems(each.option);
    const isNew = first.every(({ option }) => overlap(contentStems(option), stems) === 0);
    (isNew ? first : more).push(each);
  }
  return [...first, ...more];
}

/** The options as code ranks them, with the writer's rationale for those that it wrote about. */
export function withWrittenRationales(
  ranked: readonly RankedOption[],
  written: Draft<'answer'>['ranked_options'],
): RankedOption[] {
  return ranked.map((own) => {
    const draft = written.find(({ option }) => identityOf(option) === identityOf(own.option));
    return draft && draft.rationale !== ''
      ? { ...own, rationale: draft.rationale, related_claim_ids: claimsOfBoth(own, draft.claims) }
      : own;
  });
}

/** The claims that a writer names for it; those that say who recommends it stay. */
function claimsOfBoth(own: RankedOption, named: readonly string[]): number[] {
  const rows = own.for_model_ids === undefined ? [] : own.related_claim_ids;
  return sortedIds([...rows, ...numbersOf(named)]);
}
