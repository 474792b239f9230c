import type { CampSource, Theme, TopicSource, UncertaintySource } from '../topic.ts';
import { genericChoiceClaims } from './generic-choice-claims.ts';

/** What the two generic topics about a choice share: everything but the camps and the framing. */
export interface ChoiceFrame {
  readonly key: string;
  readonly questionType: 'decision' | 'comparison';
  readonly openings: readonly string[];
  /** Three camps: bold, careful by conditions or tests, and cautious, in this order. */
  readonly camps: readonly CampSource[];
  readonly undecided: TopicSource['undecided'];
}

/**
 * A topic about a choice of which the simulator knows nothing: it argues from what holds for choices in general and
 * says so. The question's own words stand in the openings only.
 */
export function genericChoice(frame: ChoiceFrame): TopicSource {
  return { ...frame, keywords: [], themes, claims: genericChoiceClaims, uncertainties };
}

const themes: readonly Theme[] = [
  {
    key: 'stakes',
    heading: 'What is at stake',
    leads: ['The first thing to look at is what can be lost.', 'Stakes come before preferences.'],
  },
  {
    key: 'knowledge',
    heading: 'What is known',
    leads: ['The next matter is how much anyone really knows.', 'A word about the state of knowledge.'],
  },
  {
    key: 'method',
    heading: 'How to go about it',
    leads: ['How the step is taken counts as much as the step itself.', 'Method deserves a paragraph too.'],
  },
  {
    key: 'people',
    heading: 'Who is affected',
    leads: [
      'Then there are the people who have to live with the outcome.',
      'No choice of this kind is made in a vacuum.',
    ],
  },
];

const uncertainties: readonly UncertaintySource[] = [
  {
    key: 'local-facts',
    descriptions: [
      'The particular facts of the case are not known and could reverse the judgement.',
      'Circumstances known only to the person asking may change the result.',
    ],
    sentences: [
      'I do not know the particular circumstances, and they may well [outweigh|override] everything general said here.',
      'Details that only the person asking can know might turn this answer [around|upside down].',
      'My reasoning is general, and general reasoning can miss the one fact that [matters|decides].',
    ],
    why: 'The question as asked does not contain the circumstances, and general reasoning cannot supply them.',
    resolving: [
      'A list of the constraints, resources and deadlines that apply in this case.',
      'A conversation with those who know the situation from the inside.',
    ],
    claims: ['context-decides', 'reversible'],
  },
  {
    key: 'preferences',
    descriptions: [
      'How those concerned weigh risk against gain is not known.',
      'The appetite for risk of the people involved remains open.',
    ],
    sentences: [
      'A good deal depends on how much risk those concerned are [willing|able] to carry, which I cannot see.',
      'Reasonable people value the same gain and the same loss quite [differently|unequally], so the weights are an open point.',
    ],
    why: 'Weights of gain and loss are a matter of values, which evidence informs but does not settle.',
    resolving: [
      'An explicit statement of the worst outcome that would still be acceptable.',
      'A ranking of goals, made before the options are compared.',
    ],
    claims: ['opportunity-cost', 'affected-people'],
  },
  {
    key: 'future',
    descriptions: [
      'How the surrounding conditions will develop cannot be foreseen.',
      'Future conditions outside the control of those deciding are uncertain.',
    ],
    sentences: [
      'Conditions around this choice may shift in ways that [no one|nobody] can foresee today.',
      'What looks sensible now could look different after the next change in prices, rules or [technology|habits].',
    ],
    why: 'External conditions change on their own schedule, and forecasts of them have a modest record.',
    resolving: [
      'A review date at which the main assumptions are compared with what happened.',
      'Scenarios that show under which conditions the preferred option stops being the best.',
    ],
    claims: ['cost-of-delay', 'review-date'],
  },
];
