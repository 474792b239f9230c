import assert from 'node:assert/strict';
import pino from 'pino';
import { statedConditions } from '../../src/audit/material/conditions.ts';
import { serviceForFile } from '../harness/service.ts';
import { reportOf, wide } from './support/record.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const [north, south] = ['simulator/synthesizer-north', 'simulator/synthesizer-south'];
const refuse = (parameter: string, model_id = '*') => ({
  model_id,
  fault: { kind: 'refuse_parameter', parameter },
});

describe('models that refuse parameters', () => {
  const service = serviceForFile({ log, gateways: [{ name: 'default', reasoningOff: { think: false } }] });
  beforeEach(() => service.reset());

  it('R-N02 R-H07 cost no run its report, and the report says what they were sent', async () => {
    await service.simulator.rules([
      refuse('max_tokens', wide[0]),
      refuse('think', wide[0]),
      refuse('temperature', north),
      refuse('json_schema', south),
      refuse('response_format', south),
    ]);
    const run = await service.research();
    assert.deepEqual([run.status, run.successful_models], ['completed', 10]);
    const report = await reportOf(service, run.id);
    const { panel_calls: panel, synthesis_calls: synthesis } = statedConditions(report!)!;
    assert.equal(panel.reasoning_switched_off, 9);
    assert.equal(synthesis.temperature, 'mixed');
    assert.ok(Number(synthesis.without_strict_format) > 5);
    assert.match(
      report!.methodology!.controlled_inference!.body!,
      /\d+ calls asked for the output format in words, because/,
    );
  });

  it('R-N02 a call of a synthesizer that is refused for good is in the log, with class and HTTP status', async () => {
    const status = { kind: 'status', status: 400, code: 'unsupported_value' };
    await service.simulator.rules([{ model_id: north, stage: 'label', fault: status }]);
    const { id, status: outcome } = await service.research();
    assert.equal(outcome, 'completed');
    const logged = lines.filter(({ msg, runId }) => msg === 'a synthesizer did not answer' && runId === id);
    assert.ok(logged.length > 0);
    for (const { modelId, artifact, failure, reason } of logged) {
      assert.deepEqual([modelId, artifact, failure], [north, 'label', 'bad_request']);
      assert.equal(reason, 'The provider does not accept the request (HTTP 400, unsupported_value)');
    }
  });
});
