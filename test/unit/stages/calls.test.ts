import assert from 'node:assert/strict';
import { sections } from '../../../src/domain/run/run-messages.ts';
import { callingSteps } from '../../../src/domain/run/stages.ts';
import { sentSpecs } from '../../../src/stages/registry.ts';

function nodes(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [schema as Record<string, unknown>, ...Object.values(schema).flatMap(nodes)];
}

describe('the calls of a synthesis', () => {
  let calls: Awaited<ReturnType<typeof sentSpecs>>;
  before(async () => {
    calls = await sentSpecs();
  });

  it('R-R11 are named after their steps, and have versions that depend on what is asked', () => {
    const calling = callingSteps.filter((step) => !step.endsWith('_again'));
    const named = calling.flatMap((step) =>
      step === 'write' ? sections.map((section) => `write_${section}`) : [step],
    );
    assert.deepEqual(calls.map(({ name }) => name).sort(), named.sort());
    for (const { promptVersion } of calls) assert.match(promptVersion, /^\d+-[0-9a-f]{8}$/);
    assert.equal(new Set(calls.map(({ promptVersion }) => promptVersion)).size, calls.length);
  });

  it('have schemas that close every object and require every property', () => {
    for (const { name, jsonSchema } of calls) {
      assert.equal(jsonSchema.type, 'object', name);
      for (const node of nodes(jsonSchema).filter(({ type }) => type === 'object')) {
        assert.equal(node.additionalProperties, false, name);
        assert.deepEqual(node.required, Object.keys(node.properties as object), name);
      }
    }
  });
});
