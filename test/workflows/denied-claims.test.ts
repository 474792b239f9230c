import assert from 'node:assert/strict';
import type { Extraction } from '../../src/stages/extract/extract-claims.ts';
import { wordLine } from '../../src/text/words.ts';
import { honestRun } from './support/honest-run.ts';

describe('claims that a response rejects', () => {
  it('R-R02 are marked for both synthesizers that group them, and where these are asked about a pair', async () => {
    const { artifactsOf, calls } = await honestRun();
    const rejected = artifactsOf('extract')
      .flatMap(({ body }) => (body as { value?: Extraction }).value?.claims ?? [])
      .flatMap(({ stance, statement }) => (stance === 'rejects' ? [statement] : []));
    assert.ok(rejected.length > 0, 'the simulated panel rejects something');
    const shown = (stage: string) =>
      calls.filter((call) => call.stage === stage).map(({ body }) => `${body?.messages?.at(-1)?.content}`);
    const groupings = shown('group');
    assert.equal(groupings.length, 2);
    for (const prompt of groupings) {
      const marked = [...prompt.matchAll(/"statement":("(?:[^"\\]|\\.)*"),"denied":true/g)];
      assert.deepEqual(
        new Set(marked.map(([, statement = '']) => wordLine(JSON.parse(statement) as string))),
        new Set(rejected.map(wordLine)),
      );
    }
    const asked = shown('group_compare').filter((prompt) =>
      rejected.some((statement) => prompt.includes(JSON.stringify(statement))),
    );
    assert.ok(asked.every((prompt) => prompt.includes('"denied":[')));
  });
});
