import { z } from 'zod';
import type { ChatMessage } from '../../domain/run/chat.ts';
import { asksForFact, type CampThesis, type QuestionType } from '../../findings/findings.ts';
import { ownWordsProblems } from '../../prepare/own-words.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { identityOf } from '../../text/words.ts';
import { type Checked, callMessages, defineCall } from '../call/stage.ts';
import { takenIds } from '../call/taken-ids.ts';
import { type Naming, numberedCases, sameCasesRule } from './cases.ts';
import { type Giving, numberedFigures, sameFiguresRule } from './figures.ts';
import { checkSameThings, sameThingsSchema, type ThingRef } from './same-things.ts';

const campsMax = 5;
const labelMaxCharacters = 80;
const thesisMaxCharacters = 400;
const optionMaxCharacters = 120;

const outputSchema = z.object({
  camps: z.array(
    z.object({
      label: z.string(),
      thesis: z.string(),
      recommended_option: z.string().nullable().default(null),
      members: z.array(z.string()),
    }),
  ),
  same_cases: sameThingsSchema.default([]),
  same_figures: sameThingsSchema.optional(),
});
type Output = z.infer<typeof outputSchema>;
/** What a synthesizer may leave out is optional. */
export type CampsOutput = z.input<typeof outputSchema>;

/** The short answer of one response, in the words of its extraction. */
export interface Position extends Naming, Giving {
  readonly position: string;
  readonly recommendedOption: string | null;
}

export interface CampsInput {
  readonly seed: string;
  readonly question: string;
  readonly questionType: QuestionType;
  readonly positions: readonly Position[];
}

export interface Camps {
  /**
   * By number of members, then by label. Labelling decides which response belongs to which camp.
   */
  readonly camps: readonly CampThesis[];
  /** The responses from which each camp was formed. */
  readonly members: readonly CampMember[];
  readonly sameCases: readonly (readonly ThingRef[])[];
  /** Figures for one thing; missing if the synthesizer sent no list of them. */
  readonly sameFigures?: readonly (readonly ThingRef[])[];
}

/** A response that was put into a camp by its position. */
export interface CampMember {
  readonly campId: number;
  readonly alias: string;
}

export const campsCall = defineCall({
  name: 'camps',
  revision: 13,
  role: 'You find the distinct answers that a group of respondents gave to one question.',
  task: `Find the camps among the positions and return
{"camps": [{"label": string, "thesis": string, "recommended_option": string or null, "members": [id, …]}], "same_cases": [[id, id, …], …], "same_figures": [[id, id, …], …]}

- A camp is an answer to the question that excludes the other camps' answers. Differences of emphasis, length or detail make no camp.
- One camp if all positions answer alike; otherwise two to five. Don't hide a small camp in a large one.
- Every position's id stands in at most one camp, and every camp has at least one. Leave out positions that only report or weigh views and have no answer of their own; that it depends, or that it cannot be known or told, is an answer.
- If the question_type is "factual" or "quantity", a camp is a different answer ("Canberra", "Sydney") with that answer as its label, as one would say it to whoever asked: reasons, hedges and details make no camp, nor does a number within the range that another gives.
- label: at most 6 words. thesis: one or two sentences that every member would sign, at most 50 words. Numbers that its members' positions hold may stand, no others; no ids, and no amount of positions or models.
- Positions that choose nothing because it depends ("depends": true is a sign of it) are one camp, whatever they depend on, unless the question itself asks on what; its label says that it depends. A position that chooses for the usual case and names exceptions is with those who choose the same.
- recommended_option: the option that the camp would choose, in a few words; null if it chooses none or if that depends on cases or factors.
${sameCasesRule}
${sameFiguresRule}`,
  schema: outputSchema,
  maxOutputTokens: 8_000,
});

/**
 * One call for the whole run.
 * @param input.positions empty positions are left out
 */
export function campsMessages(input: CampsInput): ChatMessage[] {
  const positions = input.positions
    .filter(({ position }) => position !== '')
    .toSorted((a, b) => byCodePoint(a.alias, b.alias)) // Otherwise the models' names would decide the order.
    .map(({ alias, position, recommendedOption, cases: own }) => ({
      id: alias,
      position,
      recommended_option: recommendedOption,
      // A fact may vary with cases and is an answer all the same.
      ...(recommendedOption === null && own.length > 0 && !asksForFact(input.questionType)
        ? { depends: true }
        : {}),
    }));
  const cases = numberedCases(input.positions).map(({ id, when, option }) => ({
    id,
    if: when,
    option,
  }));
  const figures = numberedFigures(input.positions).map(({ id, what, unit }) => ({ id, what, unit }));
  return callMessages(campsCall, input.seed, [
    { name: 'question', content: input.question },
    { name: 'question_type', content: input.questionType },
    ...(cases.length > 0 ? [{ name: 'cases', content: cases }] : []),
    ...(figures.length > 0 ? [{ name: 'figures', content: figures }] : []),
    { name: 'positions', content: positions },
  ]);
}

