import { spellOut, type Topic, type TopicSource } from '../topic.ts';
import { genericDecision } from './generic-decision.ts';
import { monolithOrMicroservices } from './monolith-or-microservices.ts';
import { topicTerms } from './terms.ts';

/** The topics written by hand, in the order in which a question is held against them. */
export const writtenTopics: readonly Topic[] = [monolithOrMicroservices].map(spellOut);

/** The topic of a question: one written by hand where the words match, else a generic one around its own words. */
export function findTopic(question: string): Topic {
  const text = ` ${question.toLowerCase().replace(/\s+/gu, ' ').trim()} `;
  return writtenTopics.find((topic) => hits(topic, text)) ?? genericTopic(question.trim());
}

function hits(topic: TopicSource, text: string): boolean {
  const holds = (stem: string) => startsWord(text, stem);
  return topic.keywords.every((group) => group.some(holds)) && !(topic.unless ?? []).some(holds);
}

/** Whether a word of the text begins with the stem. */
function startsWord(text: string, stem: string): boolean {
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Our choice: a run asks one question of hundreds of models, so a few questions are worth remembering. */
const rememberedQuestions = 50;
const remembered = new Map<string, Topic>();

function genericTopic(question: string): Topic {
  const kept = remembered.get(question);
  if (kept) return kept;
  const topic = spellOut(genericDecision(topicTerms(question)));
  const oldest = remembered.keys().next().value;
  if (remembered.size >= rememberedQuestions && oldest !== undefined) remembered.delete(oldest);
  remembered.set(question, topic);
  return topic;
}
