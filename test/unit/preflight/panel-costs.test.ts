import assert from 'node:assert/strict';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { synthesizersBy } from '../../../src/domain/run/synthesizer.ts';
import { panelCosts, taskCost } from '../../../src/preflight/panel-costs.ts';

const synthesizers = synthesizersBy(() => [
  { modelId: 'one', gateway: 'default' },
  { modelId: 'two', gateway: 'default' },
]);
const price = { input: 1, cachedInput: 0.1, output: 5 };

describe('src/preflight/panel-costs', () => {
  it('R-N01 R-N03 adds up what each call costs, and names the models whose price is unknown', () => {
    const [wide, consensus, service] = panelCosts(builtInCatalogue, synthesizers, () => price);
    assert.deepEqual([wide!.unpriced, consensus!.panel, service!.panel], [[], 'consensus', 'service']);
    const { input_tokens: input, output_tokens: output } = wide!;
    assert.ok(Math.abs(wide!.dollars! - (input + 5 * output) / 1e6) < 1e-9);
    assert.ok(wide!.calls < consensus!.calls && consensus!.calls < service!.calls);

    const [some] = panelCosts(builtInCatalogue, synthesizers, ({ modelId }) =>
      modelId === 'two' ? null : price,
    );
    assert.deepEqual(some!.unpriced, ['two']);
    assert.ok(some!.dollars! < wide!.dollars!);
    const [none] = panelCosts(builtInCatalogue, synthesizers, () => null);
    assert.equal(none!.dollars, null);
  });
  it('R-N01 R-R20 says what comparing the responses to a task costs more', () => {
    const {
      calls,
      input_tokens: input,
      output_tokens: output,
      dollars,
    } = taskCost(synthesizers, () => price);
    assert.equal(calls, 24); // Six pairs of four finalists, in two orders, by two synthesizers.
    assert.ok(input > 24 * 2 * 900, 'two answers in each call');
    assert.ok(Math.abs(dollars! - (input + 5 * output) / 1e6) < 1e-9);
  });
});
