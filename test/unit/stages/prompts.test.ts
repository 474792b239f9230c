import assert from 'node:assert/strict';
import type { ChatMessage } from '../../../src/domain/run/chat.ts';
import type { Section } from '../../../src/domain/run/run-messages.ts';
import { tablesOf } from '../../../src/report/tables/tables.ts';
import { writerTables } from '../../../src/report/tables/writer-tables.ts';
import { prepare as prepareAdjudication } from '../../../src/stages/adjudicate/stage.ts';
import { prepare as prepareExtraction } from '../../../src/stages/extract/stage.ts';
import { groupMessages } from '../../../src/stages/group/group.ts';
import type { Prepared } from '../../../src/stages/job/job.ts';
import { prepare as prepareLabel } from '../../../src/stages/label/stage.ts';
import { writers } from '../../../src/stages/write/writers.ts';
import { jobContext } from '../../support/job-context.ts';
import { exampleFacts } from '../report/example.ts';

// Providers charge a fraction for the beginning of a prompt that they have seen before, to its first difference.

const { findings } = exampleFacts();
const { question } = findings;
const seed = 'seed';
const refusals = new Set(findings.excluded.map(({ modelId }) => modelId));
const responses = findings.models.flatMap(({ modelId, text }) =>
  text && !refusals.has(modelId) ? [text] : [],
);
const claims = Array.from({ length: 36 }, (_, index) => ({
  claimId: index + 1,
  statement: `Claim ${index + 1} holds of modules.`,
  stake: 1,
}));

function textOf(prompt: readonly ChatMessage[] | Prepared<unknown>): string {
  if ('setAside' in prompt) assert.fail(prompt.setAside);
  const messages = 'messages' in prompt ? prompt.messages : prompt;
  return messages.map(({ content }) => content).join('\n');
}

/** The beginning that all of these texts share. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end--;
  return first.slice(0, end);
}

describe('prompts of one stage of a run', () => {
  it('of extraction are the same up to the response', () => {
    const prompts = responses.map((text) =>
      textOf(prepareExtraction({ seed, question, text, names: [] }, jobContext())),
    );
    assert.match(commonStart(prompts), /<<end question [0-9a-f]{16}>>\n\n<<response [0-9a-f]{16}>>\n\[1\] /);
  });

  it('of labelling begin in one of four ways, each with the camps and three quarters of the claims', () => {
    const prompts = Array.from({ length: 80 }, (_, index) => {
      const text = `${responses[index % responses.length]} This is variant ${index}.`;
      const { camps } = findings;
      return textOf(prepareLabel({ seed, question, text, names: [], claims, camps }, jobContext()));
    });
    assert.match(commonStart(prompts), /<<camps [0-9a-f]{16}>>\n\[\n\{"id":"K$/);
    const groups = Map.groupBy(prompts, (text) => text.slice(0, text.indexOf('{"id":"C28"')));
    assert.equal(groups.size, 4);
    for (const [start, those] of groups) {
      assert.ok(those.length > 1 && start.includes('{"id":"C27"'));
      assert.ok(commonStart(those).length >= start.length);
    }
  });

  it('of grouping and adjudication share the task and the question, and no other run’s nonce', () => {
    const batchOf = (wording: string) => [{ wording, members: ['c1'] }];
    const merging = [
      ['One thing holds.', seed],
      ['Another holds.', seed],
    ].map(([wording = '', own = '']) =>
      textOf(groupMessages({ seed: own, question, batch: batchOf(wording) })),
    );
    assert.match(commonStart(merging), /<<claims [0-9a-f]{16}>>\n\[\n\{"id":1,"statement":"$/);
    const asking = responses.slice(0, 3).map((text, index) =>
      textOf(
        prepareAdjudication(
          {
            ...{ seed, question, key: `${index}`, camps: [], details: [] },
            responses: [{ modelId: 'm', text, question, seed, names: [], spans: [] }],
            claims: claims.slice(index, index + 2).map((claim) => ({ ...claim, modelId: 'm' })),
          },
          jobContext(),
        ),
      ),
    );
    assert.match(
      commonStart(asking),
      /<<claims [0-9a-f]{16}>>\n\[\n\{"id":"Q1","response":"R1","statement":"Claim $/,
    );
    const other = textOf(groupMessages({ seed: 'other', question, batch: batchOf('One thing holds.') }));
    assert.match(commonStart([merging[0]!, other]), /<<question [0-9a-f]{0,3}$/);
  });

  it('of all sections are the same up to what one section alone needs', () => {
    const tables = tablesOf(findings);
    const prompts = Object.entries(writers).map(([section, writer]) =>
      textOf(writer.messages({ seed, question, tables: writerTables(section as Section, tables) })),
    );
    assert.equal(prompts.length, 4);
    const shared = JSON.stringify(writerTables('uncertainties', tables)).split(',"uncertainties":')[0]!;
    assert.ok(shared.length > 1_000 && commonStart(prompts).includes(shared));
  });
});
