interface Answered {
  readonly headline: string;
  readonly direct_answer: string;
  readonly sources: readonly {
    readonly field: string;
    readonly length: number;
    readonly own_knowledge?: true | undefined;
  }[];
}

/**
 * Whether the sentences with the sign of own knowledge are more than half of an answer: by their
 * length, because heads and steps of a word are sentences too.
 */
export function isMostlyOwn({ headline, direct_answer: direct, sources }: Answered): boolean {
  const own = sources.filter(
    ({ field, own_knowledge: isOwn }) => isOwn && (field === 'headline' || field === 'direct_answer'),
  );
  const length = own.reduce((sum, each) => sum + each.length, 0);
  return length * 2 > Array.from(headline + direct).length;
}
