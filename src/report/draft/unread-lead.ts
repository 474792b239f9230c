import type { WrittenAnswer } from '../../findings/drafts.ts';
import { identityOf } from '../../text/words.ts';
import type { CampTally } from '../count/camps.ts';
import { askedQuantities } from '../count/quantities.ts';
import { conjunctions, slotNames, withoutSlots } from '../prose/slots.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Finds what keeps the leading texts of an answer that no model has read from being printed
 * (R-R22), as sentences for the writer. No list of words knows every way to turn a camp round ("It
 * would be wrong to …"), so these texts may name the largest camp and hold no words beside its own.
 * Code words what is left out.
 */
export function unreadLeadProblems(
  { headline, recommendation, assessment }: WrittenAnswer,
  tables: Tables,
): string[] {
  const statement = recommendation?.statement ?? '';
  return [
    ...(assessment ? ['assessment: no model has read it, so it is left out'] : []),
    ...(tables.camps.length === 0 || isOwnWords(headline, tables) ? [] : [problem('headline')]),
    ...(!namesPosition(statement, tables.camps) || isOwnWords(statement, tables)
      ? []
      : [problem('recommendation.statement')]),
  ];
}

function problem(field: string): string {
  return `${field}: no model has read it, so it may hold only slots and the label or option of the camp with rank 1`;
}

const joining = new Set(conjunctions.flatMap((phrase) => phrase.split(' ')));

/**
 * Whether a text consists of slots and the words of the largest camp. Of several equally large ones
 * it has to name all or none, and no smaller one alone.
 */
function isOwnWords(text: string, tables: Tables): boolean {
  const leaders = tables.camps.filter(({ rank }) => rank === 1);
  const wordings = leaders.flatMap(wordingsOf).sort((a, b) => b.length - a.length);
  const rest = wordings.reduce(
    (left, wording) => left.replaceAll(` ${wording} `, ' '),
    padded(withoutSlots(text)),
  );
  if (!rest.split(' ').every((word) => word === '' || joining.has(word))) return false;
  const named = leaders.filter((camp) => isNamed(text, camp));
  if (named.length > 0) return named.length === leaders.length;
  return tellsQuantity(text, tables) || !tables.camps.some((camp) => isNamed(text, camp));
}

function namesPosition(text: string, camps: readonly CampTally[]): boolean {
  return camps.some((camp) => isNamed(text, camp));
}

/** By its label, its option or a slot. */
function isNamed(text: string, tally: CampTally): boolean {
  const line = padded(withoutSlots(text));
  return (
    slotNames(text).some((name) => name.startsWith(`K${tally.camp.campId}.`)) ||
    wordingsOf(tally).some((wording) => line.includes(` ${wording} `))
  );
}

function wordingsOf({ camp }: CampTally): string[] {
  return [camp.label, camp.recommendedOption ?? ''].map(identityOf).filter((line) => line !== '');
}

/**
 * The number that answers a question for one is no camp, although some camp may have it in its
 * name.
 */
function tellsQuantity(text: string, { quantities, panel }: Tables): boolean {
  const asked = askedQuantities(quantities, panel.included.length);
  return asked.some(({ quantityId }) => slotNames(text).some((name) => name.startsWith(`q${quantityId}.`)));
}

function padded(text: string): string {
  return ` ${identityOf(text)} `;
}
