import type { TopicSource } from '../topic.ts';
import { genericChoice } from './generic-choice.ts';
import { namedTerms } from './terms.ts';

/** A choice between alternatives that no written topic covers: bold, tried out, or cautious. */
export function genericComparison(terms: readonly string[]): TopicSource {
  return genericChoice({
    key: 'generic-comparison',
    questionType: 'comparison',
    openings: openings(terms),
    camps: [upside, compare, safer],
    undecided: {
      positions: [
        'I cannot name a winner [in good conscience|honestly], so I limit myself to what should be weighed.',
        'None of the alternatives deserves my vote on general grounds, and I know nothing [more|beyond those].',
      ],
      readings: [
        'Names no winner and limits itself to considerations.',
        'Gives no preference on general grounds.',
      ],
    },
  });
}

function openings(terms: readonly string[]): string[] {
  const general = [
    'I do not know these alternatives from the inside, so what follows is about how to choose rather than about them.',
    'Comparisons of this kind are seldom decided by the alternatives alone, and mostly by the person who compares.',
  ];
  const named = namedTerms(terms);
  if (!named) return general;
  return [
    ...general,
    `The comparison names ${named}, and on each of these I can offer no special knowledge, only a way of weighing them.`,
    `Where ${named} are concerned I have no facts to add; the manner of choosing is something I can speak about.`,
  ];
}

const upside = {
  key: 'upside',
  label: 'Take the greater promise',
  thesis:
    'The alternative that promises more should be chosen without long delay. Hesitation has a price, and corrections remain possible.',
  recommendedOption: 'Choose the more promising alternative now',
  weight: 3,
  positions: [
    'I would take the alternative with the greater promise and not spend another [month|season] comparing.',
    'My choice falls on whichever option offers more if it goes well, because the lesser one can [always|still] be had later.',
    'Pick the option that excites you on good grounds, and [pick|choose] it soon.',
    'I lean to the bolder of the alternatives, as long as a mistake would be [bearable|survivable].',
  ],
  closings: [
    'Choose the one with more to gain, and then make it the right choice.',
    'A good choice made now beats a perfect one made too late.',
    'Boldness with open eyes, that would be my advice.',
  ],
  readings: [
    'Would take the more promising alternative soon.',
    'Prefers the bolder option as long as mistakes are bearable.',
    'Opts for greater potential and against further delay.',
  ],
  headline: 'Choose the more promising alternative and do not wait',
  rationale:
    'The reasoning gives weight to what can be gained. Where an error can be corrected, the larger chance is worth more than the smaller risk, and prolonged comparison is itself a cost.',
  advice:
    'Settle on the alternative with the larger potential, keep the first commitment small enough to be corrected, and stop comparing.',
  suits: 'Right when errors are affordable, chances pass, and the difference in promise is plain.',
} as const;

const compare = {
  key: 'compare',
  label: 'Try them against criteria',
  thesis:
    'Neither alternative should win in the abstract. Each ought to be tried in a small way and held against criteria that were set beforehand.',
  recommendedOption: 'Try the alternatives against stated criteria',
  weight: 5,
  positions: [
    'I would not choose at the desk; I would try each alternative briefly and hold it against [criteria|standards] set in advance.',
    'My answer is a method: name what matters, try the candidates on a small scale, and let the result [decide|speak].',
    'Neither is better as such, so write down three criteria and [test|check] both against them.',
    'It comes down to fit, and fit is found by [trying|testing] rather than by arguing.',
  ],
  closings: [
    'Set the criteria first, try both, and keep to the outcome.',
    'Let experience choose, after you have told it what to look for.',
    'The comparison will be short once it is clear what is being compared for.',
  ],
  readings: [
    'Recommends trying the alternatives in a small way against criteria.',
    'Gives a method instead of a winner: criteria, trial, result.',
    'Holds that fit decides and must be found by testing.',
  ],
  headline: 'Try the alternatives in a small way against criteria set beforehand',
  rationale:
    'This position distrusts verdicts in the abstract. The alternatives suit different purposes, so naming the purpose and testing for it does more than any general ranking could.',
  advice:
    'Write down what matters before looking again, give each alternative a short and equal trial, and decide on the date that was agreed.',
  suits: 'Right when a trial is cheap, the differences show quickly, and the purpose can be stated.',
} as const;

const safer = {
  key: 'safer',
  label: 'Take the safer course',
  thesis:
    'The alternative that is easier to leave and harder to regret should be preferred. Promises are uncertain, whereas burdens tend to be real.',
  recommendedOption: 'Choose the safer alternative',
  weight: 2.4,
  positions: [
    'I would take the safer course, meaning the alternative that is easiest to [leave|abandon] again.',
    'My preference goes to the option with the smaller regret, even if it looks a little [dull|plain].',
    'Choose the one whose worst case you can live with, and leave the [brighter|shinier] one to others.',
    'When in doubt I favour whatever ties one down [less|least].',
  ],
  closings: [
    'Take what you can undo, and you will sleep better.',
    'The dull choice is often the one nobody regrets.',
    'First limit what can go wrong, and only then look at what could go right.',
  ],
  readings: [
    'Prefers the alternative that is easier to leave.',
    'Would choose the option with the smaller possible regret.',
    'Sides with caution, since promises are uncertain.',
  ],
  headline: 'Choose the alternative that is easier to leave and harder to regret',
  rationale:
    'This position looks at the worst outcome first. Since benefits are uncertain and burdens come reliably, it values freedom of movement above promise.',
  advice:
    'Describe the worst realistic outcome of each alternative, drop whatever could not be borne, and take the remaining option with the cheapest way out.',
  suits: 'Right when an error would be hard to repair and the difference in promise is uncertain.',
} as const;
