import assert from 'node:assert/strict';
import { messagesAt } from '../../../../src/text/form/warnings-at.ts';

describe('the messages at a part of a report', () => {
  it('R-R10 are those of its codes, without what is said of another section', () => {
    const errors = ['answer', 'uncertainties'].map((name) => ({
      code: 'section_replaced',
      message: `The section “${name}” could not be written.`,
    }));
    assert.deepEqual(messagesAt(errors, 'uncertainties', ['section_replaced']), [errors[1]?.message]);
    assert.deepEqual(messagesAt([{ code: 'a', message: 'b' }], 'claims', ['a']), ['b']);
    assert.deepEqual(messagesAt(errors, 'claims', undefined), []);
  });
});
