import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { acceptRun } from '../../support/database/runs.ts';
import { apiForFile, assertRefused, get, makeWorkspace, send } from '../../support/http/api.ts';
import { anyQuery, assertNoFault, liftReadLimit, runWithModels } from '../../support/http/responses.ts';

describe('GET /v1/research/{run_id}/responses/text, 400 and 404', () => {
  const file = apiForFile();
  let workspaceId: string;
  let key: string;
  let path: string;

  before(async () => {
    ({ id: workspaceId, key } = await makeWorkspace(file.db, 'bad-requests'));
    await liftReadLimit(file.db, workspaceId);
    path = `/v1/research/${await runWithModels(file.db, workspaceId, ['lab/model'])}/responses/text`;
  });

  it('R-P04 R-E08 a missing, empty or repeated model_id is 400 invalid_request, and so is one with U+0000', async () => {
    for (const query of [
      '',
      '?',
      '?model_id',
      '?model_id=',
      '?Model_Id=lab/model',
      '?model_id=lab/model&model_id=lab/model',
      '?model_id=lab/model&model_id=',
      '?model_id=lab/model%00',
    ]) {
      const answer = await get(file.api, path + query, key);
      assertRefused(answer, 400, 'invalid_request');
      assert.match(answer.body.error.message, /model_id/);
    }
  });

  it('R-P04 R-E08 an offset outside 0 to 1,000,000 or a window outside 1 to 32,000 is 400, in any notation', async () => {
    const unlike = [
      '',
      '-1',
      '+1',
      '1.0',
      '1e3',
      '0x10',
      '%201',
      '1%20',
      '1_0',
      '1,000',
      '\u0661',
      'NaN',
      'Infinity',
    ];
    const bad = {
      offset: [...unlike, '1000001', '9'.repeat(30)],
      max_characters: [...unlike, '0', '00', '32001', '9'.repeat(30)],
    };
    for (const [name, values] of Object.entries(bad)) {
      for (const query of [...values.map((value) => `${name}=${value}`), name, `${name}=1&${name}=1`]) {
        const answer = await get(file.api, `${path}?model_id=lab/model&${query}`, key);
        assertRefused(answer, 400, 'invalid_request');
        assert.match(answer.body.error.message, new RegExp(`^${name} `));
      }
    }
    for (const query of ['offset=1000000', 'offset=0', 'max_characters=1', 'max_characters=32000']) {
      assert.equal((await get(file.api, `${path}?model_id=lab/model&${query}`, key)).status, 200, query);
    }
  });

  it('R-P07 R-E02 a model not on the run is model_response_not_found: in another case, listed, or made up', async () => {
    const replacement = builtInCatalogue.models[0]!.modelId;
    for (const modelId of [
      replacement,
      'Lab/Model',
      'lab',
      'lab/model ',
      ' lab/model',
      'lab%2Fmodel',
      'x'.repeat(5_000),
    ]) {
      const answer = await get(file.api, `${path}?model_id=${encodeURIComponent(modelId)}`, key);
      assertRefused(answer, 404, 'model_response_not_found');
      assert.ok(!answer.text.includes(modelId));
    }
    for (const broken of ['%ff', '%', '%ed%a0%80']) {
      assertRefused(await get(file.api, `${path}?model_id=${broken}`, key), 404, 'model_response_not_found');
    }
  });

  it('R-C16 checks in this order: 401, 400, 404 of the run, 409, 404 of the model', async () => {
    const { key: other, id } = await makeWorkspace(file.db, 'order');
    const queued = await acceptRun(file.db, id);
    const ask = (run: string, query: string) =>
      get(file.api, `/v1/research/${run}/responses/text${query}`, other);
    assertRefused(await send(file.api, '/v1/research/x/responses/text'), 401, 'authentication_required');
    assertRefused(await ask('x', ''), 400, 'invalid_request');
    assertRefused(await ask(queued.id, ''), 400, 'invalid_request');
    assertRefused(await ask(randomUUID(), '?model_id=x'), 404, 'run_not_found');
    assertRefused(await ask(queued.id, '?model_id=x'), 409, 'responses_not_ready');
  });

  it('R-E08 R-E01 no query string causes a 500', async () => {
    const query = fc.oneof(
      anyQuery('model_id', 'offset', 'max_characters'),
      anyQuery('offset', 'max_characters').map((rest) => `model_id=lab/model&${rest}`),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => assertNoFault(await get(file.api, `${path}?${text}`, key))),
      { numRuns: 200 },
    );
  });
});
