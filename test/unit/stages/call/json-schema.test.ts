import assert from 'node:assert/strict';
import { z } from 'zod';
import { sections } from '../../../../src/domain/run/run-messages.ts';
import { stepNames, steps } from '../../../../src/domain/run/stages.ts';
import { adjudicateCall } from '../../../../src/stages/adjudicate/adjudicate.ts';
import { strictJsonSchema } from '../../../../src/stages/call/json-schema.ts';
import { campsCall } from '../../../../src/stages/camps/find-camps.ts';
import { placeCall } from '../../../../src/stages/camps/place-positions.ts';
import { classifyCall } from '../../../../src/stages/camps/question-type.ts';
import { extractCall } from '../../../../src/stages/extract/extract-claims.ts';
import { compareCall } from '../../../../src/stages/group/compare.ts';
import { groupCall } from '../../../../src/stages/group/group.ts';
import { labelCall } from '../../../../src/stages/label/label.ts';
import { mendCall } from '../../../../src/stages/read/mend-section.ts';
import { readCall } from '../../../../src/stages/read/read-section.ts';
import { answerWriter } from '../../../../src/stages/write/answer.ts';
import { disagreementsWriter } from '../../../../src/stages/write/disagreements.ts';
import { minorityInsightsWriter } from '../../../../src/stages/write/minority-insights.ts';
import { uncertaintiesWriter } from '../../../../src/stages/write/uncertainties.ts';

const stages = [
  extractCall,
  groupCall,
  compareCall,
  classifyCall,
  campsCall,
  placeCall,
  labelCall,
  adjudicateCall,
  readCall,
  mendCall,
  answerWriter.spec,
  disagreementsWriter.spec,
  minorityInsightsWriter.spec,
  uncertaintiesWriter.spec,
];

function nodes(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [schema as Record<string, unknown>, ...Object.values(schema).flatMap(nodes)];
}

describe('strict JSON schema', () => {
  it('closes every object and requires every property, in every stage', () => {
    for (const { name, jsonSchema } of stages) {
      assert.equal(jsonSchema.type, 'object', name);
      for (const node of nodes(jsonSchema).filter(({ type }) => type === 'object')) {
        assert.equal(node.additionalProperties, false, name);
        assert.deepEqual(node.required, Object.keys(node.properties as object), name);
      }
    }
  });

  it('uses only keywords that all providers support', () => {
    const schema = strictJsonSchema(
      z.object({
        a: z.string().min(1).max(5).nullable().default(null),
        b: z.array(z.enum(['x', 'y'])).max(3),
      }),
    );
    assert.deepEqual(schema, {
      type: 'object',
      properties: {
        a: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        b: { type: 'array', items: { type: 'string', enum: ['x', 'y'] } },
      },
      required: ['a', 'b'],
      additionalProperties: false,
    });
  });

  it('keeps properties whose names are keywords', () => {
    const schema = strictJsonSchema(z.object({ type: z.string(), items: z.number() }));
    assert.deepEqual(Object.keys(schema.properties as object), ['type', 'items']);
  });

  it('R-R11 names every call after its step, and has a version that depends on what is asked', () => {
    const calling = stepNames.filter((step) => steps[step].calls !== null && !step.endsWith('_again'));
    const named = calling.flatMap((step) =>
      step === 'write' ? sections.map((section) => `write_${section}`) : [step],
    );
    assert.deepEqual(stages.map(({ name }) => name).sort(), named.sort());
    for (const { promptVersion } of stages) assert.match(promptVersion, /^\d+-[0-9a-f]{8}$/);
    assert.equal(new Set(stages.map(({ promptVersion }) => promptVersion)).size, stages.length);
  });
});
