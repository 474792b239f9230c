import { findTopic } from '../topics/find-topic.ts';
import { plantedOpinion } from './opinion.ts';
import { renderOpinion } from './render.ts';

/** Writes a model's answer to a question: readable Markdown, 150 to 400 words. */
export function plantedAnswer(seed: number, question: string, modelId: string): string {
  const opinion = plantedOpinion(seed, question, modelId);
  return renderOpinion(findTopic(question), opinion, [seed, question.trim(), modelId]);
}
