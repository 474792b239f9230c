import type { KnownNames } from '../../text/known-names.ts';
import { isRefusal } from './refusal.ts';

type Normalised =
  | { readonly kind: 'answer' /** As many code points as the text had. */; readonly masked: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refusal' };

/** Stands for one code point of a hidden name. */
export const maskSign = '▒';

/**
 * Make a response ready for synthesizers: say whether it answers at all, and hide who wrote it (R-R07). Names are
 * masked where a text speaks about its own author, and everywhere when they can mean nothing but a model. Offsets in
 * the masked text are those of the stored one.
 * @param names from prepareNames()
 */
export function normalise(text: string, names: KnownNames): Normalised {
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'empty' };
  if (isRefusal(text)) return { kind: 'refusal' };
  return { kind: 'answer', masked: maskAuthor(text, names) };
}

/** Replaces names by as many signs as they have code points, spaces included. */
function maskAuthor(text: string, { anywhere, name }: KnownNames): string {
  const keepBefore = (_: string, before: string, own: string): string => before + maskName(own);
  let masked = anywhere ? text.replace(anywhere, mask) : text;
  masked = masked.replace(new RegExp(`(${introduction})(${name})`, 'giu'), keepBefore);
  masked = masked.replace(new RegExp(`(\\bas\\s+)(${name})(?=${firstPerson})`, 'giu'), keepBefore);
  masked = masked.replace(new RegExp(`(${name})(?=${selfNaming})`, 'giu'), maskName);
  masked = maskSignature(masked, name);
  const everyName = new RegExp(name, 'giu');
  return masked.replace(sentences, (sentence) =>
    speaksOfItself.test(sentence) ? maskUnlisted(sentence).replace(everyName, maskName) : sentence,
  );
}

/** A last line such as "— Claude" or "Signed, Claude of Anthropic". Only that line is searched. */
function maskSignature(text: string, name: string): string {
  const start = text.trimEnd().lastIndexOf('\n') + 1;
  const signature = new RegExp(
    `^(\\s{0,8}(?:[-–—~*_]{1,3}\\s{0,4}|(?:signed|best|regards|yours),?\\s{1,4}))(${name}.{0,40})$`,
    'isu',
  );
  if (start === 0) return text;
  const line = text
    .slice(start)
    .replace(signature, (_, before: string, own: string) => before + maskName(own));
  return text.slice(0, start) + line;
}

/** In a sentence about the author, names that nobody listed: "trained by Xyz Labs", "my name is Zed". */
function maskUnlisted(sentence: string): string {
  return sentence.replace(unlisted, (_, before: string, own: string) => before + mask(own));
}

/** Many names are ordinary words: in small letters and without a digit they are taken as such. */
function maskName(name: string): string {
  return /[\p{Lu}\p{Lo}\d]/u.test(name) ? mask(name) : name;
}

function mask(name: string): string {
  return maskSign.repeat(Array.from(name).length);
}

/** A point within a word or number, as in "GPT-5.5", ends no sentence. */
const sentences = /(?:[^.!?。！？\n]|\.(?=\S))+/g;

/** A sentence whose author says of itself that it is a model, or who made it. "I am convinced" is none. */
const speaksOfItself = new RegExp(
  [
    String.raw`\b(?:as|i am|i['’]m|i was|being)\b[^,.;]{0,60}\b(?:ai|a\.i\.|(?:large )?language model|llm|chatbot|assistant|artificial intelligence)\b`,
    String.raw`\b(?:i am|i['’]m) [^,.;]{1,40}, (?:an?|the) [^,.;]{0,40}\b(?:ai|model|llm|chatbot|assistant)\b`,
    String.raw`\bi(?: am|['’]m| was|['’]ve been| have been)\b[^,.;]{0,30}\b(?:developed|trained|created|made|built|designed|powered|released) by\b`,
    String.raw`\b(?:trained|created|developed|built|made) me\b`,
    String.raw`\bmy (?:name is|developers?|creators?|makers?|training data|knowledge cut-?off|weights)\b`,
    String.raw`\b(?:ich bin|als) (?:ein|eine)\b[^,.;]{0,30}\b(?:ki|sprachmodell|assistent)\b`,
    String.raw`\b(?:je suis|en tant qu)[^,.;]{0,40}\b(?:ia|modèle|assistant)\b`,
    String.raw`\b(?:soy|como) (?:un|una)\b[^,.;]{0,30}\b(?:ia|modelo|asistente)\b`,
    String.raw`${maskSign},? (?:an?|the|made|developed|trained|created|built|designed|by|from)\b`,
    '我是|我叫|作为[^，。]{0,20}(?:模型|助手|人工智能)|私は[^、。]{0,20}(?:モデル|アシスタント|AI)',
  ].join('|'),
  'iu',
);

const unlisted =
  /((?:(?:developed|trained|created|made|built|designed|provided|powered|released) by|name is|called|named|known as|I am|I['’]m)\s+)(?!(?:AI|LLM|A|An)\b)(\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*){0,3})/gu;

/** What stands right before one's own name. */
const introduction = String.raw`(?:\b(?:i am|i['’]m|my name is|call me|speaking as|answering as|acting as|ich bin|je suis|je m['’]appelle|soy|me llamo|sono|eu sou)\s+(?:an?\s+|the\s+)?|(?:我是|我叫|作为|私は|저는)\s*|(?:^|\n)[*_#>\s]{0,8}(?:written|answered|answer|response)\s+(?:by|from):?\s+)["'“*_]{0,3}`;

/** "As Claude, I would …"; not "as Google says". */
const firstPerson = String.raw`,?\s+(?:i|my|me|we)\b`;

/** What stands right after one's own name. */
const selfNaming = String.raw`["'”*_]{0,3}(?:\s+(?:here|speaking)\b(?=\s*[,.:!–—-])|,\s+(?:an?|the)\s+(?:ai|large language|language|artificial)\b)`;
