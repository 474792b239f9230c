import assert from 'node:assert/strict';
import { body, holds, masked, promptOf } from '../../support/stages/authors.ts';

describe('a name that an answer gives itself', () => {
  /** What nobody listed, as answers of unknown models say it: {} is the model, [] its maker. */
  const unknown = [
    'Hello! I’m {}, trained by [].',
    'You can call me {}, which is the name of the model that I am based on. {} is an assistant developed by [].',
    'You may refer to me as “{}”, an assistant carefully developed by the researchers at [] (LMQ).',
    'Some prefer to use my full name, “{},” and others call the assistant made by [] something else.',
    'My name is {}, and I was made by a small team of engineers from [].',
    'I am an instance of {}, a chatbot by [].',
    'As an AI based on the work of [], I can be wrong. I am known as {}.',
    'Ich bin {}, ein Sprachmodell von [].',
    'Ich heiße {} und wurde von [] entwickelt.',
    'Je suis {}, un assistant développé par [].',
    'Tu peux m’appeler {}. Je suis un modèle entraîné par [].',
    'Soy {}, un asistente creado por [].',
    'Puedes llamarme {}. Soy un modelo desarrollado por [].',
    'Eu sou {}, um assistente criado pela [].',
    'Meu nome é {}. Fui desenvolvido pela [].',
    'Sono {}, un assistente sviluppato da [].',
    'Mi chiamo {}. Sono stato creato da [].',
    '我是{}，由[]开发。',
    '你可以叫我{}，我由[]训练。',
    '私は{}です。[]によって開発されたAIです。',
  ];

  it('R-R07 hides names that nobody listed, and names in other languages', () => {
    assert.equal(
      masked('I am Zed, an assistant trained by Zed Labs Inc. Use it.'),
      'I am ▒▒▒, an assistant trained by ▒▒▒▒▒▒▒▒▒▒▒▒. Use it.',
    );
    assert.equal(
      masked('As an AI model developed by Xyzzy, I see.'),
      'As an AI model developed by ▒▒▒▒▒, I see.',
    );
    assert.equal(masked('我是通义千问，由阿里巴巴开发。'), '我是▒▒▒▒，由▒▒▒▒开发。');
    assert.equal(masked('我是Claude。'), '我是▒▒▒▒▒▒。');
    assert.equal(masked('My name is 𝐙𝐞𝐝, as it happens.'), 'My name is ▒▒▒, as it happens.');
    assert.equal(masked('Ich bin Claude und rate dazu.'), 'Ich bin ▒▒▒▒▒▒ und rate dazu.');
  });

  for (const shape of unknown)
    it(`R-R07 hides a name and a maker that are in no list: ${shape}`, () => {
      for (const [name, lab] of [
        ['Foo-7B', 'Bar Labs'],
        ['Zedrik', 'Institute of Quiet Machines'],
        ['Qwert 2', '07.AI'],
      ] as const) {
        const text = `${body} ${shape.replaceAll('{}', name).replaceAll('[]', lab)} ${body}`;
        const shown = promptOf(text);
        for (const part of [name, lab, 'LMQ'])
          assert.ok(!holds(shown, part), shown.slice(shown.indexOf('<<response')));
      }
    });
});
