import assert from 'node:assert/strict';
import fc from 'fast-check';
import { withoutSteps, withSteps } from '../../../../src/text/form/steps.ts';

describe('steps', () => {
  it('R-R05 are counted by code, also where a step was left out', () => {
    assert.equal(
      withSteps('1. Wash.\n3. Heat.\n\nThen:\n\n5. Mix.'),
      '1. Wash.\n2. Heat.\n\nThen:\n\n3. Mix.',
    );
    assert.equal(withSteps('1. Wash.\n1. Heat.'), '1. Wash.\n1. Heat.');
  });

  it('are no dates, years or figures at the start of a line', () => {
    const text = '3. Oktober ist Feiertag.\n\n1990. Das Jahr.\n4.5 sind wenig.';
    assert.equal(withSteps(text), text);
    assert.equal(withoutSteps(text), text);
  });

  it('lose their numbers where only words count, and nothing moves', () => {
    assert.equal(withoutSteps('1. Wash.\n2. Heat 2 times.\n4. Mix.'), '   Wash.\n   Heat 2 times.\n4. Mix.');
  });

  it('R-H02 any text keeps its length without them, and counting twice is counting once', () => {
    const line = fc.oneof(
      fc.string(),
      fc.nat(120).map((number) => `${number}. x`),
    );
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, (any) => {
        assert.equal(withoutSteps(any).length, any.length);
        assert.equal(withSteps(withSteps(any)), withSteps(any));
      }),
    );
  });
});
