import type { z } from 'zod';
import type { Coder, Players } from '../play/coder.ts';
import { extractForeign, foreignCamp, foreignStance } from '../play/foreign.ts';
import {
  askedCampsSchema,
  askedCasesSchema,
  askedClaimsSchema,
  askedFiguresSchema,
  jsonMaterial,
  type Materials,
  partsById,
  textMaterial,
} from '../play/materials.ts';
import { evidenceAt, placeAbout, readCamp, readClaim, readInvented } from '../play/reading.ts';
import type { PlantedAnswer } from '../play/truth.ts';
import { caseAnswered, figureAnswered } from './play-details.ts';

export const players: Players = { adjudicate: { stage: 'adjudicate', play: adjudicate } };

interface Entry {
  id: string;
  readonly says_true: boolean;
  readonly says_false: boolean;
  readonly sentences: readonly number[];
}

/** Plays `adjudicate`: answers about each response from the parts of it that are shown. */
export function adjudicate(coder: Coder, materials: Materials): object {
  const question = textMaterial(materials, 'question');
  const claims = jsonMaterial(materials, 'claims', askedClaimsSchema);
  const camps = jsonMaterial(materials, 'camps', askedCampsSchema);
  const figures = jsonMaterial(materials, 'figures', askedFiguresSchema);
  const cases = jsonMaterial(materials, 'cases', askedCasesSchema);
  const answers = [...partsById(textMaterial(materials, 'responses'))].map(([id, material]) => {
    const own = <Item extends { readonly response: string }>(items: readonly Item[]) =>
      items.filter(({ response }) => response === id);
    return answerAbout(coder, question, material, {
      claims: own(claims),
      camps: own(camps),
      figures: own(figures),
      cases: own(cases),
    });
  });
  return {
    claims: answers.flatMap((each) => each.claims),
    camps: answers.flatMap((each) => each.camps),
    figures: answers.flatMap((each) => each.figures),
    cases: answers.flatMap((each) => each.cases),
  };
}

interface Asked {
  readonly claims: z.infer<typeof askedClaimsSchema>;
  readonly camps: z.infer<typeof askedCampsSchema>;
  readonly figures: z.infer<typeof askedFiguresSchema>;
  readonly cases: z.infer<typeof askedCasesSchema>;
}

type Answers = { readonly [K in 'claims' | 'camps' | 'figures' | 'cases']: readonly object[] };

function answerAbout(coder: Coder, question: string, material: string, asked: Asked): Answers {
  const { knowledge, errs } = coder;
  const answer = knowledge.answerIn(material);
  if (!answer) return answerAboutForeign(question, material, asked);
  const { claims, camps, figures, cases } = asked;
  const silent = errs('silent', answer.modelId);
  const entries = claims.map(({ id, statement }) =>
    silent ? { id, ...no } : { id, ...answered(coder, answer, material, statement) },
  );
  return {
    claims: swapIds(coder, answer, entries),
    camps: camps.map(({ id, label, thesis }) => ({
      id,
      ...(silent ? noCamp : campAnswered(coder, answer, material, label, thesis)),
    })),
    figures: figures.map((each) =>
      silent ? { id: each.id, ...noDetail } : figureAnswered(coder, answer, material, each),
    ),
    cases: cases.map((each) =>
      silent ? { id: each.id, ...noDetail } : caseAnswered(coder, answer, material, each),
    ),
  };
}

/** The same for a text that nobody planted, as it is labelled and extracted. */
function answerAboutForeign(
  question: string,
  material: string,
  { claims, camps, figures, cases }: Asked,
): Answers {
  const { quantities } = extractForeign(question, material);
  return {
    claims: claims.map(({ id, statement }) => {
      const { stance, sentences } = foreignStance(material, statement) ?? { stance: null, sentences: [] };
      return { id, says_true: stance === 'support', says_false: stance === 'oppose', sentences };
    }),
    camps: camps.map(({ id, label, thesis }) => {
      const number = foreignCamp(material, thesis || label);
      return { id, is_own_answer: number !== null, sentences: number === null ? [] : [number] };
    }),
    figures: figures.map(({ id, number: [low, high = low] }) => {
      const found = quantities.find((each) => each.low === low && (each.high ?? each.low) === high);
      return { id, is_given: found !== undefined, sentences: found?.sentences ?? [] };
    }),
    cases: cases.map(({ id }) => ({ id, ...noDetail })),
  };
}

const no = { says_true: false, says_false: false, sentences: [] } as const;
const noDetail = { is_given: false, sentences: [] } as const;
const noCamp = { is_own_answer: false, sentences: [] } as const;

/** Errors are drawn as in labelling, for the same things. */
function answered(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  statement: string,
): Omit<Entry, 'id'> {
  const { knowledge, errs } = coder;
  const said = knowledge.claimOf(statement);
  const truth = answer.statements.find(({ claimId }) => claimId === said?.claim.id);
  const reading = said ? readClaim(coder, answer, said.claim) : readInvented(coder, answer, statement);
  if (!reading) return truth ? no : agreed(coder, answer, material, statement);
  const sentences = evidenceAt(coder, answer, material, reading.place);
  if (sentences.length === 0) return no; // The answer was cut off.
  if (!said || !truth) return { says_true: !said?.denied, says_false: said?.denied ?? false, sentences };
  const turned = said.denied !== errs('flipped', answer.modelId, said.claim.id);
  const [holds, fails] = [truth.stance !== 'oppose', truth.stance !== 'support'];
  const one = holds !== fails || !turned; // A stance that is both, flipped, is one of the two.
  return {
    says_true: one && turned ? fails : holds,
    says_false: one && (turned ? holds : fails),
    sentences,
  };
}

/**
 * Who is asked whether something is said tends to agree, with the sentence that is nearest to it as
 * evidence.
 */
function agreed(coder: Coder, answer: PlantedAnswer, material: string, statement: string): Omit<Entry, 'id'> {
  if (!coder.errs('agreeing', answer.modelId, statement)) return no;
  const subjects = coder.knowledge.claimOf(statement)?.claim.subjects ?? [];
  const place = placeAbout(coder.knowledge, answer, subjects) ?? answer.statements[0]?.places[0];
  if (!place) return no;
  return { says_true: true, says_false: false, sentences: evidenceAt(coder, answer, material, place) };
}

function campAnswered(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  label: string,
  thesis: string,
): { readonly is_own_answer: boolean; readonly sentences: readonly number[] } {
  const { campOf } = coder.knowledge;
  const plantedCamp = campOf(label) ?? campOf(thesis);
  const read = readCamp(coder, answer);
  if (!answer.camp || !read || plantedCamp?.id !== read.id) return noCamp;
  return { is_own_answer: true, sentences: evidenceAt(coder, answer, material, answer.camp.place) };
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
