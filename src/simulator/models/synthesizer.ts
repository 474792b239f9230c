import type { ChatMessage } from '../../domain/run/chat.ts';
import type { Coder } from '../../stages/play/coder.ts';
import { drawFrom } from '../../stages/play/draw.ts';
import { erringStageOf, materialsOf, playStage } from '../../stages/players.ts';
import { plantedLies } from '../faults/planted-lies.ts';
import { worldOf } from './worlds.ts';

/** The two default synthesizers of the service, each from its own invented lab. */
export const synthesizers = [
  { modelId: 'simulator/synthesizer-north', labName: 'North Invented Lab' },
  { modelId: 'simulator/synthesizer-south', labName: 'South Invented Lab' },
] as const;

export function isStage(name: string): boolean {
  return erringStageOf(name) !== null;
}

/**
 * Plays a synthesizer that makes no errors and knows the world of the question.
 * @throws UnusableTask if the messages do not hold the materials of the stage
 */
export function synthesize(
  seed: number,
  stage: string,
  messages: readonly ChatMessage[],
  modelId: string,
): object {
  const { knowledge } = worldOf(seed, materialsOf(messages).get('question') ?? '');
  const coder: Coder = {
    knowledge,
    errs: () => false,
    isSteady: false,
    draw: (...thing) => drawFrom(modelId, ...thing),
    faultOf: (sentence) =>
      Object.values(plantedLies).find(({ line }) => sentence.includes(line))?.letter ?? null,
  };
  return playStage(stage, messages, coder);
}
