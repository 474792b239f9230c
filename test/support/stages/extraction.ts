import { checkExtraction } from '../../../src/stages/extract/extract-claims.ts';

export const question = 'Should our 5 engineers build a monolith?';

export const response = `I would build a monolith first. It is simpler to run, and a team of that size rarely needs more.
Deployment takes 10 minutes instead of an hour. I do not think that scaling will be a problem before 2030.
How fast the team will grow is hard to know from here.`;

export const check = checkExtraction({ question, response });

export const claim = {
  statement: 'A monolith needs less operating work.',
  sentences: [2],
  stance: 'asserts' as const,
  caveat: 'For small teams.',
};

export const sound = {
  position: 'Start with one deployable application.',
  recommended_option: 'Monolith',
  claims: [claim],
  uncertainties: [{ description: 'The growth of the team.', sentences: [5] }],
  quantities: [],
  cases: [],
};

/** The paths of the problems if one claim is spoilt, and the claims that remain. */
export function spoilt(change: Partial<typeof claim>) {
  const { value, problems } = check({ ...sound, claims: [{ ...claim, ...change }] });
  return { paths: problems.map((problem) => problem.split(':')[0]), kept: value.claims.length };
}
