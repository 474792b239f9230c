import type { Stance } from '../../findings/findings.ts';
import type { Coder } from './coder.ts';
import type { Knowledge } from './knowledge.ts';
import { numbersAt } from './numbers.ts';
import type {
  AskedNumber,
  Place,
  PlantedAnswer,
  PlantedCamp,
  PlantedCase,
  PlantedClaim,
  PlantedNumber,
  PlantedStatement,
} from './truth.ts';

type ReadingCoder = Pick<Coder, 'knowledge' | 'errs' | 'draw'>;

/** What a synthesizer takes an answer to say of a claim, and where. */
export interface ClaimReading {
  readonly stance: Stance;
  readonly place: Place;
}

const turned: Readonly<Record<Stance, Stance>> = { support: 'oppose', oppose: 'support', mixed: 'oppose' };

/**
 * The stance of an answer on a planted claim as a synthesizer reads it in its stage; null if it
 * sees none.
 */
export function readClaim(
  coder: ReadingCoder,
  answer: PlantedAnswer,
  { id, subjects }: Pick<PlantedClaim, 'id' | 'subjects'>,
): ClaimReading | null {
  const { errs, draw } = coder;
  const { modelId, asides } = answer;
  const truth = answer.statements.find(({ claimId }) => claimId === id);
  const [place] = truth?.places ?? [];
  if (truth && place) {
    if (errs('missed', modelId, id) || (isTail(answer, place) && errs('tail', modelId, id))) return null;
    return { stance: errs('flipped', modelId, id) ? turned[truth.stance] : truth.stance, place };
  }
  const told = answer.reported.find(({ claimId }) => claimId === id);
  if (told && errs('flipped', modelId, id)) return { stance: 'support', place: told.place };
  const about = errs('subject', modelId, id) ? placeAbout(coder.knowledge, answer, subjects) : null;
  if (about) return { stance: 'support', place: about };
  if (asides.length === 0 || !errs('invented', modelId, id)) return null;
  return { stance: 'support', place: draw(modelId, id).pick(asides) };
}

/** The same for a statement that no answer makes. */
export function readInvented(
  coder: ReadingCoder,
  answer: PlantedAnswer,
  statement: string,
): ClaimReading | null {
  const { knowledge, errs } = coder;
  const invented = knowledge.panel.invented.find((each) => each.statement === statement);
  const about = invented && placeAbout(knowledge, answer, [invented.subject]);
  if (about && errs('embroidered', answer.modelId, statement)) return { stance: 'support', place: about };
  return readClaim(coder, answer, { id: statement, subjects: [] });
}

/**
 * The camp of an answer as a synthesizer reads it. A misread answer is put into the next camp, so
 * that stages agree.
 */
export function readCamp({ knowledge, errs }: Coder, { modelId, camp }: PlantedAnswer): PlantedCamp | null {
  if (!camp || errs('missed', modelId, 'camp')) return null;
  const { camps } = knowledge.panel;
  const own = camps.findIndex(({ id }) => id === camp.id);
  const kinds = ['flipped', 'swapped', 'camp'] as const;
  const wrong = kinds.some((kind) => errs(kind, modelId, 'camp'));
  return camps[(own + Number(wrong)) % camps.length] ?? null;
}

/**
 * The numbers of a place's sentences as evidence; that of a neighbour if the synthesizer is a
 * sentence off.
 */
export function evidenceAt(
  { errs }: Coder,
  answer: PlantedAnswer,
  material: string,
  place: Place,
): readonly number[] {
  const numbers = numbersAt(answer, material, place);
  const [first] = numbers;
  if (first === undefined || !errs('neighbour', answer.modelId, place.offset)) return numbers;
  return [first === 1 ? 2 : first - 1];
}

/** Where an answer speaks about one of these subjects. */
export function placeAbout(
  { claim }: Knowledge,
  { statements }: PlantedAnswer,
  subjects: readonly string[],
): Place | null {
  const about = statements.find(({ claimId }) =>
    claim(claimId).subjects.some((subject) => subjects.includes(subject)),
  );
  return about?.places[0] ?? null;
}

/** Whether a point is in the last third of an answer's points. */
function isTail({ statements }: PlantedAnswer, { offset }: Place): boolean {
  const before = statements.filter(({ places: [place] }) => place && place.offset < offset).length;
  return before >= (statements.length * 2) / 3;
}

/** A number as a synthesizer reads it, and where. */
export interface NumberRead extends PlantedNumber {
  readonly place: Place;
}

/** How many of the question's units one of these is. */
export function scaleOf({ other }: AskedNumber, unit: string): number {
  return other?.units.includes(unit) ? other.scale : 1;
}

/**
 * An answer's number, if the question asks for one; null if the synthesizer sees none. Misread, it
 * is the number of a claim, or only one end of its range: both stand in a sentence, where code
 * finds them.
 */
export function numberRead({ knowledge, errs }: Coder, answer: PlantedAnswer): NumberRead | null {
  const { modelId, value: own } = answer;
  if (!own || errs('missed', modelId, 'number')) return null;
  if (!errs('flipped', modelId, 'number')) return own;
  const claim = answer.statements.find(({ givesQuantity }) => givesQuantity);
  const said = claim && knowledge.claim(claim.claimId).quantity;
  const [elsewhere] = claim?.places ?? [];
  if (elsewhere && said) return { low: said, high: said, scales: [1, 1], place: elsewhere };
  const { high, scales, place } = own;
  return { low: high, high, scales: [scales[1], scales[1]], place };
}

/**
 * The number that an answer gives with a claim; null if it gives none, or the synthesizer sees
 * none.
 */
export function claimNumberRead(
  { knowledge, errs }: Coder,
  { modelId }: PlantedAnswer,
  { claimId, places: [place], givesQuantity }: PlantedStatement,
): NumberRead | null {
  const { quantity } = knowledge.claim(claimId);
  const thing = [modelId, claimId, 'quantity'] as const;
  if (!givesQuantity || quantity === null || !place || errs('missed', ...thing)) return null;
  const value = errs('flipped', ...thing) ? quantity + 50 : quantity;
  return { low: value, high: value, scales: [1, 1], place };
}

/** The cases that an answer names; some are taken for another one. */
export function casesRead(
  { knowledge, errs, draw }: Coder,
  { modelId, cases }: PlantedAnswer,
): (PlantedCase & { readonly place: Place })[] {
  const { asked } = knowledge.panel;
  if (asked?.kind !== 'conditional') return [];
  return cases.flatMap(({ caseId, place }) => {
    if (errs('missed', modelId, caseId)) return [];
    const known = asked.cases.find(({ id }) => id === caseId);
    const alike = asked.cases.filter((each) => isFactor(each) === (known && isFactor(known)));
    const isTaken = alike.length > 0 && errs('flipped', modelId, caseId);
    const read = isTaken ? draw(modelId, caseId).pick(alike) : known;
    return read ? [{ ...read, place }] : [];
  });
}

/** Whether it is named without a choice, as in "it depends on the budget". */
export function isFactor({ options }: PlantedCase): boolean {
  return options.length === 0;
}
