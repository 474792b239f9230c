/**
 * Reads an object that a model meant as JSON: with comments, unquoted keys and words, quotation
 * marks of any kind, quotes and line breaks inside strings, too many or too few commas, Python's
 * words, and missing ends. Every character is read a bounded number of times: a repair that tries
 * and starts over took 4 s for 4,000 characters.
 * @param text begins with "{"
 * @param depthMax the deepest nesting of lists and objects; throws beyond it
 */
export function readBrokenJson(text: string, depthMax: number): unknown {
  return readValue({ text, at: 0, depthMax }, 0);
}

interface Reader {
  readonly text: string;
  at: number;
  readonly depthMax: number;
}

function readValue(reader: Reader, depth: number): unknown {
  if (depth > reader.depthMax) throw new RangeError('too deep');
  const sign = next(reader);
  if (sign === '{') return readObject(reader, depth);
  if (sign === '[') return readList(reader, depth);
  if (closingOf(sign)) return readString(reader);
  return readWord(reader);
}

function readObject(reader: Reader, depth: number): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  reader.at++;
  for (let sign = next(reader, ','); sign !== '' && sign !== '}'; sign = next(reader, ',')) {
    const before = reader.at;
    const key = closingOf(sign) ? readString(reader) : readKey(reader);
    if (next(reader) === ':') reader.at++;
    const value = '}],'.includes(next(reader)) ? null : readValue(reader, depth + 1);
    if (reader.at === before)
      reader.at++; // Skip a stray "]", so that the loop always advances.
    else if (value !== undefined) entries.push([key, value]);
  }
  reader.at++;
  return Object.fromEntries(entries);
}

function readList(reader: Reader, depth: number): unknown[] {
  const items: unknown[] = [];
  reader.at++;
  for (let sign = next(reader, ','); sign !== '' && sign !== ']'; sign = next(reader, ',')) {
    if (sign === '}') return items; // The end of the enclosing object: the list's own end is missing.
    const before = reader.at;
    const item = readValue(reader, depth + 1);
    if (reader.at === before) reader.at++;
    else if (item !== undefined) items.push(item);
  }
  reader.at++;
  return items;
}

/** A string ends at a matching quotation mark after which JSON continues; others are part of it. */
function readString(reader: Reader): string {
  const { text } = reader;
  const closing = closingOf(text.charAt(reader.at)) ?? '"';
  const start = ++reader.at;
  let escaped = false;
  for (; reader.at < text.length; reader.at++) {
    const sign = text.charAt(reader.at);
    if (escaped) escaped = false;
    else if (sign === '\\') escaped = true;
    else if (closing.includes(sign) && endsString(text, reader.at + 1)) break;
  }
  return unescaped(text.slice(start, reader.at++));
}

/**
 * Whether JSON continues here: the string `said "yes", and so on` does not end before its comma.
 */
function endsString(text: string, at: number): boolean {
  goesOn.lastIndex = at;
  return goesOn.test(text);
}

const goesOn =
  /\s*(?:$|[:\]}]|,\s*(?:$|["'“”‘’{[\]}\d./-]|(?:true|false|null|none)\b|[\w-]{1,64}["']?\s?:))|[^\S\n]*\n\s*["'“‘]/iuy;

function readKey(reader: Reader): string {
  return take(reader, /[^\s:,{}[\]"]*/y);
}

/** A number, one of the words of JSON or Python, or a string without its quotation marks. */
function readWord(reader: Reader): unknown {
  const word = take(reader, /(?:[^,:{}[\]"\n/]|\/(?![/*]))*/y).trim();
  if (/^[-+]?\.?\d[\d.eE+-]{0,40}$/.test(word)) return Number.isNaN(Number(word)) ? word : Number(word);
  const known = { true: true, false: false, null: null, none: null, undefined: null }[word.toLowerCase()];
  if (known !== undefined) return known;
  return /^\.*$/.test(word) ? undefined : word;
}

function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const [found = ''] = pattern.exec(reader.text) ?? [];
  reader.at += found.length;
  return found;
}

/**
 * The next significant character; "" at the end. Skips white space, comments and the given
 * characters.
 */
function next(reader: Reader, alsoSkipped = ''): string {
  const { text } = reader;
  for (;;) {
    const sign = text.charAt(reader.at);
    if (sign !== '' && (/\s/.test(sign) || alsoSkipped.includes(sign))) reader.at++;
    else if (text.startsWith('//', reader.at)) skipTo(reader, '\n');
    else if (text.startsWith('/*', reader.at)) skipTo(reader, '*/');
    else return sign;
  }
}

function skipTo(reader: Reader, end: string): void {
  const found = reader.text.indexOf(end, reader.at + 2);
  reader.at = found < 0 ? reader.text.length : found + end.length;
}

/** The quotation marks that may close this one; null if it is none. */
function closingOf(mark: string): string | null {
  if (mark === '"' || mark === '“' || mark === '”') return '"“”';
  return mark === "'" || mark === '‘' || mark === '’' || mark === '`' ? "'‘’`" : null;
}

function unescaped(raw: string): string {
  return raw.replaceAll(/\\(?:u([0-9a-fA-F]{4})|([\s\S])|$)/g, (_, hex?: string, sign?: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (escapes[sign ?? ''] ?? sign ?? ''),
  );
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
