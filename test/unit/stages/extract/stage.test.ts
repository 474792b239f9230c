import assert from 'node:assert/strict';
import { prepare as prepareExtraction } from '../../../../src/stages/extract/stage.ts';
import { jobContext } from '../../../support/job-context.ts';
import { commonStart, question, responses, seed, textOf } from '../../../support/stages/prompts.ts';

describe('prompts of one run', () => {
  it('of extraction are the same up to the response', () => {
    const prompts = responses.map((text) =>
      textOf(prepareExtraction({ seed, question, text, names: [] }, jobContext())),
    );
    assert.match(commonStart(prompts), /<<end question [0-9a-f]{16}>>\n\n<<response [0-9a-f]{16}>>\n\[1\] /);
  });
});
