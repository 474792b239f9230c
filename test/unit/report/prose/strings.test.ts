import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isIdField, mapTexts, strings } from '../../../../src/report/prose/strings.ts';

describe('the strings of a value', () => {
  it('are found at any depth, each with its path', () => {
    assert.deepEqual(strings({ answer: { points: [{ label: 'a' }, null, 1], end: 'b' } }), [
      { at: 'answer.points.0.label', text: 'a' },
      { at: 'answer.end', text: 'b' },
    ]);
  });

  it('are all changed but for ids, and nothing else is', () => {
    fc.assert(
      fc.property(
        fc.object({ key: fc.constantFrom('label', 'model_id', 'raised_by_model_ids', 'list') }),
        (value) => {
          const changed = mapTexts(value, (text) => `${text}!`);
          assert.deepEqual(
            mapTexts(changed, (text) => text.slice(0, -1)),
            value,
          );
          const isId = (at: string) => at.split('.').some(isIdField);
          const texts = strings(changed).filter(({ at }) => !isId(at));
          assert.ok(texts.every(({ text }) => text.endsWith('!')));
        },
      ),
    );
  });
});
