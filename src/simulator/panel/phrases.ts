import type { Topic } from '../topics/topic.ts';

/** Words that join planted sentences. They assert nothing, so no claim can be extracted from them. */
export function phrasesFor({ language }: Topic) {
  return language === 'de' ? german : english;
}

const english = {
  beforeOppose: [
    'One common argument here does not convince me.',
    'Here I part ways with something that is often said.',
    'I would be careful with a popular line of reasoning.',
  ],
  beforeMixed: [
    'One point cuts both ways.',
    'This next point needs some nuance.',
    'Not everything here is clear-cut.',
  ],
  supportPrefixes: ['In practice, ', 'As I see it, ', 'To my mind, '],
  listIntroductions: [
    'The points that weigh most with me:',
    'What speaks to this, as I see it:',
    'My reasoning in short:',
    'The considerations that decide it for me:',
  ],
  uncertaintyIntroductions: [
    'There are things I cannot settle from here.',
    'My confidence has limits.',
    'I should say what I do not know.',
    'Where this could turn out differently:',
  ],
  uncertaintyHeading: 'What I am unsure about',
  conclusionHeadings: ['Conclusion', 'Bottom line', 'In short'],
  positionPrefixes: ['**Short answer:** ', '**My view:** ', '**In brief:** '],
} as const;

const german = {
  beforeOppose: [
    'Ein verbreitetes Argument überzeugt mich hier nicht.',
    'An dieser Stelle weiche ich von dem ab, was man oft hört.',
    'Bei einem beliebten Gedankengang wäre ich vorsichtig.',
  ],
  beforeMixed: [
    'Ein Punkt hat zwei Seiten.',
    'Hier ist Genauigkeit nötig.',
    'Nicht alles daran ist eindeutig.',
  ],
  // A prefix would turn round the order of the sentence behind it.
  supportPrefixes: [],
  listIntroductions: [
    'Die Punkte, die für mich am meisten zählen:',
    'Was hierzu zu sagen ist:',
    'Meine Gründe in Kürze:',
  ],
  uncertaintyIntroductions: [
    'Manches kann ich von hier aus nicht klären.',
    'Meine Zuversicht hat Grenzen.',
    'Was ich nicht weiß, sollte ich dazusagen.',
  ],
  uncertaintyHeading: 'Wo ich unsicher bin',
  conclusionHeadings: ['Fazit', 'Unter dem Strich', 'Kurz gesagt'],
  positionPrefixes: ['**Kurze Antwort:** ', '**Meine Ansicht:** ', '**In Kürze:** '],
} as const;
