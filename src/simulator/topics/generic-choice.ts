import { type TopicSource, topicSchema } from '../topic.ts';
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

/** Reads what is particular to one of the two generic topics about a choice: its camps and how it is framed. */
export function readFrame(name: string) {
  return readTopicFile(name, frameSchema);
}

/**
 * A topic about a choice of which the simulator knows nothing: it argues from what holds for choices in general and
 * says so. The question's own words stand in the openings only.
 */
export function genericChoice(frame: ReturnType<typeof readFrame>, openings: readonly string[]): TopicSource {
  return { ...frame, ...body, keywords: [], openings };
}
