import { type StepNumber, stepsIn } from './steps.ts';

/**
 * A line of a text, in UTF-16 units: its name, as in "Squat: sit back", and the words behind it.
 */
export interface Line {
  /** With its colon; empty if the line has none, or another line of its list has none. */
  readonly name: string;
  /** Where its words begin: behind the number of a step, before the name. */
  readonly from: number;
  readonly to: number;
}

/**
 * What follows each other in a text: a paragraph or a head alone, the lines of a list, or the rows
 * of a table with its heads first.
 */
export interface Block {
  readonly kind: 'paragraph' | 'head' | 'entries' | 'steps' | 'table';
  readonly lines: readonly Line[];
  /** Of its first step; 1 where it has none. */
  readonly first: number;
}

/**
 * The form of an answer, which is stored as plain text: paragraphs have an empty line between,
 * steps begin with their number, entries of a list stand on lines that follow each other, cells of
 * a table between broken bars, and a short line of its own that ends in a colon or a question mark
 * heads what follows.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const group of groupsOf(text)) {
    const [first, ...others] = group;
    if (!first) continue;
    // A line that ends in a colon introduces those behind it.
    if (others.length > 0 && endsInColon.test(first.text) && !first.step && !row.test(first.text))
      blocks.push(alone(first), ...listed(others));
    else blocks.push(...listed(group));
  }
  const last = blocks.at(-1);
  return joined(blocks).map(({ kind: found, lines, first }) => {
    // What ends a text heads nothing: it is a question to the reader. One row is no table.
    const isAlone = (found === 'head' && lines === last?.lines) || (found === 'table' && lines.length < 2);
    const kind = isAlone ? 'paragraph' : found;
    const areNamed = (kind === 'entries' || kind === 'steps') && lines.every(({ name }) => name !== '');
    return { kind, first, lines: areNamed ? lines : lines.map((line) => ({ ...line, name: '' })) };
  });
}

/** The cells of a row of a table, in UTF-16 units of the text, without the space around them. */
export function cellsOf(text: string, { from, to }: Pick<Line, 'from' | 'to'>): Pick<Line, 'from' | 'to'>[] {
  const inner = text.slice(from, to).replace(/^¦|¦[. ]?$/gu, (bar) => ' '.repeat(bar.length));
  let at = from;
  return inner.split('¦').map((cell) => {
    const begin = at + (cell.length - cell.trimStart().length);
    at += cell.length + 1;
    return { from: begin, to: Math.max(begin, begin + cell.trim().length) };
  });
}

interface Given {
  readonly text: string;
  readonly from: number;
  readonly step: StepNumber | undefined;
}

/** Our choice: two lines may be an address or a verse; with names they are entries. */
const entriesMin = 3;
/** Our choice, in UTF-16 units: a longer paragraph is prose, be there a lead before it. */
const entryMax = 200;
const endsInColon = /[:：]$/u;
/**
 * Short, and no sentence but a question: longer lines that end in a colon are prose that leads on.
 */
const head = /^[^.!?…。！？]{1,45}(?:[:：?？]|[^.!?…。！？]{1,35}[?？])$/u;
/**
 * A date may begin it ("3. Oktober: …"), an abbreviation stand in it ("“St. Louis Blues”: …"), and
 * a subtitle end it: "Economics: The User's Guide: it shows …".
 */
const entryName =
  /^((?:\d{1,2}\. )?(?:[^:：.*[\]\n]|(?<!\p{L})(?:St|Mt|Dr|Mr|Ms|Mrs|Jr|Sr)\.(?= \p{Lu})){1,75}[:：](?: \p{Lu}[^:：.*[\]\n]{0,40}[:：])?)(?=[ \t])/u;
/** No text keeps a plain bar (R-H08). */
const row = /^¦.*¦/u;

function groupsOf(text: string): Given[][] {
  const groups: Given[][] = [[]];
  const steps = stepsIn(text);
  let from = 0;
  for (const line of text.split('\n')) {
    const before = groups.at(-1)?.at(-1);
    const given = { text: line, from, step: steps.get(from) };
    if (line.trim() === '' || (before && differ(before, given))) groups.push([]);
    if (line.trim() !== '') groups.at(-1)?.push(given);
    from += line.length + 1;
  }
  return groups;
}

/** Steps and rows stand in no list with other lines. */
function differ(one: Given, other: Given): boolean {
  return row.test(one.text) !== row.test(other.text) || !one.step !== !other.step;
}

function listed(group: readonly Given[]): Block[] {
  const lines = group.map(lineOf);
  if (group.every(({ text }) => row.test(text))) return [{ kind: 'table', lines, first: 1 }];
  const step = group[0]?.step;
  if (step) return [{ kind: 'steps', lines, first: step.number }];
  const isList = group.length >= entriesMin || (group.length > 1 && lines.every(({ name }) => name !== ''));
  return isList ? [{ kind: 'entries', lines, first: 1 }] : group.map(alone);
}

function alone(given: Given): Block {
  return { kind: head.test(given.text) ? 'head' : 'paragraph', lines: [lineOf(given)], first: 1 };
}

function lineOf({ text, from, step }: Given): Line {
  const behind = step?.length ?? 0;
  return {
    name: entryName.exec(text.slice(behind))?.[1] ?? '',
    from: from + behind,
    to: from + text.length,
  };
}

/**
 * Steps with empty lines between are one list, heads and rows a table, and three short paragraphs
 * with names a list.
 */
function joined(blocks: readonly Block[]): Block[] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last?.[0] && joins(last[0], block)) last.push(block);
    else runs.push([block]);
  }
  return runs.flatMap((run): Block[] => {
    const lines = run.flatMap((block) => block.lines);
    const [first] = run;
    if (!first || run.length === 1) return run;
    if (first.kind !== 'paragraph') return [{ ...first, lines }];
    return lines.length < entriesMin ? run : [{ kind: 'entries', lines, first: 1 }];
  });
}

function joins(first: Block, next: Block): boolean {
  if (first.kind !== next.kind) return false;
  if (first.kind === 'steps') return true;
  // Heads stand apart where the line of dashes behind them is gone (R-H08).
  if (first.kind === 'table') return first.lines.length === 1;
  return first.kind === 'paragraph' && [first, next].every(({ lines: [line] }) => line && isEntry(line));
}

function isEntry({ name, from, to }: Line): boolean {
  return name !== '' && to - from <= entryMax;
}
