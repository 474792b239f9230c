import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { StepName } from '../../../../src/domain/run/stages.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { compactReport } from '../../../../src/report/compact.ts';
import { partDigests, stepDigests } from '../../../../src/report/record/receipt.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { exampleFacts } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

const facts = exampleFacts();
const report = assembleReport(facts);
const receipt = report.methodology!.receipt;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the receipt of a report', () => {
  it('R-R19 holds the digests of the question and of every text that was read', () => {
    assert.equal(receipt.question_sha256, sha256(facts.findings.question));
    const { included, excluded } = report.research_record!.provenance!;
    const told = [...included, ...excluded].map(({ model_id, text_sha256 }) => [model_id, text_sha256]);
    const stored = facts.findings.models.filter(({ text }) => text !== null);
    assert.deepEqual(
      new Map(told as [string, string][]),
      new Map(stored.map(({ modelId, text }) => [modelId, sha256(text!)])),
    );
  });

  it('R-R19 a report without the text of a model that counts is not delivered', () => {
    const [first, ...others] = facts.findings.models;
    const without = exampleFacts({ models: [{ ...first!, text: null }, ...others] });
    assert.match(reportProblems(assembleReport(without), without).join(), /text_sha256/);
  });

  it('R-R19 every change of a value outside the question and the receipt changes only the digest of its part', () => {
    const before = partDigests(report);
    const changed = new Set<string>();
    for (const path of leaves(report)) {
      const copy = structuredClone(report);
      change(copy, path);
      const after = partDigests(copy);
      const differing = before
        .filter(({ sha256 }, at) => sha256 !== after[at]?.sha256)
        .map((part) => part.path);
      const isOutside = ['question', 'schema_version'].includes(path[0]!) || path[1] === 'receipt';
      assert.equal(differing.length, isOutside ? 0 : 1, path.join('.'));
      for (const part of differing) {
        assert.ok(
          path.join('.').startsWith(part.replace('[', '.').replace(']', '')),
          `${path} changes ${part}`,
        );
        changed.add(part);
      }
    }
    assert.deepEqual([...changed].sort(), before.map((part) => part.path).sort());
    assert.deepEqual(before, receipt.parts);
  });

  it('R-R19 is the same for the compact view and for any order of members', () => {
    assert.deepEqual(byPath(compactReport({ ...report })), byPath(report));
    const backwards = JSON.parse(JSON.stringify(report), (_, part) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).reverse())
        : part,
    );
    assert.deepEqual(byPath(backwards), byPath(report));
  });

  it('R-R19 has one digest of the inputs and one of the outputs per step, whatever order they come in', () => {
    const of = (shard: string, kind: StepName = 'label') => ({
      ...{ kind, shard, promptVersion: '3' },
      inputSha256: sha256(`in ${shard}`),
      outputSha256: sha256(`out ${shard}`),
    });
    const [a, b, c] = [of('lab/a'), of('lab/b'), of('', 'camps')];
    const digests = stepDigests([b, c, a]);
    assert.deepEqual(
      digests.map(({ step, outputs }) => [step, outputs]),
      [
        ['camps', 1],
        ['label', 2],
      ],
    );
    assert.equal(
      digests[1]?.inputs_sha256,
      sha256(`lab/a\t3\t${sha256('in lab/a')}\nlab/b\t3\t${sha256('in lab/b')}\n`),
    );
    assert.equal(
      digests[1]?.outputs_sha256,
      sha256(`lab/a\t${sha256('out lab/a')}\nlab/b\t${sha256('out lab/b')}\n`),
    );
    for (const changed of [
      { ...a, promptVersion: '4' },
      { ...a, outputSha256: sha256('else') },
    ])
      assert.notDeepEqual(stepDigests([changed, b, c]), digests);
  });
});

function byPath(seen: Parts): Map<string, string> {
  return new Map(partDigests(seen).map(({ path, sha256: digest }) => [path, digest]));
}

function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

type Parts = Record<string, unknown>;

function change(copy: Report, path: readonly string[]): void {
  const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as Parts)[key], copy) as Parts;
  const last = path.at(-1)!;
  parent[last] = parent[last] === null ? 'changed' : null;
}
