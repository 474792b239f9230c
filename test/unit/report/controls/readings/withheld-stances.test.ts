import assert from 'node:assert/strict';
import { withheldStances } from '../../../../../src/report/controls/readings/withheld-stances.ts';
import { tablesOf } from '../../../../support/report/built-report.ts';
import { exampleFacts } from '../../example.ts';

describe('the entry about stances that are not printed', () => {
  const { findings } = exampleFacts();
  const tables = tablesOf(findings);
  /** What is said if nothing that was found in the first so many responses stands. */
  const said = (count: number) => {
    const readings = tables.panel.included.map(({ modelId }, at) => ({
      model_id: modelId,
      codes: at < count ? '1ns' : '1ss',
    }));
    return withheldStances({ readings }, { tables });
  };

  it('R-R28 stands where more than a fifth of the labellings failed, with their number', () => {
    assert.deepEqual(said(2), []);
    assert.deepEqual(said(3), [
      'The labelling of 3 of 12 responses failed with both synthesizers: no stance is printed, and claims and camps are left out.',
    ]);
  });

  it('R-R28 counts responses that nobody could label', () => {
    const [one, two, three] = findings.labels;
    const gone = [one!, two!, three!].map(({ modelId }) => ({ modelId, reason: 'unlabelled' }));
    const labels = findings.labels.slice(gone.length);
    const without = tablesOf({ ...findings, labels, excluded: [...findings.excluded, ...gone] });
    assert.match(
      withheldStances({ readings: [] }, { tables: without })[0] ?? '',
      /^The labelling of 3 of 12 /,
    );
  });
});
