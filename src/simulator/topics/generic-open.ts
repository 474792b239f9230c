import { namedTerms } from './terms.ts';
import { type TopicSource, topicSchema } from './topic.ts';
import { readTopicFile } from './topic-file.ts';

const source = readTopicFile(
  'generic-open',
  topicSchema.omit({ keywords: true, unless: true, openings: true }),
);

/**
 * Builds a topic for a question about an explanation, a fact or a forecast that no written topic covers. The simulator
 * knows nothing about the subject and says so: it argues about how such questions are answered well.
 */
export function genericOpen(terms: readonly string[]): TopicSource {
  return { ...source, keywords: [], openings: openings(terms) };
}

function openings(terms: readonly string[]): string[] {
  const general = [
    'I should say at once that I have no special sources on this subject and can only reason about the kind of question it is.',
    'This is a question where a confident tone would be easy and a little dishonest, so I will try to be modest.',
  ];
  const named = namedTerms(terms);
  if (!named) return general;
  return [
    ...general,
    `The question is about ${named}, a field in which I would trust a specialist more than myself.`,
    `Everything here hangs on what is understood by ${named}, and I can speak about that in general terms only.`,
  ];
}
