import assert from 'node:assert/strict';
import { catalogueOf } from '../../../bench/panel/authors.ts';
import { type Errors, errsIn } from '../../../bench/panel/coder/errors.ts';
import { knowledgeOf } from '../../../bench/panel/coder/knowledge.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { normalise } from '../../../src/prepare/normalise.ts';
import { numberedSentences } from '../../../src/prepare/numbered-sentences.ts';
import { plantPanel } from '../../../src/simulator/world/plant.ts';
import { streetSetting } from '../../../src/simulator/world/street/street.ts';
import type { ErringStage } from '../../../src/stages/play/coder.ts';
import { numbersAt } from '../../../src/stages/play/numbers.ts';
import type { PlantedAnswer } from '../../../src/stages/play/truth.ts';
import { prepareNames } from '../../../src/text/known-names.ts';

describe('a planted panel', () => {
  const authors = catalogueOf(172).models;
  const panel = plantPanel(streetSetting(7, 'decision'), authors);
  const { answers, claims } = panel;

  it('is the same for the same seed, and another for another', () => {
    assert.deepEqual(plantPanel(streetSetting(7, 'decision'), authors), panel);
    assert.notDeepEqual(plantPanel(streetSetting(8, 'decision'), authors).claims, claims);
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
      ...Array(4).fill('one 1'),
      ...Array(3).fill('twentieth 9'),
      ...Array(3).fill('two 2'),
    ]);
    const counts = claims.map(({ id }) => holders(id));
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => b - a),
      'ranked by how many address them',
    );
  });

  it('has a dispute that answers put first, truisms that come last, and two exclusive claims', () => {
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
      assert.equal(answerIn(numberedSentences(masked.kind === 'answer' ? masked.masked : '')), answer);
    }
  });
});

describe('the size of a planted panel', () => {
  const { claims } = plantPanel(streetSetting(7), catalogueOf(172).models);

  it('is more claims than a report has places and than are labelled', () => {
    for (const [size, places] of [
      [10, 24],
      [40, 24 + 12],
      [172, 24 + 12],
    ] as const) {
      const { claims } = plantPanel(streetSetting(7), catalogueOf(size).models);
      assert.ok(claims.filter(({ isTruism }) => !isTruism).length > places, `${size}: ${claims.length}`);
    }
  });

  it('is up to 280 wordings of a claim, each of one claim alone', () => {
    const { claimOf } = knowledgeOf(plantPanel(streetSetting(7), catalogueOf(172).models));
    for (const { id, wordings, plainWordings, isTruism, option } of claims) {
      assert.ok(
        new Set(plainWordings).size >= (isTruism || option ? 40 : 200),
        `${id}: ${plainWordings.length}`,
      );
      for (const wording of [...wordings, ...plainWordings]) {
        assert.equal(claimOf(wording)?.claim.id, id);
        assert.ok(wording.length < 300 && wording.split(' ').length <= 30, wording);
      }
    }
  });

  it('is labs as in the panels of the catalogue', () => {
    const labs = (size: number) => new Set(catalogueOf(size).models.map(({ labId }) => labId)).size;
    assert.deepEqual([10, 40].map(labs), [
      10,
      new Set(builtInCatalogue.curated.consensus.map((id) => id.split('/')[0])).size,
    ]);
    const { models } = catalogueOf(172);
    assert.deepEqual([models.length, labs(172)], [172, 35]);
    assert.ok(catalogueOf(180).models.length === 180 && catalogueOf(7).models.length === 7);
  });
});

describe('the errors of a simulated synthesizer', () => {
  const things = Array.from({ length: 2_000 }, (_, index) => index);
  const made = (coder: string, rule: Partial<Errors> = { stage: 'label' }, stage: ErringStage = 'label') => {
    const errs = errsIn({ seed: 1, rates: { flipped: 0.1 }, ...rule }, stage, coder);
    return things.filter((thing) => errs('flipped', thing));
  };
  const steady = { steady: true } as const;

  it('come at their rate, again for the same thing, and only where they are to', () => {
    assert.ok(Math.abs(made('a').length - 200) < 50);
    assert.deepEqual(made('a'), made('a'));
    assert.deepEqual(made('a', { stage: 'label' }, 'extract'), []);
    assert.deepEqual(made('a', { who: 'b' }), []);
    assert.deepEqual(made('b', { who: 'b' }), made('b', {}));
  });

  it('are those of each coder alone, the same of both, or the same for a share of the things', () => {
    const alike = (rule: Partial<Errors>) => {
      const others = new Set(made('b', rule));
      return made('a', rule).filter((thing) => others.has(thing)).length;
    };
    assert.ok(alike({}) < 50);
    assert.deepEqual(made('a', { shared: 1 }), made('b', { shared: 1 }));
    assert.ok(Math.abs(alike({ shared: 0.5 }) - 105) < 40, `${alike({ shared: 0.5 })}`);
  });

  it('are made anew in each stage, or are steady', () => {
    const again = new Set(made('a', {}, 'extract'));
    assert.ok(made('a', {}).filter((thing) => again.has(thing)).length < 50);
    assert.deepEqual(made('a', steady), made('a', steady, 'extract'));
    assert.notDeepEqual(made('a', steady), made('b', steady));
  });
});

describe('the numbers of a part of an answer in a prompt', () => {
  const at = (text: string, part: string, lines: readonly string[]) =>
    numbersAt({ text } as PlantedAnswer, lines.map((line, index) => `[${index + 1}] ${line}`).join('\n'), {
      offset: text.lastIndexOf(part),
      length: part.length,
    });

  it('are those of the lines that show its words, however the lines are split', () => {
    const text = 'It pays. Buses beat cars by 3.5 points. It pays.';
    assert.deepEqual(
      at(text, 'Buses beat cars by 3.5 points.', ['It pays.', 'Buses beat cars by 3.5 points.']),
      [2],
    );
    assert.deepEqual(
      at(text, 'Buses beat cars by 3.5 points.', ['It pays.', 'Buses beat cars by 3.', '5 points.']),
      [...[2, 3]],
    );
    assert.deepEqual(at(text, 'It pays.', ['It pays.', 'Buses beat cars by 3.5 points.', 'It pays.']), [3]);
  });

  it('are those of the words before a mark', () => {
    assert.deepEqual(at('It pays. Buses win.', '.', ['It pays.', 'Buses win.']), [2]);
  });

  it('are found beside a masked name, and are none of what is not shown', () => {
    const part = 'Quill says that buses beat cars.';
    assert.deepEqual(at(`Yes. ${part}`, part, ['Yes.', '[model] says that buses beat cars.']), [2]);
    assert.deepEqual(at(`Yes. ${part}`, part, ['Yes.']), []);
  });
});
