import { makeStorable } from './code-points.ts';

/**
 * The text made safe for careless use in Markdown or HTML: without links, images, tags, code,
 * headings, list marks, tables, and without invisible characters and those that change the
 * direction of writing (R-H08). The marked words stay, and so do "a < b", "C#", "snake_case",
 * "2*3", "-5 °C", every script and every emoji; "> 50", "n**2" and "__init__" become "› 50", "n^2"
 * and "＿＿init＿＿".
 */
export function harmless(text: string): string {
  if (isPlain.test(text) && !/www\./i.test(text)) return text;
  let plain = makeStorable(text);
  for (let round = 0; round < roundsMax; round++) {
    const next = withoutMarkup(withoutHidden(plain));
    if (next === plain) return plain;
    plain = next;
  }
  return wordsAndPoints(plain);
}

/** Whether `harmless` leaves the text unchanged. */
export function isHarmless(text: string): boolean {
  return harmless(text) === text;
}

/**
 * Fast path: one line that begins with a letter or digit and holds no character of markup, as most
 * do.
 */
const isPlain =
  /^[A-Za-z0-9À-ÖØ-öø-ɏ\u4e00-\u9fff](?: ?[A-Za-z0-9À-ÖØ-öø-ɏ\u4e00-\u9fff,.;'"’“”%()?，。、；-])*$/;

const roundsMax = 6;

/**
 * The last resort for a text in which each removal makes new markup, which does not happen by
 * accident: words alone.
 */
function wordsAndPoints(text: string): string {
  const bare = text.replaceAll(/[^\p{L}\p{M}\p{N}\n.,;?"“”’%§▒]+/gu, ' ').replaceAll(/w{3,}/gi, 'w');
  return withoutHidden(bare);
}

/**
 * The text with plain white space, and without control characters and those that Unicode calls
 * format or ignorable.
 */
function withoutHidden(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[^\S\n]|(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(hidden, (sign, at: number, whole: string) => (joins(sign, whole, at) ? sign : ''))
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** All but a few visible characters of Arabic and Syriac. */
const hidden = /(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2])[\p{Cf}\p{DI}\p{Co}]/gu;
const joiningScripts =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]/u;

/**
 * Whether an invisible character is needed here: between the parts of an emoji, or the letters of a
 * word.
 */
function joins(sign: string, text: string, at: number): boolean {
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
  const after = String.fromCodePoint(text.codePointAt(at + 1) ?? 32);
  if (sign === '\ufe0e' || sign === '\ufe0f') return /\p{Emoji}/u.test(before);
  if (sign !== '\u200c' && sign !== '\u200d') return false;
  if (joiningScripts.test(before) && joiningScripts.test(after)) return true;
  return (
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u.test(before) &&
    /\p{Extended_Pictographic}/u.test(after)
  );
}

/** Patterns with their replacements, applied until nothing changes. */
const markup: readonly (readonly [RegExp, string])[] = [
  // Links and images keep their words; their remaining brackets are separated.
  [/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1'],
  [/\](?=[([:])/g, '] '],
  [/!(?=\[)/g, '! '],
  // Renderers also turn bare addresses into links.
  [/(?:[a-z][a-z0-9+.-]{0,30})?:\/\//gi, ''],
  [/\bwww\.(?=\S)/gi, ''],
  [/\b(javascript|vbscript|data):(?=\S)/gi, '$1: '],
  [/(?<=[\w.+-])@(?=[\w-]+\.\w)/g, ' @ '],
  // Tags and character references of HTML.
  [/<(?=[a-z/!?])/gi, '‹'],
  [/&(?=#?\w{1,32};)/g, '& '],
  // Code, tables, emphasis.
  [/`+/g, ''],
  [/~{2,}/g, '~'],
  [/\|/g, '¦'],
  // Powers, as in "n**2", "2 ** n" and "10**-3"; what is bold has its second mark behind its words.
  [/(?<=[\p{sc=Latin}\p{sc=Greek}\p{N})\]])\*\*(?=-?\d{1,30}(?![\d*])|\()/gu, '^'],
  [/(?<=(?<![\p{L}\p{M}\p{N}])[a-z0-9]|\d)\*\*(?=[a-z](?![\p{L}\p{M}\p{N}*]))/giu, '^'],
  [/(?<=(?:(?<![\p{L}\p{M}\p{N}])[a-z]|[\d)\]]) )\*\*(?= (?:-?\d|\(|[a-z](?![\p{L}\p{M}\p{N}])))/giu, '^'],
  // Names of code, which Markdown would make bold, keep their signs as others that look alike.
  [
    /(?<![\p{L}\p{M}\p{N}_])__([a-z][a-z0-9]{0,60}(?:_[a-z0-9]{1,60}){0,9})__(?![\p{L}\p{M}\p{N}_])/giu,
    '＿＿$1＿＿',
  ],
  [/\*{2,}|(?<![\p{L}\p{M}\p{N}_])_{2,}|(?<!_)_{2,}(?![\p{L}\p{M}\p{N}_])/gu, ''],
  [/(?<![\p{L}\p{M}\p{N}*])\*(?=\S)([^*\n]{1,200})(?<=\S)\*(?![\p{L}\p{M}\p{N}])/gu, '$1'],
  [/(?<![\p{L}\p{M}\p{N}_])_(?=\S)([^_\n]{1,200})(?<=\S)_(?![\p{L}\p{M}\p{N}])/gu, '$1'],
  // Signs of numbers that would be marks at the start of a line, and of a text of one line.
  [/^>=/gm, '≥'],
  [/^>(?= ?[\p{Sc}~≈]?[-−+]?[.,]?\d)/gmu, '›'],
  [/^([-+]) (?=\p{Sc}?\d[\d.,]{0,20} ?[%‰°\p{Sc}]\S{0,3}(?: \S+){0,2}$)/gu, '$1'],
  // Marks at the start of a line, and lines that underline the one above.
  [/^(?:#{1,6}(?=\s|$)|>(?! ?[\p{Sc}~≈]?[-−+]?[.,]?\d)|[-+*•](?=\s|$)|[^\S\n])+/gmu, ''],
  [/^[-=_*+:¦~ ]+$/gm, ''],
];

function withoutMarkup(text: string): string {
  return markup.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);
}
