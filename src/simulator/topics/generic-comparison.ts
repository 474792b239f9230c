import { genericChoice, readFrame } from './generic-choice.ts';
import { namedTerms } from './terms.ts';
import type { TopicSource } from './topic.ts';

const frame = readFrame('generic-comparison');

/** Builds a topic for a choice between alternatives that no written topic covers: bold, tried out, or cautious. */
export function genericComparison(terms: readonly string[]): TopicSource {
  return genericChoice(frame, openings(terms));
}

function openings(terms: readonly string[]): string[] {
  const general = [
    'I do not know these alternatives from the inside, so what follows is about how to choose rather than about them.',
    'Comparisons of this kind are seldom decided by the alternatives alone, and mostly by the person who compares.',
  ];
  const named = namedTerms(terms);
  if (!named) return general;
  return [
    ...general,
    `The comparison names ${named}, and on each of these I can offer no special knowledge, only a way of weighing them.`,
    `Where ${named} are concerned I have no facts to add; the manner of choosing is something I can speak about.`,
  ];
}
