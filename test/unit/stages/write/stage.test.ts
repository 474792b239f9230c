import assert from 'node:assert/strict';
import type { Section } from '../../../../src/domain/run/run-messages.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { writerTables } from '../../../../src/report/tables/writer-tables.ts';
import { writers } from '../../../../src/stages/write/writers.ts';
import { commonStart, findings, question, seed, textOf } from '../../../support/stages/prompts.ts';

describe('prompts of one run', () => {
  it('of all sections but the answer are the same up to what one section alone needs', () => {
    const tables = tablesOf(findings);
    const { answer: _, ...others } = writers;
    const prompts = Object.entries(others).map(([section, writer]) =>
      textOf(
        writer.messages({
          seed,
          day: '2026-11-26',
          question,
          tables: writerTables(section as Section, tables),
        }),
      ),
    );
    assert.equal(prompts.length, 3);
    const shared = JSON.stringify(writerTables('uncertainties', tables)).split(',"uncertainties":')[0]!;
    assert.ok(shared.length > 1_000 && commonStart(prompts).includes(shared));
  });
});
