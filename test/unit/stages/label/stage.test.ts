import assert from 'node:assert/strict';
import { prepare as prepareLabel } from '../../../../src/stages/label/stage.ts';
import { jobContext } from '../../../support/job-context.ts';
import {
  claims,
  commonStart,
  findings,
  question,
  responses,
  seed,
  textOf,
} from '../../../support/stages/prompts.ts';

describe('prompts of one run', () => {
  it('of labelling begin in one of four ways, each with the camps and three quarters of the claims', () => {
    const prompts = Array.from({ length: 80 }, (_, index) => {
      const text = `${responses[index % responses.length]} This is variant ${index}.`;
      const { camps } = findings;
      return textOf(prepareLabel({ seed, question, text, names: [], claims, camps }, jobContext()));
    });
    assert.match(commonStart(prompts), /<<camps [0-9a-f]{16}>>\n\[\n\{"id":"K$/);
    const groups = Map.groupBy(prompts, (text) => text.slice(0, text.indexOf('{"id":"C28"')));
    assert.equal(groups.size, 4);
    for (const [start, those] of groups) {
      assert.ok(those.length > 1 && start.includes('{"id":"C27"'));
      assert.ok(commonStart(those).length >= start.length);
    }
  });
});
