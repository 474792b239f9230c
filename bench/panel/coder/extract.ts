import type { Materials } from '../../../src/simulator/synthesizer/materials.ts';
import { textMaterial } from '../../../src/simulator/synthesizer/materials.ts';
import type { PlantedAnswer, PlantedClaim, PlantedStatement } from '../truth.ts';
import { numbersAt } from './knowledge.ts';
import type { Coder } from './synthesizer.ts';

interface ExtractedClaim {
  readonly statement: string;
  readonly sentences: readonly number[];
  readonly stance: 'asserts' | 'rejects';
  readonly caveat: string | null;
}

/** Plays `extract_claims`. */
export function extract(coder: Coder, materials: Materials): object {
  const { knowledge, errs } = coder;
  const material = textMaterial(materials, 'response');
  const answer = knowledge.answerIn(material);
  const camp = knowledge.panel.camps.find(({ id }) => id === answer.camp?.id);
  const draw = coder.draw(answer.modelId);
  const silent = errs('silent', answer.modelId);
  const claims = answer.statements
    .filter(({ isImplied }) => !isImplied)
    .flatMap((statement) => claimsOf(coder, answer, material, statement));
  return {
    position: camp ? draw.pick(camp.readings) : 'Names no single priority.',
    recommended_option: camp?.option ?? null,
    claims: silent ? [] : claims.slice(0, 12),
    quantities: silent
      ? []
      : answer.statements.flatMap((statement) => quantitiesOf(coder, answer, material, statement)),
    conditions: [],
    uncertainties: answer.uncertainties.map(({ description, place }) => ({
      description,
      sentences: numbersAt(answer, material, place),
    })),
  };
}

/** A misread figure is not in its sentence; an invented one is in no sentence at all. */
function quantitiesOf(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  { claimId, places: [place], givesQuantity }: PlantedStatement,
): object[] {
  const { knowledge, errs } = coder;
  const { quantity, plainWordings } = knowledge.claim(claimId);
  const thing = [answer.modelId, claimId, 'quantity'] as const;
  if (!givesQuantity || quantity === null || !place || errs('missed', ...thing)) return [];
  const what = coder.draw(...thing).pick(plainWordings);
  const sentences = numbersAt(answer, material, place);
  const low = errs('flipped', ...thing) ? quantity + 50 : quantity;
  const given = { what, low, high: null, unit: 'percent', answers_question: false, sentences };
  return errs('invented', ...thing) ? [given, { ...given, low: quantity + 60 }] : [given];
}

function claimsOf(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  statement: PlantedStatement,
): ExtractedClaim[] {
  const { claimId, stance, places, givesQuantity } = statement;
  const { knowledge, errs } = coder;
  const draw = coder.draw(answer.modelId, claimId);
  const claim = knowledge.claim(claimId);
  const found: ExtractedClaim[] = [];
  const [place] = places;
  if (place && !errs('missed', answer.modelId, claimId)) {
    const asserts = (stance !== 'oppose') !== errs('flipped', answer.modelId, claimId);
    found.push({
      statement: draw.pick(givesQuantity ? claim.wordings : claim.plainWordings),
      sentences: numbersAt(answer, material, place),
      stance: asserts ? 'asserts' : 'rejects',
      caveat: caveatOf(claim, statement),
    });
  }
  if (errs('invented', answer.modelId, claimId) && answer.asides.length > 0) {
    const sentences = numbersAt(answer, material, draw.pick(answer.asides));
    const invented = draw.pick(knowledge.panel.invented);
    found.push({ statement: invented, sentences, stance: 'asserts', caveat: null });
  }
  return found;
}

function caveatOf(
  { condition, opposedCondition }: PlantedClaim,
  { givesCondition, givesOpposedCondition }: PlantedStatement,
): string | null {
  if (givesCondition) return condition;
  return givesOpposedCondition ? opposedCondition : null;
}
