import type { z } from 'zod';
import type { Coder } from '../play/coder.ts';
import type { askedCasesSchema, askedFiguresSchema } from '../play/materials.ts';
import { casesRead, claimNumberRead, evidenceAt, numberRead, scaleOf } from '../play/reading.ts';
import type { Place, PlantedAnswer } from '../play/truth.ts';

type Figure = z.infer<typeof askedFiguresSchema>[number];
type Case = z.infer<typeof askedCasesSchema>[number];

/**
 * Whether an answer gives a figure, for what the question names. Errors are drawn as in extraction,
 * for the same things.
 */
export function figureAnswered(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  { id, what, number: [low = 0, high = low], units, answers_question: isAsked }: Figure,
): object {
  const said = coder.knowledge.claimOf(what)?.claim.id;
  const read = isAsked
    ? [numberRead(coder, answer)]
    : answer.statements
        .filter(({ claimId }) => claimId === said)
        .map((statement) => claimNumberRead(coder, answer, statement));
  const { asked } = coder.knowledge.panel;
  const [scale = 1, highScale = scale] = units.map((unit) =>
    asked?.kind === 'number' && isAsked ? scaleOf(asked, unit) : 1,
  );
  const found = read.find(
    (each) => each && isNear(each.low, low * scale) && isNear(each.high, high * highScale),
  );
  return given(coder, answer, material, id, found?.place, [what, `${low}`, `${high}`]);
}

/** Whether an answer names a case with its choice. */
export function caseAnswered(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  { id, if: condition, option }: Case,
): object {
  const asked = coder.knowledge.caseOf(condition, option);
  const found = casesRead(coder, answer).find((each) => each.id === asked?.id);
  return given(coder, answer, material, id, found?.place, [condition, option ?? '']);
}

/** Equal but for what a conversion rounds. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(one) * 1e-6;
}

/** Who is asked whether something is said tends to agree, with any sentence as evidence. */
function given(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  id: string,
  found: Place | undefined,
  thing: readonly string[],
): object {
  const agreed = !found && coder.errs('agreeing', answer.modelId, ...thing);
  const place = agreed ? answer.statements[0]?.places[0] : found;
  return {
    ...{ id, is_given: place !== undefined },
    sentences: place ? evidenceAt(coder, answer, material, place) : [],
  };
}