interface Source extends Omit<CampsInput, 'seed'> {
  /** Index of all stored responses of the run. */
  readonly copies: CopyIndex;
  /**
   * Returns the problems for which a report would cut a label or thesis, as sentences for the
   * synthesizer.
   */
  readonly unprintable: (text: string) => readonly string[];
}

/** Keeps camps with at least one known member and sound words. Usable if one is left. */
export function checkCamps(source: Source): (output: Output) => Checked<Camps> {
  return (output) => {
    const problems: string[] = [];
    const members = placeMembers(source, output, problems);
    const found = output.camps.flatMap((camp, index) => {
      const own = members[index] ?? [];
      if (own.length === 0) problems.push(`camps[${index}].members: holds no id of a position`);
      const words = own.length > 0 ? soundWords(source, camp, own, index, problems) : null;
      return words ? [{ ...words, aliases: own.map(({ alias }) => alias) }] : [];
    });
    const isFact = asksForFact(source.questionType);
    const sorted = withoutRepeats(found, problems).sort(
      (a, b) => b.aliases.length - a.aliases.length || byCodePoint(a.label, b.label),
    );
    if (sorted.length > campsMax) problems.push(`camps: more than ${campsMax}`);
    if (output.camps.length === 0) problems.push('camps: is empty');
    const kept = sorted.slice(0, campsMax);
    const camps = kept.map(({ aliases: _, ...camp }, index) => ({
      campId: index + 1,
      ...camp,
      ...(isFact ? { recommendedOption: null } : {}),
    }));
    const named = kept.flatMap(({ aliases }, index) =>
      aliases.map((alias) => ({ campId: index + 1, alias })),
    );
    const cases = numberedCases(source.positions);
    const figures = numberedFigures(source.positions);
    const value = {
      ...{ camps, members: named },
      sameCases: checkSameThings('same_cases', cases, output.same_cases, problems),
      // Without the list nobody was asked, as it were: an empty one keeps all apart.
      ...(output.same_figures && {
        sameFigures: checkSameThings('same_figures', figures, output.same_figures, problems),
      }),
    };
    return { value, problems, usable: camps.length > 0 };
  };
}

/** The known positions of each camp. A position in two camps belongs to the first. */
function placeMembers({ positions }: Source, output: Output, problems: string[]): Position[][] {
  const byAlias = new Map(positions.map((position) => [position.alias, position]));
  const { take } = takenIds(byAlias, 'positions', 'stands in a camp already', problems);
  return output.camps.map(({ members }, index) =>
    members.flatMap((alias, member) => take(alias, `camps[${index}].members[${member}]`)),
  );
}

type Words = Omit<CampThesis, 'campId'>;

/**
 * The words of a camp; null, with problems, if its label or thesis can't be printed. A faulty
 * option becomes null.
 */
function soundWords(
  source: Source,
  camp: Output['camps'][number],
  members: readonly Position[],
  index: number,
  problems: string[],
): Words | null {
  const sources = [source.question, ...members.flatMap((own) => [own.position, own.recommendedOption ?? ''])];
  const faultsOf = (field: string, text: string, maxCharacters: number): string[] => {
    const path = `camps[${index}].${field}`;
    const faults = ownWordsProblems(path, text, { maxCharacters, copies: source.copies, sources });
    if (namesAlias(text, source)) faults.push(`${path}: names an id`);
    // Text that the report would cut is asked for again, but a camp is not lost because of it.
    problems.push(...faults, ...source.unprintable(text).map((fault) => `${path}: ${fault}`));
    return faults;
  };
  const labelFaults = faultsOf('label', camp.label, labelMaxCharacters);
  const thesisFaults = faultsOf('thesis', camp.thesis, thesisMaxCharacters);
  const option = camp.recommended_option;
  const optionHolds =
    option !== null && faultsOf('recommended_option', option, optionMaxCharacters).length === 0;
  if (labelFaults.length + thesisFaults.length > 0) return null;
  return {
    label: camp.label.trim(),
    thesis: camp.thesis.trim(),
    recommendedOption: optionHolds ? option.trim() : null,
  };
}

/**
 * Whether the text names an alias. "A100" may also be a subject: it counts as an alias only if no
 * material names it.
 */
function namesAlias(text: string, { question, positions }: Source): boolean {
  const words = new Set(text.match(/\w+/g));
  const named = positions.filter(({ alias }) => words.has(alias));
  return named.some(
    ({ alias }) => ![question, ...positions.map((own) => own.position)].some((m) => m.includes(alias)),
  );
}

/** Joins camps with the same label. */
function withoutRepeats<T extends Words & { readonly aliases: readonly string[] }>(
  camps: readonly T[],
  problems: string[],
): T[] {
  const same = Map.groupBy(camps, ({ label }) => identityOf(label));
  if (same.size < camps.length) problems.push('camps: two have the same label');
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    return [{ ...first, aliases: [first, ...others].flatMap(({ aliases }) => aliases) }];
  });
}
