import assert from 'node:assert/strict';
import {
  extractionOrder,
  labellingOrder,
  synthesisStages,
  synthesizersBy,
} from '../../../../src/domain/run/synthesizer.ts';

const [north, south] = ['lab/north', 'lab/south'].map((modelId) => ({ modelId, gateway: 'default' }));
const pair = [north!, south!] as const;

describe('the synthesizers of a run', () => {
  it('R-R15 label first what the other one has extracted, and take turns where neither has', () => {
    assert.deepEqual(labellingOrder(pair, 'lab/north', 0), [1, 0]);
    assert.deepEqual(labellingOrder(pair, 'lab/south', 0), [0, 1]);
    for (const extractor of [0, 1] as const)
      assert.deepEqual(labellingOrder(pair, 'lab/away', extractor), extractionOrder(extractor).toReversed());
  });

  it('R-W02 are asked to extract with the extractor first and the other one as its fallback', () => {
    assert.deepEqual(
      [extractionOrder(0), extractionOrder(1)],
      [
        [0, 1],
        [1, 0],
      ],
    );
  });

  it('are a pair for each stage', () => {
    const stages: string[] = [];
    const all = synthesizersBy((stage) => {
      stages.push(stage);
      return pair;
    });
    assert.deepEqual(Object.keys(all), [...synthesisStages]);
    assert.deepEqual(stages, [...synthesisStages]);
  });
});
