import { type TopicSource, topicSchema } from './topic.ts';
import { readTopicFile } from './topic-file.ts';

const source = readTopicFile('generic-german', topicSchema.omit({ keywords: true, unless: true }));

/** The topic of a choice that is asked about in German. */
export function genericGerman(): TopicSource {
  return { ...source, keywords: [] };
}

/** Whether a question asks in German what to do. */
export function asksWhatToDoInGerman(question: string): boolean {
  return /\b(?:soll(?:en|te|ten|st|test)?|lohnt|muss|brauchen wir|brauche ich|ist es (?:sinnvoll|richtig|klug|besser))\b/i.test(
    question,
  );
}
