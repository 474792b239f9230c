import fc from 'fast-check';

/** Everything a Markdown or HTML reader would act on, detected independently of harmless(). */
export function dangersIn(text: string): string[] {
  const dangers: Readonly<Record<string, boolean>> = {
    tag: /<[a-z/!?]/i.test(text),
    link: text.includes(']('),
    reference: /\]\[|\]:/.test(text),
    address: text.includes('://') || /\bwww\.\S/i.test(text),
    entity: /&#?\w{1,32};/.test(text),
    code: text.includes('`') || text.includes('~~'),
    table: text.includes('|'),
    heading: /^\s{0,3}#{1,6}(\s|$)/m.test(text),
    quotation: /^\s*>/m.test(text),
    underline: /^[=-]+\s*$/m.test(text),
    turned: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text),
    unseen: /[\u00ad\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u.test(text),
    control: /(?!\n)\p{Cc}/u.test(text),
  };
  return Object.keys(dangers).filter((name) => dangers[name]);
}

/** Texts that are made of markup, hidden signs and words. */
export const markupPieces = fc
  .array(
    fc.constantFrom(
      ...'a 12 * ** _ __ # > < <b </a <!-- - --- + = === | ||| ` ``` ~ ~~ [ ] ( ) [a](b) ![ ]: : / // & &lt; &#9; ; @ a@b.c . www. http:// javascript: \\ 👩 ’ { } {{'.split(
        ' ',
      ),
      ...[
        ' ',
        '  ',
        '\n',
        '\n\n',
        '\t',
        '\u200b',
        '\u200d',
        '\u202e',
        '\u2066',
        '\ufe0f',
        '\u{e0041}',
        '\u0000',
        '\u2028',
      ],
    ),
    { maxLength: 20 },
  )
  .map((each) => each.join(''));
