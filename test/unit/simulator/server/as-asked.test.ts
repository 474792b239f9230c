import assert from 'node:assert/strict';
import { asAsked } from '../../../../src/simulator/server/as-asked.ts';
import { asSent } from '../../../../src/simulator/server/as-sent.ts';
import { judgeOutput } from '../../../../src/stages/call/judge-output.ts';
import { callWithFallback } from '../../../../src/stages/call/ladder.ts';
import { checkExtraction, extractCall } from '../../../../src/stages/extract/extract-claims.ts';
import { answerWith } from '../../../support/chat.ts';
import { plantedAnswer, playStage, questions, task } from '../support.ts';

const question = questions['monolith-or-microservices'];
const response = plantedAnswer(1, question, 'openai/gpt-5.5');

describe('simulator: what a second message asks for', () => {
  it('sends only the corrections of faulty entries, from which the service makes the whole output again', async () => {
    const messages = task({ question, response });
    const whole = asSent('extract', playStage('extract', messages, 'north')) as {
      claims: string[];
    };
    const wrong = '9999+ | Trams are cheap.';
    const spoilt = { ...whole, claims: whole.claims.with(1, wrong).with(2, wrong) };
    const sent: object[] = [];
    const result = await callWithFallback({
      spec: extractCall,
      messages,
      judge: async (given) => judgeOutput(extractCall, checkExtraction({ question, response }), given),
      synthesizers: 1,
      call: async (_, request) => {
        sent.push(sent.length === 0 ? spoilt : asAsked(request.messages, whole));
        return answerWith({ text: JSON.stringify(sent.at(-1)) });
      },
    });
    assert.deepEqual(sent[1], {
      position: '',
      recommended_option: '',
      claims: whole.claims.slice(1, 3),
      options: [],
      uncertainties: [],
      quantities: [],
      cases: [],
    });
    const straight = judgeOutput(extractCall, checkExtraction({ question, response }), JSON.stringify(whole));
    assert.deepEqual([result.ok && result.value, result.reasks], [straight.checked?.value, 1]);
  });
});
