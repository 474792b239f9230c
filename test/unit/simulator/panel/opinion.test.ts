import assert from 'node:assert/strict';
import { builtInCatalogue } from '../../../../src/domain/catalogue/built-in.ts';
import { plantedAnswer } from '../../../../src/simulator/panel/answer.ts';
import { plantedOpinion } from '../../../../src/simulator/panel/opinion.ts';
import { findTopic } from '../../../../src/simulator/topics/find-topic.ts';
import { consensusModels, questions, serviceModels } from '../support.ts';

describe('simulator: planted truth', () => {
  it('is the same at each call, and so is its text', () => {
    for (const question of Object.values(questions)) {
      const model = 'openai/gpt-5.5';
      assert.deepEqual(plantedOpinion(7, question, model), plantedOpinion(7, question, model));
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
      const camps = serviceModels.map((model) => plantedOpinion(1, question, model).camp);
      const topic = findTopic(question);
      assert.equal(topic.key, key);
      assert.deepEqual(new Set(camps), new Set([...topic.camps.map((camp) => camp.key), null]));
    });

    it(`${key}: rare claims are held by one, by two and by about one in twenty`, () => {
      const topic = findTopic(question);
      const opinions = serviceModels.map((model) => plantedOpinion(1, question, model));
      for (const claim of topic.claims) {
        const holders = opinions.filter(({ stances }) => stances.has(claim.key)).length;
        if (claim.rare === 'one') assert.equal(holders, 1, claim.key);
        else if (claim.rare === 'two') assert.equal(holders, 2, claim.key);
        else if (claim.rare === 'few') assert.ok(holders >= 2 && holders <= 20, `${claim.key}: ${holders}`);
        else assert.ok(holders > 10, `${claim.key}: ${holders}`);
      }
    });
  }

  it('gives a claim of one model to a member of the smallest panel, so that every panel has it', () => {
    const question = questions['monolith-or-microservices'];
    const single = findTopic(question).claims.filter(({ rare }) => rare === 'one');
    for (const panel of [builtInCatalogue.curated.wide, consensusModels, serviceModels]) {
      for (const { key } of single) {
        const holders = panel.filter((model) => plantedOpinion(3, question, model).stances.has(key));
        assert.equal(holders.length, 1);
      }
    }
  });

  it('matches the written topic when the question is reworded', () => {
    const reworded = 'We are a new company of four. Microservices from day one, or not?';
    assert.equal(findTopic(reworded).key, 'monolith-or-microservices');
  });

  it('does not match the written topic to a question that only sounds similar', () => {
    assert.match(findTopic('Which monolith in Australia is the largest?').key, /^generic/);
  });
});
