import assert from 'node:assert/strict';
import { catalogueOf } from '../../../bench/panel/authors.ts';
import { errsIn } from '../../../bench/panel/coder/errors.ts';
import { knowledgeOf } from '../../../bench/panel/coder/knowledge.ts';
import { plantPanel } from '../../../bench/panel/plant.ts';
import { normalise } from '../../../src/synthesis/prepare/normalise.ts';
import { prepareNames } from '../../../src/text/known-names.ts';

describe('a planted panel', () => {
  const authors = catalogueOf(172).models;
  const panel = plantPanel(7, authors);
  const { answers, claims } = panel;

  it('is the same for the same seed, and another for another', () => {
    assert.deepEqual(plantPanel(7, authors), panel);
    assert.notDeepEqual(plantPanel(8, authors).claims, claims);
  });

  it('has its truth where it says: whole sentences of the text', () => {
    for (const { text, statements, camp, uncertainties, asides } of answers) {
      const places = [...statements.flatMap((said) => said.places), ...asides].concat(
        camp?.place ?? [],
        uncertainties.map(({ place }) => place),
      );
      const characters = Array.from(text);
      for (const { offset, length } of places) {
        const sentence = characters.slice(offset, offset + length).join('');
        assert.match(sentence, /^[^\s].*[.。]$/su);
        assert.doesNotMatch(sentence, /\n/);
      }
    }
  });

  it('has claims of one, of two and of a twentieth of the answers', () => {
    const holders = (id: string) =>
      answers.filter(({ statements }) => statements.some(({ claimId }) => claimId === id)).length;
    const rare = claims.filter(({ minority }) => minority !== null);
    assert.deepEqual(rare.map(({ id, minority }) => `${minority} ${holders(id)}`).sort(), [
      'one 1',
      'one 1',
      'twentieth 9',
      'twentieth 9',
      'two 2',
      'two 2',
    ]);
    const counts = claims.map(({ id }) => holders(id));
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => b - a),
      'ranked by how many address them',
    );
  });

  it('has a dispute that answers put first, truisms that they put last, and two claims that exclude each other', () => {
    const said = answers.map(({ statements }) => statements.filter(({ isImplied }) => !isImplied));
    const idOf = (claims: (typeof said)[number] | undefined, at: number) => claims?.at(at)?.claimId;
    const disputed = said.filter((own) => own.some(({ claimId }) => claimId === panel.dispute));
    assert.ok(disputed.length > 100 && disputed.every((own) => idOf(own, 0) === panel.dispute));
    const truisms = claims.filter(({ isTruism }) => isTruism).map(({ id }) => id);
    const ends = said.filter((own) => own.some(({ claimId }) => truisms.includes(claimId)));
    assert.ok(truisms.length === 3 && ends.length >= 4);
    assert.ok(ends.every((own) => truisms.includes(idOf(own, -1)!)));
    const stances = (id: string) =>
      answers.map(({ statements }) => statements.find(({ claimId }) => claimId === id)?.stance);
    const opposite = { support: 'oppose', oppose: 'support', mixed: 'mixed' } as const;
    assert.deepEqual(
      stances('t2'),
      stances('t1').map((stance) => stance && opposite[stance]),
    );
    assert.ok(stances('t1').filter((stance) => stance === 'support').length > 30);
  });

  it('varies as real ones do: languages, styles, lengths, tricks, and hardly a sentence twice', () => {
    const seen = <T>(of: (answer: (typeof answers)[number]) => readonly T[]) =>
      new Set(answers.flatMap(of)).size;
    assert.equal(
      seen(({ language }) => [language]),
      4,
    );
    assert.equal(
      seen(({ style }) => [style]),
      8,
    );
    assert.equal(
      seen(({ tricks }) => tricks),
      5,
    );
    const lengths = answers
      .filter(({ language }) => language !== 'zh')
      .map(({ text }) => text.split(/\s+/).length)
      .sort((a, b) => a - b);
    assert.ok(lengths[0]! < 280 && lengths.at(-1)! > 2_500 && lengths.at(-1)! < 4_400, `${lengths}`);
    const said = answers.flatMap(({ text, statements }) =>
      statements.flatMap(({ places }) =>
        places.map(({ offset, length }) =>
          Array.from(text)
            .slice(offset, offset + length)
            .join(''),
        ),
      ),
    );
    assert.ok(new Set(said).size > said.length * 0.8, `${new Set(said).size} of ${said.length} sentences`);
  });

  it('is known again by its words, with names masked', () => {
    const { answerIn } = knowledgeOf(panel);
    const names = prepareNames(
      authors.flatMap(({ modelId, displayName, labName }) => [modelId, displayName, labName]),
    );
    for (const answer of answers) {
      const masked = normalise(answer.text, names);
      assert.equal(answerIn(masked.kind === 'answer' ? masked.masked : ''), answer);
    }
  });
});

describe('the errors of a simulated synthesizer', () => {
  const things = Array.from({ length: 2_000 }, (_, index) => index);
  const made = (coder: string, together: boolean, stage: 'label' | 'extract' = 'label') => {
    const errors = { seed: 1, rates: { flipped: 0.1 }, stage: 'label', together } as const;
    const errs = errsIn(errors, stage, coder);
    return things.filter((thing) => errs('flipped', thing));
  };

  it('come at their rate, again for the same thing, and only where they are to', () => {
    assert.ok(Math.abs(made('a', false).length - 200) < 50);
    assert.deepEqual(made('a', false), made('a', false));
    assert.deepEqual(made('a', false, 'extract'), []);
  });

  it('are those of each coder alone, or the same of both', () => {
    const both = new Set(made('b', false));
    assert.ok(made('a', false).filter((thing) => both.has(thing)).length < 50);
    assert.deepEqual(made('a', true), made('b', true));
  });
});
