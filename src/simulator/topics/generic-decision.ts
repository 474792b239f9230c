import { genericChoice, readFrame } from './generic-choice.ts';
import { namedTerms } from './terms.ts';
import type { TopicSource } from './topic.ts';

const frame = readFrame('generic-decision');

/** Builds a topic for a yes-or-no choice that no written topic covers: proceed, proceed with conditions, or wait. */
export function genericDecision(terms: readonly string[]): TopicSource {
  return genericChoice(frame, openings(terms));
}

function openings(terms: readonly string[]): string[] {
  const general = [
    'I have no special knowledge of this case, so what follows is reasoning about choices of this kind and not expert advice.',
    'A fair warning first: I can judge the shape of this decision better than its details.',
  ];
  const named = namedTerms(terms);
  if (!named) return general;
  return [
    ...general,
    `As I read it, the question turns on ${named}, and I can only reason about it in general terms.`,
    `The words that carry the question are ${named}; what they mean in this particular case I cannot know, so I keep to what usually holds.`,
  ];
}
