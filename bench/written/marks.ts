import type { Stance } from '../../src/findings/findings.ts';
import type { Place } from '../../src/stages/play/truth.ts';
import { characterCount } from '../../src/text/code-points.ts';

/** The statement that a mark makes about the sentence before it. */
export type Mark = { readonly place: Place } & (
  | { readonly kind: 'camp'; readonly id: string }
  | { readonly kind: 'claim'; readonly id: string; readonly stance: Stance; readonly caveat: string | null }
  | { readonly kind: 'figure'; readonly id: string; readonly low: number; readonly high: number }
  | { readonly kind: 'case'; readonly condition: string; readonly option: string }
  | { readonly kind: 'uncertainty'; readonly id: string }
);

const stances: Readonly<Record<string, Stance>> = { '+': 'support', '-': 'oppose', '~': 'mixed' };

/**
 * Takes the marks out of an answer. `⟦k1⟧` marks the sentence that gives the answer of a camp, `⟦p3
 * +⟧` one that makes a claim (`-` denies it, `~` does both; `⟦p3 + : in old houses⟧` with a
 * caveat), `⟦q1 = 3 .. 8⟧` one with a figure, `⟦case: the house is old => wait⟧` one with a
 * condition, `⟦u1⟧` one that leaves something open.
 * @throws Error if a mark is none of these
 */
export function takeMarks(marked: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: inside = '', index } of marked.matchAll(/ ?⟦([^⟧]*)⟧/g)) {
    text += marked.slice(from, index);
    from = index + whole.length;
    // The last character of the sentence: a mark right behind a line's end still means the words
    // before it.
    const place = { offset: characterCount(text.trimEnd()) - 1, length: 1 };
    marks.push(markOf(inside.trim(), place));
  }
  return { text: (text + marked.slice(from)).trim(), marks };
}

function markOf(inside: string, place: Place): Mark {
  const plain = /^([ku])\d+$/.exec(inside);
  if (plain) return { kind: plain[1] === 'k' ? 'camp' : 'uncertainty', id: inside, place };
  const claim = /^(p\d+) ([+~-])(?: : (.+))?$/.exec(inside);
  const stance = stances[claim?.[2] ?? ''];
  if (claim?.[1] && stance) return { kind: 'claim', id: claim[1], stance, caveat: claim[3] ?? null, place };
  const figure = /^(q\d+) = ([\d.]+?)(?: \.\. ([\d.]+))?$/.exec(inside);
  if (figure?.[1]) {
    const low = Number(figure[2]);
    return { kind: 'figure', id: figure[1], low, high: Number(figure[3] ?? low), place };
  }
  const [, condition, option] = /^case: (.+) => (.+)$/.exec(inside) ?? [];
  if (condition && option) return { kind: 'case', condition, option, place };
  throw new Error(`⟦${inside}⟧ is no mark`);
}
