import type { z } from 'zod';
import type { Topic } from '../topics/topic.ts';
import { extractClaims } from './extract-claims.ts';
import { labelResponse } from './label-response.ts';
import {
  type askedCampsSchema,
  type askedCasesSchema,
  type askedClaimsSchema,
  type askedFiguresSchema,
  readNumbered,
} from './materials.ts';

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
  const { quantities, conditions } = extractClaims(topic, question, response, '');
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
    cases: cases.map(({ id, if: condition, option }) =>
      given(
        id,
        conditions.find((each) => each.if === condition && each.option === option),
      ),
    ),
  };
}
