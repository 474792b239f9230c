import { shortenedBetween } from '../../text/form/figure-format.ts';
import { pointCounts } from '../../text/form/point-counts.ts';
import { wordLine } from '../../text/words.ts';
import type { CampTally } from '../count/camps.ts';
import type { ClaimTally } from '../count/claims.ts';
import type { FigureGroup } from '../count/figure-groups.ts';
import type { LabStatistics } from '../count/labs.ts';
import { medianMin, type QuantityTally } from '../count/quantities.ts';
import { shareOf } from '../count/shares.ts';
import type { Messages } from '../language/messages.ts';

/**
 * The text that replaces a slot: a whole clause that says what it counts, so that no words around
 * it can change its meaning (R-R05).
 */
export interface Clause {
  /** Names the claim or the answer that it is about, as a sentence or in brackets. */
  readonly text: string;
  /** The same after a colon. */
  readonly behindColon: string;
  /**
   * Says "this" instead, which is clear only directly after one of the wordings. Null if the clause
   * is about the panel.
   */
  readonly short: string | null;
  readonly wordings: readonly string[];
}

/**
 * The clause of each slot of this run, by its name, as in `C3.support`. Other slots do not exist.
 */
export type SlotValues = ReadonlyMap<string, Clause>;

/**
 * The clauses of all slots: those of each claim, of each camp that has members, of each quantity,
 * and of the panel.
 */
export function slotValues(
  claims: readonly ClaimTally[],
  camps: readonly CampTally[],
  labs: LabStatistics,
  quantities: readonly QuantityTally[],
  panel: { readonly included: number; readonly invited: number; readonly unclassified: number },
  words: Messages,
): SlotValues {
  return new Map([
    ...claims.flatMap((tally) => claimSlots(tally, labs, words)),
    ...camps.flatMap((tally) => campSlots(tally, camps, labs, words)),
    ...quantities.flatMap((tally) => quantitySlots(tally, panel.included, words)),
    ['panel.counted', ofPanel(words.counted(panel.included, panel.invited))] as const,
    ['panel.positions', ofPanel(words.positions(camps.length, panel.unclassified))] as const,
  ]);
}

/** Our choice: for fewer models a count says more than a percentage (decision 37). */
const percentFrom = 20;

/**
 * Few hold a claim where the others are silent, or where most deny it: `holders` tells which.
 */
function claimSlots(tally: ClaimTally, labs: LabStatistics, words: Messages): [string, Clause][] {
  const { claim, supporting, opposing, mixed, addressedCount, reported, eligibleCount } = tally;
  const [support, others] = [supporting.length, eligibleCount - addressedCount];
  const slot = (field: string, short: string): [string, Clause] => [
    `C${claim.claimId}.${field}`,
    {
      text: `${words.quote(claim.statement)}${words.colon}${short}`,
      behindColon: `${words.quote(claim.statement)}${words.brackets(short)}`,
      short,
      wordings: [claim.statement],
    },
  ];
  const told = reported.length > 0 ? words.reporters(reported.length, eligibleCount) : '';
  // No response addresses the claim, so there is no other slot.
  if (addressedCount === 0) return [slot('reach', told || words.reach(0, eligibleCount))];
  const { equalLab } = labs.ofClaim(tally);
  // Our choice: told if most are silent, so that 3 of 157 and 150 of 157 do not look alike.
  const isFew = addressedCount * 2 < eligibleCount;
  // Others are not all silent where synthesizers differ on what some of them say.
  const unless =
    tally.silentCount === others ? words.silent(others) : words.reach(addressedCount, eligibleCount);
  const rest = isFew ? `${words.semicolon}${told || unless}` : '';
  const supported = words.support(support, addressedCount, others);
  const opposed = words.opposition(opposing.length, addressedCount, others);
  const held = words.holders(support, eligibleCount);
  const ofAddressed = (field: string, short: string) => slot(field, `${short}${rest}`);
  return [
    slot('reach', [words.reach(addressedCount, eligibleCount), told].filter(Boolean).join(words.semicolon)),
    slot('holders', opposing.length > 0 ? held + words.semicolon + opposed : held),
    ofAddressed('support', supported),
    ofAddressed('opposition', opposed),
    ofAddressed(
      'balance',
      support === addressedCount
        ? supported
        : words.balance(addressedCount, support, opposing.length, mixed.length, others),
    ),
    ofAddressed('in_words', words.inWords(support, addressedCount, others)),
    ofAddressed(
      'share',
      addressedCount < percentFrom
        ? supported
        : words.share(shareOf(support, addressedCount) ?? 0, addressedCount, others),
    ),
    ofAddressed('equal_labs', equalLab === null ? words.labsUnknown : words.claimEqualLabs(equalLab)),
  ];
}

