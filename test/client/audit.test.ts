import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openClient } from '../../src/client/client.ts';
import { runCommand } from '../../src/command/program.ts';
import { materialOf } from '../unit/audit/material.ts';
import { exampleFacts } from '../unit/report/example.ts';

describe('an audit by the client', () => {
  const facts = exampleFacts();
  // JSON leaves U+2028 as it is: it ends no line of the export.
  const models = facts.findings.models.map((model) => ({
    ...model,
    text: model.text && `${model.text}\u2028`,
  }));
  const { report, responses, run } = materialOf(exampleFacts({ models }));
  const result = { ...run, object: 'research.result', report };
  let sent: unknown = result;
  let exported = responses.map((line) => `${JSON.stringify(line)}\n`).join('');
  const service = createServer(({ url }, response) => {
    if (url?.endsWith('/result')) response.end(typeof sent === 'string' ? sent : JSON.stringify(sent));
    else response.end(exported);
  });
  before(() => once(service.listen(0, '127.0.0.1'), 'listening'));
  after(() => service.close());
  const open = () =>
    openClient({ url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, key: 'k' });

  async function command() {
    const printed: string[] = [];
    const code = await runCommand(['audit', facts.run.runId], {
      client: open(),
      screen: { columns: 80, isTerminal: false, paint: (_, text) => text },
      out: (text) => void printed.push(text),
      err: (text) => void printed.push(text),
      showProgress: null,
    });
    return { code, printed };
  }

  /** What the client finds, and what the command says of it. */
  async function audited() {
    const { code, printed } = await command();
    const { checks } = await open().audit(facts.run.runId);
    return {
      paths: checks.flatMap(({ mismatches }) => mismatches.map(({ path }) => path)),
      checks,
      code,
      printed,
    };
  }

  it('R-U09 R-R19 recomputes what the service sends, and finds that all of it matches', async () => {
    const { checks, paths, code, printed } = await audited();
    assert.deepEqual([paths, code], [[], 0]);
    assert.ok((checks.find(({ name }) => name === 'spans')?.checked ?? 0) > 10);
    assert.match(printed.join(''), /\n\d+ checks, all match\n$/);
  });

  it('R-U09 R-R19 finds a count that the service has changed, and what is no report', async () => {
    const wrong = structuredClone(result);
    wrong.report.evidence!.claims[0]!.supporting_count = 3;
    sent = wrong;
    const changed = await audited();
    assert.ok(changed.paths.includes('evidence.claims[0].supporting_count'), `${changed.paths}`);
    assert.equal(changed.code, 1);
    assert.match(changed.printed.join(''), /^MISMATCH evidence\.claims\[0\]\.supporting_count: found 3/m);
    sent = { ...result, report: 'none' };
    const { paths, code, checks } = await audited();
    assert.deepEqual([paths, code, checks.map(({ name }) => name)], [['report'], 1, ['shape']]);
  });

  it('R-U09 R-R19 tells what the service sends unreadable apart from what does not match', async () => {
    for (const [body, lines, why] of [
      ['<html>', exported, 'the result is not JSON'],
      [result, '{"model_id": "a/b"}\n', 'line 1 of the export is not a response'],
    ] as const) {
      [sent, exported] = [body, lines];
      await assert.rejects(open().audit(facts.run.runId), { name: 'UnreadableMaterial' });
      const { code, printed } = await command();
      assert.equal(code, 2);
      assert.ok(printed.join('').startsWith(why), printed.join(''));
    }
  });
});
