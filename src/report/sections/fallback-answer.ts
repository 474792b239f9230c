import { asksForFact } from '../../findings/findings.ts';
import { contentStems } from '../../text/words.ts';
import type { CampTally } from '../count/camps.ts';
import type { ClaimTally } from '../count/claims.ts';
import {
  campSides,
  countsNothing,
  largestCamp,
  leadingOption,
  type Standing,
  standingOf,
} from '../count/standing.ts';
import { capitalised, paragraph, sentence } from '../language/sentences.ts';
import { supportClause } from '../prose/clauses.ts';
import type { AnswerSection } from '../schema/parts/answer.ts';
import type { Tables } from '../tables/tables.ts';
import { quantityAnswer, quantityHeadline } from './asked-quantity.ts';
import { taskText } from './best-response.ts';
import { rankedOptions } from './ranked-options.ts';
import { standingSentences } from './standing.ts';

const keyPointsMax = 5;
const relatedClaimsMax = 3;

/** The answer made by code from computed values alone, if the written one cannot be printed. */
export function plainAnswer(tables: Tables): AnswerSection {
  const { words } = tables;
  const claims = widelySupported(tables);
  const option = leadingOption(tables.camps);
  const leader = largestCamp(tables.camps);
  return {
    headline: quantityHeadline(tables) ?? headline(tables, claims),
    standing: standingSentences(tables),
    direct_answer: paragraph(words, [quantityAnswer(tables) ?? '', directAnswer(tables)]),
    rationale: rationale(tables, leader, claims),
    recommended_option: option,
    key_points: claims.slice(0, keyPointsMax).map(({ claim, supporting, eligibleCount }, i) => ({
      key_point_id: i + 1,
      label: capitalised(words.holders(supporting.length, eligibleCount)),
      statement: sentence(words, claim.statement),
      related_claim_ids: [claim.claimId],
    })),
    assessment: null,
    recommendation:
      option === null || leader === null
        ? null
        : { statement: words.recommends(option), related_claim_ids: idsOf(claimsOfCamp(leader, tables)) },
    ranked_options: optionsByCode(tables),
    sources: [],
  };
}

/**
 * The answer to a task: it points to the response that is preferred, or to all of them, which
 * contain the work (R-R20), and says after that what they have in common.
 */
export function taskAnswer(answer: AnswerSection, tables: Tables): AnswerSection {
  if (tables.panel.included.length === 0) return answer;
  const { headline, text, sources } = taskText(tables);
  return {
    ...answer,
    headline,
    assessment: null,
    direct_answer: text,
    rationale: '',
    recommended_option: null,
    recommendation: null,
    ranked_options: [],
    sources: [...sources],
  };
}

function headline(tables: Tables, [best]: readonly ClaimTally[]): string {
  const { questionType, camps, panel, words } = tables;
  const included = panel.included.length;
  if (countsNothing(tables)) return words.nothingCounted;
  const leaders = camps.filter(({ rank }) => rank === 1);
  const [first] = leaders;
  if (first === undefined) return best ? supportClause(best, words) : words.nothingShared;
  if (leaders.length > 1) return words.divided(leaders.map(({ camp }) => camp.label));
  const { camp, members } = first;
  if (asksForFact(questionType))
    return `${camp.label}${words.brackets(words.thisHolders(members.length, included))}`;
  return members.length * 2 > included || members.length === included
    ? capitalised(words.majority(members.length, included, camp.label))
    : words.noMajority(members.length, included, camp.label);
}

