import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrom } from '../../src/stages/play/draw.ts';
import { argumentCount } from './opinions.ts';
import { readPairs } from './rows.ts';
import type { Point, Side, Topic } from './topic.ts';
import { isOneSentence, wordCount } from './words.ts';

/**
 * No statement may repeat more than twelve words of an answer. Here answers and statements have the
 * same words.
 */
const wordsMax = 11;
/** Shorter ones cannot be told from each other in a prompt. */
const wordsMin = 5;

/**
 * Topics from perspectives: those that people call paraphrases of each other are one point, and
 * points of which one supports and one undermines the same claim are of different sides.
 * @param folder with paraphrases.tsv and opposing.tsv, two texts in a line
 */
export function readPerspectrum(folder: string): Topic[] {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readPairs(readFileSync(file, 'utf8')) : [];
  };
  const opposing = read('opposing.tsv');
  const homes = joined(read('paraphrases.tsv'), opposing.flat());
  const across = new Map<string, Set<string>>();
  const link = (one: string, other: string) => across.set(one, (across.get(one) ?? new Set()).add(other));
  for (const [one, other] of opposing) {
    const [a = '', b = ''] = [homes.get(one), homes.get(other)];
    link(a, b);
    link(b, a);
  }
  const members = Map.groupBy(homes.keys(), (text) => homes.get(text) ?? '');
  return sidesOf(across)
    .map((sides) => topicOf(sides, members, across))
    .filter(({ opposites }) => opposites.length > 0);
}

/**
 * Most topics are too small for a panel: takes several together, with so many arguments or all that
 * there are.
 */
export function joinTopics(seed: number, topics: readonly Topic[], argumentsMin: number): Topic {
  const chosen: Topic[] = [];
  let count = 0;
  for (const topic of drawFrom('joined', seed).shuffled(topics)) {
    if (count >= argumentsMin) break;
    chosen.push(topic);
    count += argumentCount(topic);
  }
  const motions = chosen.map(({ motion }) => motion).sort((a, b) => a.length - b.length);
  return {
    name: chosen.map(({ name }) => name).join(),
    motion: motions[0] ?? '',
    points: chosen.flatMap(({ points }) => points),
    strays: [],
    opposites: chosen.flatMap(({ opposites }) => opposites),
  };
}

/** The first text of each group of texts that are joined by pairs, for each text. */
function joined(
  pairs: readonly (readonly [string, string])[],
  alone: readonly string[],
): Map<string, string> {
  const homes = new Map(alone.map((text) => [text, text]));
  const groups = new Map(alone.map((text) => [text, [text]]));
  for (const text of pairs.flat())
    if (!homes.has(text)) {
      homes.set(text, text);
      groups.set(text, [text]);
    }
  for (const [one, other] of pairs) {
    const [a = '', b = ''] = [homes.get(one), homes.get(other)];
    if (a === b) continue;
    for (const text of groups.get(b) ?? []) homes.set(text, a);
    groups.set(a, [...(groups.get(a) ?? []), ...(groups.get(b) ?? [])]);
    groups.delete(b);
  }
  return homes;
}

/** The points of each topic with their sides: what opposes a point is on the other side. */
function sidesOf(across: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Side>[] {
  const known = new Set<string>();
  const topics: Map<string, Side>[] = [];
  for (const start of across.keys()) {
    if (known.has(start)) continue;
    const sides = new Map<string, Side>([[start, 'pro']]);
    for (const [point, side] of sides) // Grows while it is read.
      for (const other of across.get(point) ?? [])
        if (!sides.has(other)) sides.set(other, side === 'pro' ? 'con' : 'pro');
    for (const point of sides.keys()) known.add(point);
    topics.push(sides);
  }
  return topics;
}

function topicOf(
  sides: ReadonlyMap<string, Side>,
  members: ReadonlyMap<string, readonly string[]>,
  across: ReadonlyMap<string, ReadonlySet<string>>,
): Topic {
  const points = [...sides].flatMap(([id, side]): Point[] => {
    const own = (members.get(id) ?? []).filter(isStatement);
    // Of one text there is no paraphrase.
    return own.length < 2
      ? []
      : [{ id, side, wordings: own, arguments: own.map((text) => ({ text, points: [id] })) }];
  });
  const name = points.find(({ side }) => side === 'pro')?.wordings[0]?.replace(/[.!?]+$/, '') ?? '';
  return { name, motion: name, points, strays: [], opposites: pairedUp(points, across) };
}

/** A number must stand in the sentences that a statement rests on, and a paraphrase may lack it. */
function isStatement(text: string): boolean {
  const words = wordCount(text);
  return words >= wordsMin && words <= wordsMax && isOneSentence(text) && !/\d/.test(text);
}

/** Gives each point one that opposes it, as long as there are some. */
function pairedUp(
  points: readonly Point[],
  across: ReadonlyMap<string, ReadonlySet<string>>,
): [string, string][] {
  const free = new Set(points.map(({ id }) => id));
  return points.flatMap(({ id }) => {
    const other = [...(across.get(id) ?? [])].find((each) => free.has(each));
    if (!free.has(id) || other === undefined) return [];
    free.delete(id);
    free.delete(other);
    return [[id, other] as [string, string]];
  });
}
