import assert from 'node:assert/strict';
import fc from 'fast-check';
import { splitCompound } from '../../../src/prepare/compound.ts';

describe('compound claims', () => {
  it('a list of properties of one subject becomes a statement for each', () => {
    assert.deepEqual(splitCompound('Autumn leaves are yellow, orange and red.'), [
      'Autumn leaves are yellow.',
      'Autumn leaves are orange.',
      'Autumn leaves are red.',
    ]);
    assert.deepEqual(splitCompound('Working from home is politically risky, cheap, and less productive'), [
      'Working from home is politically risky.',
      'Working from home is cheap.',
      'Working from home is less productive.',
    ]);
  });

  it('a statement whose parts mean something else alone stays whole', () => {
    for (const statement of [
      'Trams are fast.',
      'Trams are fast and quiet.',
      'Trams are not fast, cheap and quiet.',
      "Trams aren't fast, cheap and quiet.",
      'Few trams are fast, cheap and quiet.',
      'If streets are wide, trams are fast, cheap and quiet.',
      'Whether trams are fast, cheap and quiet depends on the city.',
      'There are fast, cheap and quiet trams.',
      'Trams are fast, cheap and quiet in winter.',
      'Trams are fast, cheap or quiet.',
      'Trams are fast, cheap and quiet and clean.',
      'Trams are fast, fast and quiet.',
      'Trams are fast, cheap and quiet vehicles.',
      'The main costs are rent, food and transport.',
      'The winners are Spain, Italy and France.',
      'The law that is old is vague, costly and unfair.',
      'Trams lower costs, save time and reduce noise.',
      'are fast, cheap and quiet.',
      '',
    ])
      assert.equal(splitCompound(statement), null, statement);
  });

  it('parts are whole sentences of the same subject, and are not split again', () => {
    const adjective = fc.constantFrom('cheap', 'safe', 'harmless', 'very expensive', 'noisy', 'scalable');
    const subject = fc.constantFrom('A night bus', 'Cats and dogs', 'The service', 'Rent');
    fc.assert(
      fc.property(
        subject,
        fc.uniqueArray(adjective, { minLength: 3, maxLength: 6 }),
        fc.boolean(),
        (who, parts, comma) => {
          const list = `${parts.slice(0, -1).join(', ')}${comma ? ',' : ''} and ${parts.at(-1)}`;
          const split = splitCompound(`${who} is ${list}.`);
          assert.deepEqual(
            split,
            parts.map((part) => `${who} is ${part}.`),
          );
          assert.ok(split?.every((statement) => splitCompound(statement) === null));
        },
      ),
    );
  });
});
