import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  activityMessages,
  type MessageShapes,
  workflowMessages,
} from '../../../../src/domain/run/run-messages.ts';
import { fitted, ShapeError } from '../../../../src/domain/shape.ts';

const model = { modelId: 'lab/model', gateway: 'default', status: 'pending' };
const open = {
  state: 'open',
  models: [model, model],
  budget: { modelTimeoutMs: 1, panelDeadlineMs: 2, panelPatienceMs: null, synthesisDeadlineMs: 3 },
};

describe('messages that Temporal carries', () => {
  it('R-H01 lets no free text through, whatever a message contains', () => {
    const shapes: MessageShapes[] = [...Object.values(activityMessages), ...Object.values(workflowMessages)];
    const sentence = 'Should a small town close its centre to cars?';
    const words = fc.oneof(
      fc.constant(sentence),
      fc.constant(open),
      fc.string(),
      fc.nat(),
      fc.constant(null),
    );
    fc.assert(
      fc.property(
        fc.object({ values: [words], maxDepth: 3 }),
        fc.constantFrom(...shapes),
        (value, messages) => {
          for (const shape of [messages.input, messages.result]) {
            const given = { ...open, ...value };
            try {
              const kept = fitted(shape, given, () => undefined);
              assert.ok(!(JSON.stringify(kept) ?? '').includes('small town'));
            } catch (error) {
              assert.ok(error instanceof ShapeError && !error.message.includes('small town'));
            }
          }
        },
      ),
    );
  });
});
