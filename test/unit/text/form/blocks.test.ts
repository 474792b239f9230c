import assert from 'node:assert/strict';
import fc from 'fast-check';
import { blocksOf, cellsOf } from '../../../../src/text/form/blocks.ts';

/** Each block with its kind, and its lines with their names marked. */
const read = (text: string) =>
  blocksOf(text).map(
    ({ kind, lines }) =>
      `${kind}: ${lines.map(({ name, from, to }) => `${name && `<${name}>`}${text.slice(from + name.length, to)}`).join(' / ')}`,
  );

describe('the form of an answer', () => {
  it('R-G13 has paragraphs, heads, entries with their names, and steps', () => {
    const text =
      'Begin here.\n\nStrength, on two days:\n\nSquat: sit back.\nPlank: lie.\n\n1. Wash: once.\n\n2. Heat: twice.\n\nRest.';
    assert.deepEqual(read(text), [
      'paragraph: Begin here.',
      'head: Strength, on two days:',
      'entries: <Squat:> sit back. / <Plank:> lie.',
      'steps: <Wash:> once. / <Heat:> twice.',
      'paragraph: Rest.',
    ]);
  });

  it('R-G13 R-R05 dates at the start of lines are no steps, and their numbers stay', () => {
    assert.deepEqual(read('1. Mai: a.\n3. Oktober: b.\n25. Dezember: c.'), [
      'entries: <1. Mai:> a. / <3. Oktober:> b. / <25. Dezember:> c.',
    ]);
    assert.deepEqual(read('1. toukokuuta a.\n6. joulukuuta b.'), [
      'paragraph: 1. toukokuuta a.',
      'paragraph: 6. joulukuuta b.',
    ]);
    assert.deepEqual(read('1. Mai: a.\n1. November: b.'), ['entries: <1. Mai:> a. / <1. November:> b.']);
  });

  it('R-G13 R-R05 steps behind other lines begin with the number that they have', () => {
    const blocks = blocksOf('Do:\n1. Wash.\n2. Heat:\nSlowly.\n3. Mix.');
    assert.deepEqual(
      blocks.map(({ kind, first }) => [kind, first]),
      [
        ['head', 1],
        ['steps', 1],
        ['paragraph', 1],
        ['steps', 3],
      ],
    );
  });

  it('R-G13 paragraphs with a lead are a list where all are short', () => {
    const long = `Not a ban but costs: ${'each payment is dearer to handle, '.repeat(6)}and shops go card-only.`;
    const short = ['Mind Sweden: it has changed.', 'In practice: keep both.'];
    assert.deepEqual(read([...short, 'At home: keep some.'].join('\n\n')), [
      'entries: <Mind Sweden:> it has changed. / <In practice:> keep both. / <At home:> keep some.',
    ]);
    const usual = `Mind the trend: ${'it goes down, '.repeat(12)}slowly.`;
    assert.ok(usual.length > 170);
    assert.equal(read([usual, ...short].join('\n\n')).length, 1, 'a sentence of usual length is short');
    assert.deepEqual(
      read([long, ...short].join('\n\n')),
      [long, ...short].map((line) => `paragraph: ${line}`),
    );
  });

  it('R-G13 three lines without names are a list, two are paragraphs', () => {
    assert.deepEqual(read('A.\nB.\nC.'), ['entries: A. / B. / C.']);
    assert.deepEqual(read('A.\nB.'), ['paragraph: A.', 'paragraph: B.']);
  });

  it('R-G13 names stand out in a list only if all its lines have one', () => {
    assert.deepEqual(read('One: a.\nb.\nTwo: c.'), ['entries: One: a. / b. / Two: c.']);
    assert.deepEqual(read('Mind this: it is hot.'), ['paragraph: Mind this: it is hot.']);
  });

  it('R-G13 a name may hold an abbreviation and the title of a work, but no end of a sentence', () => {
    const long = 'Blind Lemon Jefferson, “See That My Grave Is Kept Clean” (1927):';
    assert.deepEqual(read(`${long} a voice.\nBessie Smith, “St. Louis Blues”: slow.`), [
      `entries: <${long}> a voice. / <Bessie Smith, “St. Louis Blues”:> slow.`,
    ]);
    for (const line of ['It ran. Then: it fell.', 'No. What counts: the end.', 'Take vitamin C. Then: rest.'])
      assert.deepEqual(read(`${line}\n${line}`), [`paragraph: ${line}`, `paragraph: ${line}`]);
  });

  it('R-G13 heads are short; a question may be longer than what leads on with a colon', () => {
    const question = 'How did a regional dish become the national one?';
    assert.deepEqual(read(`${question}\n\nBy custom.`), [`head: ${question}`, 'paragraph: By custom.']);
    const withColon = 'The question is this: what would they do if it rained?';
    assert.deepEqual(read(`${withColon}\n\nStay.`), [`head: ${withColon}`, 'paragraph: Stay.']);
    const leads = 'How a dish of one region became that of a nation:';
    assert.deepEqual(read(`${leads}\n\nBy custom.`), [`paragraph: ${leads}`, 'paragraph: By custom.']);
  });

  it('R-G13 a name may have a colon before its subtitle', () => {
    assert.deepEqual(read('Economics: The User’s Guide: it compares.\nNaked Economics: it shows.'), [
      'entries: <Economics: The User’s Guide:> it compares. / <Naked Economics:> it shows.',
    ]);
    assert.match(read('Walk: slowly: you can talk.\nRest: a day.').join(), /<Walk:> slowly: you/);
  });

  it('R-G13 a short question of its own is a head, but not at the end', () => {
    assert.deepEqual(read('Was sie kostet?\n\nViel.\n\nWelches Haus haben Sie?'), [
      'head: Was sie kostet?',
      'paragraph: Viel.',
      'paragraph: Welches Haus haben Sie?',
    ]);
  });

  it('R-G13 a line that ends in a colon introduces the lines behind it, and is a head only if short', () => {
    assert.deepEqual(read('Each week:\nWalk: 20 minutes.\nRest: a day.')[0], 'head: Each week:');
    const long = 'Refining therefore goes through these steps, in this order:';
    assert.deepEqual(read(`${long}\nA: a.\nB: b.`), [`paragraph: ${long}`, 'entries: <A:> a. / <B:> b.']);
  });

  it('R-G13 lines of cells between bars are a table, whatever stands between its heads and rows', () => {
    const rows = ['¦ Room ¦ Cost a year ¦', '¦ Small: one ¦ $9 ¦', '¦ Large ¦ ¦'];
    const text = `Look here.\n${rows[0]}\n\n${rows[1]}\n${rows[2]}\nThen go on.`;
    assert.deepEqual(read(text), [
      'paragraph: Look here.',
      `table: ${rows.join(' / ')}`,
      'paragraph: Then go on.',
    ]);
    const table = blocksOf(text).find(({ kind }) => kind === 'table');
    assert.deepEqual(
      table?.lines.map((line) => cellsOf(text, line).map(({ from, to }) => text.slice(from, to))),
      [
        ['Room', 'Cost a year'],
        ['Small: one', '$9'],
        ['Large', ''],
      ],
    );
  });

  it('R-G13 two tables stay two, and heads that end in a colon are heads', () => {
    const [one, other] = ['¦ Room ¦ Cost: ¦\n¦ A ¦ $9 ¦', '¦ Dish ¦ Time ¦\n¦ B ¦ 9 ¦'];
    assert.deepEqual(
      blocksOf(`${one}\n\n${other}`).map(({ kind, lines }) => [kind, lines.length]),
      [
        ['table', 2],
        ['table', 2],
      ],
    );
  });

  it('R-G13 one row alone is no table', () => {
    assert.deepEqual(read('¦ Room ¦ Cost ¦\n\nGo.'), ['paragraph: ¦ Room ¦ Cost ¦', 'paragraph: Go.']);
  });

  it('R-R27 no word of any text is lost or told twice', () => {
    const text = fc.array(
      fc.oneof(fc.constantFrom('', '1. x', '2. y', '3. A: z', 'A: b', 'head:', '¦ a ¦ b ¦'), fc.string()),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(
        text.map((lines) => lines.join('\n')),
        (any) => {
          const numbered = blocksOf(any).flatMap(({ kind, first, lines }) =>
            lines.map(
              ({ from, to }, at) => (kind === 'steps' ? `${first + at}. ` : '') + any.slice(from, to),
            ),
          );
          assert.deepEqual(
            numbered,
            any.split('\n').filter((line) => line.trim() !== ''),
          );
        },
      ),
    );
  });
});
