import assert from 'node:assert/strict';
import { z } from 'zod';
import { adjudicateCall } from '../../../../src/stages/adjudicate/adjudicate.ts';
import { strictJsonSchema } from '../../../../src/stages/call/json-schema.ts';
import { campsCall } from '../../../../src/stages/camps/find-camps.ts';
import { classifyCall } from '../../../../src/stages/camps/question-type.ts';
import { extractCall } from '../../../../src/stages/extract/extract-claims.ts';
import { compareCall } from '../../../../src/stages/group/compare.ts';
import { mergeCall } from '../../../../src/stages/group/merge.ts';
import { labelCall } from '../../../../src/stages/label/label.ts';
import { mendCall } from '../../../../src/stages/read/mend-section.ts';
import { readCall } from '../../../../src/stages/read/read-section.ts';
import { answerWriter } from '../../../../src/stages/write/answer.ts';
import { disagreementsWriter } from '../../../../src/stages/write/disagreements.ts';
import { minorityInsightsWriter } from '../../../../src/stages/write/minority-insights.ts';
import { uncertaintiesWriter } from '../../../../src/stages/write/uncertainties.ts';

const stages = [
  extractCall,
  mergeCall,
  compareCall,
  classifyCall,
  campsCall,
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

  it('R-R11 gives every stage its wire name and a version that depends on what is asked', () => {
    assert.deepEqual(
      stages.map(({ name }) => name),
      [
        'extract_claims',
        'merge_claims',
        'compare_claims',
        'classify_question',
        'find_camps',
        'label_response',
        'adjudicate_labels',
        'read_section',
        'mend_section',
        'write_answer',
        'write_disagreements',
        'write_minority_insights',
        'write_uncertainties',
      ],
    );
    for (const { promptVersion } of stages) assert.match(promptVersion, /^\d+-[0-9a-f]{8}$/);
    assert.equal(new Set(stages.map(({ promptVersion }) => promptVersion)).size, stages.length);
  });
});