/** Each camp with its holders and its thesis, the largest first. */
function directAnswer(tables: Tables): string {
  const { questionType, camps, panel, unclassified, words } = tables;
  const included = panel.included.length;
  if (countsNothing(tables)) return words.nothingLabelled;
  const isFact = asksForFact(questionType) && largestCamp(camps) !== null;
  const answers = camps.map(({ camp, members }, i) => {
    // A fact comes first, and then who differs (R-R20).
    if (isFact && i === 0)
      return paragraph(words, [camp.thesis || camp.label, words.thisHolders(members.length, included)]);
    const holders = capitalised(words.campHolders(members.length, included, camp.label));
    return addsNothing(camp, tables) ? holders : `${holders}${words.colon}${camp.thesis}`;
  });
  const unshared = unclassified.length > 0 ? words.noneOfThese(unclassified.length) : '';
  const others = camps.length === 0 ? words.noCommonAnswer(included) : unshared;
  return paragraph(words, [...answers, others, equalLabSentence(tables)]);
}

/**
 * Whether the thesis adds nothing to label and question: "France" is enough if the question asks
 * for time zones.
 */
function addsNothing({ label, thesis }: CampTally['camp'], { question }: Tables): boolean {
  const known = contentStems(`${question} ${label}`);
  return contentStems(thesis).every((word) => known.includes(word));
}

/**
 * Says how counting labs equally moves the largest camp. Our choice: from five points on; less is a
 * single response in most panels.
 */
function equalLabSentence({ camps, labs, words }: Tables): string {
  const leader = largestCamp(camps);
  if (leader === null) return '';
  const { equalLab } = labs.ofCamp(leader);
  if (equalLab === null || Math.abs(equalLab - leader.members.length / leader.eligibleCount) < 0.05)
    return '';
  return words.campEqualLabs(equalLab, leader.camp.label);
}

/**
 * Further claims on which the largest camp rests, or that are well supported. Key points state the
 * others, and no claim is stated twice.
 */
function rationale(tables: Tables, leader: CampTally | null, claims: readonly ClaimTally[]): string {
  const { words } = tables;
  const points = claims.slice(0, keyPointsMax);
  const further = (some: readonly ClaimTally[]) =>
    some.filter((tally) => claims.includes(tally) && !points.includes(tally)).slice(0, relatedClaimsMax);
  const own = leader === null ? [] : further(supportedBy(leader, tables));
  if (leader !== null && own.length > 0) return words.reasonsOf(leader.camp.label, statementsOf(own));
  const others = further(claims);
  return others.length === 0 ? '' : words.bestSupported(statementsOf(others));
}

function statementsOf(claims: readonly ClaimTally[]): string[] {
  return claims.map(({ claim }) => claim.statement);
}

/** The options ordered by how many models hold them, with the claims of their camps. */
export function optionsByCode(tables: Tables): AnswerSection['ranked_options'] {
  return rankedOptions(tables, (camp) => idsOf(claimsOfCamp(camp, tables)));
}

/**
 * Claims with more support than opposition, agreed ones first; rare ones only if there are no
 * others. Options stand in a list of their own.
 */
function widelySupported(tables: Tables): ClaimTally[] {
  const backed = tables.claims.filter(
    ({ claim, supporting, opposing }) => claim.option === undefined && supporting.length > opposing.length,
  );
  const of = (standing: Standing): ClaimTally[] =>
    backed.filter((tally) => standingOf(tally, tables) === standing).sort(bySupport);
  const common = [...of('agreed'), ...of('contested')];
  return common.length > 0 ? common : of('rare');
}

function bySupport(a: ClaimTally, b: ClaimTally): number {
  return b.supporting.length - a.supporting.length || a.claim.claimId - b.claim.claimId;
}

function claimsOfCamp(leader: CampTally, tables: Tables): ClaimTally[] {
  return supportedBy(leader, tables).slice(0, relatedClaimsMax);
}

/** The claims that more members of a camp support than oppose, the best supported first. */
function supportedBy({ camp }: CampTally, { claims, camps }: Tables): ClaimTally[] {
  return claims.filter((tally) => campSides(tally, camps).campsFor.includes(camp.campId)).sort(bySupport);
}

function idsOf(claims: readonly ClaimTally[]): number[] {
  return claims.map(({ claim }) => claim.claimId).sort((a, b) => a - b);
}
