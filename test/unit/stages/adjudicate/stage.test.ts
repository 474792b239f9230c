import assert from 'node:assert/strict';
import { prepare as prepareAdjudication } from '../../../../src/stages/adjudicate/stage.ts';
import { prepare as prepareGroup } from '../../../../src/stages/group/group.ts';
import { jobContext } from '../../../support/job-context.ts';
import { claims, commonStart, question, responses, seed, textOf } from '../../../support/stages/prompts.ts';

describe('prompts of one run', () => {
  it('of grouping and adjudication share the task and the question, and no other run’s nonce', () => {
    const batchOf = (wording: string) => [{ wording, members: ['c1'] }];
    const merging = [
      ['One thing holds.', seed],
      ['Another holds.', seed],
    ].map(([wording = '', own = '']) =>
      textOf(prepareGroup({ seed: own, question, batch: batchOf(wording) }).messages),
    );
    assert.match(commonStart(merging), /<<claims [0-9a-f]{16}>>\n\[\n\{"id":1,"statement":"$/);
    const asking = responses.slice(0, 3).map((text, index) =>
      textOf(
        prepareAdjudication(
          {
            ...{ seed, question, key: `${index}`, camps: [], details: [] },
            responses: [{ modelId: 'm', text, question, seed, names: [], spans: [] }],
            claims: claims.slice(index, index + 2).map((claim) => ({ ...claim, modelId: 'm' })),
          },
          jobContext(),
        ),
      ),
    );
    assert.match(
      commonStart(asking),
      /<<claims [0-9a-f]{16}>>\n\[\n\{"id":"Q1","response":"R1","statement":"Claim $/,
    );
    const other = textOf(
      prepareGroup({ seed: 'other', question, batch: batchOf('One thing holds.') }).messages,
    );
    assert.match(commonStart([merging[0]!, other]), /<<question [0-9a-f]{0,3}$/);
  });
});
