import { z } from 'zod';
import type { ChatMessage } from '../../domain/run/chat.ts';
import type { WrittenUncertainty } from '../../findings/drafts.ts';
import { type Checked, defineCall } from '../call/stage.ts';
import {
  canLose,
  checkedSection,
  faultyFields,
  makeSectionChecker,
  type SectionChecker,
  type WriteInput,
  type WriteSource,
  writeMessages,
  writeRules,
} from './rules.ts';

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

export const writeUncertaintiesCall = defineCall({
  name: 'write_uncertainties',
  revision: 2,
  role: 'You write the section on uncertainties of a research report about what a panel of models says on one question.',
  task: `${writeRules}

Write the section and return
{"uncertainties": [{"description": string, "claims": [id, …], "why_unresolved": string, "what_would_resolve_it": [string, …], "sources": [id, …]}]}

- The table "uncertainties" (u1, u2, …) holds what responses themselves call uncertain. Put those that mean the same together; up to 6, the most consequential first; an empty list if the table is empty.
- sources: the ids of that table that an entry rests on, at least one. claims: the claims that it touches; may be empty.
- description: what is not known, in one sentence. why_unresolved: why the panel can't settle it, in one sentence. what_would_resolve_it: facts, measurements or decisions, in a few words each.`,
  schema: outputSchema,
  maxOutputTokens: 4_000,
});

export function writeUncertaintiesMessages(input: WriteInput): ChatMessage[] {
  return writeMessages(writeUncertaintiesCall, input);
}

/** Entries that rest on something a response called uncertain. Usable unless everything given had to be dropped. */
export function checkWrittenUncertainties(
  source: WriteSource<WrittenUncertainty[]>,
): (output: Output) => Checked<WrittenUncertainty[]> {
  const known = new Set((source.tables.uncertainties ?? []).map(({ id }) => id));
  return (output) => {
    const checker = makeSectionChecker(source.tables);
    const given = checker.first('uncertainties', output.uncertainties, uncertaintiesMax);
    const written = given.map((item, index) =>
      mapUncertainty(checker, item, `uncertainties[${index}]`, known),
    );
    const judged = checkedSection(checker, written, source, withoutFaults);
    const stands = judged.value.length > 0 || judged.problems.length === 0;
    return { ...judged, usable: judged.usable && stands };
  };
}

function mapUncertainty(
  checker: SectionChecker,
  item: Output['uncertainties'][number],
  path: string,
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

function withoutFaults(
  written: readonly WrittenUncertainty[],
  faults: readonly string[],
): WrittenUncertainty[] {
  const at = faultyFields(faults);
  return written.flatMap((item, index) => {
    const faulty = at(`uncertainties[${index}]`);
    if (!canLose(faulty, ['why_unresolved', 'what_would_resolve_it'])) return [];
    return [
      {
        ...item,
        whyUnresolved: faulty.has('why_unresolved') ? '' : item.whyUnresolved,
        whatWouldResolveIt: faulty.has('what_would_resolve_it') ? [] : item.whatWouldResolveIt,
      },
    ];
  });
}
