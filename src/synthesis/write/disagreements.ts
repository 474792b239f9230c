import { z } from 'zod';
import type { ChatMessage } from '../../domain/run/chat.ts';
import type { WrittenDisagreement } from '../../findings/drafts.ts';
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

export const writeDisagreementsCall = defineCall({
  name: 'write_disagreements',
  revision: 2,
  role: 'You write the section on disagreements of a research report about what a panel of models says on one question.',
  task: `${writeRules}

Write the section and return
{"disagreements": [{"issue": string, "claims": [id, …], "camps": [id, …], "core_tension": string, "assumptions": [string, …], "why_it_matters": string, "resolving_information": [string, …]}]}

- Up to 6 disagreements, the most consequential first; an empty list if the tables show none. Several contested claims about one matter are one disagreement.
- claims: the claims it is about, at least one of them listed under "contested", unless it stands between camps; camps: the camps on its sides, if it stands between camps.
- issue: the open question in one sentence. core_tension: what one side holds against the other, both in fair words, at most two sentences.
- assumptions: what each side takes for granted. why_it_matters: what changes for whoever asked. resolving_information: what would settle it. Each in short sentences that follow from the statements.`,
  schema: outputSchema,
  maxOutputTokens: 6_000,
});

export function writeDisagreementsMessages(input: WriteInput): ChatMessage[] {
  return writeMessages(writeDisagreementsCall, input);
}

/** Usable as soon as one disagreement stands, or when none was given and none is contested. */
export function checkWrittenDisagreements(
  source: WriteSource<WrittenDisagreement[]>,
): (output: Output) => Checked<WrittenDisagreement[]> {
  const contested = new Set((source.tables.contested ?? []).map((id) => Number(id.slice(1))));
  return (output) => {
    const checker = makeSectionChecker(source.tables);
    const given = checker.first('disagreements', output.disagreements, disagreementsMax);
    const written = given.map((item, index) =>
      mapDisagreement(checker, item, `disagreements[${index}]`, contested),
    );
    if (given.length === 0 && contested.size > 0) {
      checker.faults.push('disagreements: is empty, but the tables list contested claims');
    }
    const judged = checkedSection(checker, written, source, withoutFaults);
    const stands = judged.value.length > 0 || judged.problems.length === 0;
    return { ...judged, usable: judged.usable && stands };
  };
}

function mapDisagreement(
  checker: SectionChecker,
  item: Output['disagreements'][number],
  path: string,
  contested: ReadonlySet<number>,
): WrittenDisagreement {
  const claimIds = checker.claimIds(`${path}.claims`, item.claims);
  const campIds = checker.campIds(`${path}.camps`, item.camps);
  if (campIds.length < 2 && !claimIds.some((id) => contested.has(id))) {
    checker.faults.push(`${path}: must cite a contested claim or two camps`);
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

function withoutFaults(
  written: readonly WrittenDisagreement[],
  faults: readonly string[],
): WrittenDisagreement[] {
  const at = faultyFields(faults);
  return written.flatMap((item, index) => {
    const faulty = at(`disagreements[${index}]`);
    if (!canLose(faulty, ['assumptions', 'why_it_matters', 'resolving_information'])) return [];
    return [
      {
        ...item,
        assumptions: faulty.has('assumptions') ? [] : item.assumptions,
        whyItMatters: faulty.has('why_it_matters') ? '' : item.whyItMatters,
        resolvingInformation: faulty.has('resolving_information') ? [] : item.resolvingInformation,
      },
    ];
  });
}
