import {
  campsSchema,
  jsonMaterial,
  type Materials,
  statementsSchema,
  textMaterial,
} from '../../../src/simulator/synthesizer/materials.ts';
import type { PlantedAnswer, Stance } from '../truth.ts';
import { evidenceAt, readCamp, readClaim, readInvented } from './reading.ts';
import type { Coder } from './synthesizer.ts';

interface Entry {
  claim: string;
  readonly stance: Stance | 'not_addressed';
  readonly sentences: readonly number[];
}

const denied: Readonly<Record<Stance, Stance>> = { support: 'oppose', oppose: 'support', mixed: 'mixed' };
const silence = { stance: 'not_addressed', sentences: [] } as const;

/** Plays `label`. */
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
  const said = coder.knowledge.claimOf(statement);
  const reading = said ? readClaim(coder, answer, said.claim) : readInvented(coder, answer, statement);
  if (!reading) return { claim, ...silence };
  const { stance, place } = reading;
  return {
    claim,
    stance: said?.denied ? denied[stance] : stance,
    sentences: evidenceAt(coder, answer, material, place),
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
  const shown = jsonMaterial(materials, 'camps', campsSchema);
  const read = readCamp(coder, answer);
  const found = shown.find(({ thesis }) => read && coder.knowledge.campOf(thesis)?.id === read.id);
  if (!answer.camp || !found) return { id: null, sentences: [] };
  return { id: found.id, sentences: evidenceAt(coder, answer, material, answer.camp.place) };
}
