import type { ChatMessage } from '../../domain/run/chat.ts';
import type { LeftOut } from '../../findings/drafts.ts';
import { type Given, type Judged, judgeOutput } from '../call/judge-output.ts';
import { type CallSpec, type Checked, callMessages } from '../call/stage.ts';
import { makeSectionChecker, type SectionChecker } from './checker.ts';
import { leftOutOf } from './fields.ts';
import type { WriteTables } from './tables.ts';

export interface WriterInput {
  readonly seed: string;
  /**
   * On which the question was asked: a writer that thinks it is last year answers for last year.
   */
  readonly day: string;
  readonly question: string;
  readonly tables: WriteTables;
  /** Answers that are not checked: the writer of the answer is shown them. */
  readonly drafts?: readonly string[];
}

export interface WriteSource<Written> {
  readonly tables: WriteTables;
  /**
   * Finds what is wrong with a whole section: its numbers, copied words, agreement with the counts.
   * Every sentence starts with its path in the output, as in "key_points[2].statement: …", so that
   * the fault can be dropped with its item.
   */
  readonly problemsOf: (written: Written) => readonly string[];
}

/** A section as a writer handed it in, and what code left out of it. */
export interface HandedIn<Written> {
  readonly draft: Written;
  readonly leftOut: readonly LeftOut[];
}

/** How one section is written. */
export interface Writer<Written> {
  readonly spec: CallSpec<unknown>;
  readonly messages: (input: WriterInput) => ChatMessage[];
  /** Reads and checks what the synthesizer sent. */
  readonly judge: (source: WriteSource<Written>, given: Given) => Judged<HandedIn<Written>>;
  /** The section in the form in which a writer returns it. */
  readonly outputOf: (written: Written) => object;
  /** The faults of a changed output, each with its path. */
  readonly faultsOf: (source: WriteSource<Written>, output: object) => readonly string[];
  /**
   * What remains of a changed output without the fields that have faults; null if that is no
   * section.
   */
  readonly settle: (
    source: WriteSource<Written>,
    output: object,
    faults: readonly string[],
  ) => Written | null;
}

interface WriterDefinition<Output, Written> {
  readonly spec: CallSpec<Output>;
  /** The section in an output. Tells the checker of faults, and of what it left out. */
  readonly read: (output: Output, checker: SectionChecker, tables: WriteTables) => Written;
  readonly outputOf: (written: Written) => Output & object;
  readonly withoutFaults: (written: Written, faults: readonly string[]) => Written;
  /**
   * Whether a fault costs so little that the section is not asked for again; default: none does.
   */
  readonly tolerates?: (problem: string) => boolean;
  /** Whether what remains is a section at all. */
  readonly stands: (written: Written, problems: readonly string[]) => boolean;
  /**
   * The same once it has been read, when code words the fields that are left out; default: as
   * before.
   */
  readonly standsOnceRead?: (written: Written, problems: readonly string[]) => boolean;
}

/** Makes the messages and the checks of one section. */
export function defineWriter<Output, Written>({
  spec,
  read,
  outputOf,
  withoutFaults,
  tolerates,
  stands,
  standsOnceRead = stands,
}: WriterDefinition<Output, Written>) {
  const readIn = (source: WriteSource<Written>, output: Output) => {
    const checker = makeSectionChecker(source.tables);
    const written = read(output, checker, source.tables);
    return {
      written,
      repaired: checker.repaired,
      faults: [...checker.faults, ...source.problemsOf(written)],
    };
  };
  const handedIn = (source: WriteSource<Written>) => {
    return (output: Output): Checked<HandedIn<Written>> => {
      const { written, repaired, faults } = readIn(source, output);
      const problems = [...repaired, ...faults];
      const draft = faults.length === 0 ? written : withoutFaults(written, faults);
      // Checked again: a text may have numbers of a claim that only a dropped item cites.
      const isSound = faults.length === 0 || source.problemsOf(draft).length === 0;
      const leftOut = leftOutOf(output, outputOf(draft), 'code');
      return {
        value: { draft, leftOut },
        problems,
        usable: stands(draft, problems) && isSound,
        ...(tolerates && { tolerated: problems.filter(tolerates).length }),
      };
    };
  };
  const settle = (source: WriteSource<Written>, output: object, flagged: readonly string[]) => {
    const { written, faults } = readIn(source, output as Output);
    const problems = [...flagged, ...faults];
    const once = withoutFaults(written, problems);
    const rest = withoutFaults(once, source.problemsOf(once));
    const isSound = standsOnceRead(rest, problems) && source.problemsOf(rest).length === 0;
    return isSound ? rest : null;
  };
  return {
    spec,
    messages: (input: WriterInput) => messagesOf(spec, input),
    check: (source: WriteSource<Written>) => {
      return (output: Output): Checked<Written> => {
        const checked = handedIn(source)(output);
        return { ...checked, value: checked.value.draft };
      };
    },
    judge: (source: WriteSource<Written>, given: Given) => judgeOutput(spec, handedIn(source), given),
    outputOf: (written: Written): object => outputOf(written),
    faultsOf: (source: WriteSource<Written>, output: object): readonly string[] =>
      readIn(source, output as Output).faults,
    settle,
  };
}

function messagesOf(
  spec: CallSpec<unknown>,
  { seed, day, question, tables, drafts = [] }: WriterInput,
): ChatMessage[] {
  return callMessages(spec, seed, [
    { name: 'question', content: question },
    { name: 'asked_on', content: day },
    { name: 'tables', content: tables },
    ...(drafts.length === 0 ? [] : [{ name: 'drafts', content: named(drafts) }]),
  ]);
}

/** As an object, so that no draft can begin another one. */
function named(drafts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(drafts.map((draft, at) => [`D${at + 1}`, draft]));
}

/** True if a list can be printed: something is left of it, or it was empty without any problem. */
export function listStands(written: readonly unknown[], problems: readonly string[]): boolean {
  return written.length > 0 || problems.length === 0;
}
