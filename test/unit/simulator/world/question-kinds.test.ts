import assert from 'node:assert/strict';
import { findTopic } from '../../../../src/simulator/world/topics/find-topic.ts';
import { comparedTerms } from '../../../../src/simulator/world/topics/terms.ts';

describe('the simulator: kinds of questions', () => {
  it('weighs the two sides of a comparison, however it is worded', () => {
    for (const question of [
      'Is tea better than coffee?',
      'Is rail more reliable than road?',
      'Which is best: tea or coffee?',
    ]) {
      assert.equal(findTopic(1, question).key, 'generic-comparison', question);
    }
    assert.deepEqual(comparedTerms('Is a heat pump cheaper than a gas boiler?'), ['heat pump', 'gas boiler']);
  });

  it('does not mistake an amount for a comparison', () => {
    assert.equal(findTopic(1, 'Will more than half of cars be electric by 2030?').key, 'generic-open');
  });
});
