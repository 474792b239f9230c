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
    const question = questions['free-transport'];
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
    const question = questions['nuclear-net-zero'];
    const single = findTopic(question).claims.filter(({ rare }) => rare === 'one');
    for (const panel of [builtInCatalogue.curated.wide, consensusModels, serviceModels]) {
      for (const { key } of single) {
        const holders = panel.filter((model) => plantedOpinion(3, question, model).stances.has(key));
        assert.equal(holders.length, 1);
      }
    }
  });

  it('matches a written topic when the question is reworded', () => {
    const reworded = {
      'monolith-or-microservices': 'We are a new company of four. Microservices from day one, or not?',
      'mortgage-or-invest': 'I have 20k to spare: overpay the home loan or buy index funds?',
      'where-to-work':
        'Is remote work good for employees and firms, or should people come back to the office?',
      'free-transport': 'Would fare-free buses and trams be a good idea for our town?',
      'nuclear-net-zero': 'Can we decarbonise electricity without new reactors?',
      'social-media-age': 'At what age should kids be allowed on TikTok and Instagram?',
    };
    for (const [key, question] of Object.entries(reworded)) assert.equal(findTopic(question).key, key);
  });

  it('does not match a written topic to questions that only sound similar', () => {
    for (const question of [
      'Should a company buy hybrid cars for its sales team?',
      'Which monolith in Australia is the largest?',
      'How dangerous are nuclear weapons for the climate of Earth?',
    ])
      assert.match(findTopic(question).key, /^generic/);
  });
});
