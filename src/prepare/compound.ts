/** Our choice: a longer list is no longer one claim with several parts. */
const partsMax = 6;
const partsMin = 3;

/**
 * Splits a statement that lists several properties of one subject. "Leaves are yellow, orange and
 * red" says three things, and a response that agrees with only two of them would have no stance.
 * Only lists that are safe to recognise are split: three to six English adjectives at the end of a
 * sentence after "is" or "are", without negation or caveat. All others are left to the prompts.
 * @returns null for a statement that is not recognised as a list
 */
export function splitCompound(statement: string): string[] | null {
  const words = statement.trim().replace(/[.!]$/, '').split(/\s+/);
  const verb = words.findIndex((word) => verbs.has(word));
  const subject = words.slice(0, verb);
  if (subject.length === 0 || subject.some((word) => isBinding(word))) return null;
  const parts = listed(words.slice(verb + 1).join(' '));
  if (parts.length < partsMin || parts.length > partsMax || !parts.every(isProperty)) return null;
  if (new Set(parts).size < parts.length) return null;
  return parts.map((part) => `${[...subject, words[verb]].join(' ')} ${part}.`);
}

/** "a, b and c", with or without a comma before "and". */
function listed(text: string): string[] {
  const [before = '', last, ...more] = text.split(' and ');
  if (last === undefined || more.length > 0) return [];
  return [...before.replace(/,$/, '').split(','), last].map((part) => part.trim());
}

/**
 * An adjective, alone or after an adverb of degree. A noun can be part of a sum: "the costs are
 * rent, food and transport".
 */
function isProperty(part: string): boolean {
  const [first = '', second, ...more] = part.split(' ');
  if (more.length > 0) return false;
  if (second === undefined) return isAdjective(first);
  return (degrees.has(first) || /^\p{Ll}+ly$/u.test(first)) && isAdjective(second);
}

function isAdjective(word: string): boolean {
  return adjectives.has(word) || /^\p{Ll}{2,}(?:able|ible|ful|less|ous|ive)$/u.test(word);
}

/** A word that makes a statement be about more than its subject and its properties. */
function isBinding(word: string): boolean {
  const plain = word.toLowerCase();
  return binding.has(plain) || plain.endsWith("n't") || /[,;:()]/.test(word);
}

const verbs = new Set(['is', 'are', 'was', 'were']);
const binding = new Set(
  (
    'there not no none never neither nor hardly few little only both either whether if when unless until while where ' +
    'that which who whose because although though since than as what how'
  ).split(' '),
);
const degrees = new Set('more less very quite rather too so highly fairly most least'.split(' '));
const adjectives = new Set(
  (
    'yellow orange red blue green black white grey gray brown pink purple big small large great tall short long wide ' +
    'narrow high low deep shallow heavy light old new young modern fast faster quick quicker slow slower early late ' +
    'cheap cheaper costly expensive rich poor fair unfair good better bad worse easy easier hard harder simple simpler ' +
    'complex difficult clear unclear safe safer unsafe risky secure insecure strong stronger weak weaker stable ' +
    'robust fragile quiet noisy loud clean dirty healthy unhealthy warm hot cold dry wet soft smooth rough bright dark ' +
    'efficient inefficient effective convenient frequent infrequent sufficient transparent independent consistent ' +
    'accurate precise private public local global urban rural popular familiar practical legal illegal realistic ' +
    'necessary unnecessary open free scarce rare common'
  ).split(' '),
);
