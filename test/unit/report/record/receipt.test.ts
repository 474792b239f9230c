import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { compactReport } from '../../../../src/report/compact.ts';
import { partDigests } from '../../../../src/report/record/receipt.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { leaves } from '../../../support/any-json.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

const facts = exampleFacts();
const report = builtReport(facts);
const receipt = report.methodology!.receipt;
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('the receipt of a report', () => {
  it('R-R19 holds the digests of the question and of every text that was read', () => {
    assert.equal(receipt.question, digest(facts.findings.question));
    const { included, excluded } = report.research_record!.provenance!;
    const told = [...included, ...excluded].map(({ model_id, text_digest }) => [model_id, text_digest]);
    const stored = facts.findings.models.filter(({ text }) => text !== null);
    assert.deepEqual(
      new Map(told as [string, string][]),
      new Map(stored.map(({ modelId, text }) => [modelId, digest(text!)])),
    );
  });

  it('R-R19 a report without the text of a model that counts is not delivered', () => {
    const [first, ...others] = facts.findings.models;
    const without = exampleFacts({ models: [{ ...first!, text: null }, ...others] });
    assert.match(reportProblems(builtReport(without), without).join(), /text_digest/);
  });

  it('R-R19 every change of a value outside the question and the receipt changes only the digest of its part', () => {
    const before = partDigests(report);
    const changed = new Set<string>();
    const kinds = Map.groupBy(leaves(report), (path) => path.filter((key) => !/^\d+$/.test(key)).join('.'));
    for (const path of [...kinds.values()].flatMap((same) => same.slice(-1))) {
      const copy = structuredClone(report);
      change(copy, path);
      const after = partDigests(copy);
      const differing = Object.keys(before).filter((part) => before[part] !== after[part]);
      const isOutside = ['question', 'schema_version'].includes(path[0]!) || path[1] === 'receipt';
      assert.equal(differing.length, isOutside ? 0 : 1, path.join('.'));
      for (const part of differing) {
        assert.equal(part, path[0]);
        changed.add(part);
      }
    }
    assert.deepEqual([...changed].sort(), Object.keys(before).sort());
    assert.deepEqual(before, receipt.parts);
  });

  it('R-R19 is the same for the compact view and for any order of members', () => {
    assert.deepEqual(partDigests(compactReport({ ...report })), partDigests(report));
    const backwards = JSON.parse(JSON.stringify(report), (_, part) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).reverse())
        : part,
    );
    assert.deepEqual(partDigests(backwards), partDigests(report));
  });
});

type Parts = Record<string, unknown>;

function change(copy: Report, path: readonly string[]): void {
  const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as Parts)[key], copy) as Parts;
  const last = path.at(-1)!;
  parent[last] = parent[last] === null ? 'changed' : null;
}
