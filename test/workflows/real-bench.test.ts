import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueOf } from '../../bench/panel/authors.ts';
import { knowledgeOf } from '../../bench/panel/coder/knowledge.ts';
import { type Bed, simulate } from '../../bench/panel/run/simulate.ts';
import { readArgKp } from '../../bench/real/argkp.ts';
import { mergedPairs } from '../../bench/real/merging.ts';
import { joinTopics, readPerspectrum } from '../../bench/real/perspectrum.ts';
import { plantTopic } from '../../bench/real/plant-topic.ts';
import { real } from '../../bench/real.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';

// The short form of `npm run bench -- real`, on sentences of ours in the layout of the data.

describe('the benchmark on people’s arguments', () => {
  let database: TestDatabase;
  let folder: string;

  before(async () => {
    database = await freshDatabase();
    folder = mkdtempSync(join(tmpdir(), 'real-bench-'));
    writeArgKp(join(folder, 'argkp'));
    writePerspectrum(join(folder, 'perspectrum'));
  });
  after(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const bedOf = (topics: ReturnType<typeof readArgKp>): Bed => {
    const [topic] = topics;
    assert.ok(topic);
    const authors = catalogueOf(5).models;
    return { size: 5, seed: 3, knowledge: knowledgeOf(plantTopic(3, authors, topic, topics)) };
  };

  it('takes arguments as answers, key points and other arguments as claims, and labels as the truth', async () => {
    const bed = bedOf(readArgKp(join(folder, 'argkp'), 3));
    const { claims, answers } = bed.knowledge.panel;
    assert.deepEqual(claims.map(({ id }) => id).sort(), ['kp_0', 'kp_1', 'kp_2', 'kp_3']);
    for (const { text, statements } of answers) {
      assert.ok(statements.length > 0, text);
      for (const { claimId, places } of statements)
        for (const { offset, length } of places)
          assert.match(text.slice(offset, offset + length), new RegExp(`(?:${reasons[claimId]})`, 'i'));
      const wordings = claims.flatMap((claim) => claim.wordings.slice(1));
      assert.ok(wordings.length > 4 && wordings.every((words) => !text.includes(words.slice(1, -1))));
    }
    const scores = await simulate(database.pool, bed, { rates: {} });
    assert.ok(scores, 'a report was delivered');
    const { claimRecall, stanceF1, campAri, falseAttribution, coverage, misplacedQuotes, repeats } = scores;
    assert.deepEqual(
      { claimRecall, stanceF1, campAri, falseAttribution, coverage, misplacedQuotes, repeats },
      {
        ...{ claimRecall: 1, stanceF1: 1, campAri: 1, falseAttribution: 0 },
        ...{ coverage: 1, misplacedQuotes: 0, repeats: 0 },
      },
    );
  });

  it('shows whether merging keeps paraphrases together and opposites apart', async () => {
    const topics = readPerspectrum(join(folder, 'perspectrum'));
    const bed = bedOf([joinTopics(3, topics, 15), ...topics]);
    const perfect = await mergedPairs(database.pool, bed, { rates: {} });
    assert.ok(perfect.same > 0 && perfect.opposed > 0, JSON.stringify(perfect));
    assert.deepEqual([perfect.together, perfect.apart], [perfect.same, perfect.opposed]);
    const mended = await mergedPairs(database.pool, bed, { rates: { opposites: 1 }, stage: 'group' });
    assert.deepEqual([mended.together, mended.apart], [mended.same, mended.opposed]);
    const erring = await mergedPairs(database.pool, bed, { rates: { opposites: 1 } });
    assert.ok(erring.apart < erring.opposed, 'errors in every stage are seen');
  });

  it('is skipped with a word if there is no data', async () => {
    const said: unknown[] = [];
    const { log } = console;
    console.log = (line: unknown) => said.push(line);
    try {
      await real([]);
      await real(['--data', join(folder, 'missing')]);
    } finally {
      console.log = log;
    }
    assert.equal(said.length, 2);
    for (const line of said) assert.match(String(line), /^Skipped: .*argkp\/ or perspectrum\//);
  });
});

/** Words by which the arguments of each key point can be told. */
const reasons: Readonly<Record<string, string>> = {
  kp_0: 'crash|collision|accident',
  kp_1: 'noise|quiet|loud',
  kp_2: 'delay|late|slow',
  kp_3: 'shop|trade|customer',
};
const motion = 'We should lower the speed limit in towns';
const keyPoints = [
  ['kp_0', 'Lower speeds prevent accidents', 1],
  ['kp_1', 'Towns become quieter', 1],
  ['kp_2', 'Journeys take too long', -1],
  ['kp_3', 'Local trade suffers', -1],
] as const;
const openings = [
  'in my street',
  '"as far as I, a cyclist, can see"',
  'around the old market',
  'near our two schools',
];
const others = ['after a year or so', 'for everybody who lives there', 'on each day of the week'];

/** A comma and a quotation mark in some of the cells, and many without a final mark. */
function writeArgKp(folder: string): void {
  mkdirSync(folder);
  const given = keyPoints.flatMap(([point, , stance], index) =>
    (reasons[point] ?? '').split('|').flatMap((reason) =>
      openings.map((opening, at) => ({
        id: `arg_${index}_${reason}_${at}`,
        text: `${opening} one ${reason} follows the next, ${others[at % others.length]}${at % 2 ? '.' : ''}`,
        ...{ point, stance },
      })),
    ),
  );
  const table = (name: string, rows: readonly (readonly (string | number)[])[]) =>
    writeFileSync(
      join(folder, `${name}_train.csv`),
      rows
        .map((row) =>
          row.map((cell) => (/[",]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : cell)).join(),
        )
        .join('\n'),
    );
  table('arguments', [
    ['arg_id', 'argument', 'topic', 'stance'],
    ...given.map(({ id, text, stance }) => [id, text, motion, stance]),
  ]);
  table('key_points', [
    ['key_point_id', 'key_point', 'topic', 'stance'],
    ...keyPoints.map(([id, words, stance]) => [id, words, motion, stance]),
    ['kp_9', 'Cats catch the mice', 'Every town hall should keep a cat', 1],
  ]);
  table('labels', [
    ['arg_id', 'key_point_id', 'label'],
    ...given.flatMap(({ id, point, stance }) =>
      keyPoints.filter((each) => each[2] === stance).map(([key]) => [id, key, Number(key === point)]),
    ),
  ]);
}

const topics = [
  ['Trams', 'Cycle lanes', 'Night buses', 'Ring roads'],
  ['Museums', 'Swimming pools', 'Music schools', 'Allotments'],
];
const views = [
  [
    (thing: string) => `${thing} serve the town well.`,
    (thing: string) => `The town is well served by ${thing.toLowerCase()}.`,
    (thing: string) => `${thing} do the town much good.`,
  ],
  [
    (thing: string) => `${thing} serve the town badly.`,
    (thing: string) => `The town gets nothing useful from ${thing.toLowerCase()}.`,
    (thing: string) => `${thing} do the town no good.`,
  ],
] as const;

function writePerspectrum(folder: string): void {
  mkdirSync(folder);
  const said = topics.map((things) =>
    things.map((thing) => views.map((view) => view.map((words) => words(thing)))),
  );
  const pairs = said.flat(2).flatMap(([one, ...more]) => more.map((other) => [one, other]));
  const opposing = said.flatMap((own) =>
    own.flatMap(([fors]) => own.map(([, againsts]) => [fors?.[0], againsts?.[0]])),
  );
  const lines = (rows: readonly (readonly (string | undefined)[])[]) =>
    rows.map((row) => row.join('\t')).join('\n');
  writeFileSync(join(folder, 'paraphrases.tsv'), lines(pairs));
  writeFileSync(join(folder, 'opposing.tsv'), lines(opposing));
}