function campSlots(
  tally: CampTally,
  camps: readonly CampTally[],
  labs: LabStatistics,
  words: Messages,
): [string, Clause][] {
  const { camp, members, eligibleCount } = tally;
  const [part, whole, share] = [members.length, eligibleCount, shareOf(members.length, eligibleCount) ?? 0];
  const { equalLab } = labs.ofCamp(tally);
  const others = camps
    .filter((other) => other !== tally)
    .flatMap(wordingsOf)
    .map(wordLine);
  // "This answer" is clear only after words that no other camp uses as well.
  const wordings = wordingsOf(tally).filter((wording) => !others.includes(wordLine(wording)));
  const slot = (field: string, text: string, short: string): [string, Clause] => [
    `K${camp.campId}.${field}`,
    { text, behindColon: text, short, wordings },
  ];
  return [
    slot('support', words.campHolders(part, whole, camp.label), words.thisHolders(part, whole)),
    slot('in_words', words.campInWords(part, whole, camp.label), words.thisInWords(part, whole)),
    whole < percentFrom
      ? slot('share', words.campHolders(part, whole, camp.label), words.thisHolders(part, whole))
      : slot('share', words.campShare(share, whole, camp.label), words.thisShare(share, whole)),
    equalLab === null
      ? slot('equal_labs', words.labsUnknown, words.labsUnknown)
      : slot('equal_labs', words.campEqualLabs(equalLab, camp.label), words.thisEqualLabs(equalLab)),
  ];
}

function quantitySlots(tally: QuantityTally, included: number, words: Messages): [string, Clause][] {
  const { quantityId, note, values, low, high, median, lowerQuartile, upperQuartile } = tally;
  const givers = words.giveFigures(values.length, included, note.what);
  const short = shortenedBetween(low, high);
  const points = pointCounts(values);
  const groups = points.length > 0 ? points : tally.groups;
  const spread =
    groups.length > 0
      ? groupsOf(groups, note.unit, words)
      : [
          words.figuresBetween(short(low), short(high), note.unit),
          ...(values.length >= medianMin && median !== null
            ? [words.medianOf(short(median), short(high))]
            : []),
          ...(lowerQuartile === null || upperQuartile === null || lowerQuartile === upperQuartile
            ? []
            : [words.middleHalf(short(lowerQuartile), short(upperQuartile), short(high))]),
        ].join(words.comma);
  const details = low === high ? words.figureOf(low, note.unit) : spread;
  const range = {
    ...ofPanel(`${givers}${words.colon}${details}`),
    behindColon: `${givers}${words.brackets(details)}`,
  };
  // Between two figures, or the ends of one, is a number that nobody gave.
  const isTold = points.length > 0 || (values.length < medianMin && low !== high);
  const middle =
    median === null
      ? `${words.figuresInGroups(note.what)}${words.colon}${spread}`
      : words.medianFigure(values.length, note.what, short(median), note.unit);
  return [
    [`q${quantityId}.range`, range],
    [`q${quantityId}.median`, isTold ? range : ofPanel(middle)],
  ];
}

/**
 * "7 give 20–60 minutes and 3 give 120–240 minutes"; of single numbers "5 give 2 dollars and 4
 * give 3".
 */
function groupsOf(groups: readonly FigureGroup[], unit: string, words: Messages): string {
  const arePoints = groups.every(({ low, high }) => low === high);
  const short = shortenedBetween(...groups.flatMap(({ low, high }) => [low, high]));
  return words.list(
    groups.map(({ count, low, high }, at) =>
      words.groupGives(count, short(low), short(high), arePoints && at > 0 ? '' : unit),
    ),
  );
}

function wordingsOf({ camp: { label, thesis, recommendedOption } }: CampTally): string[] {
  return [label, thesis, recommendedOption ?? ''].filter((wording) => wordLine(wording) !== '');
}

function ofPanel(text: string): Clause {
  return { text, behindColon: text, short: null, wordings: [] };
}
