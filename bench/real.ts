import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawFrom } from '../src/stages/play/draw.ts';
import { freshDatabase } from '../test/support/database/postgres.ts';
import { endAll } from '../test/support/hooks.ts';
import { catalogueOf } from './panel/authors.ts';
import { headlineCases } from './panel/cases.ts';
import type { Errors } from './panel/coder/errors.ts';
import { knowledgeOf } from './panel/coder/knowledge.ts';
import { type Bed, bedOf, simulate } from './panel/run/simulate.ts';
import type { Scores } from './panel/scores/score.ts';
import { readArgKp } from './real/argkp.ts';
import { type BothKinds, faultLines, gapTable } from './real/gap.ts';
import { type MergedPairs, mergedPairs } from './real/merging.ts';
import { argumentCount } from './real/opinions.ts';
import { joinTopics, readPerspectrum } from './real/perspectrum.ts';
import { plantTopic } from './real/plant-topic.ts';
import type { Topic } from './real/topic.ts';

const rows = ['no errors', 'independent', 'half shared', 'lifelike'];
const cases = headlineCases.filter(({ name }) => rows.includes(name));

/** Fewer arguments would leave answers with one point each. */
const argumentsPerAnswer = 3;
/** There are too few paraphrases of each perspective for larger panels. */
const mergingSize = 10;

/** How grouping errs, on paraphrases and opposites alone. */
const mergingCases: readonly (readonly [name: string, errors: Omit<Errors, 'seed'>])[] = [
  ['no errors', { rates: {} }],
  ['both group opposites together, nobody errs when asked', { rates: { opposites: 1 }, stage: 'group' }],
  [
    '10 % of every kind',
    { rates: { missed: 0.1, merged: 0.1, swapped: 0.1, opposites: 0.1, agreeing: 0.1 } },
  ],
];

interface RealOptions {
  readonly sizes: readonly number[];
  readonly seeds: readonly number[];
}

/**
 * npm run bench -- real --data FOLDER: the scores of PanelBench on panels of people's arguments
 * (bench/real/README.md).
 */
export async function real(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      data: { type: 'string' },
      sizes: { type: 'string', default: '10,40' },
      seeds: { type: 'string', default: '8' },
      'seeds-list': { type: 'string' },
    },
  });
  const folders = ['argkp', 'perspectrum'].map((name) => join(values.data ?? '', name));
  if (values.data === undefined || !folders.some((folder) => existsSync(folder)))
    return console.log(
      'Skipped: --data FOLDER must name a folder with argkp/ or perspectrum/ (bench/real/README.md).',
    );
  const seeds =
    values['seeds-list']?.split(',').map(Number) ??
    Array.from({ length: Number(values.seeds) }, () => randomInt(1_000, 1_000_000));
  const options = { sizes: values.sizes.split(',').map(Number), seeds };
  console.log(`Seeds ${seeds.join(',')} (--seeds-list repeats them)\n`);
  const [argKp = '', perspectrum = ''] = folders;
  try {
    if (existsSync(argKp)) await tellGap(argKp, options);
    if (existsSync(perspectrum)) await tellMerging(perspectrum, options);
  } finally {
    await endAll();
  }
}

/** Every row on people's arguments and on planted ones, with equal seeds. */
async function tellGap(folder: string, { sizes, seeds }: RealOptions): Promise<void> {
  const found: BothKinds[] = [];
  for (const size of sizes) {
    const scores = new Map(cases.map((each) => [each, { real: [], planted: [] } as Both]));
    for (const seed of seeds) {
      const bed = realBed(size, seed, readArgKp(folder, seed));
      const { pool: db, drop } = await freshDatabase();
      for (const each of cases) {
        const both = scores.get(each);
        both?.real.push(await simulate(db, bed, each.errors));
        both?.planted.push(await simulate(db, bedOf(size, seed), each.errors));
      }
      await drop();
      console.error(`${size} answers, seed ${seed}: ${bed.knowledge.panel.question}`);
    }
    for (const [{ name }, both] of scores) found.push({ name, size, ...both });
  }
  console.log(`${gapTable(found)}\n\n${faultLines(found)}\n`);
}

interface Both {
  readonly real: (Scores | null)[];
  readonly planted: (Scores | null)[];
}

/** A panel on one of the topics that have enough arguments for so many answers. */
function realBed(size: number, seed: number, topics: readonly Topic[]): Bed {
  const large = topics.filter((topic) => argumentCount(topic) >= size * argumentsPerAnswer);
  if (large.length === 0) throw new Error(`no topic has ${size * argumentsPerAnswer} arguments`);
  const topic = drawFrom('topic', seed).pick(large);
  return { size, seed, knowledge: knowledgeOf(plantTopic(seed, catalogueOf(size).models, topic, topics)) };
}

/** The same errors of grouping on paraphrases and opposites by people and on planted ones. */
async function tellMerging(folder: string, { seeds }: RealOptions): Promise<void> {
  const topics = readPerspectrum(folder);
  for (const [name, errors] of mergingCases) {
    const { pool: db, drop } = await freshDatabase();
    const pairsOn = (makeBed: (seed: number) => Bed) =>
      inTurn(seeds, (seed) => mergedPairs(db, makeBed(seed), errors));
    const people = await pairsOn((seed) => mergingBed(seed, topics));
    const planted = await pairsOn((seed) => bedOf(mergingSize, seed));
    await drop();
    console.log(`Merging, ${name}: ${told(people)}; planted: ${told(planted)}`);
  }
}

function mergingBed(seed: number, topics: readonly Topic[]): Bed {
  const topic = joinTopics(seed, topics, mergingSize * argumentsPerAnswer);
  const { models } = catalogueOf(mergingSize);
  return { size: mergingSize, seed, knowledge: knowledgeOf(plantTopic(seed, models, topic, topics)) };
}

function told(found: readonly MergedPairs[]): string {
  const sum = (count: keyof MergedPairs) => found.reduce((total, each) => total + each[count], 0);
  return `${share(sum('together'), sum('same'))} of the pairs of paraphrases together, ${share(sum('apart'), sum('opposed'))} of the pairs of opposites apart`;
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function share(part: number, of: number): string {
  return of === 0 ? 'none' : `${((part / of) * 100).toFixed(1)} % (${part} of ${of})`;
}
