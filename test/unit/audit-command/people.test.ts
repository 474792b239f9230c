import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { type CodedCell, codedCells } from '../../../src/audit-command/people/cells.ts';
import { sampleOf } from '../../../src/audit-command/people/sample.ts';
import { scoreOf } from '../../../src/audit-command/people/score.ts';
import { csvOf, readSheet } from '../../../src/audit-command/people/sheet.ts';
import { runAudit } from '../../../src/audit-command/program.ts';
import type { Pool } from '../../../src/db/pool.ts';
import { wilson } from '../../../src/findings/wilson.ts';
import { materialOf } from '../audit/material.ts';
import { exampleFacts } from '../report/example.ts';

const facts = exampleFacts();
const material = materialOf(facts);
const cells = codedCells(material);
const codeOf = new Map(cells.map(({ id, code }) => [id, code]));

describe('npm run audit -- sample and score', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-people-'));
  after(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('report.json'), JSON.stringify(material.report));
  writeFileSync(
    at('responses.jsonl'),
    material.responses.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
  const files = [at('report.json'), at('responses.jsonl')];

  async function run(...words: string[]) {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const db = {} as Pool; // Files need none.
    const code = await runAudit(words, { db, out: say, err: say });
    return { code, text: said.join('') };
  }

  async function coded(codeFor: (cell: CodedCell) => string, name: string): Promise<string> {
    const drawn = await run('sample', ...files, '--n', '40', '--out', at(`blank-${name}`));
    assert.equal(drawn.code, 0, drawn.text);
    const { header, rows } = readSheet(readFileSync(at(`blank-${name}`), 'utf8'));
    const cellOf = new Map(cells.map((cell) => [cell.id, cell]));
    const filled = rows.map((row) => [...row.slice(0, 3), codeFor(cellOf.get(row[0]!)!)]);
    writeFileSync(at(name), csvOf({ header, rows: filled }));
    return at(name);
  }

  it('R-R19 a sheet has the claim and the sentences of each stance, and neither its stance nor its model', async () => {
    const out = at('sheet.csv');
    const { code, text } = await run('sample', ...files, '--n', '40', '--out', out);
    assert.deepEqual([code, text.startsWith('40 rows')], [0, true], text);
    const written = readFileSync(out, 'utf8');
    const { header, rows } = readSheet(written);
    assert.deepEqual(header, ['id', 'claim', 'passage', 'code']);
    assert.equal(rows.length, 40);
    for (const [id = '', claim, passage = '', blank] of rows) {
      const cell = cells.find((each) => each.id === id)!;
      assert.deepEqual([claim, blank], [cell.statement, '']);
      const text = material.responses.find(({ model_id }) => model_id === cell.modelId)!.text!;
      for (const { offset, length } of cell.spans)
        assert.ok(passage.includes(text.slice(offset, offset + length).replaceAll('\n', ' ')), passage);
    }
    assert.ok(!facts.findings.models.some(({ modelId }) => written.includes(modelId)));
    assert.ok(!/\b(support|oppose|mixed|not_addressed)\b/.test(written));
    const again = await run('sample', ...files, '--out', out);
    assert.deepEqual([again.code, again.text.includes('EEXIST')], [2, true], 'nobody’s work is overwritten');
  });

  it('R-R19 nobody is asked about stances on which two synthesizers differ to the end', () => {
    const claims = material.report.evidence!.claims;
    const open = claims.flatMap(({ claim_id: id, unresolved_model_ids: ids = [] }) =>
      ids.map((own) => `${id} ${own}`),
    );
    assert.ok(open.length > 0);
    assert.ok(cells.every(({ claimId, modelId }) => !open.includes(`${claimId} ${modelId}`)));
  });

  it('R-R19 a sample is spread over claims and stances, a quarter is for missed ones, and a seed draws it again', () => {
    const drawn = sampleOf(cells, 40, 5);
    assert.deepEqual(sampleOf(cells, 40, 5), drawn);
    assert.notDeepEqual(sampleOf(cells, 40, 6), drawn);
    assert.equal(new Set(drawn.map(({ id }) => id)).size, 40);
    assert.equal(drawn.filter(({ code }) => code === 'not_addressed').length, 10);
    for (const stance of ['support', 'oppose', 'mixed'] as const) {
      const all = cells.filter(({ code }) => code === stance).length;
      const printed = cells.filter(({ code }) => code !== 'not_addressed').length;
      const share = drawn.filter(({ code }) => code === stance).length / 30;
      assert.ok(Math.abs(share - all / printed) < 1 / 15, stance);
    }
    assert.ok(new Set(drawn.map(({ claimId }) => claimId)).size >= 5);
    assert.equal(sampleOf(cells, 10_000, 1).length, cells.length);
  });

  it('R-R19 people who agree with the report score it perfect, and errors are counted with an interval', async () => {
    const right = await run('score', await coded(({ code }) => code, 'right.csv'), ...files);
    assert.match(
      right.text,
      /^code: 30 of 30 printed stances are right: 100\.0%, 95% interval 88\.6% to 100\.0%$/m,
    );
    assert.match(right.text, /^code: in 0 of 10 responses .+: 0\.0%, 95% interval 0\.0% to 27\.8%$/m);
    assert.match(right.text, /α against the report is 1\.00, /);

    const silent = await run('score', await coded(() => 'support', 'support.csv'), ...files);
    const supported = readSheet(readFileSync(at('support.csv'), 'utf8')).rows.filter(
      ([id]) => codeOf.get(id!) === 'support',
    ).length;
    assert.match(silent.text, new RegExp(`^code: ${supported} of 30 printed stances are right`, 'm'));
    assert.match(silent.text, /^code: in 10 of 10 responses/m);
  });

  it('R-R19 several coders are scored alone and against each other, and blank rows are left out', () => {
    const some = cells.slice(0, 12);
    const rows = some.map(({ id, code }, row) => [id, '', '', code, row === 0 ? '' : code]);
    const { coders, alphaOfPeople } = scoreOf(
      { header: ['id', 'claim', 'passage', 'Ada', 'Emmy'], rows },
      cells,
    );
    assert.deepEqual(
      coders.map(({ coder, blank }) => [coder, blank]),
      [
        ['Ada', 0],
        ['Emmy', 1],
      ],
    );
    assert.equal(alphaOfPeople, 1);
  });

  it('R-R19 a sheet that cannot be scored says in which row and why', async () => {
    const sheet = await coded(({ code }) => code, 'good.csv');
    const good = readFileSync(sheet, 'utf8');
    const { header, rows } = readSheet(good);
    const bad: [string, string][] = [
      [
        'is none of support, oppose, mixed, not_addressed',
        csvOf({ header, rows: [[...rows[0]!.slice(0, 3), 'suport']] }),
      ],
      ['the report has no “s123”', csvOf({ header, rows: [['s123', '', '', 'support']] })],
      ['stands in the sheet twice', csvOf({ header, rows: [rows[0]!, rows[0]!] })],
      ['nobody has written a code', csvOf({ header, rows: rows.map((row) => [...row.slice(0, 3), '']) })],
      [
        'no column for a coder',
        csvOf({ header: header.slice(0, 3), rows: rows.map((row) => row.slice(0, 3)) }),
      ],
      ['no column “id”', 'something else\n1,2\n'],
      ['quotation mark that is not closed', `${good}"open`],
    ];
    for (const [said, text] of bad) {
      writeFileSync(at('bad.csv'), text);
      const { code, text: told } = await run('score', at('bad.csv'), ...files);
      assert.deepEqual([code, told.includes(said)], [2, true], `${said}: ${told}`);
    }
    const none = await run('score', at('none.csv'), ...files);
    assert.deepEqual([none.code, none.text.includes('no such file')], [2, true]);
  });

  it('R-R19 any cells survive writing and reading, and none of them is a formula', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (given) => {
        const rows = given.map(([a, b], row) => [`s${row}`, `=${a}`, b]);
        const text = csvOf({ header: ['id', 'claim', 'passage'], rows });
        const read = readSheet(text);
        assert.deepEqual(
          read.rows.map(([id]) => id),
          rows.map(([id]) => id),
        );
        assert.ok(read.rows.flat().every((each) => !/^[=+\-@\t\r]/.test(each)));
      }),
    );
  });

  it('R-R19 coders read the words of the report, with an apostrophe only before a formula', () => {
    const rows = [['s1', '=1', 'Two ways; +3 % and "; -4"', 'Plain; @home']];
    assert.deepEqual(readSheet(csvOf({ header: ['id', 'a', 'b', 'c'], rows })).rows, [
      ['s1', "'=1", 'Two ways; +3 % and "; -4"', 'Plain; @home'],
    ]);
  });

  it('R-R19 reads a sheet as spreadsheets save it, with semicolons or tabs', () => {
    for (const separator of [';', '\t'])
      assert.deepEqual(readSheet(`id${separator}claim\r\ns1${separator}"a ""b"", c"\r\n`), {
        header: ['id', 'claim'],
        rows: [['s1', 'a "b", c']],
      });
  });

  it('R-R19 Wilson’s interval has the published values', () => {
    // Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method
    // 3.
    const known: [number, number, number, number][] = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ];
    for (const [part, whole, low, high] of known) {
      const found = wilson(part, whole)!;
      assert.ok(Math.abs(found.low - low) < 5e-5 && Math.abs(found.high - high) < 5e-5, `${part}/${whole}`);
    }
  });
});
