import type { ChatMessage } from '../../domain/run/chat.ts';
import { type Given, type Judged, judgeOutput } from '../call/judge-output.ts';
import { type CallSpec, type Checked, callMessages } from '../call/stage.ts';
import { makeSectionChecker, type SectionChecker } from './checker.ts';
import type { WriteTables } from './tables.ts';

export interface WriteInput {
  readonly seed: string;
  readonly question: string;
  readonly tables: WriteTables;
}

export interface WriteSource<Written> {
  readonly tables: WriteTables;
  /**
   * Finds what is wrong with a whole section: its numbers, copied words, agreement with the counts. Every sentence
   * starts with its path in the output, as in "key_points[2].statement: …", so that the fault can be dropped with its
   * item.
   */
  readonly problemsOf: (written: Written) => readonly string[];
}

/** How one section is written. */
export interface Writer<Written> {
  readonly spec: CallSpec<unknown>;
  readonly messages: (input: WriteInput) => ChatMessage[];
  /** Reads and checks what the synthesizer sent. */
  readonly judge: (source: WriteSource<Written>, given: Given) => Judged<Written>;
}

interface WriterDefinition<Output, Written> {
  readonly spec: CallSpec<Output>;
  /** The section in an output. Tells the checker of faults, and of what it left out. */
  readonly read: (output: Output, checker: SectionChecker, tables: WriteTables) => Written;
  readonly withoutFaults: (written: Written, faults: readonly string[]) => Written;
  /** Whether what remains is a section at all. */
  readonly stands: (written: Written, problems: readonly string[]) => boolean;
}

/** Makes the messages and the check of one section. */
export function defineWriter<Output, Written>({
  spec,
  read,
  withoutFaults,
  stands,
}: WriterDefinition<Output, Written>) {
  const check = (source: WriteSource<Written>) => {
    return (output: Output): Checked<Written> => {
      const checker = makeSectionChecker(source.tables);
      const written = read(output, checker, source.tables);
      const faults = [...checker.faults, ...source.problemsOf(written)];
      const problems = [...checker.repaired, ...faults];
      if (faults.length === 0) return { value: written, problems, usable: stands(written, problems) };
      const value = withoutFaults(written, faults);
      // The rest is checked again: dropping an item can upset the order of the others.
      return { value, problems, usable: stands(value, problems) && source.problemsOf(value).length === 0 };
    };
  };
  return {
    spec,
    messages: ({ seed, question, tables }: WriteInput): ChatMessage[] =>
      callMessages(spec, seed, [
        { name: 'question', content: question },
        { name: 'tables', content: tables },
      ]),
    check,
    judge: (source: WriteSource<Written>, given: Given): Judged<Written> =>
      judgeOutput(spec, check(source), given),
  };
}

/** True if a list can be printed: something is left of it, or it was empty without any problem. */
export function listStands(written: readonly unknown[], problems: readonly string[]): boolean {
  return written.length > 0 || problems.length === 0;
}
