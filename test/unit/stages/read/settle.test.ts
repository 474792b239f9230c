import assert from 'node:assert/strict';
import type { Drafts } from '../../../../src/findings/drafts.ts';
import { settleSection } from '../../../../src/stages/read/settle.ts';
import { context, evidence, flagged } from '../../../support/stages/reading.ts';
import { written } from '../../report/example.ts';

const input = { evidence, section: 'answer', draft: written.answer } as const;

describe('settling a section', () => {
  it('R-R22 leaves out what is still flagged, and counts it by field', async () => {
    const settled = await settleSection({ ...input, mended: [], flags: [flagged] }, context());
    const draft = settled.draft as Drafts['answer'];
    assert.equal(draft?.rationale, 'Whoever splits first has to guess where the parts end.');
    assert.deepEqual(settled.leftOut, [{ field: 'rationale', sentences: 1, by: 'reader' }]);
  });

  it('R-R22 prints a mended text, whose flags no longer hold', async () => {
    const text = 'Whoever splits first has to guess. The operational cost weighs on the team as well';
    const settled = await settleSection(
      { ...input, mended: [{ field: 'rationale', text }], flags: [flagged] },
      context(),
    );
    assert.equal((settled.draft as Drafts['answer'])?.rationale, text);
    assert.deepEqual(settled.leftOut, []);
  });

  it('R-R22 changes nothing without flags', async () => {
    const settled = await settleSection({ ...input, mended: [], flags: [] }, context());
    assert.deepEqual(settled, { draft: written.answer, leftOut: [] });
  });
});
