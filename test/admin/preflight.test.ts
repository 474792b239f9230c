import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Simulator } from '../../src/simulator/server/server.ts';
import { controlOf, type SimulatorControl } from '../harness/simulator-control.ts';
import { atTheEnd } from '../support/hooks.ts';
import { startQuick } from '../unit/simulator/support.ts';
import { adminWith } from './support.ts';

const [north, south] = ['simulator/synthesizer-north', 'simulator/synthesizer-south'];

describe('admin preflight', () => {
  let simulator: Simulator;
  let control: SimulatorControl;
  let env: Record<string, string>;
  before(async () => {
    simulator = await startQuick();
    control = controlOf(simulator.url);
    env = {
      MODEL_GATEWAY_URL: `${simulator.url}/v1`,
      MODEL_GATEWAY_API_KEY: 'sk-12345678',
      SYNTHESIZERS: `${north},${south}`,
    };
  });
  after(() => simulator.stop());
  beforeEach(() => control.reset());

  const run = (...words: string[]) => adminWith({ env }, ...words);
  const lines = async (level: string) => {
    const { code, json, out } = await run('preflight', '--json');
    assert.doesNotMatch(out, /sk-12345678/);
    assert.equal(code, json.findings.some((each: { level: string }) => each.level === 'fail') ? 1 : 0);
    return json.findings
      .filter((each: { level: string }) => each.level === level)
      .map(({ about, says }: Record<string, string>) => `${about}: ${says}`);
  };

  it('R-N01 says that all will work, what panels need, and what it took: four calls at most', async () => {
    const { code, out } = await run('preflight');
    assert.equal(code, 0, out);
    assert.match(out, /^ok {4}panel service: 157 of 157 models are listed\.$/m);
    assert.match(
      out,
      new RegExp(`^ok    synthesizer ${north}: follows a strict JSON schema; usage reported\\.$`, 'm'),
    );
    assert.match(out, /^ {2}wide +\d+ calls, \d+k tokens in, \d+k out: price unknown; as long as 11 calls$/m);
    assert.match(
      out,
      /^If the question sets a task .*: 24 calls, \d+k tokens in, \d+k out: price unknown\.$/m,
    );
    assert.match(out, /^This took 3 calls and \d+ tokens\.$/m);
    assert.equal((await control.calls()).length, 3);
  });

  it('R-N01 finds a wrong key, by the list and by the calls, and says it once for each', async () => {
    const fault = { kind: 'status', status: 401 };
    await control.rules([{ fault, stage: 'models' }, { fault }]);
    const failed = await lines('fail');
    assert.deepEqual(failed[0], 'gateway default: refuses the key (HTTP 401)');
    assert.equal(failed.length, 4);
    assert.match(failed[3], /^synthesizer simulator.*does not accept the key.*HTTP 401, invalid_api_key/);
  });

  it('R-N01 finds ids that are gone, with the nearest, and panels that they make partial or impossible', async () => {
    const gone = { kind: 'status', status: 404 };
    await control.rules([
      { model_id: 'openai/gpt-5.5', fault: gone },
      { model_id: 'x-ai/*', fault: gone },
    ]);
    const warned = await lines('warn');
    assert.ok(
      warned.includes('panel wide: 8 of 10 models are listed: a run of it would be partial'),
      warned.join('\n'),
    );
    assert.match(
      warned.find((line: string) => line.startsWith('model openai/gpt-5.5:'))!,
      /near: openai\/gpt-5\.5-pro|near: .*gpt-5/,
    );
    assert.deepEqual(
      warned
        .filter((line: string) => line.startsWith('model '))
        .slice(0, 2)
        .map((line: string) => line.split(':')[0])
        .sort(),
      ['model openai/gpt-5.5', 'model x-ai/grok-4.3'],
      'those of wide first',
    );
    await control.rules([{ model_id: '*', fault: gone }]);
    assert.equal((await run('catalogue', 'check')).code, 0, 'an empty list tells nothing');
  });

  it('R-N01 finds what each synthesizer accepts: temperature, length limit, schema, and how it follows one', async () => {
    const refuse = (model_id: string, parameter: string) => ({
      model_id,
      fault: { kind: 'refuse_parameter', parameter },
    });
    await control.rules([
      refuse(north, 'temperature'),
      refuse(north, 'max_tokens'),
      { model_id: south, fault: { kind: 'ignore_schema' } },
    ]);
    const { code, out } = await run('preflight');
    assert.equal(code, 1);
    assert.match(
      out,
      /north: follows a strict JSON schema; asked without what it refuses \(temperature, length\)/,
    );
    assert.match(out, /south: follows a schema in words, as JSON; usage reported/);
    assert.match(out, /^ {2}MODEL_GATEWAY_JSON_OUTPUT=json_object$/m);
    const mended = await adminWith(
      { env: { ...env, MODEL_GATEWAY_JSON_OUTPUT: 'json_object' } },
      'preflight',
    );
    assert.equal(mended.code, 0, mended.out);
  });

  it('R-N01 names the settings of GATEWAYS_FILE where it is used, probes its seed, and judges output limits', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gateways-'));
    atTheEnd(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'gateways.json');
    const entry = { name: 'default', base_url: `${simulator.url}/v1`, extra_body: { seed: 7 } };
    writeFileSync(file, JSON.stringify([{ ...entry, models: { [north]: { max_output_tokens: 5_000 } } }]));
    await control.rules([
      { model_id: south, fault: { kind: 'ignore_schema' } },
      { model_id: north, fault: { kind: 'refuse_parameter', parameter: 'seed' } },
    ]);
    const { out } = await adminWith(
      { env: { GATEWAYS_FILE: file, SYNTHESIZERS: env.SYNTHESIZERS ?? '' } },
      'preflight',
    );
    assert.match(
      out,
      /Set "models": \{ "simulator\/synthesizer-south": \{ "json_output": "json_object" \} \}/,
    );
    assert.match(out, /reasoning.*Set .*reasoning_off.* in its entry of GATEWAYS_FILE/);
    assert.match(out, /north: follows .*asked without what it refuses \(seed\)/);
    assert.match(out, /warn {2}synthesizer .*north: writes at most 5000 tokens, .*SYNTHESIZERS_GROUP/);
    assert.doesNotMatch(out, /MODEL_GATEWAY_|For \.env/);
  });

  it('R-N01 waits once for a limited rate, with Retry-After and without, and says what helps if it stays', async () => {
    const limited = (times: object, more: object) => ({
      fault: { kind: 'status', status: 429, ...more },
      ...times,
    });
    await control.rules([limited({ times: 1, model_id: north }, { retry_after: '1' })]);
    assert.equal((await run('preflight')).code, 0);
    await control.rules([limited({ model_id: south }, {})]);
    assert.match(
      (await run('preflight')).out,
      /^fail {2}synthesizer .*limits the rate of calls.*MODEL_GATEWAY_CALLS_PER_MINUTE/m,
    );
  });

  it('R-N01 an address where nobody answers fails, and without a gateway there is nothing to try', async () => {
    const away = { ...env, MODEL_GATEWAY_URL: 'http://127.0.0.1:9/v1' };
    const { code, out } = await adminWith({ env: away }, 'preflight');
    assert.equal(code, 1);
    assert.match(out, /^fail {2}gateway default: does not answer\. Check host and port/m);
    assert.match((await adminWith({}, 'preflight')).err, /No gateway is set, so the simulator answers/);
  });
});
