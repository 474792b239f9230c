import { drawFrom } from '../../../stages/play/draw.ts';
import type { PlantedCamp } from '../../../stages/play/truth.ts';
import type { Opinion, Voice } from '../setting.ts';
import { dependingPosition } from './words/asked/cases.ts';
import { positions } from './words/asked/positions.ts';
import { frames } from './words/frames/frames.ts';
import type { PositionWords } from './words/topic.ts';

export function drawCamps(seed: number): PositionWords[] {
  const draw = drawFrom('camps', seed);
  return draw.shuffled(positions).slice(0, draw.whole(2, positions.length));
}

export function campOf({ label, thesis, option, readings }: PositionWords): PlantedCamp {
  return { id: label, label, thesis, option, readings };
}

/** The sentence that takes the position of a camp, or none. */
export function position({ draw, language }: Voice, { camp }: Pick<Opinion, 'camp'>): string {
  const frame = frames[language];
  const known = [...positions, dependingPosition].find(({ label }) => label === camp);
  const said = known?.answers[language] ?? frame.neutral;
  return `${draw.pick(said)}${draw.pick(frame.tails)}${frame.stop}`;
}
