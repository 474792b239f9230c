import type { KnownNames } from '../../text/known-names.ts';
import { isSigned } from './signature.ts';

/** Replaces one code point of a hidden name. */
export const maskSign = '▒';

/** A part of a text, in UTF-16 units. */
export interface Place {
  readonly at: number;
  readonly end: number;
}

/**
 * Hides the names of a text's author: all names of models and laboratories in sentences and lines in which it speaks of
 * itself; what it calls itself, also elsewhere; and everywhere the names that can only mean a model. Every code point of a
 * name, spaces included, becomes one sign, so offsets stay valid. What the text says of others stays.
 */
export function maskAuthor(text: string, names: KnownNames): string {
  // Many names are also ordinary words; in lower case and without a digit they are taken for those.
  const named = placesOf(text, names.name);
  const places = named.filter((place) => {
    const words = wordsAt(text, place);
    return /[\p{Lu}\p{Lo}\d]/u.test(words) || names.isModel(words);
  });
  // Names that are hidden anywhere are among all names: a text without any name has none of these.
  const anywhere = names.anywhere === null || named.length === 0 ? [] : placesOf(text, names.anywhere);
  const signed = isSigned(text, places);
  const own = places.filter((place) => signed(place) || isIntroduced(text, place, names));
  // Fast path: most answers say nothing about themselves and need not be split into sentences.
  if (own.length === 0 && !speaksOfItself.test(text)) return hide(text, anywhere);
  const sentences = placesOf(text, sentence);
  const ownSentences = new Set(own.map(({ at }) => numberOf(sentences, at)));
  for (const [number, each] of sentences.entries()) {
    if (speaksOfItself.test(wordsAt(text, each))) ownSentences.add(number);
  }
  const inOwn = places.filter(({ at }) => ownSentences.has(numberOf(sentences, at)));
  const called = new Set(
    inOwn.map((place) => names.callName(wordsAt(text, place))).filter((name) => name !== null),
  );
  const elsewhere = places.filter((place) => {
    const name = names.callName(wordsAt(text, place));
    return (
      name !== null && called.has(name) && (names.isModel(wordsAt(text, place)) || !startsLine(text, place))
    );
  });
  return hide(text, [
    ...inOwn,
    ...elsewhere,
    ...anywhere,
    ...[...ownSentences].flatMap((number) => unlistedNames(text, sentences[number])),
  ]);
}

const contextMax = 60;

