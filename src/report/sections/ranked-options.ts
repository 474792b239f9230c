import { contentStems, overlap, wordLine } from '../../text/words.ts';
import type { CampTally } from '../count/camps.ts';
import { casesOfCamp, depends } from '../count/cases.ts';
import { shareOf } from '../count/shares.ts';
import { sentence } from '../language/sentences.ts';
import type { Answer } from '../schema/parts/answer.ts';
import type { Tables } from '../tables/tables.ts';

type RankedOption = Answer['ranked_options'][number];

/** An option with the camps that choose it. */
interface Held {
  readonly option: string;
  readonly camps: readonly CampTally[];
}

/**
 * Every option, ordered by how many models hold it. "It depends" is one of them, with its own share and its cases, if
 * camps choose no option but name cases; it is listed only beside options, or alone.
 * @param claimsOf the claims of a camp
 */
export function rankedOptions(tables: Tables, claimsOf: (camp: CampTally) => number[]): RankedOption[] {
  const { camps, cases, words } = tables;
  const keyOf = (tally: CampTally): string | null =>
    tally.camp.recommendedOption ?? (depends(tally, cases) ? words.itDepends : null);
  const byOption = Map.groupBy(
    camps.filter((tally) => keyOf(tally) !== null),
    (tally) => wordLine(keyOf(tally) ?? ''),
  );
  const held = [...byOption.values()].flatMap((own): Held[] => {
    const [first] = own;
    return first ? [{ option: keyOf(first) ?? '', camps: own }] : [];
  });
  const size = ({ camps: own }: Held) => own.reduce((sum, { members }) => sum + members.length, 0);
  return held
    .toSorted((a, b) => size(b) - size(a))
    .map((each, i) => viewOf(each, size(each), i + 1, tables, claimsOf));
}

function viewOf(
  { option, camps }: Held,
  models: number,
  rank: number,
  { cases, words, panel }: Tables,
  claimsOf: (camp: CampTally) => number[],
): RankedOption {
  const whole = panel.included.length;
  const own = camps.flatMap((tally) =>
    tally.camp.recommendedOption === null ? casesOfCamp(tally, cases) : [],
  );
  const distinct = [...new Set(own)];
  const holders = camps.map(({ camp, members }) => words.campHolders(members.length, whole, camp.label));
  const shown = distinctFirst(distinct)
    .slice(0, casesMax)
    .map((each) => words.ifThen(each.when, each.option));
  return {
    rank,
    option,
    rationale: [...holders, ...(shown.length > 0 ? [shown.join(words.semicolon)] : [])]
      .map((text) => sentence(words, text))
      .join(words.gap),
    related_claim_ids: [...new Set(camps.flatMap(claimsOf))].sort((a, b) => a - b),
    related_camp_ids: camps.map(({ camp }) => camp.campId).sort((a, b) => a - b),
    model_count: models,
    model_share: shareOf(models, whole),
    case_ids: distinct.map(({ caseId }) => caseId),
  };
}

/** Our choice: with more cases the sentence would be hard to read. */
const casesMax = 4;

/**
 * Orders the cases so that each option has one case before any has a second one. No option is missing if the list is
 * cut.
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

/**
 * The options as code ranks them, with the writer's rationale for those that it wrote about. Options that no camp
 * chooses come last.
 */
export function withWrittenRationales(
  ranked: readonly RankedOption[],
  written: readonly RankedOption[],
): RankedOption[] {
  const known = new Set(ranked.map(({ option }) => wordLine(option)));
  const merged = ranked.map((own) => {
    const draft = written.find(({ option }) => wordLine(option) === wordLine(own.option));
    return draft && draft.rationale !== ''
      ? { ...own, rationale: draft.rationale, related_claim_ids: draft.related_claim_ids }
      : own;
  });
  const others = written.filter(({ option }) => !known.has(wordLine(option)));
  return [...merged, ...others].map((each, i) => ({ ...each, rank: i + 1 }));
}
