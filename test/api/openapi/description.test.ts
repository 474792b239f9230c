import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { databaseQueue } from '../../../api/admission/database-queue.ts';
import { routes } from '../../../api/app.ts';
import type { Json } from '../../../api/openapi/parts/types.ts';
import { errorTable } from '../../../src/domain/errors.ts';
import { reportErrors } from '../../../src/report/schema/errors.ts';
import { assertGolden } from '../../support/golden.ts';
import { apiForFile, send } from '../../support/http/api.ts';
import { described, resolved } from '../../support/http/contract.ts';

const goldenDocument = new URL('../../golden/openapi.json', import.meta.url);

describe('GET /v1/openapi.json: the description', () => {
  const file = apiForFile();

  it('R-A05 is served without a key as OpenAPI 3.1.0, version 0.1.0', async () => {
    const { status, body, headers } = await send(file.api, '/v1/openapi.json');
    assert.deepEqual([status, body.openapi, body.info.version], [200, '3.1.0', '0.1.0']);
    assert.match(headers.get('Content-Type') ?? '', /^application\/json/);
    assert.deepEqual(body, described);
  });

  it('R-A05 is not sent again to a client that has it', async () => {
    const { headers } = await send(file.api, '/v1/openapi.json');
    const again = await send(file.api, '/v1/openapi.json', {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    });
    assert.deepEqual([again.status, again.text], [304, '']);
  });

  it('R-A05 changes only together with test/golden/openapi.json', () => {
    assertGolden(goldenDocument, `${JSON.stringify(described, null, 2)}\n`);
  });

  it('R-A05 passes the strictest rules of redocly', async () => {
    const redocly = fileURLToPath(new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [redocly, 'lint', '--extends', 'recommended-strict', fileURLToPath(goldenDocument)],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    assert.match(stderr, /Your API description is valid/);
  });

  it('R-A05 lists every route under /v1, and no other', () => {
    const listed = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routed = routes({ db: file.db } as Parameters<typeof routes>[0], databaseQueue(file.db))
      .stack.filter(({ path }) => `${path}`.startsWith('/v1/'))
      .flatMap(({ path, methods }) =>
        methods
          .filter((method) => method !== 'HEAD')
          .map((method) => `${method} ${`${path}`.replaceAll(/:(\w+)/g, '{$1}')}`),
      );
    assert.deepEqual(listed.sort(), routed.sort());
  });

  it('R-A05 lists every code of the error table', () => {
    const text = JSON.stringify(described.components.responses);
    for (const { code } of Object.values(errorTable)) assert.ok(text.includes(`"${code}"`), code);
  });

  it('R-R10 lists every code of the errors of a report, in the introduction and at the field', () => {
    const { info, components } = described;
    const { description } = components.schemas.ReportError.properties.code;
    for (const [code, { when, meaning }] of Object.entries(reportErrors))
      for (const text of [info.description, description])
        assert.ok(
          [code, when, meaning].every((part) => text.includes(part)),
          code,
        );
  });

  it('R-G08 R-A06 requires of a stored report only what the specification requires, so that old ones fit', () => {
    const { schemas } = described.components;
    const validate = new Ajv2020({ strict: false }).addSchema(described, 'service').compile({
      $ref: 'service#/components/schemas/ResearchResult',
    });
    const envelope = {
      id: '4d1bd7a4-8f7a-4a6e-9b0c-52f9ad4d6a57',
      object: 'research.result',
      status: 'partial',
    };
    const old = {
      status: 'published',
      answer: {
        headline: 'h',
        direct_answer: 'd',
        key_points: [{ key_point_id: 0, label: 'l', statement: 's' }],
      },
      question: { text: null, question_type: 'of another kind' },
      evidence: {
        claims: [{ claim_id: 7, statement: 's', importance: 'utmost' }],
        camps: [{ camp_id: 1, label: 'c' }],
      },
      methodology: { stages: [{ order: 0, label: 'l' }] },
      research_record: {
        generation: { generated_at: 'in spring' },
        panel: { models: [{ model_id: 'a', lab: 'b' }] },
      },
    };
    assert.ok(validate({ ...envelope, report: old }), JSON.stringify(validate.errors));
    for (const missing of [
      { ...old, status: undefined },
      { ...old, answer: { headline: 'h' } },
    ]) {
      assert.ok(!validate({ ...envelope, report: JSON.parse(JSON.stringify(missing)) }));
    }
    assert.deepEqual(schemas.Report.required, ['status']);
    assert.doesNotMatch(JSON.stringify(schemas.ReportClaim), /"(enum|minimum|maximum)"/);
  });

  it('R-A05 R-E01 every failure is a named component', () => {
    const responses = Object.values<Record<string, Json>>(described.paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => Object.entries<Json>(operation.responses)),
    );
    const failures = responses.filter(([status]) => Number(status) >= 400);
    for (const [status, response] of failures) {
      assert.deepEqual(Object.keys(response), ['$ref'], status);
      assert.ok(resolved(response).content['application/json'].examples, response.$ref);
    }
    const used = new Set(failures.map(([, { $ref }]) => $ref.split('/').at(-1)));
    assert.deepEqual(Object.keys(described.components.responses).sort(), [...used].sort());
  });

  it('R-A06 closes exactly what the specification closes', () => {
    const closed = ['CreateResearch', 'Error', 'Error/properties/error', 'Report', 'ResearchResult'];
    assert.deepEqual(
      closedIn(described).sort(),
      closed.map((name) => `/components/schemas/${name}`),
    );
  });
});

/** Places where objects are closed, as paths of names. */
function closedIn(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.entries(value).flatMap(([name, part]) => closedIn(part, `${path}/${name}`));
  return (value as { additionalProperties?: unknown }).additionalProperties === false
    ? [path, ...inside]
    : inside;
}
