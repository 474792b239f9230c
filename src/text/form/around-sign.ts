interface AroundSign {
  readonly before: string;
  /** Whether its script has no space before the sign. */
  readonly isTight: boolean;
  readonly behind: string;
}

const cjkEnd = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\u3000-\u303f\uff00-\uffef]["'”’]?$/u;

/**
 * Where a sign stands, so that it is seen to belong to the sentence before it. Scripts without
 * spaces have it before the point, or else a space behind it.
 * @param next what follows the sentence, or its first character
 */
export function aroundSign(sentence: string, next: string): AroundSign {
  if (sentence.endsWith('。')) return { before: sentence.slice(0, -1), isTight: true, behind: '。' };
  const isTight = cjkEnd.test(sentence);
  return { before: sentence, isTight, behind: isTight && /^[^\s¦]/u.test(next) ? ' ' : '' };
}
