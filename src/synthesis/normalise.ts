import { isRefusal } from './refusal.ts';
import type { KnownNames } from './known-names.ts';

export type Normalised =
  | { readonly kind: 'answer'; /** As many code points as the text had. */ readonly masked: string }
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
  const everyName = new RegExp(name, 'giu');
  let masked = anywhere ? text.replace(anywhere, mask) : text;
  masked = masked.replace(/[^.!?。！？\n]+(?:[.](?=\S)[^.!?。！？\n]*)*/g, (sentence) =>
    speaksOfItself.test(sentence) ? maskOwnNames(sentence).replace(everyName, mask) : sentence,
  );
  masked = masked.replace(new RegExp(`(${introduction})(${name})`, 'giu'), (_, before, own) => before + mask(own));
  masked = masked.replace(new RegExp(`(${name})(?=${selfNaming})`, 'giu'), mask);
  return masked.replace(new RegExp(`(${signature})(${name}[^\\n]{0,40})(?=\\s*$)`, 'iu'), (_, before, own) => before + mask(own));
}

/** In a sentence about the author, names that nobody listed: "trained by Xyz Labs", "my name is Zed". */
function maskOwnNames(sentence: string): string {
  return sentence.replace(
    /((?:(?:developed|trained|created|made|built|designed|provided|powered|released) by|(?:name is|called|named|known as))\s+)(\p{Lu}[\p{L}\p{N}.&-]*(?:\s\p{Lu}[\p{L}\p{N}.&-]*){0,3})/gu,
    (_, before: string, own: string) => before + mask(own),
  );
}

function mask(name: string): string {
  return maskSign.repeat(Array.from(name).length);
}

/** A sentence whose author says of itself that it is a model, or who made it. "I am convinced" is none. */
const speaksOfItself = new RegExp(
  [
    String.raw`\b(?:as|i am|i['’]m|i was|this is|being)\b[^,.;]{0,60}\b(?:ai|a\.i\.|(?:large )?language model|llm|chatbot|ai model|assistant|artificial intelligence)\b`,
    String.raw`\bi(?: am|['’]m| was|['’]ve been| have been)\b[^,.;]{0,30}\b(?:developed|trained|created|made|built|designed|powered|released) by\b`,
    String.raw`\b(?:trained|created|developed|built|made) me\b`,
    String.raw`\bmy (?:name is|developers?|creators?|makers?|training|knowledge cut-?off|weights|model)\b`,
    String.raw`\b(?:ich bin|als) (?:ein|eine)\b[^,.;]{0,30}\b(?:ki|sprachmodell|assistent)\b|\b(?:je suis|en tant qu)[^,.;]{0,40}\b(?:ia|modèle|assistant)\b|\b(?:soy|como) (?:un|una)\b[^,.;]{0,30}\b(?:ia|modelo|asistente)\b`,
    '我是|我叫|作为[^，。]{0,20}(?:模型|助手|人工智能)|私は[^、。]{0,20}(?:モデル|アシスタント|AI)',
  ].join('|'),
  'iu',
);

/** What stands right before one's own name. */
const introduction = String.raw`(?:\b(?:i am|i['’]m|my name is|call me|this is|speaking as|answering as|acting as|written by|answered by|answer by|response by|response from|ich bin|je suis|je m['’]appelle|soy|me llamo|sono|eu sou)\s+(?:an?\s+|the\s+)?|(?:我是|我叫|作为|私は|저는)\s*)["'“*_]{0,3}`;

/** What stands right after it. */
const selfNaming = String.raw`["'”*_]{0,3}(?:\s+here\b(?=\s*[,.:!–—-])|,\s+(?:an?|the)\s+(?:ai|large language|language|artificial)\b)`;

/** A last line such as "— Claude". */
const signature = String.raw`\n\s*(?:[-–—~*_]{1,3}\s*|(?:signed|best|regards|yours),?\s+)`;
