import { vocabularies } from '../../../languages/languages.ts';

/** Stop words: they carry a question's grammar, not its subject. */
const grammar = new Set([
  ...`${vocabularies.en.functionWords} ${vocabularies.de.functionWords}`.trim().split(/\s+/),
  ...(
    'a about after again against all also am an and another any are as at be because been before being best better ' +
    'between both but by can could did do does doing done each either else enough ever every few for from get gets ' +
    'give given go going good had has have having he her here him his how however i if in instead into is it its ' +
    'just kind know let like likely long made make makes many may me might mine more most much must my need needs ' +
    'never no nor not now of off often old on once only or other our out over own people per please possible really ' +
    'right same say see she should so some someone something still such sure take than that the their them then ' +
    'there these they thing things think this those through to too under until up us use used using very want was way ' +
    'we well were what when where whether which while who whom whose why will with without would year years yes yet ' +
    'you your worth vs versus cause caused causes happen happened happens become matter matters difference believe shall ought anyone everybody everyone good bad big new one two three tell explain'
  ).split(' '),
]);

const longestTerm = 28;
const mostTerms = 3;

/**
 * Extracts the key terms of a question, in order of appearance: at most three terms of one or two
 * words. They hold letters only, so a sentence can name them without quoting the question or
 * repeating a number from it.
 */
export function topicTerms(question: string): string[] {
  return distinctTerms(question).slice(0, mostTerms);
}

/**
 * Extracts the term on each side of a comparison's "or"; if one is missing, the terms of the whole
 * question.
 */
export function comparedTerms(question: string): string[] {
  const [left = '', right] = question.split(
    /\b(?:or|vs\.?|versus|rather than|instead of|compared (?:to|with)|(?:more \w+|less \w+|\w+er|worse) than)\b/i,
  );
  const pair = right === undefined ? [] : [distinctTerms(left).at(-1), distinctTerms(right).at(0)];
  const found = pair.filter((term) => term !== undefined);
  return found.length === 2 ? found : topicTerms(question);
}

function distinctTerms(question: string): string[] {
  const terms = question.split(/[^\p{L}\p{M}'’ -]+/u).flatMap(termsOfClause);
  const distinct = [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()];
  return distinct.filter((term) => term.length <= longestTerm);
}

function termsOfClause(clause: string): string[] {
  const found: string[] = [];
  let term: string[] = [];
  for (const word of [...clause.split(/\s+/u), '']) {
    const plain = word.replace(/^['’-]+|['’-]+$/gu, '');
    const carries = plain.length > 2 && !grammar.has(plain.toLowerCase()) && !/['’]/u.test(plain);
    if (carries) term.push(plain);
    if ((!carries || term.length === 2) && term.length > 0) {
      found.push(term.join(' '));
      term = [];
    }
  }
  return found;
}

/**
 * Joins the terms for a sentence: `*acquire*, *rival firm* and *price*`. Returns null if there are
 * none.
 */
export function namedTerms(terms: readonly string[], and: 'and' | 'und'): string | null {
  const marked = terms.map((term) => `*${term}*`);
  const last = marked.pop();
  if (last === undefined) return null;
  return marked.length === 0 ? last : `${marked.join(', ')} ${and} ${last}`;
}
