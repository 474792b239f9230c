import type { WrittenAnswer } from '../../findings/drafts.ts';
import { wordLine } from '../../text/words.ts';
import type { CampTally } from '../count/camps.ts';
import { largestCamp } from '../count/standing.ts';
import { slotNames } from '../prose/slots.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Where the written answer says something else than the largest camp, as sentences for the writer. The panel's finding
 * is counted, not judged: a writer that likes a smaller camp better may not lead with it.
 */
export function agreementProblems(written: WrittenAnswer, tables: Tables): string[] {
  return [
    ...optionProblems(written, tables.camps),
    ...headlineProblems(written.headline, tables.camps),
    ...recommendationProblems(written, tables),
    ...rankingProblems(written, tables.camps),
  ];
}

/** The option that the panel recommends: the one of the largest camp, if there is one largest. */
export function leadingOption(camps: readonly CampTally[]): string | null {
  return largestCamp(camps)?.camp.recommendedOption ?? null;
}

function optionProblems({ recommendedOption }: WrittenAnswer, camps: readonly CampTally[]): string[] {
  const leading = leadingOption(camps);
  if (recommendedOption === null || (leading !== null && same(recommendedOption, leading))) return [];
  if (leading !== null) {
    return ['recommended_option: it is not the option of the position with rank 1; copy that one'];
  }
  return ['recommended_option: no single largest position recommends an option; it must be null'];
}

function headlineProblems(headline: string, camps: readonly CampTally[]): string[] {
  const leaders = camps.filter(({ rank }) => rank === 1);
  const others = camps.filter(({ rank }) => rank > 1);
  if (mentionsAny(headline, others) && !mentionsAny(headline, leaders)) {
    return ['headline: it tells a smaller position and not the one with rank 1'];
  }
  return [];
}

function recommendationProblems({ recommendation }: WrittenAnswer, tables: Tables): string[] {
  const leader = largestCamp(tables.camps);
  if (recommendation === null || recommendation.claimIds.length === 0 || leader === null) return [];
  const cited = tables.claims.filter(({ claim }) => recommendation.claimIds.includes(claim.claimId));
  const inLeader = (modelIds: readonly string[]): number =>
    modelIds.filter((modelId) => leader.members.includes(modelId)).length;
  const against = cited.filter(({ supporting, opposing }) => inLeader(opposing) > inLeader(supporting));
  if (against.length === 0 || against.length < cited.length) return [];
  return ['recommendation: the position with rank 1 opposes every claim it cites'];
}

/** Options of camps stand in the order of their camps. Options of no camp may stand behind the first anywhere. */
function rankingProblems({ rankedOptions }: WrittenAnswer, camps: readonly CampTally[]): string[] {
  const ranks = rankedOptions.map(({ option }) => {
    const backed = camps.find(
      ({ camp }) => camp.recommendedOption !== null && same(camp.recommendedOption, option),
    );
    return backed?.rank ?? null;
  });
  const known = ranks.filter((rank) => rank !== null);
  const ordered = known.every((rank, i) => i === 0 || rank >= (known[i - 1] ?? 0));
  const leadsWell = leadingOption(camps) === null || ranks.length === 0 || ranks[0] === 1;
  return ordered && leadsWell
    ? []
    : ['ranked_options: put them in the order of the ranks of their positions'];
}

function mentionsAny(text: string, camps: readonly CampTally[]): boolean {
  const slots = slotNames(text);
  const words = ` ${wordLine(text)} `;
  return camps.some(({ camp }) => {
    if (slots.some((slot) => slot.startsWith(`K${camp.campId}.`))) return true;
    const names = [camp.label, camp.recommendedOption ?? ''].map(wordLine).filter((name) => name.length >= 4);
    return names.some((name) => words.includes(` ${name} `));
  });
}

function same(a: string, b: string): boolean {
  return wordLine(a) === wordLine(b);
}
