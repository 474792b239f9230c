import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { precisionMin } from '../../../../src/findings/readings/precision.ts';
import { controls } from '../../../../src/report/controls/controls.ts';
import { reportErrors } from '../../../../src/report/schema/errors.ts';

const root = new URL('../../../../', import.meta.url).pathname;

describe('the codes of the errors of a report', () => {
  it('R-R10 are those that the code emits, and no other', () => {
    const files = ['src/report', 'src/findings', 'src/stages', 'activities'].flatMap((folder) =>
      globSync(`${folder}/**/*.ts`, { cwd: root }),
    );
    const emitted = files.flatMap((file) =>
      [...readFileSync(root + file, 'utf8').matchAll(/\bcode: '([a-z]+(?:_[a-z]+)+)'/g)].map(
        ([, code = '']) => code,
      ),
    );
    const ofControls = controls.flatMap((control) =>
      Object.keys(('warnings' in control && control.warnings) || {}),
    );
    assert.ok(emitted.length > 5);
    assert.deepEqual([...new Set([...ofControls, ...emitted])].sort(), Object.keys(reportErrors).sort());
  });

  it('R-R10 say in a sentence each when they appear and what to make of the report then', () => {
    for (const { when, meaning } of Object.values(reportErrors))
      for (const sentence of [when, meaning]) assert.match(sentence, /^[A-Z].{20,160}\.$/);
  });

  it('R-R15 name the bound of reliability that the code applies', () => {
    assert.ok(reportErrors.readings_disagree.when.includes(`below ${precisionMin * 100}%.`));
  });
});
