import { languageOf } from '../../../text/language/language-of.ts';
import { generalTopic, type Kind } from './general.ts';
import { comparedTerms, namedTerms, topicTerms } from './terms.ts';
import { type Topic, topicSchema } from './topic.ts';
import { readTopicFile } from './topic-file.ts';

/** The topic of the README's question, written by hand. */
const writtenTopic: Topic = readTopicFile('monolith-or-microservices', topicSchema);

/**
 * Finds the topic of a question: the written one if its keywords match, else one about its kind of
 * question, in German if it is asked in German and in English otherwise.
 */
export function findTopic(seed: number, question: string): Topic {
  const text = ` ${question.toLowerCase().replace(/\s+/gu, ' ').trim()} `;
  const language = languageOf(question) === 'de' ? 'de' : 'en';
  if (language === 'en' && hits(writtenTopic, text)) return writtenTopic;
  const kind = kindOf(question);
  const terms = kind === 'comparison' ? comparedTerms(question) : topicTerms(question);
  return generalTopic(seed, question, language, kind, namedTerms(terms, language === 'de' ? 'und' : 'and'));
}

/**
 * Our choice: the written topic answers short questions, not documents that happen to contain the
 * keywords.
 */
const longestWrittenQuestion = 600;

function hits(topic: Topic, text: string): boolean {
  if (text.length > longestWrittenQuestion) return false;
  const holds = (stem: string) => startsWord(text, stem);
  return topic.keywords.every((group) => group.some(holds)) && !(topic.unless ?? []).some(holds);
}

/** True if a word of the text begins with the stem. */
function startsWord(text: string, stem: string): boolean {
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

const asksWhatToDo =
  /\b(should|shall|ought|must|is it (worth|wise|right|better|sensible|a good idea|time)|do (we|i) need|would (it|you)|recommend|advise|soll(?:en|te|ten|st|test)?|lohnt|muss|brauchen wir|brauche ich|ist es (?:sinnvoll|richtig|klug|besser))\b/i;
const namesAlternatives =
  /\b(vs\.?|versus|or(?! not\b)|rather than|instead of|compared (to|with)|than|oder)\b/i;
const comparing =
  /\b(which|better|worse|prefer|choose|should|shall|best|(more \w+|less \w+|\w+er) than|welche[rs]?|besser|lieber|soll(?:en|te|ten)?)\b/i;

/** The kind of a question, from its form. */
function kindOf(question: string): Kind {
  if (namesAlternatives.test(question) && comparing.test(question)) return 'comparison';
  return asksWhatToDo.test(question) ? 'decision' : 'open';
}
