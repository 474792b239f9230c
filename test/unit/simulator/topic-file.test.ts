import assert from 'node:assert/strict';
import { topicSchema } from '../../../src/simulator/world/topics/topic.ts';
import { parseTopicFile, readTopicFile } from '../../../src/simulator/world/topics/topic-file.ts';

const schema = topicSchema.pick({ key: true, camps: true });
const camp = `  - key: careful
    label: Careful
    thesis: Wait.
    recommendedOption: Wait
    weight: 1
    positions: [I would wait.]
    closings: [Wait.]
    readings: [Prefers to wait.]
    headline: Wait
    rationale: Waiting is cheap.
    advice: Wait.
    suits: Right when waiting is cheap.
`;
const good = `# A comment.\nkey: waiting\n\ncamps:\n${camp}\n${camp.replaceAll('areful', 'heerful')}`;

// The error tells the editor of a topic where the mistake is.
describe('simulator: files of topics', () => {
  it('parses a topic file that follows the schema', () => {
    const { key, camps } = parseTopicFile('waiting.yaml', good, schema);
    assert.deepEqual([key, ...camps.map((each) => each.key)], ['waiting', 'careful', 'cheerful']);
  });

  for (const [mistake, text, message] of [
    [
      'a value of the wrong type',
      good.replace(/weight: 1(?!.*weight)/s, 'weight: heavy'),
      'waiting.yaml: camps[1].weight: Invalid input: expected number, received string',
    ],
    [
      'a missing property',
      good.replace('    suits: Right when waiting is cheap.\n', ''),
      'waiting.yaml: camps[0].suits: Invalid input: expected string, received undefined',
    ],
    [
      'an unknown property',
      good.replace('label:', 'lable: x\n    label:'),
      'waiting.yaml: camps[0]: Unrecognized key: "lable"',
    ],
    [
      'an item that a colon makes a mapping',
      good.replace('[I would wait.]', '[None, My view: wait.]'),
      'waiting.yaml: camps[0].positions[1]: Invalid input: expected string, received object',
    ],
    [
      'a line that is not YAML',
      good.replace('thesis: Wait.', 'thesis: Wait: now.'),
      'waiting.yaml:7: bad indentation of a mapping entry',
    ],
    [
      'a second document',
      `${good}---\n${good}`,
      'waiting.yaml:1: expected a single document in the stream, but found more',
    ],
    ['a key that occurs twice', `${good}key: again\n`, 'waiting.yaml:30: duplicated mapping key'],
    ['no content', '', 'waiting.yaml:1: expected a document, but the input is empty'],
  ] as const) {
    it(`refuses ${mistake} in a topic file: the error names the file, the place and the problem`, () => {
      assert.throws(() => parseTopicFile('waiting.yaml', text, schema), { message });
    });
  }

  it('names the file of a topic that does not exist', () => {
    assert.throws(() => readTopicFile('no-such-topic', schema), /ENOENT.*topics\/no-such-topic\.yaml/);
  });
});
