import { type TopicSource, topicSchema } from './topic.ts';
import { readTopicFile } from './topic-file.ts';

const frameSchema = topicSchema.omit({
  keywords: true,
  unless: true,
  openings: true,
  themes: true,
  claims: true,
  uncertainties: true,
});
const body = readTopicFile(
  'generic-choice',
  topicSchema.pick({ themes: true, claims: true, uncertainties: true }),
);

/** Reads the parts in which the two generic topics about a choice differ: camps and framing. */
export function readFrame(name: string) {
  return readTopicFile(name, frameSchema);
}

/**
 * Builds a topic about a choice the simulator knows nothing about. It argues from what is true of choices in general
 * and says so. Only the openings use the question's own words.
 */
export function genericChoice(frame: ReturnType<typeof readFrame>, openings: readonly string[]): TopicSource {
  return { ...frame, ...body, keywords: [], openings };
}
