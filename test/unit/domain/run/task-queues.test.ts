import assert from 'node:assert/strict';
import { gatewayQueue, researchWorkflowId, taskQueues } from '../../../../src/domain/run/task-queues.ts';

describe('names that are stored with every run', () => {
  it('R-W01 R-W09 stay as they are', () => {
    assert.deepEqual(taskQueues, {
      research: 'research',
      synthesis: 'synthesis',
      responses: 'responses',
    });
    assert.equal(gatewayQueue('default'), 'gateway-default');
    assert.equal(researchWorkflowId('0b9f3d0e'), 'research/0b9f3d0e');
  });
});
