import assert from 'node:assert/strict';
import { audit } from '../../../src/audit/audit.ts';
import { conditionsPath, statedConditions } from '../../../src/audit/material/conditions.ts';
import type { Material } from '../../../src/audit/material/material.ts';
import { controls } from '../../../src/report/controls/controls.ts';
import { exampleFacts } from '../report/example.ts';
import { materialOf, possible } from './material.ts';

const material = materialOf(possible(exampleFacts()));

describe('the counts of each control', () => {
  const wholes = controls.flatMap((control) =>
    'member' in control && 'wholes' in control
      ? control.wholes.map(([whole, ...parts]) => ({ member: control.member, whole, parts }))
      : [],
  );

  for (const { member, whole, parts } of wholes)
    it(`R-R19 are refused where ${member}.${whole} is less than ${parts.join(' + ')}`, () => {
      const { consistent, changed } = withWhole(member, whole, parts);
      assert.deepEqual(consistent, []);
      assert.ok(changed.includes(`${conditionsPath}.${member}.${whole}`));
    });
});

/**
 * The counts that are found inconsistent, as they are and with a whole that is too small by one.
 */
function withWhole(member: string, whole: string, parts: readonly string[]) {
  const copy = structuredClone(material);
  const conditions = statedConditions(copy.report)!;
  copy.report.methodology!.controlled_inference!.conditions = conditions;
  const counts = conditions[member] as Record<string, number>;
  // Zero parts cannot exceed their whole.
  for (const part of parts) counts[part] = (counts[part] ?? 0) + 1;
  counts[whole] = parts.reduce((sum, part) => sum + (counts[part] ?? 0), 0) - 1;
  return { consistent: inconsistentIn(material), changed: inconsistentIn(copy) };
}

function inconsistentIn(given: Material): string[] {
  const { checks } = audit(given);
  const check = checks.find(({ name }) => name === 'counts of calls, for consistency');
  return (check?.mismatches ?? []).map(({ path }) => path);
}
