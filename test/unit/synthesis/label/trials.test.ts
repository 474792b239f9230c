import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Extraction } from '../../../../src/synthesis/extract/extract-claims.ts';
import { denied } from '../../../../src/synthesis/label/denial.ts';
import { foreignClaims } from '../../../../src/synthesis/label/foreign-claims.ts';
import { askedWords, drawTrials, type Trial, verdictOf } from '../../../../src/synthesis/label/trials.ts';
import { languages } from '../../../../src/text/language/language-of.ts';
import { contentStems } from '../../../../src/text/words.ts';

const response = [
  'A single deployable keeps releases simple for a small team.',
  'I doubt that splitting services lowers the hosting bill.',
  'Der Betrieb vieler Dienste kostet Personal.',
].join(' ');

const at = (words: string) => ({ offset: response.indexOf(words), length: words.length });
const simple: Extraction['claims'][number] = {
  statement: 'A single deployable keeps releases simple.',
  stance: 'asserts',
  span: at('A single deployable keeps releases simple for a small team.'),
  caveat: null,
};
const cheap = {
  ...simple,
  statement: 'Splitting services lowers the hosting bill.',
  stance: 'rejects' as const,
  span: at('I doubt that splitting services lowers the hosting bill.'),
};
const staff = {
  ...simple,
  statement: 'Running many services needs more people.',
  span: at('Der Betrieb vieler Dienste kostet Personal.'),
};
const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);

interface Changes extends Partial<Parameters<typeof drawTrials>[0]> {
  readonly question?: string;
  readonly selected?: readonly string[];
}

function trialsFor({ question = 'Monolith or not?', selected = [], ...changes }: Changes = {}): Trial[] {
  const asked = askedWords(selected, question);
  return drawTrials({ seed: 's', response, asked, extracted: [], ...changes });
}
const own = (changes: Changes) => trialsFor(changes).find(({ kind }) => kind === 'own');

describe('catch trials', () => {
  it('R-R16 (trials) a claim of the response’s own is given as stated or denied, with the answer that follows', () => {
    const drawn = (extracted: Extraction['claims']) =>
      new Set(
        seeds.map((seed) => {
          const { statement, right } = own({ seed, extracted }) ?? assert.fail();
          return `${right}: ${statement}`;
        }),
      );
    assert.deepEqual(
      drawn([simple]),
      new Set([
        `support: ${simple.statement}`,
        'oppose: It is not true that a single deployable keeps releases simple.',
      ]),
    );
    assert.deepEqual(
      drawn([cheap]),
      new Set([
        `oppose: ${cheap.statement}`,
        'support: It is not true that Splitting services lowers the hosting bill.',
      ]),
    );
  });

  it('R-R14 R-R16 (trials) a denied claim is denied in the language of the question', () => {
    const question = 'Sollen wir unseren Monolithen in Dienste aufteilen?';
    const statement = 'Eine einzige Anwendung hält Releases einfach.';
    const drawn = seeds.map(
      (seed) => own({ seed, question, extracted: [{ ...simple, statement }] })?.statement,
    );
    assert.deepEqual(new Set(drawn), new Set([statement, `Folgendes trifft nicht zu: ${statement}`]));
    const denials = languages.map((language) => denied(statement, language));
    assert.equal(new Set(denials).size, languages.length);
  });

  it('R-R16 (trials) the claim is one that its sentences show and that is not asked anyway, without a condition', () => {
    const chosen = (extracted: Extraction['claims'], selected: readonly string[] = []) =>
      own({ extracted, selected })?.statement ?? '';
    assert.match(chosen([staff, cheap, simple]), /lowers the hosting bill/);
    assert.match(chosen([{ ...cheap, caveat: 'at first' }, simple]), /releases simple/);
    assert.match(
      chosen([simple, cheap], ['A single deployable keeps releases very simple.']),
      /hosting bill/,
    );
  });

  it('R-R16 (trials) if all of them are asked already, one is denied, so that none is asked twice', () => {
    for (const seed of seeds) {
      const trial = own({ seed, extracted: [cheap, simple], selected: [simple.statement, cheap.statement] });
      assert.equal(trial?.statement, 'It is not true that Splitting services lowers the hosting bill.');
      assert.equal(trial?.right, 'support');
    }
    const rather = own({ extracted: [staff, simple], selected: [simple.statement] });
    assert.match(
      rather?.statement ?? '',
      /releases simple/,
      'rather one that others make than one that nothing bears out',
    );
  });

  it('R-R16 (trials) a claim listed with nearly its opposite is no trial; a response without claims has none', () => {
    const opposite = { ...simple, statement: 'A single deployable never keeps releases simple.' };
    assert.equal(own({ extracted: [simple, opposite] }), undefined);
    assert.equal(own({ extracted: [] }), undefined);
    assert.deepEqual(
      trialsFor().map(({ kind }) => kind),
      ['foreign'],
    );
  });

  it('R-R16 (trials) the foreign claim shares no content word with question, response or claims', () => {
    const text = fc.array(
      fc.constantFrom(...foreignClaims.flatMap((claim) => claim.split(/\W+/)), 'rent', 'Mieten'),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(fc.string(), text, text, text, (seed, question, answer, claim) => {
        const words = [question, answer, claim].map((parts) => parts.join(' '));
        const [asked = '', said = '', selected = ''] = words;
        const [foreign] = trialsFor({ seed, question: asked, response: said, selected: [selected] });
        const known = words.flatMap(contentStems);
        assert.ok(foreign && foreignClaims.includes(foreign.statement) && foreign.right === 'not_addressed');
        assert.ok(!contentStems(foreign.statement).some((word) => known.includes(word)));
      }),
    );
    assert.deepEqual(trialsFor({ response: foreignClaims.join(' ') }), []);
  });

  it('R-R16 (trials) the foreign claims differ from each other in every content word', () => {
    const words = foreignClaims.flatMap(contentStems);
    assert.deepEqual(
      words.filter((word, index) => words.indexOf(word) !== index),
      [],
    );
    assert.ok(foreignClaims.every((claim) => contentStems(claim).length >= 4));
    assert.ok(new Set(seeds.map((seed) => trialsFor({ seed })[0]?.statement)).size > 10);
  });

  it('R-R16 (trials) the same trials are drawn again, by which an output is judged', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray([simple, cheap, staff]), (seed, extracted) => {
        assert.deepEqual(trialsFor({ seed, extracted }), trialsFor({ seed, extracted }));
      }),
    );
  });

  it('R-R16 (trials) silence, the opposite stance and both at once fail an own claim; anything found fails a foreign one', () => {
    const trials: Trial[] = [
      { kind: 'own', statement: 'a', right: 'oppose' },
      { kind: 'foreign', statement: 'b', right: 'not_addressed' },
    ];
    const verdict = (ofOwn: string[], ofForeign: string[], of = trials) =>
      Object.values(verdictOf(of, ({ kind }) => (kind === 'own' ? ofOwn : ofForeign) as [])).join();
    assert.equal(verdict(['oppose'], ['not_addressed']), 'true,true');
    assert.equal(verdict(['mixed'], []), 'true,true');
    for (const wrong of [['support'], ['not_addressed'], [], ['oppose', 'support']])
      assert.equal(verdict(wrong, []), 'false,true', wrong.join());
    for (const wrong of [['support'], ['oppose'], ['mixed'], ['not_addressed', 'mixed']])
      assert.equal(verdict(['oppose'], wrong), 'true,false', wrong.join());
    assert.equal(verdict([], ['support'], []), ',');
  });
});
