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

/** What follows each other in a text: a paragraph or a head alone, or the lines of a list. */
export interface Block {
  readonly kind: 'paragraph' | 'head' | 'entries' | 'steps';
  readonly lines: readonly Line[];
}

/**
 * The form of an answer, which is stored as plain text: paragraphs have an empty line between,
 * steps begin with their number, entries of a list stand on lines that follow each other, and a
 * short line of its own that ends in a colon or a question mark heads what follows.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const group of groupsOf(text)) {
    const [first, ...others] = group;
    if (!first) continue;
    // A line that ends in a colon introduces those behind it.
    if (others.length > 0 && endsInColon.test(first.text)) blocks.push(alone(first), ...listed(others));
    else blocks.push(...listed(group));
  }
  const last = blocks.at(-1);
  return joined(blocks).map(({ kind: found, lines }) => {
    // What ends a text heads nothing: it is a question to the reader.
    const kind = found === 'head' && lines === last?.lines ? 'paragraph' : found;
    const areNamed = kind !== 'paragraph' && lines.every(({ name }) => name !== '');
    return { kind, lines: areNamed ? lines : lines.map((line) => ({ ...line, name: '' })) };
  });
}

interface Given {
  readonly text: string;
  readonly from: number;
}

/** Our choice: two lines may be an address or a verse; with names they are entries. */
const entriesMin = 3;
const endsInColon = /[:：]$/u;
/**
 * Short, and no sentence but a question: longer lines that end in a colon are prose that leads on.
 */
const head = /^[^.!?…。！？]{1,45}[:：?？]$/u;
/** With a subtitle that begins like one: "Economics: The User's Guide: it shows …". */
const entryName = /^([^:：.*[\]\n]{1,60}[:：](?: \p{Lu}[^:：.*[\]\n]{0,40}[:：])?)(?=[ \t])/u;
const stepNumber = /^\d{1,2}\. (?=\S)/;

function groupsOf(text: string): Given[][] {
  const groups: Given[][] = [[]];
  let from = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') groups.push([]);
    else groups.at(-1)?.push({ text: line, from });
    from += line.length + 1;
  }
  return groups;
}

function listed(group: readonly Given[]): Block[] {
  const lines = group.map(lineOf);
  if (group.every(({ text }) => stepNumber.test(text))) return [{ kind: 'steps', lines }];
  const isList = group.length >= entriesMin || (group.length > 1 && lines.every(({ name }) => name !== ''));
  return isList ? [{ kind: 'entries', lines }] : group.map(alone);
}

function alone(given: Given): Block {
  return { kind: head.test(given.text) ? 'head' : 'paragraph', lines: [lineOf(given)] };
}

function lineOf({ text, from }: Given): Line {
  const number = stepNumber.exec(text)?.[0] ?? '';
  return {
    name: entryName.exec(text.slice(number.length))?.[1] ?? '',
    from: from + number.length,
    to: from + text.length,
  };
}

/** Steps with empty lines between are one list, and so are three paragraphs with names. */
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
    if (first.kind !== 'paragraph') return [{ kind: first.kind, lines }];
    return lines.length < entriesMin ? run : [{ kind: 'entries', lines }];
  });
}

function joins(first: Block, next: Block): boolean {
  if (first.kind !== next.kind) return false;
  if (first.kind === 'steps') return true;
  return first.kind === 'paragraph' && [first, next].every(({ lines }) => lines[0]?.name !== '');
}
