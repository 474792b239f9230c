import type { ChatMessage } from '../../domain/run/chat.ts';
import type { LeftOut } from '../../findings/drafts.ts';
import { leftOutOf } from '../../report/draft/fields.ts';
import { type Given, type Judged, judgeOutput } from '../call/judge-output.ts';
import { type CallSpec, type Checked, callMessages } from '../call/stage.ts';
import { formed, type Limits, withoutFaults } from './checker.ts';
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

export interface WriteSource<Draft> {
  readonly tables: WriteTables;
  /**
   * Finds what is wrong with a whole section: its numbers, copied words, agreement with the counts.
   * Every sentence starts with its path in the output, as in "key_points[2].statement: …", so that
   * the fault can be dropped with its item.
   */
  readonly problemsOf: (draft: Draft) => readonly string[];
}

/** A section as a writer handed it in, and what code left out of it. */
export interface HandedIn<Draft> {
  readonly draft: Draft;
  readonly leftOut: readonly LeftOut[];
}

/** How one section is written. */
export interface Writer<Draft> {
  readonly spec: CallSpec<unknown>;
  readonly messages: (input: WriterInput) => ChatMessage[];
  /** Reads and checks what the synthesizer sent. */
  readonly judge: (source: WriteSource<Draft>, given: Given) => Judged<HandedIn<Draft>>;
  /** The faults of a changed output, each with its path. */
  readonly faultsOf: (source: WriteSource<Draft>, output: object) => readonly string[];
  /**
   * What remains of a changed output without the fields that have faults; null if that is no
   * section.
   */
  readonly settle: (source: WriteSource<Draft>, output: object, faults: readonly string[]) => Draft | null;
}

interface WriterDefinition<Draft> {
  readonly spec: CallSpec<Draft>;
  /** The part of the instruction that applies to these tables; default: all of it. */
  readonly orderOf?: (given: Pick<WriterInput, 'tables' | 'drafts'>) => string;
  readonly limits: Limits;
  /** Fields that an entry of a list can do without; default: none. */
  readonly dispensable?: readonly string[];
  /** What an output lacks beside the tables, with its path; default: nothing. */
  readonly lacks?: (output: Draft, tables: WriteTables) => readonly string[];
  /** Leaves out what belongs to something that is not there; default: nothing. */
  readonly tidied?: (draft: Draft, repaired: string[]) => Draft;
  /**
   * Whether a fault costs so little that the section is not asked for again; default: none does.
   */
  readonly tolerates?: (problem: string) => boolean;
  /**
   * Whether what remains is a section at all; default: if it has an entry, or had none and no
   * problem.
   */
  readonly stands?: (draft: Draft, problems: readonly string[]) => boolean;
  /**
   * The same once it has been read, when code words the fields that are left out; default: as
   * before.
   */
  readonly standsOnceRead?: (draft: Draft, problems: readonly string[]) => boolean;
}

/** Makes the messages and the checks of one section. */
export function defineWriter<Draft extends object>({
  spec,
  orderOf = () => spec.order,
  limits,
  dispensable = [],
  lacks = () => [],
  tidied = (draft) => draft,
  tolerates,
  stands = listStands,
  standsOnceRead = stands,
}: WriterDefinition<Draft>) {
  const readIn = (source: WriteSource<Draft>, output: Draft) => {
    const [repaired, faults]: [string[], string[]] = [[], []];
    const draft = formed(tidied(output, repaired), limits, source.tables, { repaired, faults });
    const lacking = lacks(draft, source.tables);
    return { draft, repaired, faults: [...faults, ...lacking, ...source.problemsOf(draft)] };
  };
  const without = (draft: Draft, faults: readonly string[]) =>
    tidied(withoutFaults(draft, faults, dispensable), []);
  const handedIn = (source: WriteSource<Draft>) => {
    return (output: Draft): Checked<HandedIn<Draft>> => {
      const read = readIn(source, output);
      const { repaired, faults } = read;
      const problems = [...repaired, ...faults];
      const draft = faults.length === 0 ? read.draft : without(read.draft, faults);
      // Checked again: a text may have numbers of a claim that only a dropped item cites.
      const isSound = faults.length === 0 || source.problemsOf(draft).length === 0;
      return {
        value: { draft, leftOut: leftOutOf(output, draft, 'code') },
        problems,
        usable: stands(draft, problems) && isSound,
        ...(tolerates && { tolerated: problems.filter(tolerates).length }),
      };
    };
  };
  const settle = (source: WriteSource<Draft>, output: object, flagged: readonly string[]) => {
    const { draft, faults } = readIn(source, output as Draft);
    const problems = [...flagged, ...faults];
    const once = without(draft, problems);
    const rest = without(once, source.problemsOf(once));
    const isSound = standsOnceRead(rest, problems) && source.problemsOf(rest).length === 0;
    return isSound ? rest : null;
  };
  return {
    spec,
    messages: (input: WriterInput) => messagesOf({ ...spec, order: orderOf(input) }, input),
    check: (source: WriteSource<Draft>) => {
      return (output: Draft): Checked<Draft> => {
        const checked = handedIn(source)(output);
        return { ...checked, value: checked.value.draft };
      };
    },
    judge: (source: WriteSource<Draft>, given: Given) => judgeOutput(spec, handedIn(source), given),
    faultsOf: (source: WriteSource<Draft>, output: object): readonly string[] =>
      readIn(source, output as Draft).faults,
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
function listStands(draft: object, problems: readonly string[]): boolean {
  return Object.values(draft).some((list) => list.length > 0) || problems.length === 0;
}
