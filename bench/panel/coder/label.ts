import {
  campsSchema,
  jsonMaterial,
  type Materials,
  statementsSchema,
  textMaterial,
} from '../../../src/simulator/synthesizer/materials.ts';
import type { PlantedAnswer, Stance } from '../truth.ts';
import { numbersAt } from './knowledge.ts';
import type { Coder } from './synthesizer.ts';

interface Entry {
  claim: string;
  readonly stance: Stance | 'not_addressed';
  readonly sentences: readonly number[];
}

const wrong: Readonly<Record<Stance, Stance>> = { support: 'oppose', oppose: 'support', mixed: 'support' };
const denied: Readonly<Record<Stance, Stance>> = { ...wrong, mixed: 'mixed' };
const silence = { stance: 'not_addressed', sentences: [] } as const;

/** Plays `label_response`. */
export function label(coder: Coder, materials: Materials): object {
  const { knowledge, errs } = coder;
  const material = textMaterial(materials, 'response');
  const answer = knowledge.answerIn(material);
  const claims = jsonMaterial(materials, 'claims', statementsSchema);
  if (errs('silent', answer.modelId)) {
    return {
      stances: claims.map(({ id }) => ({ claim: id, ...silence })),
      camp: { id: null, sentences: [] },
    };
  }
  const entries = claims.map(({ id, statement }) => entryOf(coder, answer, material, id, statement));
  return { stances: swapIds(coder, answer, entries), camp: campOf(coder, answer, material, materials) };
}

function entryOf(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  claim: string,
  statement: string,
): Entry {
  const { knowledge, errs } = coder;
  const said = knowledge.claimOf(statement);
  const truth = answer.statements.find(({ claimId }) => claimId === said?.claim.id);
  const thing = said?.claim.id ?? statement;
  const [place] = truth?.places ?? [];
  if (!said || !truth || !place) {
    const invents = answer.asides.length > 0 && errs('invented', answer.modelId, thing);
    if (!invents) return { claim, ...silence };
    const aside = coder.draw(answer.modelId, thing).pick(answer.asides);
    return { claim, stance: 'support', sentences: numbersAt(answer, material, aside) };
  }
  if (errs('missed', answer.modelId, thing)) return { claim, ...silence };
  const right = said.denied ? denied[truth.stance] : truth.stance;
  return {
    claim,
    stance: errs('flipped', answer.modelId, thing) ? wrong[right] : right,
    sentences: numbersAt(answer, material, place),
  };
}

/** Exchanges the ids of two entries. */
function swapIds({ errs, draw }: Coder, answer: PlantedAnswer, entries: Entry[]): Entry[] {
  for (const entry of entries) {
    if (entry.stance === 'not_addressed' || !errs('swapped', answer.modelId, entry.claim)) continue;
    const other = draw(answer.modelId, entry.claim).pick(entries);
    [entry.claim, other.claim] = [other.claim, entry.claim];
  }
  return entries;
}

function campOf(coder: Coder, answer: PlantedAnswer, material: string, materials: Materials): object {
  const { knowledge, errs, draw } = coder;
  const shown = jsonMaterial(materials, 'camps', campsSchema);
  if (!answer.camp || shown.length === 0 || errs('missed', answer.modelId, 'camp'))
    return { id: null, sentences: [] };
  const sentences = numbersAt(answer, material, answer.camp.place);
  const wrong = errs('flipped', answer.modelId, 'camp') || errs('swapped', answer.modelId, 'camp');
  const own = answer.camp.id;
  const id = wrong
    ? draw(answer.modelId, 'camp').pick(shown).id
    : shown.find(({ thesis }) => knowledge.campOf(thesis)?.id === own)?.id;
  return id === undefined ? { id: null, sentences: [] } : { id, sentences };
}
