import assert from 'node:assert/strict';
import { isMostlyOwn } from '../../../../src/text/form/mostly-own.ts';

describe('an answer that rests mostly on own knowledge', () => {
  const text = { headline: 'Yes, it does.', direct_answer: 'It does. It does so often. It pays.' };
  const own = (field: string, length: number) => ({ field, length, own_knowledge: true as const });

  it('R-R23 is one with the sign of it on more than half of headline and direct answer', () => {
    assert.ok(isMostlyOwn({ ...text, sources: [own('headline', 13), own('direct_answer', 18)] }));
    assert.ok(!isMostlyOwn({ ...text, sources: [own('direct_answer', 18)] }));
    const others = [{ field: 'direct_answer', length: 35 }, own('key_points[0].statement', 90)];
    assert.ok(!isMostlyOwn({ ...text, sources: others }));
    assert.ok(!isMostlyOwn({ headline: '', direct_answer: '', sources: [] }));
  });
});
