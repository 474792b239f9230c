import type { z } from 'zod';
import type { Stance } from '../../findings/findings.ts';
import type { Coder, Players } from '../play/coder.ts';
import { foreignCamp, foreignStance } from '../play/foreign.ts';
import {
  campsSchema,
  jsonMaterial,
  type Materials,
  statementsSchema,
  textMaterial,
} from '../play/materials.ts';
import { evidenceAt, readCamp, readClaim, readInvented } from '../play/reading.ts';
import type { Place, PlantedAnswer } from '../play/truth.ts';

export const players: Players = { label: { stage: 'label', play: label } };

export interface LabelOutput {
  readonly stances: readonly Entry[];
  readonly camp: { readonly id: string | null; readonly sentences: readonly number[] };
}

interface Entry {
  claim: string;
  readonly stance: Stance | 'reported' | 'not_addressed';
  readonly sentences: readonly number[];
}

type Statement = z.infer<typeof statementsSchema>[number];
type ShownCamp = z.infer<typeof campsSchema>[number];

const denied: Readonly<Record<Stance, Stance>> = { support: 'oppose', oppose: 'support', mixed: 'mixed' };
const nowhere = { id: null, sentences: [] } as const;
const silence = { stance: 'not_addressed', sentences: [] } as const;

/** Plays `label`. */
function label(coder: Coder, materials: Materials): LabelOutput {
  const { knowledge, errs } = coder;
  const material = textMaterial(materials, 'response');
  const answer = knowledge.answerIn(material);
  const claims = jsonMaterial(materials, 'claims', statementsSchema);
  const shown = jsonMaterial(materials, 'camps', campsSchema);
  if (!answer) return labelForeign(material, claims, shown);
  if (errs('silent', answer.modelId)) {
    return {
      stances: claims.map(({ id }) => ({ claim: id, ...silence })),
      camp: nowhere,
    };
  }
  const entries = claims.map(({ id, statement }) => entryOf(coder, answer, material, id, statement));
  return { stances: swapIds(coder, answer, entries), camp: campOf(coder, answer, material, shown) };
}

function labelForeign(
  material: string,
  claims: readonly Statement[],
  camps: readonly ShownCamp[],
): LabelOutput {
  const placed = camps.flatMap(({ id, label: words, thesis }) => {
    const number = foreignCamp(material, thesis || words);
    return number === null ? [] : [{ id, sentences: [number] }];
  });
  return {
    stances: claims.map(({ id, statement }) => ({
      claim: id,
      ...(foreignStance(material, statement) ?? silence),
    })),
    camp: placed[0] ?? nowhere,
  };
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
  const place = reading?.place ?? (said?.denied ? null : placeReported(coder, answer, said?.claim.id));
  if (!place) return { claim, ...silence };
  const sentences = evidenceAt(coder, answer, material, place);
  if (sentences.length === 0) return { claim, ...silence }; // The answer was cut off.
  if (!reading) return { claim, stance: 'reported', sentences };
  return { claim, stance: said?.denied ? denied[reading.stance] : reading.stance, sentences };
}

/** Where the answer reports a claim as others' view; null if the coder sees nothing of it. */
function placeReported({ errs }: Coder, { modelId, reported }: PlantedAnswer, id = ''): Place | null {
  const told = reported.find(({ claimId }) => claimId === id);
  return told && !errs('missed', modelId, id) ? told.place : null;
}

/** Exchanges the ids of two entries. */
function swapIds({ errs, draw }: Coder, answer: PlantedAnswer, entries: Entry[]): Entry[] {
  for (const entry of entries) {
    if (
      entry.stance === 'not_addressed' ||
      entry.stance === 'reported' ||
      !errs('swapped', answer.modelId, entry.claim)
    )
      continue;
    const other = draw(answer.modelId, entry.claim).pick(entries);
    [entry.claim, other.claim] = [other.claim, entry.claim];
  }
  return entries;
}

function campOf(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  shown: readonly ShownCamp[],
): LabelOutput['camp'] {
  const { campOf: plantedCamp } = coder.knowledge;
  const read = readCamp(coder, answer);
  const found = shown.find(
    ({ label: words, thesis }) => read && (plantedCamp(words) ?? plantedCamp(thesis))?.id === read.id,
  );
  if (!answer.camp || !found) return nowhere;
  const sentences = evidenceAt(coder, answer, material, answer.camp.place);
  return sentences.length === 0 ? nowhere : { id: found.id, sentences };
}
