import assert from 'node:assert/strict';
import { builtInCatalogue } from '../../../../src/domain/catalogue/built-in.ts';
import { numberedSentences } from '../../../../src/prepare/numbered-sentences.ts';
import { worldOf } from '../../../../src/simulator/models/worlds.ts';
import { findTopic } from '../../../../src/simulator/world/topics/find-topic.ts';
import { consensusModels, plantedAnswer, questions, serviceModels } from '../support.ts';

describe('simulator: the world of a question', () => {
  it('has the same answers at each call, whatever white space is around the question', () => {
    for (const question of Object.values(questions)) {
      const model = 'openai/gpt-5.5';
      assert.equal(plantedAnswer(7, question, model), plantedAnswer(7, `  ${question}\n`, model));
    }
  });

  it('varies by model, by question and by seed', () => {
    const question = questions['monolith-or-microservices'];
    const texts = serviceModels.map((model) => plantedAnswer(1, question, model));
    assert.equal(new Set(texts).size, texts.length);
    const one = plantedAnswer(1, question, 'openai/gpt-5.5');
    assert.notEqual(one, plantedAnswer(2, question, 'openai/gpt-5.5'));
    assert.notEqual(one, plantedAnswer(1, 'Should buses be free in a city?', 'openai/gpt-5.5'));
  });

  for (const [key, question] of Object.entries(questions)) {
    it(`${key}: every camp and the undecided have members, and no camp has all of them`, () => {
      const { answerOf, knowledge } = worldOf(1, question);
      const camps = serviceModels.map((model) => answerOf(model).camp?.id ?? null);
      assert.deepEqual(new Set(camps), new Set([...knowledge.panel.camps.map(({ id }) => id), null]));
    });

    it(`${key}: rare claims are held by one, by two and by about one in twenty`, () => {
      const { answerOf, knowledge } = worldOf(1, question);
      const said = serviceModels.map((model) => answerOf(model).statements);
      for (const { id, minority } of knowledge.panel.claims) {
        const holders = said.filter((all) => all.some(({ claimId }) => claimId === id)).length;
        if (minority === 'one') assert.equal(holders, 1, id);
        else if (minority === 'two') assert.equal(holders, 2, id);
        else if (minority) assert.ok(holders >= 2 && holders <= 20, `${id}: ${holders}`);
        else assert.ok(holders > 10, `${id}: ${holders}`);
      }
    });

    it(`${key}: what it says of an answer stands in the answer’s text`, () => {
      const { answerOf } = worldOf(1, question);
      for (const model of consensusModels) {
        const { text, statements, camp, uncertainties } = answerOf(model);
        const places = [
          ...statements.flatMap((each) => each.places),
          ...uncertainties.map((each) => each.place),
        ];
        for (const { offset, length } of camp ? [...places, camp.place] : places) {
          const sentence = Array.from(text)
            .slice(offset, offset + length)
            .join('');
          assert.match(sentence, /^\p{Lu}.*[.]$/su);
        }
      }
    });
  }

  it('gives a claim of one model to a member of the smallest panel, so that every panel has it', () => {
    const { answerOf, knowledge } = worldOf(3, questions['monolith-or-microservices']);
    const single = knowledge.panel.claims.filter(({ minority }) => minority === 'one');
    assert.ok(single.length > 0);
    for (const panel of [builtInCatalogue.curated.wide, consensusModels, serviceModels]) {
      for (const { id } of single) {
        const holds = (model: string) => answerOf(model).statements.some(({ claimId }) => claimId === id);
        assert.equal(panel.filter(holds).length, 1);
      }
    }
  });

  it('recognises what it wrote before a restart, whichever model of the catalogue it was', () => {
    const question = 'Should the museum open on Mondays?';
    const texts = serviceModels.map((model) => ({ model, text: plantedAnswer(5, question, model) }));
    // So many other questions that the world of this one is forgotten, as after a restart.
    for (let other = 0; other < 60; other++) worldOf(5, `Should it open on day ${other}?`);
    const { answerIn } = worldOf(5, question).knowledge;
    for (const { model, text } of texts) assert.equal(answerIn(numberedSentences(text))?.modelId, model);
    assert.equal(answerIn(numberedSentences('Nobody here has written this sentence about museums.')), null);
  });

  it('recognises a part of an answer, and one that is cut off', () => {
    const { answerIn, panel } = worldOf(1, questions['generic-decision']).knowledge;
    assert.equal(panel.answers.length, 0);
    for (const model of consensusModels) {
      const text = plantedAnswer(1, questions['generic-decision'], model);
      const half = numberedSentences(text.slice(0, text.length / 2));
      assert.equal(answerIn(half)?.modelId, model);
    }
  });
});

describe('simulator: the topic of a question', () => {
  it('is the written one when the README’s question is reworded', () => {
    const reworded = 'We are a new company of four. Should we use microservices from day one, or not?';
    assert.equal(findTopic(1, reworded).key, 'monolith-or-microservices');
  });

  it('is a general one for a question that only sounds similar', () => {
    assert.match(findTopic(1, 'Which monolith in Australia is the largest?').key, /^generic/);
  });

  it('is in German for a question in German, whatever it asks for, and names what that is about', () => {
    for (const question of [
      'Sollen wir unser Ferienhaus an der Küste verkaufen?',
      'Warum ist das Römische Reich untergegangen?',
      'Ist ein Monolith für ein kleines Startup besser als Microservices?',
    ]) {
      const { language, openings } = findTopic(1, question);
      assert.equal(language, 'de', question);
      assert.ok(
        openings.some((opening) => opening.includes('*')),
        question,
      );
    }
  });
});
