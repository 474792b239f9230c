import { z } from 'zod';
import type { WrittenDisagreement } from '../../findings/drafts.ts';
import { defineCall } from '../call/stage.ts';
import { claimKeys, itemsWithoutFaults, type SectionChecker } from './checker.ts';
import { defineWriter, listStands } from './define-writer.ts';
import { sectionCall } from './rules.ts';
import type { WriteTables } from './tables.ts';

const disagreementsMax = 6;

const outputSchema = z.object({
  disagreements: z.array(
    z.object({
      issue: z.string(),
      claims: z.array(z.string()),
      camps: z.array(z.string()),
      core_tension: z.string(),
      assumptions: z.array(z.string()),
      why_it_matters: z.string(),
      resolving_information: z.array(z.string()),
    }),
  ),
});
type Output = z.infer<typeof outputSchema>;

const spec = defineCall({
  ...sectionCall,
  name: 'write_disagreements',
  revision: 11,
  order: `Write the section on disagreements and return
{"disagreements": [{"issue": string, "claims": [id, …], "camps": [id, …], "core_tension": string, "assumptions": [string, …], "why_it_matters": string, "resolving_information": [string, …]}]}

- Up to ${disagreementsMax} disagreements, the most consequential first; an empty list if the tables show none. Several disputed claims about one matter are one disagreement. What any reference work settles comes last, and why_it_matters says that one settles it: some are simply wrong there, and both sides are not worth the same.
- claims: the claims it is about, at least one of them listed under "disputed", unless it stands between camps; camps: the camps on its sides, if it stands between camps.
- issue: the open question in one sentence. core_tension: what one side holds against the other, with its reason, both in fair words, at most two sentences. The reasons are in "sentences", which hold what responses say for and against a claim: take the best that each side gives, in words of your own.
- assumptions: what each side takes for granted. why_it_matters: what changes for whoever asked. resolving_information: what would settle it. Each in short sentences that follow from the statements.`,
  schema: outputSchema,
  maxOutputTokens: 6_000,
});

/** Usable if one disagreement is left, or if none was given and no claim is disputed. */
export const disagreementsWriter = defineWriter<Output, readonly WrittenDisagreement[]>({
  spec,
  read: readDisagreements,
  outputOf: (written) => ({
    disagreements: written.map((item) => ({
      issue: item.issue,
      claims: claimKeys(item.claimIds),
      camps: item.campIds.map((id) => `K${id}`),
      core_tension: item.coreTension,
      assumptions: [...item.assumptions],
      why_it_matters: item.whyItMatters,
      resolving_information: [...item.resolvingInformation],
    })),
  }),
  withoutFaults: (written, faults) =>
    itemsWithoutFaults('disagreements', written, faults, {
      assumptions: { assumptions: [] },
      why_it_matters: { whyItMatters: '' },
      resolving_information: { resolvingInformation: [] },
    }),
  stands: listStands,
});

function readDisagreements(
  { disagreements }: Output,
  checker: SectionChecker,
  tables: WriteTables,
): WrittenDisagreement[] {
  const disputed = new Set((tables.disputed ?? []).map((id) => Number(id.slice(1))));
  if (disagreements.length === 0 && disputed.size > 0)
    checker.faults.push('disagreements: is empty, but the tables list disputed claims');
  return checker
    .first('disagreements', disagreements, disagreementsMax)
    .map((item, index) => readDisagreement(item, `disagreements[${index}]`, checker, disputed));
}

function readDisagreement(
  item: Output['disagreements'][number],
  path: string,
  checker: SectionChecker,
  disputed: ReadonlySet<number>,
): WrittenDisagreement {
  const claimIds = checker.claimIds(`${path}.claims`, item.claims);
  const campIds = checker.campIds(`${path}.camps`, item.camps);
  if (campIds.length < 2 && !claimIds.some((id) => disputed.has(id))) {
    checker.faults.push(`${path}: must cite a disputed claim or two camps`);
  }
  return {
    issue: checker.text(`${path}.issue`, item.issue, 300),
    claimIds,
    campIds,
    coreTension: checker.text(`${path}.core_tension`, item.core_tension, 800),
    assumptions: checker.texts(`${path}.assumptions`, item.assumptions),
    whyItMatters: checker.text(`${path}.why_it_matters`, item.why_it_matters, 600),
    resolvingInformation: checker.texts(`${path}.resolving_information`, item.resolving_information),
  };
}
