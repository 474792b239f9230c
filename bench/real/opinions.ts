import { drawFrom } from '../panel/draw.ts';
import type { Author } from '../panel/plant.ts';
import type { Stance } from '../panel/truth.ts';
import type { Argument, Side, Topic } from './topic.ts';
import { isOneSentence } from './words.ts';

/** What an answer says, before it is written. */
export interface RealOpinion {
  readonly author: Author;
  /** Null for an answer that takes no side. */
  readonly side: Side | null;
  readonly said: readonly { readonly argument: Argument; readonly stance: Stance }[];
  readonly strays: readonly string[];
}

/** Our choices, near those of planted panels. */
const neutralShare = 0.06;
const proShare = 0.6;
const otherSideShare = 0.3;
const pointsWanted = [3, 8] as const;
const twiceShare = 0.15;

/**
 * Deals the arguments of a topic to answers, each once, so that an answer can be told by its words. An answer supports
 * arguments of its own side, rejects some of the other's, and calls a few true only in part. One that makes several
 * points or has several sentences is only supported: whoever rejects it may still agree with a part of it.
 */
export function drawOpinions(seed: number, authors: readonly Author[], topic: Topic): RealOpinion[] {
  const draw = drawFrom('opinions', seed, topic.name);
  const left = { pro: argumentsOf(topic, 'pro'), con: argumentsOf(topic, 'con') };
  const piles = { pro: draw.shuffled(left.pro), con: draw.shuffled(left.con) };
  const strays = draw.shuffled(topic.strays);
  const opinions = authors.map((author) => ({
    author,
    side: draw.chance(neutralShare) ? null : ((draw.chance(proShare) ? 'pro' : 'con') as Side),
    wanted: draw.whole(...pointsWanted),
    said: [] as RealOpinion['said'][number][],
    stances: new Map<string, Stance>(),
  }));
  // In rounds, so that what there is goes to all answers evenly.
  for (let round = 0; round < pointsWanted[1]; round++)
    for (const { side, wanted, said, stances } of opinions) {
      if (round >= wanted) continue;
      const own = side ?? draw.pick(['pro', 'con'] as const);
      const from = round > 0 && draw.chance(otherSideShare) ? other(own) : own;
      const stance = stanceOf(draw.next(), from === own);
      const at = piles[from].findIndex(({ text, points }) => {
        const known = points.flatMap((point) => stances.get(point) ?? []);
        if (stance !== 'support' && (points.length > 1 || !isOneSentence(text))) return false;
        return known.length === 0 || (known.every((each) => each === stance) && draw.chance(twiceShare));
      });
      const [argument] = at < 0 ? [] : piles[from].splice(at, 1);
      if (!argument) continue;
      for (const point of argument.points) stances.set(point, stance);
      said.push({ argument, stance });
    }
  return opinions.map(({ author, side, said }) => {
    const own = strays.splice(0, Math.min(draw.whole(1, 3), Math.ceil(strays.length / 8)));
    return { author, side, said, strays: own };
  });
}

/** How many arguments there are to be said. */
export function argumentCount(topic: Topic): number {
  return argumentsOf(topic, 'pro').length + argumentsOf(topic, 'con').length;
}

function argumentsOf({ points }: Topic, side: Side): Argument[] {
  return [...new Set(points.filter((point) => point.side === side).flatMap((point) => point.arguments))];
}

function other(side: Side): Side {
  return side === 'pro' ? 'con' : 'pro';
}

function stanceOf(draw: number, isOwn: boolean): Stance {
  if (draw < 0.08) return 'mixed';
  const agrees = isOwn ? draw < 0.94 : draw < 0.2;
  return agrees ? 'support' : 'oppose';
}
