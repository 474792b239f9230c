import type { Stance } from '../../src/findings/findings.ts';
import type { Author } from '../../src/simulator/world/setting.ts';
import { type Draw, drawFrom } from '../../src/stages/play/draw.ts';
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
 * Deals the arguments of a topic to answers, each once, so that an answer can be told by its words.
 * An answer supports arguments of its own side, rejects some of the other's, and calls a few true
 * only in part. One that makes several points or has several sentences is only supported: whoever
 * rejects it may still agree with a part of it.
 */
export function drawOpinions(seed: number, authors: readonly Author[], topic: Topic): RealOpinion[] {
  const draw = drawFrom('opinions', seed, topic.name);
  const piles = {
    pro: draw.shuffled(argumentsOf(topic, 'pro')),
    con: draw.shuffled(argumentsOf(topic, 'con')),
  };
  const strays = draw.shuffled(topic.strays);
  const speakers = authors.map((author): Speaker => {
    const isNeutral = draw.chance(neutralShare);
    const side = draw.chance(proShare) ? 'pro' : 'con';
    return {
      author,
      side: isNeutral ? null : side,
      wanted: draw.whole(...pointsWanted),
      said: [],
      stances: new Map(),
    };
  });
  // In rounds, so that what there is goes to all answers evenly.
  for (let round = 0; round < pointsWanted[1]; round++)
    for (const speaker of speakers) {
      if (round >= speaker.wanted) continue;
      const own = speaker.side ?? draw.pick(['pro', 'con']);
      if (round > 0 && draw.chance(otherSideShare)) deal(draw, piles[other(own)], speaker, false);
      else if (!deal(draw, piles[own], speaker, true) && round === 0)
        deal(draw, piles[other(own)], speaker, false);
    }
  return speakers.map(({ author, side, said }) => {
    const own = strays.splice(0, Math.min(draw.whole(1, 3), Math.ceil(strays.length / 8)));
    return { author, side, said, strays: own };
  });
}

interface Speaker extends Omit<RealOpinion, 'strays'> {
  readonly wanted: number;
  readonly said: RealOpinion['said'][number][];
  readonly stances: Map<string, Stance>;
}

/**
 * Gives a speaker the first argument of a pile that goes with what it has said.
 * @returns whether there was one
 */
function deal(draw: Draw, pile: Argument[], { said, stances }: Speaker, isOwn: boolean): boolean {
  const stance = stanceOf(draw.next(), isOwn);
  const at = pile.findIndex(({ text, points }) => {
    if (stance !== 'support' && (points.length > 1 || !isOneSentence(text))) return false;
    const known = points.flatMap((point) => stances.get(point) ?? []);
    return known.length === 0 || (known.every((each) => each === stance) && draw.chance(twiceShare));
  });
  const [argument] = at < 0 ? [] : pile.splice(at, 1);
  if (!argument) return false;
  for (const point of argument.points) stances.set(point, stance);
  said.push({ argument, stance });
  return true;
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
