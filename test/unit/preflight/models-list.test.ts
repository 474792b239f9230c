import assert from 'node:assert/strict';
import { readModelsList } from '../../../src/preflight/models-list.ts';
import { type Behaviour, json, raw, startFaultyProvider } from '../../harness/providers/faulty-provider.ts';
import { apiKey, endpointAt } from '../gateway/helpers.ts';

async function read(behave: Behaviour) {
  const provider = await startFaultyProvider(behave);
  try {
    return { list: await readModelsList(endpointAt(provider.baseUrl)), requests: provider.requests };
  } finally {
    await provider.stop();
  }
}

describe('src/preflight/models-list', () => {
  it('R-N01 R-N03 reads ids, limits and prices as OpenRouter lists them, and leaves out what it cannot read', async () => {
    const whole = {
      id: 'lab/model',
      context_length: 200_000,
      top_provider: { max_completion_tokens: 64_000 },
      pricing: { prompt: '0.000003', completion: '0.000015', input_cache_read: '0.0000003' },
    };
    const { list, requests } = await read(json({ data: [whole, { id: 'bare' }, { id: 7 }, null] }));
    assert.equal(requests[0]!.path, '/v1/models');
    assert.equal(requests[0]!.headers.authorization, `Bearer ${apiKey}`);
    assert.ok(list.kind === 'list');
    const unknown = { contextTokens: null, outputTokens: null, price: null, ownedBy: null };
    assert.deepEqual(list.models, [
      {
        ...{ id: 'lab/model', contextTokens: 200_000, outputTokens: 64_000, ownedBy: null },
        price: { input: 3, cachedInput: 0.3, output: 15 },
      },
      { id: 'bare', ...unknown },
    ]);
  });

  it('R-N01 R-S06 knows LiteLLM, which says so in no other way, by the time that it gives all models', async () => {
    const made = (created: number) => ({ id: `m${created}`, created });
    const { list } = await read(json({ data: [made(1_677_610_602), { ...made(1_677_610_602), id: 'n' }] }));
    assert.equal(list.kind === 'list' && list.server, 'litellm');
    const limits = { id: 'm', max_input_tokens: 100_000, max_output_tokens: 4_096 };
    const { list: limited } = await read(json({ data: [limits] }));
    assert.ok(limited.kind === 'list');
    assert.deepEqual([limited.models[0]?.contextTokens, limited.models[0]?.outputTokens], [100_000, 4_096]);
    const { list: other } = await read(json({ data: [made(1_677_610_602), made(1)] }));
    assert.equal(other.kind === 'list' && other.server, '');
  });

  it('R-N01 tells a refused key from a list that there is not, and never throws', async () => {
    const failures: [Behaviour, number | null, string][] = [
      [json({}, 401), 401, 'refused'],
      [
        json({ error: { message: 'Authentication Error, Invalid proxy server token passed' } }, 400),
        400,
        'refused',
      ],
      [raw('<html>', {}, 404), 404, 'unknown'],
      [raw('<html>', {}), 200, 'unknown'],
      [json({ data: 'none' }), 200, 'unknown'],
      [(_response, socket) => void socket.destroy(), null, 'unknown'],
    ];
    for (const [behave, status, key] of failures)
      assert.deepEqual((await read(behave)).list, { kind: 'failure', status, key });
  });
});
