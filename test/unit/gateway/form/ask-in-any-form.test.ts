import assert from 'node:assert/strict';
import type { ChatRequest } from '../../../../src/domain/run/chat.ts';
import { type GatewayClient, makeGatewayClient } from '../../../../src/gateway/client.ts';
import type { GatewayEndpoint } from '../../../../src/gateway/http/endpoint.ts';
import type { Simulator } from '../../../../src/simulator/server/server.ts';
import { standardPrompt } from '../../../harness/service.ts';
import { controlOf, type SimulatorControl } from '../../../harness/simulator-control.ts';
import { plantedAnswer, startQuick, task } from '../../simulator/support.ts';
import { endpointAt } from '../helpers.ts';

// A simulator whose models refuse parameters, over real HTTP.

const modelId = 'openai/gpt-5.5';
const extract: ChatRequest = {
  modelId,
  messages: task({ question: standardPrompt, response: plantedAnswer(1, standardPrompt, modelId) }),
  temperature: 0,
  maxOutputTokens: 8_000,
  jsonFormat: { name: 'extract', schema: { type: 'object', properties: {} } },
};
const refuse = (parameter: string) => ({ fault: { kind: 'refuse_parameter', parameter } });

describe('src/gateway: parameters that fit the model', () => {
  let simulator: Simulator;
  let control: SimulatorControl;
  let client: GatewayClient;
  let told: unknown[][];
  before(async () => {
    simulator = await startQuick();
    control = controlOf(simulator.url);
  });
  after(() => simulator.stop());
  beforeEach(() => control.reset());
  afterEach(() => client.close());

  function open(changes: Partial<GatewayEndpoint> = {}): void {
    told = [];
    client = makeGatewayClient(endpointAt(`${simulator.url}/v1`, changes), {
      timeoutMs: 20_000,
      onAnotherForm: (...words) => told.push(words),
    });
  }

  const bodies = async () => (await control.calls(true)).map(({ body }) => body!);

  async function answered(request = extract) {
    const reply = await client.chat(request);
    assert.ok(reply.kind === 'answer', reply.kind === 'failure' ? reply.message : '');
    return reply;
  }

  it('R-N02 a model that knows max_completion_tokens alone is asked with it, from then on at once', async () => {
    open();
    await control.rules([refuse('max_tokens')]);
    await answered();
    await answered();
    const lengths = (await bodies()).map((body) => [body.max_tokens, body.max_completion_tokens]);
    assert.deepEqual(lengths, [
      [8_000, undefined],
      [undefined, 8_000],
      [undefined, 8_000],
    ]);
    assert.deepEqual(told, [['main', modelId, ['length']]]);
  });

  it('R-N02 R-H07 a model that refuses temperature 0 is asked without, which is said as sent', async () => {
    open();
    await control.rules([refuse('temperature')]);
    assert.equal((await answered()).sent.temperature, null);
    assert.equal((await answered()).sent.temperature, null);
    assert.deepEqual(
      (await bodies()).map(({ temperature }) => temperature),
      [0, undefined, undefined],
    );
  });

  it('R-N02 R-H07 without a strict format, the schema is said in words: as any JSON, then without a format', async () => {
    open();
    await control.rules([refuse('json_schema')]);
    const asJson = await answered();
    assert.equal(asJson.sent.outputFormat, 'in_words');
    assert.ok('claims' in JSON.parse(asJson.text), 'it follows the schema');
    await control.rules([refuse('response_format')]);
    assert.ok('claims' in JSON.parse((await answered()).text));
    const formats = (await bodies()).map(
      (body) => (body.response_format as { type: string } | undefined)?.type,
    );
    assert.deepEqual(formats, ['json_schema', 'json_object', 'json_object', undefined]);
    assert.match(
      (await bodies()).at(-1)!.messages[0]!.content,
      /follows the JSON schema "extract":\n{"type"/,
    );
  });

  it('R-N02 R-S06 a refused option for no reasoning is left out, and not said to have been sent', async () => {
    open({ reasoningOff: { reasoning: { enabled: false } } });
    assert.equal((await answered()).sent.reasoning, 'off');
    await control.rules([refuse('reasoning'), refuse('temperature'), refuse('max_tokens')]);
    const { sent } = await answered();
    assert.deepEqual([sent.reasoning, sent.temperature], ['unset', null]);
    assert.deepEqual([...(told[0]![2] as string[])].sort(), ['length', 'reasoning', 'temperature']);
  });

  it('R-N02 calls that learn the same at once say it once', async () => {
    open();
    await control.rules([refuse('temperature')]);
    await Promise.all([answered(), answered(), answered()]);
    assert.equal((await bodies()).length, 6);
    assert.equal(told.length, 1);
  });

  it('R-N02 what one model refuses is not held against another, and is forgotten if nothing helps', async () => {
    open();
    await control.rules([{ ...refuse('temperature'), model_id: modelId }]);
    await answered();
    await answered({ ...extract, modelId: 'other/model' });
    const message = "Unsupported parameter: 'temperature', whatever you send";
    await control.rules([{ fault: { kind: 'status', status: 400, message } }]);
    const failed = await client.chat({ ...extract, modelId: 'third/model' });
    assert.equal(failed.kind === 'failure' && failed.failure, 'bad_request');
    await control.rules([]);
    assert.equal((await answered({ ...extract, modelId: 'third/model' })).sent.temperature, 0);
    assert.deepEqual(told, [['main', modelId, ['temperature']]]);
  });

  it('R-N02 the message of a refused call names its status, code and parameter, in our words', async () => {
    open({ takesTemperature: false, jsonOutput: 'prompt' });
    const message = "'max_tokens' and sk-proj-1234567890 are not supported";
    await control.rules([{ fault: { kind: 'status', status: 400, code: 'unsupported_value', message } }]);
    const failed = await client.chat(extract);
    assert.ok(failed.kind === 'failure');
    assert.equal(failed.message, 'The provider does not accept the request (HTTP 400, unsupported_value)');
    assert.equal((await bodies()).length, 3, 'with max_tokens, with max_completion_tokens, without');
  });

  it('a model that ignores schemas follows one in words, if its settings say so', async () => {
    open({ models: { 'openai/*': { jsonOutput: 'prompt' }, 'openai/gpt': { jsonOutput: 'json_object' } } });
    await control.rules([{ fault: { kind: 'ignore_schema' } }]);
    assert.ok('claims' in JSON.parse((await answered()).text));
    const other = await answered({ ...extract, modelId: 'other/model' });
    assert.throws(() => JSON.parse(other.text));
  });
});
