/**
 * Texts of any length that a model may send by accident or on purpose. Patterns and loops over text
 * are vulnerable to a repeated character, an opening without an end, or the beginning of a match
 * over and over.
 */
const repeated: Readonly<Record<string, (length: number) => string>> = {
  'one letter': fill('a'),
  'one capital': fill('A'),
  'two letters': fill('ab'),
  words: fill('ab '),
  'white space': fill(' '),
  'text, white space': (length) => `The answer is yes${fill(' \t')(length - 18)}.`,
  newlines: fill('\n'),
  'double braces': fill('{{ a  }}'),
  'opening braces': fill('{'),
  'opening brackets': fill('['),
  brackets: fill('[]()'),
  'links without end': fill('[a]('),
  'quotation marks': fill('"'),
  'quoted letters': fill('"a" '),
  'curly quotes': fill('“a'),
  dots: fill('.'),
  'dots and spaces': fill('. '),
  ellipses: fill('…'),
  dashes: fill('-'),
  'dashes and letters': fill('a-'),
  apostrophes: fill("a'"),
  stars: fill('*'),
  'soft hyphens': fill('\u00ad'),
  masks: fill('▒'),
  'masked words': fill('▒ by '),
  digits: fill('1'),
  'digits and points': fill('1.'),
  'digits and commas': fill('1,'),
  'digits and slashes': fill('1/'),
  fractions: fill('1 1/2 '),
  'a name, numbers that hang on it': (length) => `Level 1${fill('-1')(length - 7)}`,
  'fractions, joined': fill('½'),
  'Chinese without spaces': fill('微服务是否应该拆分'),
  'one Chinese sign': fill('的'),
  'Thai without spaces': fill('ภาษาไทยไม่มีวรรค'),
  emoji: fill('👩‍🔬'),
  'zero width joiners': fill('\u200d'),
  'combining marks': (length) => `e${fill('\u0301')(length - 1)}`,
  'mixed marks': (length) => `e${fill('\u0301\u0323')(length - 1)}`,
  'bidirectional signs': fill('\u202e\u2066a'),
  'lone surrogates': fill('\ud800'),
  tags: fill('<a '),
  'open comments': fill('<!--'),
  entities: fill('&lt;'),
  'thinking blocks': fill('<think></think>'),
  'open thinking': fill('<think>'),
  fences: fill('```\n'),
  'table rows': fill('| a | b |\n'),
  headings: fill('# a\n'),
  'a model’s names': fill('Claude '),
  'names in small letters': fill('claude-opus '),
  'names without spaces': fill('Claude'),
  'I am': fill('I am '),
  'I am, joined': fill('i am a'),
  'as an': fill('as an '),
  'made by': fill('made by A'),
  'capital words': fill('My name is A B C '),
  'most of the': fill('most of the '),
  majority: fill('all models, most '),
  'must ignore': fill('ignore label this '),
  'not only': fill('not only '),
  codes: fill('A07 C1 '),
  'deep objects': fill('{"a":'),
  'deep lists': fill('[['),
  'broken objects': fill('{"a": b, '),
  'objects without commas': fill('{"a":1}'),
  'escaped quotes': fill('\\"'),
  'keys without end': fill('{"a'),
  URLs: fill('https://a:'),
  'a long scheme': (length) => `${fill('a+')(length - 5)}://a:`,
  secrets: fill('sk-a '),
  bearers: fill('Bearer '),
};

/**
 * Each text as it is, and with another end: many patterns fail only if the end does not match. Each
 * function returns a text of exactly this many UTF-16 units.
 */
export const hostileTexts: typeof repeated = Object.fromEntries(
  Object.entries(repeated).flatMap(([name, make]) => [
    [name, make],
    [`${name}, and an end`, (length: number) => `${make(length - 1)}x`],
  ]),
);

function fill(part: string): (length: number) => string {
  return (length) => part.repeat(Math.ceil(Math.max(0, length) / part.length)).slice(0, Math.max(0, length));
}

/**
 * A text as models write it: headings, lists, a table, names, numbers, quotes. About this many
 * characters long.
 */
export function friendlyText(length: number): string {
  const parts = Array.from({ length: Math.ceil(length / friendlyPart.length) }, (_, i) =>
    friendlyPart.replaceAll('§', String(i)),
  );
  return parts.join('').slice(0, length);
}

const friendlyPart = `## Option §: keep the monolith

I would **keep the monolith** for now and draw its boundaries first: a team of eight loses more to a distributed system
than it gains (see step §). "Premature services" cost 15–20 % of the time, don't they? As of 2026, tools such as
\`kubectl\` and snake_case names don't change that; 2*3 is 6, and 1,000.5 is a number.

- Deploys stay simple – one pipeline, one rollback.
- It’s cheaper: about $12,500 a month instead of $40,000.
- *However*, teams may block each other; see [the guide](https://example.org/guide?a=b&c=d).

| Criterion | Monolith | Services |
|---|---|---|
| Cost | low | high |

Das ist, naïvement gesagt, kein Widerspruch. 微服务不是免费的。 🎉

`;
