import assert from 'node:assert/strict';
import { isSigned } from '../../../src/prepare/signature.ts';

const name = 'Zedrik';
const signs = (text: string): boolean => {
  const places = [...text.matchAll(/Zedrik/g)].map(({ index }) => ({ at: index, end: index + name.length }));
  return places.some(isSigned(text, places));
};
const body = 'Move the batch jobs first.\nKeep the database where it is.';

describe('a line that signs an answer', () => {
  for (const text of [
    `${body}\n\n— ${name}`,
    `${body}\n\nSigned,\n${name}`,
    `Model: ${name}\n\n${body}`,
    `**${name}:**\n\n${body}`,
    `${body}\n\n- ${name}`,
  ])
    it(`R-R07 is found: ${JSON.stringify(text)}`, () => assert.ok(signs(text)));

  for (const text of [
    name,
    `${body}\n\nIt was tried by ${name} last year.`,
    `Tools:\n- Foo\n- ${name}`,
    `${body} Ask ${name}.\n${body}`,
  ])
    it(`is no item of a list, no prose and no whole answer: ${JSON.stringify(text)}`, () =>
      assert.ok(!signs(text)));
});
