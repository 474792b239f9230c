import { type CampTally, equalLabWeightShare } from '../count/camps.ts';
import { type ClaimTally, shareOf } from '../count/claims.ts';
import { campSides, largestCamp, type Standing, standingOf } from '../count/standing.ts';
import { leadingOption } from '../draft/agreement.ts';
import { percent, quantifierOf } from '../prose/quantifiers.ts';
import { capitalised } from '../prose/slots.ts';
import { counted, joined, quoted, sentence } from '../prose/wording.ts';
import type { Answer } from '../schema/answer.ts';
import type { Tables } from '../tables/tables.ts';

const keyPointsMax = 5;
const relatedClaimsMax = 3;

/** The answer made by code from computed values alone, if the written one cannot be printed. */
export function plainAnswer(tables: Tables): Answer {
  const claims = widelySupported(tables);
  const option = leadingOption(tables.camps);
  const leader = largestCamp(tables.camps);
  return {
    headline: headline(tables, claims),
    direct_answer: directAnswer(tables),
    rationale: rationale(claims),
    recommended_option: option,
    key_points: claims.slice(0, keyPointsMax).map((tally, i) => ({
      key_point_id: i + 1,
      label: supportLabel(tally),
      statement: sentence(tally.claim.statement),
      related_claim_ids: [tally.claim.claimId],
    })),
    recommendation:
      option === null || leader === null
        ? null
        : {
            statement: `The largest position recommends ${quoted(option)}.`,
            related_claim_ids: claimsOfCamp(leader, tables),
          },
    ranked_options: rankedOptions(tables),
    primary_disagreement_id: null,
    notable_minority_insight_id: null,
  };
}

function headline({ camps, panel }: Tables, [best]: readonly ClaimTally[]): string {
  const included = panel.included.length;
  if (included === 0) return 'No response of this panel could be counted';
  const leaders = camps.filter(({ rank }) => rank === 1);
  const [first] = leaders;
  if (first === undefined && best === undefined) return 'The responses share neither a position nor a claim';
  if (first === undefined) return `The best supported claim: ${quoted(best?.claim.statement ?? '')}`;
  if (leaders.length > 1) {
    return `The panel has no single largest position: ${joined(leaders.map(labelOf))} are equally large`;
  }
  const { members } = first;
  if (members.length === 1) return `The largest position, ${labelOf(first)}, is held by one model only`;
  const word = capitalised(quantifierOf(members.length, included));
  return members.length * 2 > included
    ? `${word} of the ${included} models take the position ${labelOf(first)}`
    : `The largest position, ${labelOf(first)}, is held by ${members.length} of ${included} models`;
}

function directAnswer({ camps, panel, unclassified }: Tables): string {
  const included = panel.included.length;
  if (included === 0) return 'No response could be labelled, so this report counts no position and no claim.';
  const sentences = camps.map((camp, i) => {
    const share = percent(shareOf(camp.members.length, included));
    const holders =
      i === 0
        ? `${firstHolders(camp, included, share)} ${verb(camp, 'take')}`
        : `${camp.members.length} (${share}) ${verb(camp, 'take')}`;
    const thesis = camp.camp.thesis === '' ? '.' : `: ${sentence(camp.camp.thesis)}`;
    return `${holders} the position ${labelOf(camp)}${thesis}`;
  });
  if (camps.length === 0)
    sentences.push(`None of the ${counted(included, 'model')} counted fits a common position.`);
  else if (unclassified.length > 0) {
    const fit = unclassified.length === 1 ? 'fits' : 'fit';
    sentences.push(`${counted(unclassified.length, 'response')} ${fit} none of these positions.`);
  }
  return [...sentences, ...equalLabSentence(camps, panel)].join(' ');
}

function firstHolders({ members }: CampTally, included: number, share: string): string {
  if (members.length === included && included > 1) return `All ${included} models counted`;
  return `Of the ${counted(included, 'model')} counted, ${members.length} (${share})`;
}

/**
 * Says how counting laboratories equally moves the largest position. Our choice: from five points on; less is a single
 * response in most panels.
 */
function equalLabSentence(camps: readonly CampTally[], { included }: Tables['panel']): string[] {
  const leader = largestCamp(camps);
  if (leader === null) return [];
  const members = included.filter(({ modelId }) => leader.members.includes(modelId));
  const equal = equalLabWeightShare(members, included);
  if (equal === null || Math.abs(equal - members.length / included.length) < 0.05) return [];
  return [`With every laboratory counted equally, the largest position has ${percent(equal)}.`];
}

function rationale(claims: readonly ClaimTally[]): string {
  if (claims.length === 0)
    return 'No claim has more support than opposition among the responses that address it.';
  const widest = claims.slice(0, relatedClaimsMax).map((tally) => {
    const { supporting, opposing, addressedCount } = tally;
    const against =
      opposing.length === 0
        ? 'none opposes it'
        : `${opposing.length} ${opposing.length === 1 ? 'opposes' : 'oppose'} it`;
    return `${quoted(tally.claim.statement)} (${supporting.length} of the ${addressedCount} that address it; ${against})`;
  });
  return `The best supported ${widest.length === 1 ? 'claim is' : 'claims are'}: ${widest.join('; ')}.`;
}

function rankedOptions(tables: Tables): Answer['ranked_options'] {
  const backed = tables.camps.filter(({ camp }) => camp.recommendedOption !== null);
  const distinct = backed.filter(
    ({ camp }, i) =>
      backed.findIndex((other) => other.camp.recommendedOption === camp.recommendedOption) === i,
  );
  return distinct.map((tally, i) => ({
    rank: i + 1,
    option: tally.camp.recommendedOption ?? '',
    rationale: `Recommended by the position ${labelOf(tally)}, held by ${tally.members.length} of ${counted(tally.eligibleCount, 'model')} (${percent(shareOf(tally.members.length, tally.eligibleCount))}).`,
    related_claim_ids: claimsOfCamp(tally, tables),
  }));
}

/** Claims with more support than opposition, agreed ones first; rare ones only if there are no others. */
function widelySupported({ claims, camps }: Tables): ClaimTally[] {
  const backed = claims.filter(({ supporting, opposing }) => supporting.length > opposing.length);
  const of = (standing: Standing): ClaimTally[] =>
    backed.filter((tally) => standingOf(tally, camps) === standing).sort(bySupport);
  const common = [...of('agreed'), ...of('contested')];
  return common.length > 0 ? common : of('rare');
}

function bySupport(a: ClaimTally, b: ClaimTally): number {
  return b.supporting.length - a.supporting.length || a.claim.claimId - b.claim.claimId;
}

function claimsOfCamp({ camp }: CampTally, { claims, camps }: Tables): number[] {
  return claims
    .filter((tally) => campSides(tally, camps).campsFor.includes(camp.campId))
    .sort(bySupport)
    .slice(0, relatedClaimsMax)
    .map(({ claim }) => claim.claimId)
    .sort((a, b) => a - b);
}

function supportLabel({ supporting, addressedCount }: ClaimTally): string {
  return `Supported by ${supporting.length} of the ${addressedCount} that address it`;
}

function labelOf({ camp }: CampTally): string {
  return quoted(camp.label);
}

function verb({ members }: CampTally, plural: string): string {
  return members.length === 1 ? `${plural}s` : plural;
}
