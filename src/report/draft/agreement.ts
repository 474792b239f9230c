import type { WrittenAnswer } from '../../findings/drafts.ts';
import { asksForFact } from '../../findings/findings.ts';
import { identityOf } from '../../text/words.ts';
import type { CampTally } from '../count/camps.ts';
import { askedQuantities } from '../count/quantities.ts';
import { largestCamp } from '../count/standing.ts';
import { slotNames } from '../prose/slots.ts';
import type { Tables } from '../tables/tables.ts';
import { unreadLeadProblems } from './unread-lead.ts';

/**
 * Finds where the written answer differs from the largest camp, as sentences for the writer. The
 * answer of a panel is counted: a writer that prefers a smaller camp may not lead with it.
 */
export function agreementProblems(written: WrittenAnswer, tables: Tables, isRead: boolean): string[] {
  return [
    ...(isRead ? [] : [...unreadLeadProblems(written, tables), ...factProblems(written, tables)]),
    ...judgementProblems(written, tables),
    ...recommendationProblems(written, tables),
  ];
}

/** The option of the largest camp; null if several are largest. */
export function leadingOption(camps: readonly CampTally[]): string | null {
  return largestCamp(camps)?.camp.recommendedOption ?? null;
}

/** Whose answer a judgement favours is told beside it by code, where that is no largest camp. */
function judgementProblems({ assessment }: WrittenAnswer, { camps }: Tables): string[] {
  const favours = assessment?.favours ?? null;
  return favours === null || camps.some(({ camp }) => camp.campId === favours)
    ? []
    : [`assessment.favours: there is no camp K${favours}`];
}

/**
 * The answer to a question of fact comes first, and then who differs (R-R20). A reader judges what
 * the words mean: a label names a camp beside others, and is seldom the plain answer.
 */
function factProblems({ headline, directAnswer }: WrittenAnswer, tables: Tables): string[] {
  const { questionType, camps, quantities, panel } = tables;
  const leader = largestCamp(camps);
  // A number is stated by the slot of its quantity.
  const isNumber = askedQuantities(quantities, panel.included.length).length > 0;
  if (!asksForFact(questionType) || isNumber || leader === null) return [];
  const label = identityOf(leader.camp.label);
  const silent = camps.filter(
    (tally) => directAnswer !== '' && tally !== leader && !namesCamp(directAnswer, tally),
  );
  return [
    ...(headline === '' || ` ${identityOf(headline)} `.includes(` ${label} `)
      ? []
      : ['headline: it must name the answer of the camp with rank 1, as its label words it']),
    ...silent.map(
      ({ camp }) => `direct_answer: say by its label or a slot of K${camp.campId} what others answer`,
    ),
  ];
}

/** By a slot, or by the words of its label or option. */
function namesCamp(text: string, { camp }: CampTally): boolean {
  if (slotNames(text).some((name) => name.startsWith(`K${camp.campId}.`))) return true;
  const line = ` ${identityOf(text)} `;
  return [camp.label, camp.recommendedOption ?? ''].some(
    (words) => identityOf(words) !== '' && line.includes(` ${identityOf(words)} `),
  );
}

function recommendationProblems({ recommendation }: WrittenAnswer, tables: Tables): string[] {
  const leader = largestCamp(tables.camps);
  if (recommendation === null || recommendation.claimIds.length === 0 || leader === null) return [];
  const cited = tables.claims.filter(({ claim }) => recommendation.claimIds.includes(claim.claimId));
  const inLeader = (modelIds: readonly string[]): number =>
    modelIds.filter((modelId) => leader.members.includes(modelId)).length;
  const against = cited.filter(({ supporting, opposing }) => inLeader(opposing) > inLeader(supporting));
  if (against.length === 0 || against.length < cited.length) return [];
  return ['recommendation: the camp with rank 1 opposes every claim it cites'];
}
