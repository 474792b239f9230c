import { z } from 'zod';
import type { WrittenUncertainty } from '../../findings/drafts.ts';
import { defineCall } from '../call/stage.ts';
import { claimKeys, itemsWithoutFaults, type SectionChecker } from './checker.ts';
import { defineWriter, listStands } from './define-writer.ts';
import { sectionCall } from './rules.ts';
import type { WriteTables } from './tables.ts';

const uncertaintiesMax = 6;

const outputSchema = z.object({
  uncertainties: z.array(
    z.object({
      description: z.string(),
      claims: z.array(z.string()),
      why_unresolved: z.string(),
      what_would_resolve_it: z.array(z.string()),
      sources: z.array(z.string()),
    }),
  ),
});
type Output = z.infer<typeof outputSchema>;

const spec = defineCall({
  ...sectionCall,
  name: 'write_uncertainties',
  revision: 7,
  order: `Write the section on uncertainties and return
{"uncertainties": [{"description": string, "claims": [id, …], "why_unresolved": string, "what_would_resolve_it": [string, …], "sources": [id, …]}]}

- The table "uncertainties" (u1, u2, …) holds what responses themselves call uncertain. Put those that mean the same together; up to ${uncertaintiesMax}, the most consequential first; an empty list if the table is empty.
- sources: the ids of that table that an entry rests on, at least one. claims: the claims that it touches; may be empty.
- description: what is not known, in one sentence. why_unresolved: why the panel can't settle it, in one sentence. what_would_resolve_it: facts, measurements or decisions, in a few words each.`,
  schema: outputSchema,
  maxOutputTokens: 4_000,
});

/**
 * Entries that rest on what a response called uncertain. Usable unless all that were given had to
 * be dropped.
 */
export const uncertaintiesWriter = defineWriter<Output, readonly WrittenUncertainty[]>({
  spec,
  read: readUncertainties,
  outputOf: (written) => ({
    uncertainties: written.map((item) => ({
      description: item.description,
      claims: claimKeys(item.claimIds),
      why_unresolved: item.whyUnresolved,
      what_would_resolve_it: [...item.whatWouldResolveIt],
      sources: [...item.sources],
    })),
  }),
  withoutFaults: (written, faults) =>
    itemsWithoutFaults('uncertainties', written, faults, {
      why_unresolved: { whyUnresolved: '' },
      what_would_resolve_it: { whatWouldResolveIt: [] },
    }),
  stands: listStands,
});

function readUncertainties(
  output: Output,
  checker: SectionChecker,
  tables: WriteTables,
): WrittenUncertainty[] {
  const known = new Set((tables.uncertainties ?? []).map(({ id }) => id));
  return checker
    .first('uncertainties', output.uncertainties, uncertaintiesMax)
    .map((item, index) => readUncertainty(item, `uncertainties[${index}]`, checker, known));
}

function readUncertainty(
  item: Output['uncertainties'][number],
  path: string,
  checker: SectionChecker,
  known: ReadonlySet<string>,
): WrittenUncertainty {
  const sources = [...new Set(item.sources)].filter((id) => known.has(id));
  if (item.sources.some((id) => !known.has(id))) {
    checker.repaired.push(`${path}.sources: holds an id that the tables do not have`);
  }
  if (sources.length === 0)
    checker.faults.push(`${path}.sources: must hold at least one id of the uncertainties`);
  const claimIds = checker.claimIds(`${path}.claims`, item.claims);
  return {
    description: checker.text(`${path}.description`, item.description, 400),
    claimIds,
    whyUnresolved: checker.text(`${path}.why_unresolved`, item.why_unresolved, 600),
    whatWouldResolveIt: checker.texts(`${path}.what_would_resolve_it`, item.what_would_resolve_it),
    sources,
  };
}