/** Whether the words around a name make it the author's: "speaking as Claude", "Claude here", "As Claude, I". */
function isIntroduced(text: string, place: Place, names: KnownNames): boolean {
  const before = text.slice(Math.max(0, place.at - contextMax), place.at);
  const after = text.slice(place.end, place.end + contextMax);
  if (introduction.test(before) || selfNaming.test(after)) return true;
  if (asOneself.test(before) && speakingForItself.test(after)) return true;
  if (
    /(?:^|[^\p{L}])(?:as|like|being)\s{1,4}["'“*_]{0,3}$/iu.test(before) &&
    /^["'”*_]{0,3}(?:,\s+an?\s(?:[^,.;\n]|\.(?=\S)){1,50})?,?\s+(?:i|my|me|we)\b/i.test(after)
  ) {
    return true;
  }
  if (/\ban?\s{1,4}$/i.test(before) && ofKind.test(after))
    return /\b(?:as|i am|i['’]m|being)\s{1,4}an?\s{1,4}$/i.test(before);
  if (/\bI,\s{0,4}$/.test(before) && after.startsWith(',')) return true;
  if (!names.isModel(wordsAt(text, place))) return false;
  if (/\bthis is\s{1,4}["'“*_]{0,3}$/i.test(before) && standsAlone.test(after)) return true;
  return /^[\s*_#>"“[(]{0,8}$/.test(before) && place.at < 8 && /^[*_"”)\]]{0,4}\s?:/.test(after);
}

/** Names in a sentence about the author that are in no list: "trained by Xyz Labs", "my name is Zed". */
function unlistedNames(text: string, place: Place | undefined): Place[] {
  if (place === undefined) return [];
  return [...wordsAt(text, place).matchAll(unlisted)].map(({ 0: all, 1: before = '', index }) => ({
    at: place.at + index + before.length,
    end: place.at + index + all.length,
  }));
}

/** Replaces each code point in these places, which may overlap, by one sign. */
function hide(text: string, places: readonly Place[]): string {
  let hidden = '';
  let at = 0;
  for (const place of places.toSorted((a, b) => a.at - b.at)) {
    const start = Math.max(at, place.at);
    if (place.end <= start) continue;
    hidden += text.slice(at, start) + maskSign.repeat(Array.from(text.slice(start, place.end)).length);
    at = place.end;
  }
  return hidden + text.slice(at);
}

function placesOf(text: string, pattern: RegExp): Place[] {
  const places: Place[] = [];
  pattern.lastIndex = 0; // Not matchAll, which copies the pattern with its hundreds of names for every text.
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [found] = match;
    places.push({ at: match.index, end: match.index + found.length });
    if (found === '') pattern.lastIndex++;
  }
  return places;
}

function wordsAt(text: string, { at, end }: Place): string {
  return text.slice(at, end);
}

/** The index of the sentence that contains a place, or of the last one that begins before it. */
function numberOf(sentences: readonly Place[], at: number): number {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sentences[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function startsLine(text: string, { at }: Place): boolean {
  return /(?:^|[\n.!?:])[\s*_#>"“-]{0,8}$/.test(text.slice(Math.max(0, at - 10), at));
}

/** A sentence. A point within a word or number, as in "GPT-5.5", does not end it. */
const sentence = /(?:[^.!?。！？\n]|\.(?=\S))+/g;

/** A sentence in which the author says that it is a model, or who made it; not "I am convinced". */
const speaksOfItself = new RegExp(
  [
    String.raw`\b(?:as|i am|i['’]m|i was|being)\b[^,.;]{0,60}\b(?:ai|a\.i\.|(?:large )?language model|llm|chatbot|assistant|artificial intelligence)\b`,
    String.raw`\b(?:i am|i['’]m) [^,.;]{1,40}, (?:an?|the) [^,.;]{0,40}\b(?:ai|model|llm|chatbot|assistant)\b`,
    String.raw`\bi(?: am|['’]m| was|['’]ve been| have been)\b[^,.;]{0,30}\b(?:developed|trained|created|made|built|designed|powered|released) by\b`,
    String.raw`\b(?:trained|created|developed|built|made|designed|released) me\b`,
    String.raw`\bmy (?:name is|developers?|creators?|makers?|trainers?|training data|knowledge cut-?off|weights)\b`,
    String.raw`\b(?:ich bin|als) (?:ein|eine)\b[^,.;]{0,30}\b(?:ki|sprachmodell|assistent)\b`,
    String.raw`\b(?:je suis|en tant qu)[^,.;]{0,40}\b(?:ia|modèle|assistant)\b`,
    String.raw`\b(?:soy|como) (?:un|una)\b[^,.;]{0,30}\b(?:ia|modelo|asistente)\b`,
    '我是|我叫|作为[^，。]{0,20}(?:模型|助手|人工智能)|私は[^、。]{0,20}(?:モデル|アシスタント|AI)',
  ].join('|'),
  'iu',
);

const unlisted =
  /((?:(?:developed|trained|created|made|built|designed|provided|powered|released) by|name is|called|named|known as|I am|I['’]m)\s+)(?!(?:AI|LLM|A|An)\b)(\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*){0,3})/gu;

/** Words right before the author's own name. */
const introduction =
  /(?:\b(?:i am|i['’]m|my name is|call me|(?:speaking|answering|acting|writing|responding) as|(?:talking|speaking|chatting) (?:to|with)|we (?:here )?at|ich bin|je suis|je m['’]appelle|soy|me llamo|sono|eu sou)\s{1,4}(?:an?\s{1,4}|the\s{1,4})?|(?:我是|我叫|作为|私は|저는)\s{0,4})["'“*_]{0,3}$/iu;

/** "As" before a name in languages other than English. */
const asOneself =
  /(?:^|[^\p{L}])(?:als|como|comme|come|enquanto|in quanto|en tant qu(?:e\s|['’]))\s{0,4}["'“«*_]{0,3}$/iu;

/** Words after a name that show that "as" means "being": "creado por", "von Xyz kann ich", ", je ne peux". */
const speakingForItself =
  /^["'”»*_]{0,3}(?:,?\s{1,4}(?:creado|desarrollado|entrenado|entwickelt|trainiert|erstellt|créé|développé|entraîné|conçu|criado|desenvolvido|treinado|creato|sviluppato|addestrato)[ea]?\s+(?:por|von|par|da|dal|dalla|pela|pelo)(?!\p{L})|(?:[^.!?\n]|\.(?=\S)){0,40}\s(?:kann|bin|habe|möchte|würde|darf|muss|sehe|rate|empfehle)\s+ich(?!\p{L})|(?:[^.!?\n]|\.(?=\S)){0,40},\s{1,4}(?:je|j['’]|yo|(?:solo |sólo |no )?puedo|eu|(?:não |só )?posso|io|(?:non )?posso)(?!\p{L}))/iu;

/** Words right after the author's own name. */
const selfNaming = /^["'”*_]{0,3}\s+(?:here|speaking)\b(?=\s*[,.:!–—-])/i;

/** "As a Claude model, I". */
const ofKind = /^[\s-](?:ai |large |language ){0,3}(?:model|assistant|chatbot|llm|system|ai)\b/i;

/** "This is Claude", "This is Claude by Anthropic"; not "This is Claude's figure". */
const standsAlone = /^["'”*_]{0,3}(?:\s*(?:[.,!:;–—(]|$)|\s+(?:by|from|of|at|here|speaking)\b)/i;
