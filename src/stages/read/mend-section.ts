import { z } from 'zod';
import type { ChatMessage } from '../../domain/run/chat.ts';
import type { Field, NewText } from '../../report/draft/fields.ts';
import { mayHoldOwn } from '../../report/draft/text-problems.ts';
import { marksBeforePoints } from '../../report/prose/marks.ts';
import { type Checked, callMessages, defineCall } from '../call/stage.ts';
import { sectionCall } from '../write/rules.ts';
import type { Flag, ProseFault } from './flags.ts';

const outputSchema = z.object({
  fields: z.array(z.object({ field: z.string(), text: z.string(), claims: z.array(z.string()).default([]) })),
});
type Output = z.infer<typeof outputSchema>;

/** New texts by the path of their field. */
export type Mended = readonly (NewText & { readonly field: string })[];

export const mendCall = defineCall({
  ...sectionCall,
  name: 'read_mend',
  // Not the nonce of the writers: the section was worded by somebody who has seen that one.
  stage: 'read_mend',
  revision: 15,
  order: `You wrote the fields under "to_mend". A reader compared them with the tables and named sentences that cannot be printed, each with its fault and with what mends it. The tables hold the sentences that bear on these fields; assessment, if there is one, is what your section judges beside them. Return
{"fields": [{"field": string, "text": string, "claims": [id, …]}]}

- One entry for each field of "to_mend", under its path, with the whole text of the field: the named sentences mended or left out, all others word for word as they are. If nothing is left, text is "". Lines stay lines; one that begins with "1. " keeps its number, and entries of other lists stand without a sign, which code sets, and rows of a table keep their bars (written | or ¦).
- Marks such as [A01.12] name sentences of "responses" that a sentence rests on; [own] stands behind what no response says and you know: another model checks it by what it knows and a sign is printed behind it, so only what you would sign, without a figure of yours, and at most half of the sentences of a direct answer rest on it alone. [= 3×50] stands behind what code calculates from their numbers. Marks stay with their sentences; one that was missing is added before the point.
- claims: ids that the entry has to cite in addition for what it now says; usually empty.`,
  schema: outputSchema,
  maxOutputTokens: 16_000, // For all sections of a writer.
});

const means: Readonly<Record<ProseFault, string>> = {
  doubted:
    'The reader knows it otherwise or cannot confirm it: say it so that it is certain, or leave the sentence out.',
  amount: 'It says how many hold something: say the matter without any amount.',
  number:
    'It has a number that no row and no sentence behind it has: take the number of the row, add the mark of the sentence that has it, or say it without.',
  contradiction:
    'It contradicts the tables, the assessment or another sentence of the section: say what the row says, or what agrees with that sentence, in a headline also the answer that the assessment judges better, with its value, or leave the sentence out.',
  unsupported:
    'No cited row or sentence says this: say what the row says and cite that claim, add the mark of a sentence of "responses" that says it, or leave the sentence out.',
};

/** What mends it besides, where a text may hold what its writer knows. */
const ownMeans: { readonly [Fault in ProseFault]?: string } = {
  doubted: 'Or say what you know to be right, with [own] if no response says it.',
  contradiction: 'Or, where you know the row to be wrong, say what is right and add [own].',
  unsupported: 'Or, where you know it to be so and no response says it, keep it and add [own].',
};

function meansFor({ path, fault }: Flag): string {
  const own = mayHoldOwn(path) ? ownMeans[fault] : undefined;
  return own === undefined ? means[fault] : `${means[fault]} ${own}`;
}

export function mendMessages(input: {
  readonly seed: string;
  readonly question: string;
  readonly tables: object;
  /** What the answer section judges, if its fields are to be mended. */
  readonly assessment?: string | undefined;
  readonly fields: readonly Field[];
  readonly flags: readonly Flag[];
}): ChatMessage[] {
  const { fields, flags, assessment } = input;
  return callMessages(mendCall, input.seed, [
    { name: 'question', content: input.question },
    { name: 'tables', content: input.tables },
    ...(assessment === undefined ? [] : [{ name: 'assessment', content: assessment }]),
    {
      name: 'to_mend',
      content: fields.flatMap(({ path, text, cites }) => {
        const own = flags.filter((flag) => flag.path === path);
        if (own.length === 0) return [];
        const sentences = own.map((flag) => ({
          sentence: flag.sentence,
          why: flag.why,
          mend: meansFor(flag),
        }));
        return [{ field: path, cites, text, sentences }];
      }),
    },
  ]);
}

/**
 * The new texts of the fields that were to be mended, without those that have faults.
 * @param faultsOf finds the faults of the section with these texts, each with its path
 */
export function checkMending(
  asked: readonly string[],
  faultsOf: (mended: Mended) => readonly string[],
): (output: Output) => Checked<Mended> {
  return ({ fields }) => {
    const given = fields
      .filter(({ field, text }) => asked.includes(field) && text.trim() !== '')
      .map((entry) => ({ ...entry, text: marksBeforePoints(entry.text) }));
    const faults = faultsOf(given).filter((fault) => given.some(({ field }) => isAt(field, fault)));
    const value = given.filter(({ field }) => !faults.some((fault) => isAt(field, fault)));
    return { value, problems: faults, usable: true };
  };
}

function isAt(field: string, fault: string): boolean {
  return fault.startsWith(`${field}:`);
}
