import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAudit } from '../../../src/audit-command/program.ts';
import type { Pool } from '../../../src/db/pool.ts';
import { compactReport } from '../../../src/report/compact.ts';
import { materialOf } from '../audit/material.ts';
import { exampleFacts } from '../report/example.ts';

const facts = exampleFacts();
// JSON leaves U+2028 as it is: it ends no line of the export.
const models = facts.findings.models.map((model) => ({
  ...model,
  text: model.text && `${model.text}\u2028`,
}));
const { report, responses } = materialOf(exampleFacts({ models }));

describe('npm run audit', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  after(() => rmSync(folder, { recursive: true }));

  const file = (name: string, content: unknown): string => {
    const place = path.join(folder, name);
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
    return place;
  };
  const envelope = { id: facts.run.runId, object: 'research.result', status: 'completed', report };
  const lines = responses.map((line) => `${JSON.stringify(line)}\n`).join('');
  const result = file('result.json', envelope);
  const bare = file('report.json', report);
  const exported = file('responses.jsonl', lines);

  async function run(...words: string[]) {
    const said = { out: [] as string[], err: [] as string[] };
    const code = await runAudit(words, {
      get db(): Pool {
        throw new Error('files need no database');
      },
      out: (text) => void said.out.push(text),
      err: (text) => void said.err.push(text),
    });
    return { code, out: said.out.join(''), err: said.err.join('') };
  }

  it('R-R19 exits with 0 if everything matches, for a result as served and for a bare report', async () => {
    for (const given of [result, bare]) {
      const { code, out, err } = await run(given, exported);
      assert.deepEqual([code, err], [0, '']);
      assert.match(out, /^claims +\d+ checked, \d+ match$/m);
      assert.match(out, /\n\d+ checks, all match\n$/);
    }
  });

  it('R-R19 points in one line to what no report shows, beside what this one leaves unchecked', async () => {
    const toldOf = async (given: string) =>
      (await run(given, exported)).out.split('\n').filter((line) => line.startsWith('not checked: '));
    const always =
      /^not checked: whether sentences show their stances, .*“What it cannot show” of docs\/audit\.md$/;
    const whole = await toldOf(result);
    assert.equal(whole.length, 1);
    assert.match(whole[0] ?? '', always);
    assert.deepEqual(JSON.parse((await run('--json', result, exported)).out).unchecked, []);
    const compact = await toldOf(file('compact.json', compactReport({ ...report })));
    assert.match(compact[0] ?? '', /the compact view has no question$/);
    assert.match(compact[1] ?? '', always);
  });

  it('R-R19 exits with 1 if something does not match, and names each mismatch by its path', async () => {
    const wrong = structuredClone(envelope);
    wrong.report.evidence!.claims[0]!.supporting_count = 3;
    const { code, out } = await run(file('wrong.json', wrong), exported);
    assert.equal(code, 1);
    assert.match(out, /^MISMATCH evidence\.claims\[0\]\.supporting_count: found 3, expected 9$/m);
    assert.match(out, /^MISMATCH methodology\.receipt\.parts\.evidence: found /m);
    assert.match(out, /\n\d+ checks, 3 do not match\n$/);

    const machine = await run('--json', file('wrong.json', wrong), exported);
    const { matches, checks } = JSON.parse(machine.out);
    assert.equal(matches, false);
    const claims = checks.find(({ name }: { name: string }) => name === 'claims');
    assert.deepEqual(claims.mismatches, [
      { path: 'evidence.claims[0].supporting_count', found: 3, expected: 9 },
    ]);
    assert.equal(claims.matched, claims.checked - 1);
  });

  it('R-R19 names the mismatch if a report has the wrong shape', async () => {
    const broken = structuredClone(envelope) as { report: { evidence: { claims: unknown[] } } };
    broken.report.evidence.claims[1] = 'none';
    const { code, out } = await run(file('broken.json', broken), exported);
    assert.equal(code, 1);
    assert.match(out, /^MISMATCH report\.evidence\.claims\[1\]/m);
  });

  it('R-R19 exits with 2 if the command or the files cannot be read', async () => {
    const unreadable: [string, ...string[]][] = [
      ['give the export', result],
      ['is not JSON', file('text.json', 'no'), exported],
      ['line 2 of the export is not JSON', result, file('cut.jsonl', `${lines.split('\n')[0]}\n{"mod`)],
      ['line 1 of the export is not a response', result, file('else.jsonl', '{}\n')],
      ['no such file', path.join(folder, 'none.json'), exported],
      ['unknown option', '--all', result, exported],
      ['missing required argument'],
    ];
    for (const [said, ...words] of unreadable) {
      const { code, out, err } = await run(...words);
      assert.deepEqual([code, out], [2, ''], said);
      assert.ok(err.includes(said), err);
    }
  });
});
