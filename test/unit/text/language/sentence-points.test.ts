import assert from 'node:assert/strict';
import { sentencesIn } from '../../../support/texts/parts-of-text.ts';

describe('isSentencePoint', () => {
  it('takes no point within a number, a name or an abbreviation for an end', () => {
    for (const text of [
      'It costs 1.5 million at example.org with GPT-5.5 as of v2.0 now.',
      'Tools, e.g. Docker, i.e. that of J. Smith and Dr. Who, help the U.S. Army vs. Others.',
      '1. Keep it',
      'Das kostet ca. 5 Euro, z. B. für Brot.',
      'Der Markt öffnet am 6. Mai und schließt im 18. Stock ab dem 3. Quartal.',
      'Lo dice el art. 5 de la pág. 12, y el Sr. Ruiz cuenta 40 hab. / km² aprox. desde ayer.',
      'Si veda l’art. 12 del dott. Bruni, ecc. ecc., a pag. 3.',
      'Veja a pág. 7 da Sra. Lopes, e o séc. XIX.',
      'Voir l’art. 3 de Mme Petit, env. 40 pages, éd. Durand.',
      'Das kostet 5 Mio. Euro, 3 Mrd. Dollar oder 3 Std. Fahrt für 20 Tsd. Menschen.',
      'Das war 300 v. Chr. in Rom, sagt Prof. Dr. med. Müller, für max. 5 Personen und mind. 3 Tage.',
      'En EE. UU. cuesta más para las FF. AA., los RR. HH. y los JJ. OO. con máx. 5 personas.',
      'Read chap. 3 with max. 5 people.',
      'Add 2 tbsp. sugar and 1 tbsp. oil.',
      'Read it in Stat. § 6-4 and Code Ann. § 12.',
      'The menu (for 2 pers.) costs more.',
      'Ask Mrs. Hall (really!) or “Now!” she says.',
      `${'A long sentence, with one clause after another, '.repeat(10)}ends here.`,
    ]) {
      assert.deepEqual(sentencesIn(text), [text]);
    }
  });

  it('ends a sentence where a number with such a word does, or before a paragraph sign', () => {
    for (const sentences of [
      ['Das kostet 5 Mio. ', 'Das ist viel.'],
      ['Vive en EE. UU. ', 'El precio sube.'],
      ['Das Gesetz gilt. ', '§ 5 sagt es.'],
      ['It costs 12 cents per km. ', 'Petrol comes on top.'],
      ['It takes a minute at 85 °C. ', 'Up to 4,500 m water is hotter.'],
      ['We pay by the kWh. ', 'Tariffs differ.'],
      ['The limit is in km/h. ', 'Petrol comes on top.'],
    ])
      assert.deepEqual(sentencesIn(sentences.join('')), sentences);
  });
});
