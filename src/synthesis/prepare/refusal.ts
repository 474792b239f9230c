/** Our choice: a refusal takes two or three sentences; a longer text answers something. */
const refusalMaxLength = 600;

/**
 * Whether a text is nothing but a refusal: short, beginning with a phrase of refusal, and without a turn to an answer. In
 * doubt it is an answer: a wrong "refusal" would silence a model, while a wrong "answer" only yields no claims.
 */
export function isRefusal(text: string): boolean {
  if (isLong.test(text)) return false;
  const plain = text.trim().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  if (plain.length > refusalMaxLength) return false;
  const opening = openings.map((pattern) => pattern.exec(plain)?.[0]).find((found) => found !== undefined);
  return opening !== undefined && !turn.test(plain.slice(opening.length));
}

/** Fast path: too long even without white space, as most answers are. */
const isLong = new RegExp(`^(?:\\s*\\S){${refusalMaxLength + 1}}`);

const cannot = `(?:can(?:'|no)t|can not|am (?:not able|unable) to|'m (?:not able|unable) to|won't|will not|must decline to|have to decline to)`;
const act =
  '(?:help|assist|answer|respond|comply|engage|participate|discuss|fulfil|fulfill|do that|provide (?:that|this|an answer|a response|assistance|help))';

const openings: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:i'm|i am) (?:very |really |truly )?sorry,?(?: but)?,? |sorry,?(?: but)?,? |i apologi[sz]e,?(?: but)?,? |unfortunately,? |as an? [^.,]{1,60}, )?i ?${cannot} ${act}\\b`,
    'i',
  ),
  /^(?:i'm sorry, (?:but )?)?i (?:must|have to|need to) (?:respectfully )?decline\b/i,
  /^(?:lo siento|désolé|je suis désolé|es tut mir leid|tut mir leid|desculpe|mi dispiace)[^.]{0,40}(?:no puedo|ne (?:peux|puis) pas|kann (?:ich|dir|ihnen)[^.]{0,40}nicht|não posso|non posso)/i,
  /^(?:很?抱歉|对不起|申し訳)[^。]{0,30}(?:无法|不能|できません|いたしかねます)/,
];

const turn =
  /\b(?:however|that said|nevertheless|nonetheless|instead|on balance|in general|generally|but|still|i would|i'd|recommend|suggest|aber|jedoch|mais|pero)\b|但|不过|ただし/i;
