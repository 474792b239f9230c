import assert from 'node:assert/strict';
import { shortLabel } from '../../../../src/stages/play/lexical.ts';

describe('the label of a statement that nobody planted', () => {
  for (const [statement, label] of [
    ['A combination of causes is behind most wars of that age.', 'A combination'],
    ['Red fades.', 'Red fades'],
    ['Die Ursache war vor allem der Handel mit dem Osten.', 'Die Ursache'],
    ['Fares are hard to collect.', 'Fares are hard to collect'],
  ] as const) {
    it(`does not end in the middle of a phrase: ${statement}`, () => {
      assert.equal(shortLabel(statement), label);
    });
  }
});
