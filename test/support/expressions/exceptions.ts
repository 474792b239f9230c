/**
 * Expressions that recheck cannot judge, or rejects after trying what it cannot prove, each with
 * the reason why it is linear. test/unit/text-growth.test.ts feeds growing hostile texts to the
 * functions that use them. nameOf() shortens long ones.
 */
export const exceptions: readonly { readonly expression: string; readonly because: string }[] = [
  {
    expression: String.raw`/[\p{L}&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]|[[\p{L}\p{N}\p{M}]--[\p{s…a17b30f3/gv`,
    because: 'recheck does not know the flag v. One class of signs, or a run of one that another class ends.',
  },
  {
    expression: String.raw`/[\p{L}&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]|[[\p{L}\p{N}\p{M}]--[\p{s…57aafaf8/gv`,
    because: 'The one before, or a single sign.',
  },
  {
    expression: String.raw`/\*{2,}|(?<![\p{L}\p{M}\p{N}_])_{2,}|(?<!_)_{2,}(?![\p{L}\p{M}\p{N}_])/gu`,
    because: 'A run of one sign is entered at its first sign only.',
  },
];
