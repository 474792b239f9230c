import type { z } from 'zod';
import type { PlantedStance } from '../panel/opinion.ts';
import { findPlanted, type PlantedFinding } from '../panel/planted-sentences.ts';
import { campOf, claimOf } from '../topics/recognise.ts';
import type { Topic } from '../topics/topic.ts';
import { extractClaims } from './extract-claims.ts';
import { denies, lexicalCoverage, statingSentences } from './lexical.ts';
import {
  type askedCampsSchema,
  type askedCasesSchema,
  type askedClaimsSchema,
  type askedFiguresSchema,
  type NumberedSentence,
  type NumberedText,
  readNumbered,
} from './materials.ts';

interface Claim {
  readonly id: string;
  readonly statement: string;
}
interface Camp {
  readonly id: string;
  readonly label: string;
  readonly thesis: string;
}

export interface LabelOutput {
  readonly stances: readonly {
    readonly claim: string;
    readonly stance: PlantedStance | 'not_addressed';
    /** One number, those of two neighbours, or none. */
    readonly sentences: readonly number[];
  }[];
  readonly camp: { readonly id: string | null; readonly sentences: readonly number[] };
}

/** Share of a claim's words that a foreign sentence must contain to count as stating it. Our choice: one word in four may differ. */
const saysClaim = 0.7;
const saysCamp = 0.6;

/** Labels one response: its stance on every claim and its camp, each with its sentences as evidence. */
export function labelResponse(
  topic: Topic,
  claims: readonly Claim[],
  camps: readonly Camp[],
  response: NumberedText,
): LabelOutput {
  const findings = findPlanted(topic, response.text);
  const foreign = findings.length === 0 ? statingSentences(response.sentences) : [];
  return {
    stances: claims.map(({ id, statement }) => {
      const found = plantedStance(topic, response, findings, statement) ?? foreignStance(foreign, statement);
      return { claim: id, ...found };
    }),
    camp: plantedCamp(topic, response, findings, camps) ?? foreignCamp(foreign, camps),
  };
}

interface Asked {
  readonly claims: z.infer<typeof askedClaimsSchema>;
  readonly camps: z.infer<typeof askedCampsSchema>;
  readonly figures: z.infer<typeof askedFiguresSchema>;
  readonly cases: z.infer<typeof askedCasesSchema>;
}

/**
 * Answers yes or no about parts of several responses: what each says of a claim, whether a camp's thesis is its own
 * answer, and whether it gives a figure or names a case.
 */
export function answerQuestions(
  topic: Topic,
  question: string,
  { claims, camps, figures, cases }: Asked,
  parts: ReadonlyMap<string, string>,
): object {
  const answers = [...parts].map(([id, lines]) => {
    const own = <Item extends { readonly response: string }>(items: readonly Item[]) =>
      items.filter(({ response }) => response === id);
    const asked = { claims: own(claims), camps: own(camps), figures: own(figures), cases: own(cases) };
    return answersAbout(topic, question, asked, lines);
  });
  return {
    claims: answers.flatMap((each) => each.claims),
    camps: answers.flatMap((each) => each.camps),
    figures: answers.flatMap((each) => each.figures),
    cases: answers.flatMap((each) => each.cases),
  };
}

function answersAbout(
  topic: Topic,
  question: string,
  { claims, camps, figures, cases }: Asked,
  lines: string,
) {
  const response = readNumbered(lines);
  const { stances } = labelResponse(topic, claims, [], response);
  const { quantities, cases: own } = extractClaims(topic, question, response, '');
  // The conditions of planted opinions are those under which they hold.
  const inOneCase = new Set(claims.filter((claim) => claim.if !== undefined).map(({ id }) => id));
  const given = (id: string, found: { readonly sentences: readonly number[] } | undefined) => ({
    ...{ id, is_given: found !== undefined, sentences: found?.sentences ?? [] },
  });
  return {
    claims: stances.map(({ claim, stance, sentences }) => ({
      id: claim,
      says_true: stance === 'support' || stance === 'mixed',
      says_false: stance === 'oppose' || (stance === 'mixed' && !inOneCase.has(claim)),
      sentences,
    })),
    camps: camps.map((camp) => {
      const { id, sentences } = labelResponse(topic, [], [camp], response).camp;
      return { id: camp.id, is_own_answer: id !== null, sentences };
    }),
    figures: figures.map(({ id, number: [low, high = low] }) =>
      given(
        id,
        quantities.find((each) => each.low === low && (each.high ?? each.low) === high),
      ),
    ),
    cases: cases.map(({ id, if: when, option }) =>
      given(
        id,
        own.find((each) => each.if === when && each.option === option),
      ),
    ),
  };
}

function plantedStance(
  topic: Topic,
  response: NumberedText,
  findings: readonly PlantedFinding[],
  statement: string,
) {
  const claim = claimOf(topic, statement);
  for (const { meaning, start, sentence } of findings) {
    if (meaning.kind !== 'claim' || meaning.claim !== claim) continue;
    return { stance: meaning.stance, sentences: response.numbersAt(start, sentence.length) };
  }
  return null;
}

function foreignStance(sentences: readonly NumberedSentence[], statement: string) {
  const found = best(sentences, statement, saysClaim);
  if (found === null) return { stance: 'not_addressed', sentences: [] } as const;
  const stance = denies(found.sentence) === denies(statement) ? 'support' : 'oppose';
  return { stance, sentences: [found.number] } as const;
}

function plantedCamp(
  topic: Topic,
  response: NumberedText,
  findings: readonly PlantedFinding[],
  camps: readonly Camp[],
) {
  for (const { meaning, start, sentence } of findings) {
    if (meaning.kind !== 'position' || meaning.camp === null) continue;
    const home = camps.find((camp) => campOf(topic, camp) === meaning.camp);
    if (home) return { id: home.id, sentences: response.numbersAt(start, sentence.length) };
  }
  return null;
}

function foreignCamp(sentences: readonly NumberedSentence[], camps: readonly Camp[]) {
  for (const camp of camps) {
    const found = best(sentences, camp.thesis || camp.label, saysCamp);
    if (found !== null && denies(found.sentence) === denies(camp.thesis)) {
      return { id: camp.id, sentences: [found.number] };
    }
  }
  return { id: null, sentences: [] };
}

function best(
  sentences: readonly NumberedSentence[],
  wanted: string,
  least: number,
): NumberedSentence | null {
  let found: NumberedSentence | null = null;
  let reached = least;
  for (const each of sentences) {
    const share = lexicalCoverage(wanted, each.sentence);
    if (share > reached || (found === null && share >= reached)) [found, reached] = [each, share];
  }
  return found;
}
