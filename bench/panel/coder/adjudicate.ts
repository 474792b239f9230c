import {
  campsSchema,
  jsonMaterial,
  type Materials,
  statementsSchema,
  textMaterial,
} from '../../../src/simulator/synthesizer/materials.ts';
import type { PlantedAnswer, PlantedClaim, PlantedStatement } from '../truth.ts';
import { numbersAt } from './knowledge.ts';
import type { Coder } from './synthesizer.ts';

interface Entry {
  id: string;
  readonly says_true: boolean;
  readonly says_false: boolean;
  readonly sentences: readonly number[];
}

/** Plays `adjudicate_labels`. */
export function adjudicate(coder: Coder, materials: Materials): object {
  const { knowledge, errs } = coder;
  const material = textMaterial(materials, 'response');
  const answer = knowledge.answerIn(material);
  const claims = jsonMaterial(materials, 'claims', statementsSchema);
  const camps = jsonMaterial(materials, 'camps', campsSchema);
  const silent = errs('silent', answer.modelId);
  const entries = claims.map(({ id, statement, if: caveat }) =>
    silent ? { id, ...no } : { id, ...answered(coder, answer, material, statement, caveat) },
  );
  return {
    claims: swapIds(coder, answer, entries),
    camps: camps.map(({ id, thesis }) => ({
      id,
      ...(silent ? noCamp : campAnswered(coder, answer, material, thesis)),
    })),
  };
}

const no = { says_true: false, says_false: false, sentences: [] } as const;
const noCamp = { is_own_answer: false, sentences: [] } as const;

/** Errors are drawn as in labelling, for the same things. */
function answered(
  { knowledge, errs, draw }: Coder,
  answer: PlantedAnswer,
  material: string,
  statement: string,
  caveat: string | undefined,
): Omit<Entry, 'id'> {
  const said = knowledge.claimOf(statement);
  const truth = answer.statements.find(({ claimId }) => claimId === said?.claim.id);
  const thing = `${said?.claim.id ?? statement}${caveat === undefined ? '' : ` if ${caveat}`}`;
  const [place] = truth?.places ?? [];
  if (!said || !truth || !place) {
    if (answer.asides.length === 0 || !errs('invented', answer.modelId, thing)) return no;
    const aside = draw(answer.modelId, thing).pick(answer.asides);
    return { says_true: true, says_false: false, sentences: numbersAt(answer, material, aside) };
  }
  if (errs('missed', answer.modelId, thing)) return no;
  const turned = said.denied !== errs('flipped', answer.modelId, thing);
  const [holds, fails] =
    caveat === undefined
      ? [truth.stance !== 'oppose', truth.stance !== 'support']
      : sidesInCase(truth, said.claim, caveat);
  const one = holds !== fails || !turned; // A stance that is both, flipped, is one of the two.
  return {
    says_true: one && turned ? fails : holds,
    says_false: one && (turned ? holds : fails),
    sentences: numbersAt(answer, material, place),
  };
}

/**
 * Whether the answer makes a claim, and whether it denies it, in one case: that of its condition, or any case if it
 * names none.
 */
function sidesInCase(
  { stance, givesCondition, givesOpposedCondition }: PlantedStatement,
  { condition, opposedCondition }: PlantedClaim,
  caveat: string,
): readonly [boolean, boolean] {
  if (givesCondition) return [caveat === condition, false];
  if (givesOpposedCondition) return [false, caveat === opposedCondition];
  return [stance === 'support', stance === 'oppose'];
}

function campAnswered(
  { knowledge, errs, draw }: Coder,
  answer: PlantedAnswer,
  material: string,
  thesis: string,
): { readonly is_own_answer: boolean; readonly sentences: readonly number[] } {
  const { modelId, camp, asides } = answer;
  const isOwn = camp !== null && knowledge.campOf(thesis)?.id === camp.id;
  const wrong = errs('flipped', modelId, 'camp') || errs('swapped', modelId, 'camp');
  if (isOwn) {
    if (wrong || errs('missed', modelId, 'camp')) return noCamp;
    return { is_own_answer: true, sentences: numbersAt(answer, material, camp.place) };
  }
  const place = camp?.place ?? (asides.length > 0 ? draw(modelId, thesis).pick(asides) : null);
  if (!wrong || place === null) return noCamp;
  return { is_own_answer: true, sentences: numbersAt(answer, material, place) };
}

/** An entry carries the id of another one, and that one its own. */
function swapIds({ errs, draw }: Coder, { modelId }: PlantedAnswer, entries: Entry[]): Entry[] {
  for (const entry of entries) {
    if (!errs('swapped', modelId, entry.id)) continue;
    const other = draw(modelId, entry.id).pick(entries);
    [entry.id, other.id] = [other.id, entry.id];
  }
  return entries;
}
