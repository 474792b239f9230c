import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { Json } from '../../../api/openapi/parts/types.ts';
import { panelIds, panels } from '../../../src/domain/run/panels.ts';
import { apiForFile, makeWorkspace } from '../../support/http/api.ts';
import { described } from '../../support/http/contract.ts';
import { generations, message } from '../../support/http/mcp.ts';

// All that an agent knows about the service is the tool list and the instructions.
describe('MCP: tool list and instructions', () => {
  const file = apiForFile();
  let listed: Record<string, Json>;
  before(async () => {
    const { key } = await makeWorkspace(file.db, 'list');
    const lists = await Promise.all(
      generations.map(async (generation) => {
        const { body } = await message(file.api, key, 'tools/list', {}, { generation });
        return body.result.tools;
      }),
    );
    assert.deepEqual(lists[0], lists[1]);
    listed = Object.fromEntries(lists[0].map((tool: Json) => [tool.name, tool]));
  });

  it('R-M02 every input is a closed object, and each field has a type, a description and a valid example', () => {
    const ajv = withFormats();
    for (const { name, inputSchema } of Object.values(listed)) {
      assert.deepEqual([inputSchema.type, inputSchema.additionalProperties], ['object', false], name);
      for (const [field, schema] of Object.entries<Json>(inputSchema.properties)) {
        const where = `${name}.${field}`;
        assert.match(schema.type, /^(string|integer)$/, where);
        assert.ok(schema.description.length > 10, where);
        assert.equal(schema.examples?.length, 1, where);
        assert.ok(ajv.validate(schema, schema.examples[0]), where);
        const isBounded =
          'pattern' in schema || 'enum' in schema || 'format' in schema || 'maximum' in schema;
        assert.ok(isBounded || field === 'cursor', `${where} has no limit`);
      }
    }
    const required = Object.fromEntries(
      Object.values(listed).map((tool) => [tool.name, tool.inputSchema.required]),
    );
    assert.deepEqual(required, {
      create_research: ['prompt', 'panel', 'idempotency_key'],
      get_account: [],
      get_research: ['run_id'],
      get_research_result: ['run_id'],
      list_model_responses: ['run_id'],
      get_model_response_text: ['run_id', 'model_id'],
    });
    assert.equal(listed.get_research_result?.inputSchema.properties.part.default, 'outline');
  });

  it('R-M02 every output is a REST object or REST’s failure envelope, with the schemas of the description', () => {
    const outputs = {
      create_research: 'ResearchRun',
      get_account: 'Account',
      get_research: 'ResearchRun',
      list_model_responses: 'StoredResponseList',
      get_model_response_text: 'StoredResponseText',
    };
    const own = new Set(['retry_after_seconds', 'progress_message', 'idempotent_replayed']);
    for (const [name, component] of Object.entries(outputs)) {
      const { type, anyOf, $defs } = listed[name]?.outputSchema ?? {};
      assert.equal(type, 'object');
      const [success, failure] = fromHere(anyOf);
      const { properties, required, ...rest } = success;
      assert.deepEqual(
        {
          ...rest,
          properties: Object.fromEntries(Object.entries(properties).filter(([field]) => !own.has(field))),
          required: required.filter((field: string) => !own.has(field)),
        },
        described.components.schemas[component],
      );
      assert.deepEqual(failure, described.components.schemas.Error);
      for (const [used, schema] of Object.entries(fromHere($defs))) {
        assert.deepEqual(schema, described.components.schemas[used]);
      }
      withFormats().compile(listed[name]?.outputSchema);
    }
  });

  it('R-M02 create_research states what it costs, that it is safe to repeat, and how to poll', () => {
    const { description, inputSchema, annotations } = listed.create_research ?? {};
    for (const id of panelIds) {
      const price = `"${id}" ${panels[id].priceCredits} credits`;
      assert.ok(description.includes(price), price);
      assert.ok(inputSchema.properties.panel.description.includes(price), price);
    }
    assert.match(description, /SPENDS CREDITS/);
    assert.match(description, /same idempotency_key .* is safe to repeat for 24 hours/);
    assert.match(description, /between half a minute and several minutes/);
    assert.match(description, /get_research every 10 seconds/);
    const { title, ...hints } = annotations;
    assert.deepEqual(hints, {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: true,
    });
  });

  it('R-M02 the five read-only tools are annotated as read-only and idempotent', () => {
    for (const { name, annotations } of Object.values(listed)) {
      if (name === 'create_research') continue;
      const { title, ...hints } = annotations;
      assert.deepEqual(
        hints,
        { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
        name,
      );
    }
  });

  it('instructions say what agreement means and does not mean, in either protocol generation', async () => {
    const { key } = await makeWorkspace(file.db, 'instructions');
    const initialize = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    };
    const old = await message(file.api, key, 'initialize', initialize, { generation: '2025-11-25' });
    const discovered = await message(file.api, key, 'server/discover');
    for (const { result } of [old.body, discovered.body]) {
      assert.match(result.instructions, /no proof that they are right, and no poll of people/);
      assert.deepEqual(result.capabilities, { tools: { listChanged: false } });
    }
    assert.equal(old.body.result.protocolVersion, '2025-11-25');
    assert.ok(discovered.body.result.supportedVersions.includes('2026-07-28'));
  });
});

function fromHere<Schema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function withFormats(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false });
  ajvFormats.default(ajv);
  return ajv;
}
