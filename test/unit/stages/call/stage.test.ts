import assert from 'node:assert/strict';
import type { ChatMessage } from '../../../../src/domain/run/chat.ts';
import { campsMessages } from '../../../../src/stages/camps/find-camps.ts';
import { extractMessages } from '../../../../src/stages/extract/extract-claims.ts';
import { prepare as prepareGroup } from '../../../../src/stages/group/group.ts';
import { writers } from '../../../../src/stages/write/writers.ts';

const seed = 'seed';
const questions = {
  German: 'Sollen wir kündigen oder bleiben?',
  Japanese: 'お茶かコーヒーか？',
  English: 'Rust vs Go',
};

describe('the language of a prompt', () => {
  for (const [language, question] of Object.entries(questions)) {
    it(`R-R14 (prompts) every stage that words something names ${language}, the language of the question`, () => {
      const stages: Record<string, readonly ChatMessage[]> = {
        extract: extractMessages({ seed, question, response: 'Whatever it says.' }),
        group: prepareGroup({ seed, question, batch: [] }).messages,
        camps: campsMessages({ seed, question, questionType: 'decision', positions: [] }),
      };
      for (const [section, writer] of Object.entries(writers)) {
        stages[section] = writer.messages({
          seed,
          day: '2026-11-26',
          question,
          tables: { camps: [], claims: [] },
        });
      }
      assert.equal(Object.keys(stages).length, 7);
      for (const [stage, messages] of Object.entries(stages)) {
        const text = messages.map(({ content }) => content).join('\n');
        const outside = text.slice(0, text.indexOf('<<question '));
        assert.ok(outside.includes(`word it in ${language}, in which the question is asked`), stage);
        // Limits are given in words, which Japanese does not part.
        assert.equal(
          outside.includes('Lengths in words count two characters as one'),
          language === 'Japanese',
          stage,
        );
      }
    });
  }
});
