import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { questionNames, readQuestion } from '../../../bench/written/question.ts';

describe('hand-written questions', () => {
  it('can each be read, and have a report each in docs/reports', () => {
    const reports = readdirSync(new URL('../../../docs/reports/', import.meta.url));
    const names = questionNames();
    assert.deepEqual(reports.map((name) => name.replace(/\.md$/, '')).sort(), [...names].sort());
    for (const name of names) assert.equal(readQuestion(name).answers.length, 10, name);
  });
});
