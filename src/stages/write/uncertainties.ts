import { type Draft, draftSchemas } from '../../findings/drafts.ts';
import { defineCall } from '../call/stage.ts';
import { defineWriter } from './define-writer.ts';
import { sectionCall } from './rules.ts';

const uncertaintiesMax = 6;

const spec = defineCall({
  ...sectionCall,
  name: 'write_uncertainties',
  revision: 10,
  order: `Write the section on uncertainties and return
{"uncertainties": [{"description": string, "claims": [id, …], "why_unresolved": string, "what_would_resolve_it": [string, …], "sources": [id, …]}]}

- The table "uncertainties" (u1, u2, …) holds what responses themselves call uncertain. Put those that mean the same together; up to ${uncertaintiesMax}, the most consequential first. Leave out what the asker knows of their own case, and that things differ; an empty list if nothing is left.
- sources: the ids of that table that an entry rests on, at least one. claims: the claims that it touches; may be empty.
- description: the matter that is not known, in one sentence, which is printed under a head such as "What the answers leave open". why_unresolved: why the panel can't settle it, in one sentence. what_would_resolve_it: facts, measurements or decisions, in a few words each.`,
  schema: draftSchemas.uncertainties,
  maxOutputTokens: 4_000,
});

/** Usable unless all that were given had to be dropped. */
export const uncertaintiesWriter = defineWriter<Draft<'uncertainties'>>({
  spec,
  limits: {
    uncertainties: uncertaintiesMax,
    'uncertainties.description': 400,
    'uncertainties.why_unresolved': 600,
  },
  dispensable: ['why_unresolved', 'what_would_resolve_it'],
});
