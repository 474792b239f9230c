import { z } from 'zod';
import type { ChatMessage } from '../../domain/run/chat.ts';
import { proseSentences } from '../../report/prose/prose-sentences.ts';
import { type Checked, callMessages, defineCall } from '../call/stage.ts';
import type { Field, NewText } from '../write/fields.ts';
import { sectionCall } from '../write/rules.ts';
import type { Flag, ProseFault } from './flags.ts';

const outputSchema = z.object({
  sentences: z.array(z.object({ id: z.number(), text: z.string(), claims: z.array(z.string()).default([]) })),
});
type Output = z.infer<typeof outputSchema>;

/** A field with the sentences that cannot be printed, numbered through all fields. */
interface ToMend {
  readonly field: string;
  readonly cites: readonly string[];
  readonly text: string;
  readonly sentences: readonly {
    readonly id: number;
    readonly sentence: string;
    readonly why: string;
    readonly mend: string;
  }[];
}

/** New texts by the path of their field. */
export type Mended = readonly (NewText & { readonly field: string })[];

export const mendCall = defineCall({
  ...sectionCall,
  name: 'read_mend',
  // Not the nonce of the writers: the section was worded by somebody who has seen that one.
  stage: 'read_mend',
  revision: 9,
  order: `You wrote the fields under "to_mend". A reader compared them with the tables and named sentences that cannot be printed, each with its fault and with what mends it. The tables hold the sentences that bear on these fields. Return
{"sentences": [{"id": number, "text": string, "claims": [id, …]}]}

- One entry for each named sentence. text is what stands in its place and fits between its neighbours, which stay as they are; "" leaves it out. What begins with "1. ", "- " or a name and a colon keeps these, and a row of a table its bars.
- Marks such as [A01.12] name sentences of "responses" that a sentence rests on; [own] stands behind what no response says and you know, and [= 3×50] behind what code calculates from their numbers. They stay with it; one that was missing is added before the point.
- claims: ids that the field has to cite in addition for what it now says; usually empty.`,
  schema: outputSchema,
  maxOutputTokens: 6_000, // For all sections of a writer.
});

const means: Readonly<Record<ProseFault, string>> = {
  doubted:
    'The reader knows it otherwise or cannot confirm it: say it so that it is certain, or leave the sentence out.',
  amount: 'It says how many hold something: put the slot for it, or say the matter without any amount.',
  number:
    'It has a number that no row and no sentence behind it has: take the number of the row, add the mark of the sentence that has it, or say it without.',
  contradiction:
    'It contradicts the tables: say what the row says, or, where you know the row to be wrong (in a headline, direct answer, rationale or key point), say what is right and add [own]; else leave the sentence out.',
  unsupported:
    'No cited row or sentence says this: say what the row says and cite that claim, add the mark of a sentence of "responses" that says it, or leave the sentence out.',
};

export function mendMessages(input: {
  readonly seed: string;
  readonly question: string;
  readonly tables: object;
  readonly toMend: readonly ToMend[];
}): ChatMessage[] {
  return callMessages(mendCall, input.seed, [
    { name: 'question', content: input.question },
    { name: 'tables', content: input.tables },
    { name: 'to_mend', content: input.toMend },
  ]);
}

/** The fields with flagged sentences, each sentence with what mends it. */
export function toMendIn(fields: readonly Field[], flags: readonly Flag[]): ToMend[] {
  let id = 0;
  return fields.flatMap(({ path, text, cites }) => {
    const sentences = flags
      .filter((flag) => flag.path === path)
      .map(({ sentence, fault, why }) => ({ id: ++id, sentence, why, mend: means[fault] }));
    return sentences.length === 0 ? [] : [{ field: path, cites, text, sentences }];
  });
}

/**
 * The new texts of the fields that were to be mended, without those that have faults. A sentence
 * without an entry stays, and is flagged still.
 * @param faultsOf finds the faults of the section with these texts, each with its path
 */
export function checkMending(
  toMend: readonly ToMend[],
  faultsOf: (mended: Mended) => readonly string[],
): (output: Output) => Checked<Mended> {
  return (output) => {
    const entries = new Map(output.sentences.map((entry) => [entry.id, entry]));
    const given = toMend.flatMap(({ field, text, sentences }) => {
      const own = sentences.flatMap(({ id, sentence }) => {
        const entry = entries.get(id);
        return entry ? [{ ...entry, sentence }] : [];
      });
      const mended = withSentences(text, new Map(own.map((each) => [each.sentence, each.text])));
      if (own.length === 0 || mended === '') return [];
      return [{ field, text: mended, claims: own.flatMap(({ claims }) => claims) }];
    });
    const faults = faultsOf(given).filter((fault) => given.some(({ field }) => isAt(field, fault)));
    const value = given.filter(({ field }) => !faults.some((fault) => isAt(field, fault)));
    return { value, problems: faults, usable: true };
  };
}

/** The text with other sentences, or none, in place of some; lines stay lines. */
function withSentences(text: string, others: ReadonlyMap<string, string>): string {
  const parts: string[] = [];
  for (const { text: sentence } of proseSentences(text)) {
    const words = sentence.trim();
    const other = others.get(words);
    const gap = sentence.slice(sentence.trimEnd().length);
    if (other === undefined) parts.push(sentence);
    else if (other.trim() !== '') parts.push(other.trim() + gap);
    else if (gap.includes('\n') && parts.length > 0) parts.push(`${(parts.pop() ?? '').trimEnd()}${gap}`);
  }
  return parts.join('').trim();
}

/** Checks of the draft name a list of texts as a whole. */
function isAt(field: string, fault: string): boolean {
  return fault.startsWith(`${field}:`) || fault.startsWith(`${field.replace(/\[\d+\]$/, '')}:`);
}
