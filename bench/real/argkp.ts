import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrom } from '../../src/stages/play/draw.ts';
import { readCsv } from './rows.ts';
import type { Argument, Point, Topic } from './topic.ts';
import { isOneSentence, wordCount } from './words.ts';

/** Extraction asks for statements of at most 30 words; most have fewer than 20. */
const wordingWordsMax = 20;
/** Shorter ones cannot be told from each other in a prompt. */
const saidWordsMin = 5;
/** A point that fewer arguments make cannot be said by some and be worded after others. */
const argumentsMin = 4;

/**
 * Topics from arguments, key points and labels in which people say which argument makes which key
 * point. Half of the short arguments that make a single point become its wordings, and the others
 * stand in answers, so that nothing is worded by copying.
 * @param folder with arguments_*.csv, key_points_*.csv and labels_*.csv
 */
export function readArgKp(folder: string, seed: number): Topic[] {
  return ['train', 'dev'].flatMap((part) => {
    const of = (name: string) => {
      const file = join(folder, `${name}_${part}.csv`);
      return existsSync(file) ? readCsv(readFileSync(file, 'utf8')) : [];
    };
    const byTopic = Map.groupBy(of('key_points'), ({ topic = '' }) => topic);
    const labels = Map.groupBy(of('labels'), ({ arg_id: id = '' }) => id);
    const arguments_ = Map.groupBy(of('arguments'), ({ topic = '' }) => topic);
    return [...byTopic].map(([motion, keyPoints]) =>
      topicOf(seed, motion, keyPoints, arguments_.get(motion) ?? [], labels),
    );
  });
}

type Rows = readonly Record<string, string>[];

function topicOf(
  seed: number,
  motion: string,
  keyPoints: Rows,
  given: Rows,
  labels: ReadonlyMap<string, Rows>,
): Topic {
  const judged = given.map(({ arg_id: id = '', argument = '', stance }) => {
    const own = labels.get(id) ?? [];
    const points = own.filter(({ label }) => label === '1').map(({ key_point_id: point = '' }) => point);
    const side = keyPoints.filter((each) => each.stance === stance);
    return { text: argument, points, isStray: points.length === 0 && own.length >= side.length };
  });
  const points = keyPoints.map(({ key_point_id: id = '', key_point: words = '', stance }) =>
    pointOf(
      seed,
      id,
      stance === '1' ? 'pro' : 'con',
      words,
      judged.filter(({ points: made }) => made.includes(id)),
    ),
  );
  return {
    name: motion,
    motion,
    points,
    strays: judged.filter(({ isStray, text }) => isStray && isSayable(text)).map(({ text }) => text),
    opposites: [],
  };
}

function pointOf(
  seed: number,
  id: string,
  side: Point['side'],
  words: string,
  made: readonly Argument[],
): Point {
  if (made.length < argumentsMin) return { id, side, wordings: [words], arguments: [] };
  const short = made.filter(({ text, points }) => points.length === 1 && isWording(text));
  const kept = drawFrom('wordings', seed, id)
    .shuffled(short)
    .slice(0, Math.ceil(short.length / 2));
  return {
    id,
    side,
    wordings: [words, ...kept.map(({ text }) => text)],
    arguments: made.filter((argument) => !kept.includes(argument) && isSayable(argument.text)),
  };
}

/**
 * A statement's numbers must stand in the answer: a wording with a figure of one argument fits no
 * other.
 */
function isWording(text: string): boolean {
  return wordCount(text) <= wordingWordsMax && isOneSentence(text) && !/\d/.test(text);
}

/** Evidence is one sentence or two. */
function isSayable(text: string): boolean {
  return wordCount(text) >= saidWordsMin && (text.match(/[.!?…;]\s/g) ?? []).length < 2;
}
