import assert from 'node:assert/strict';
import { messagesAt } from '../../../../src/report/shown/warnings-at.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('the messages at a part of a report', () => {
  it('R-R10 are those of its codes, without what is said of another section', () => {
    const made = builtReport(exampleFacts());
    const sections = ['answer', 'uncertainties'].map((name) => ({
      code: 'section_replaced',
      message: `The section “${name}” could not be written.`,
    }));
    const errors = [...sections, { code: 'a', message: 'b' }];
    const analysis = { ...made.analysis!, flags: { uncertainties: ['section_replaced'] } };
    const evidence = { ...made.evidence!, flags: { claims: ['a'] } };
    const report = { ...made, errors, analysis, evidence };
    assert.deepEqual(messagesAt(report, 'uncertainties'), [errors[1]?.message]);
    assert.deepEqual(messagesAt(report, 'claims'), ['b']);
    assert.deepEqual(messagesAt(report, 'camps'), []);
  });
});
