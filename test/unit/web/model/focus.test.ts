import assert from 'node:assert/strict';
import fc from 'fast-check';
import { firstState, firstView, fragmentOf, parseFragment, sides } from '../../../../src/web/model/focus.ts';

const ofClaim = fc.record({
  kind: fc.constant('claim' as const),
  id: fc.integer({ min: 1, max: 999 }),
  side: fc.constantFrom(...sides, null),
});
const ofCamp = fc.record({
  kind: fc.constant('camp' as const),
  id: fc.integer({ min: 1, max: 99 }),
  side: fc.constant(null),
});
const bare = fc.record({
  kind: fc.constantFrom('model' as const, 'failed' as const),
  id: fc.constant(0),
  side: fc.constant(null),
});
/** Objects that fast-check makes may have no prototype. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
const words = fc.string({ maxLength: 100, unit: 'grapheme' }).filter((text) => text.isWellFormed());

describe('the address of a report’s page', () => {
  it('R-U05 holds every state: what is read from it is what was written', () => {
    const states = fc.record({
      focus: fc.option(fc.oneof(ofClaim, ofCamp, bare)),
      model: fc.option(words.filter((text) => text !== '')),
      view: fc.record({
        by: fc.constantFrom('camp' as const, 'lab' as const, 'country' as const, 'family' as const),
        sort: fc.constantFrom('report' as const, 'agreed' as const, 'contested' as const),
        only: fc.constantFrom(...sides, '' as const),
        ...{ find: words, lab: words, country: words, family: words },
      }),
    });
    fc.assert(
      fc.property(states, (state) => assert.deepEqual(parseFragment(fragmentOf(state)), plain(state))),
    );
  });

  it('leaves out what it does not know, whoever wrote it', () => {
    for (const fragment of [
      '',
      '#',
      '#claim',
      '#claim-0',
      '#claim-1e9',
      '#camp-1-oppose',
      '#claim-1-x',
      '#answer',
      '#failed-2',
      '#&by=x',
    ]) {
      assert.deepEqual(parseFragment(fragment), firstState, fragment);
    }
    fc.assert(fc.property(fc.string(), (text) => typeof parseFragment(text) === 'object'));
  });

  it('is short while nothing is chosen', () => {
    assert.equal(
      fragmentOf({ focus: { kind: 'claim', id: 7, side: 'oppose' }, model: null, view: firstView }),
      '#claim-7-oppose',
    );
  });
});
