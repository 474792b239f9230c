import assert from 'node:assert/strict';
import { judge, prepare } from '../../../../src/stages/read/mend-stage.ts';
import { context, evidence, flagged } from '../../../support/stages/reading.ts';
import { written } from '../../report/example.ts';

const input = { evidence, drafts: written, mended: [], flags: [flagged] };
const judged = async (text: string) => {
  const output = JSON.stringify({ fields: [{ field: 'rationale', text, claims: [] }] });
  return (await judge({ ...input, asked: null, output }, context())).checked;
};

describe('the stage of mending', () => {
  it('R-R22 shows its writer the flagged fields of the flagged sections', async () => {
    const prepared = await prepare(input, context());
    assert.ok('messages' in prepared);
    const [, shown = ''] = prepared.messages[1]!.content.split('<<to_mend');
    assert.match(shown, /"field":"rationale"/);
    assert.doesNotMatch(shown, /"field":"(?:headline|issue)"/);
    assert.doesNotMatch(prepared.messages[1]!.content, /"disputed":\[/, 'the tables of these alone');
  });

  it('R-R22 shows its writer of the responses only what the flagged fields can rest on', async () => {
    const shownTo = async (rationale: string) => {
      const drafts = { ...written, answer: { ...written.answer!, rationale } };
      const prepared = await prepare({ ...input, drafts }, context());
      assert.ok('messages' in prepared);
      return /"responses":\{([^}]*)\}/.exec(prepared.messages[1]!.content)?.[1];
    };
    assert.match((await shownTo(flagged.sentence)) ?? '', /"A21\.1"/, 'all, if it names none');
    assert.match(
      (await shownTo(`It costs more [A10.2]. ${flagged.sentence}`)) ?? '',
      /^"A10\.1":[^:]*"A10\.3":[^:]*$/,
    );
  });

  it('R-R22 R-R05 takes a text that passes the checks of its section, and none that states a number of its own', async () => {
    const sound = 'Whoever splits first has to guess where the parts end.';
    assert.deepEqual(
      (await judged(sound))?.value.map(({ text }) => text),
      [sound],
    );
    const wrong = await judged('It costs 37 % more.');
    assert.deepEqual(wrong?.value, []);
    assert.match(wrong?.problems.join() ?? '', /^rationale/);
  });

  it('R-R22 R-R23 shows the judgement, with which a mended headline has to agree', async () => {
    const statement = 'The newer figure is better supported.';
    const assessment = { favours: null, statement };
    const drafts = { ...written, answer: { ...written.answer!, assessment } };
    const flag = { ...flagged, path: 'headline', sentence: written.answer!.headline };
    const prepared = await prepare({ ...input, drafts, flags: [flag] }, context());
    assert.ok('messages' in prepared);
    assert.match(prepared.messages[1]!.content, /<<assessment \w+>>\nThe newer figure is better supported/);
    const without = await prepare({ ...input, flags: [flag] }, context());
    assert.ok('messages' in without && !without.messages[1]!.content.includes('<<assessment'));
  });
});
