/** Words that join planted sentences. They assert nothing, so no claim can be extracted from them. */
export const phrases = {
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
