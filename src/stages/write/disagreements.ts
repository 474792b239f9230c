import { type Draft, draftSchemas } from '../../findings/drafts.ts';
import { defineCall } from '../call/stage.ts';
import { defineWriter } from './define-writer.ts';
import { sectionCall } from './rules.ts';

const disagreementsMax = 6;

const spec = defineCall({
  ...sectionCall,
  name: 'write_disagreements',
  revision: 13,
  order: `Write the section on disagreements and return
{"disagreements": [{"issue": string, "claims": [id, …], "camps": [id, …], "core_tension": string, "assumptions": [string, …], "why_it_matters": string, "resolving_information": [string, …]}]}

- Up to ${disagreementsMax} disagreements, the most consequential first; an empty list if the tables show none. Several disputed claims about one matter are one disagreement. Of what any reference work settles, why_it_matters says that one settles it: some are simply wrong there, and both sides are not worth the same. It comes last, unless the answer to the question turns on it. A mere matter of words comes behind what changes the answer or what somebody would do.
- claims: the claims it is about, at least one of them listed under "disputed", unless it stands between camps; camps: the camps on its sides, if it stands between camps.
- issue: the open question in one sentence. core_tension: what one side holds against the other, with its reason, both in fair words, at most two sentences. The reasons are in "sentences", which hold what responses say for and against a claim: take the best that each side gives, in words of your own.
- assumptions: what each side takes for granted. why_it_matters: what changes for whoever asked. resolving_information: what would settle it. Each in short sentences that follow from the statements.`,
  schema: draftSchemas.disagreements,
  maxOutputTokens: 6_000,
});

/** Usable if one disagreement is left, or if none was given and no claim is disputed. */
export const disagreementsWriter = defineWriter<Draft<'disagreements'>>({
  spec,
  limits: {
    disagreements: disagreementsMax,
    'disagreements.issue': 300,
    'disagreements.core_tension': 800,
    'disagreements.why_it_matters': 600,
  },
  dispensable: ['assumptions', 'why_it_matters', 'resolving_information'],
  lacks: ({ disagreements }, { disputed = [] }) =>
    disagreements.length === 0 && disputed.length > 0
      ? ['disagreements: is empty, but the tables list disputed claims']
      : [],
});
