/**
 * Expressions that recheck cannot judge, or rejects after trying what it cannot prove, each with the reason
 * why it is linear. test/unit/text-growth.test.ts feeds growing hostile texts to the functions that use them.
 * nameOf() shortens long ones.
 */
export const exceptions: readonly { readonly expression: string; readonly because: string }[] = [
  {
    expression: String.raw`/[\p{L}&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]|[[\p{L}\p{N}\p{M}]--[\p{s…a17b30f3/gv`,
    because: 'recheck does not know the flag v. One class of signs, or a run of one that another class ends.',
  },
  {
    expression: String.raw`/\*{2,}|(?<![\p{L}\p{M}\p{N}_])_{2,}|(?<!_)_{2,}(?![\p{L}\p{M}\p{N}_])/gu`,
    because: 'A run of one sign is entered at its first sign only.',
  },
  {
    expression: String.raw`/\b(?:as|i am|i['’]m|i was|being)\b[^,.;]{0,60}\b(?:ai|a\.i\.|(?:large )?language model|llm|chatbot|assistant|artificial …db8304e5/iu`,
    because: 'Every repetition in it is bounded, so each place costs a bounded number of steps.',
  },
  {
    expression: String.raw`/(?<!\p{L})((?:(?:[Cc]all me|(?:refer to|address|know) me as|[Mm]y name(?:,| is|['’]s)|(?:I am|I['’]m|I was|me) (?:called…002be82c/gu`,
    because: 'Every repetition in it is bounded, so each place costs a bounded number of steps.',
  },
  {
    expression: String.raw`/(?<!\p{L})((?:(?<!(?<!(?:I|model|assistant|chatbot|AI|LLM|which|that|and|ha(?:ve|s)|['’]ve)) (?:was|were|is|are|been|bei…c4bb206e/gu`,
    because: 'Every repetition in it is bounded, so each place costs a bounded number of steps.',
  },
  {
    expression: String.raw`/\bi(?: am|'m)? ?(?:\w{4,8}ly )?(?:can ?(?:no|')t|can not|unable to|not (?:able|allowed|permitted|programmed|designed|qua…47ee6509/iu`,
    because: 'It reads at most 900 characters.',
  },
  {
    expression: String.raw`/^\W{0,8}(?:as|being) an? [^,.]{0,40}\b(?:ai|a\.i\.|model|assistant|chatbot|intelligence)\b|\bi(?: am|'m| was|'ve been| h…b913d571/iu`,
    because: 'It reads at most 900 characters.',
  },
];
