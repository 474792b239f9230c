import { genericComparison } from './generic-comparison.ts';
import { genericDecision } from './generic-decision.ts';
import { asksWhatToDoInGerman, genericGerman } from './generic-german.ts';
import { genericOpen } from './generic-open.ts';
import { spellOut } from './spell-out.ts';
import { comparedTerms, topicTerms } from './terms.ts';
import { type Topic, type TopicSource, topicSchema } from './topic.ts';
import { readTopicFile } from './topic-file.ts';

/** The topic of the README's question, written by hand. */
export const writtenTopic: Topic = spellOut(readTopicFile('monolith-or-microservices', topicSchema));

/** Finds the topic of a question: the written one if its keywords match, else a generic one around its key terms. */
export function findTopic(question: string): Topic {
  const text = ` ${question.toLowerCase().replace(/\s+/gu, ' ').trim()} `;
  return hits(writtenTopic, text) ? writtenTopic : genericTopic(question.trim());
}

/** Our choice: the written topic answers short questions, not documents that happen to contain the keywords. */
const longestWrittenQuestion = 600;

function hits(topic: TopicSource, text: string): boolean {
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

/** Our choice: a run asks hundreds of models the same question, so a small cache is enough. */
const rememberedQuestions = 50;
const remembered = new Map<string, Topic>();

function genericTopic(question: string): Topic {
  const kept = remembered.get(question);
  if (kept) return kept;
  const topic = spellOut(genericSource(question));
  const oldest = remembered.keys().next().value;
  if (remembered.size >= rememberedQuestions && oldest !== undefined) remembered.delete(oldest);
  remembered.set(question, topic);
  return topic;
}

/** Chooses the kind of generic topic from the form of the question. */
function genericSource(question: string): TopicSource {
  if (asksWhatToDoInGerman(question)) return genericGerman();
  const asksWhatToDo =
    /\b(should|shall|ought|must|is it (worth|wise|right|better|sensible|a good idea|time)|do (we|i) need|would (it|you)|recommend|advise)\b/i;
  const namesAlternatives = /\b(vs\.?|versus|or(?! not\b)|rather than|instead of|compared (to|with)|than)\b/i;
  const comparing =
    /\b(which|better|worse|prefer|choose|should|shall|best|(more \w+|less \w+|\w+er) than)\b/i;
  if (namesAlternatives.test(question) && comparing.test(question)) {
    return genericComparison(comparedTerms(question));
  }
  return asksWhatToDo.test(question)
    ? genericDecision(topicTerms(question))
    : genericOpen(topicTerms(question));
}
