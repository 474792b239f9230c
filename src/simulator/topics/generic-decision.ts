import type { TopicSource } from '../topic.ts';
import { genericChoice } from './generic-choice.ts';
import { namedTerms } from './terms.ts';

/** A yes-or-no choice that no written topic covers: proceed, proceed with conditions, or wait. */
export function genericDecision(terms: readonly string[]): TopicSource {
  return genericChoice({
    key: 'generic-decision',
    questionType: 'decision',
    openings: openings(terms),
    camps: [proceed, conditions, wait],
    undecided: {
      positions: [
        'I do not think a general answer in either direction would be [honest|fair] here, so I will only set out what to weigh.',
        'I will not recommend for or against, because what I know about the case does not [carry|justify] a recommendation.',
      ],
      readings: [
        'Takes no side and sets out considerations only.',
        'Makes no recommendation in either direction.',
      ],
    },
  });
}

function openings(terms: readonly string[]): string[] {
  const general = [
    'I have no special knowledge of this case, so what follows is reasoning about choices of this kind and not expert advice.',
    'A fair warning first: I can judge the shape of this decision better than its details.',
  ];
  const named = namedTerms(terms);
  if (!named) return general;
  return [
    ...general,
    `As I read it, the question turns on ${named}, and I can only reason about it in general terms.`,
    `The words that carry the question are ${named}; what they mean in this particular case I cannot know, so I keep to what usually holds.`,
  ];
}

const proceed = {
  key: 'proceed',
  label: 'Go ahead',
  thesis:
    'The step should be taken without long delay. Hesitation has a price, and what is still unknown will be learned on the way.',
  recommendedOption: 'Go ahead now',
  weight: 3,
  positions: [
    'On balance I would go ahead, and I would do it [soon|without much further delay].',
    'My answer is yes: take the step, watch what happens, and [adjust|correct course] as you go.',
    'I lean clearly towards doing it, since the reasons against are mostly reasons to be [nervous|uneasy] and not reasons to stop.',
    'Yes, I would proceed, because an imperfect start seems better to me than a [perfect|flawless] plan that stays on paper.',
  ],
  closings: [
    'In sum, act, and let the results do the arguing.',
    'I would rather correct a step taken than regret a step never tried.',
    'So my advice is to begin, with open eyes.',
  ],
  readings: [
    'Recommends taking the step now and adjusting along the way.',
    'Is in favour of acting soon in spite of remaining doubts.',
    'Says yes and treats the open points as things to be learned in practice.',
  ],
  headline: 'Go ahead now and adjust on the way',
  rationale:
    'The reasoning gives weight to the price of standing still. Open points are taken as something that practice will settle sooner than analysis, and errors on the way are expected to be correctable.',
  advice:
    'Take the step soon, keep the first commitment modest enough to be corrected, and compare results with expectations from the beginning.',
  suits: 'Right when the way back is open, when opportunities expire, and when practice teaches quickly.',
} as const;

const conditions = {
  key: 'conditions',
  label: 'Go ahead under conditions',
  thesis:
    'The direction is acceptable, provided that the beginning is small and the terms for continuing or stopping are settled in advance.',
  recommendedOption: 'Go ahead under stated conditions',
  weight: 5,
  positions: [
    'I would say yes, but with conditions: a limited start, a clear measure of success, and an [agreed|honest] way out.',
    'My view is a conditional yes, which means moving forward in steps that each have to [earn|justify] the next.',
    'It can be done, provided it is done in stages and somebody has said beforehand when to [stop|call it off].',
    'I come down in favour, though only if the first step is small enough to be [a test|treated as a test].',
  ],
  closings: [
    'So: a careful yes, with the conditions in writing.',
    'Move, but in steps, and let each step be judged before the next.',
    'I would support it on those terms and not on looser ones.',
  ],
  readings: [
    'Gives a conditional yes with a small start and defined criteria.',
    'Would proceed in stages, each to be judged before the following.',
    'Supports the step if limits and exit terms are settled beforehand.',
  ],
  headline: 'Go ahead in small steps, with the terms for stopping settled beforehand',
  rationale:
    'This position separates direction from commitment. It accepts the direction, but lets evidence decide over each further commitment, so that an error stays small and a success can grow.',
  advice:
    'Begin with a limited version, write down the measure of success and the point of exit, and extend only after an honest look at the result.',
  suits:
    'Right when the direction is plausible, the evidence is incomplete, and a small version shows something soon.',
} as const;

const wait = {
  key: 'wait',
  label: 'Wait and learn more',
  thesis:
    'The step should not be taken yet. The evidence is thin, later costs are easily missed, and patience is cheap by comparison.',
  recommendedOption: 'Wait and gather evidence',
  weight: 2.4,
  positions: [
    'I would not do it yet, because too much of what would have to be true is still [unproven|a matter of hope].',
    'My recommendation is to wait, use the time to find out what is missing, and [decide|come back to it] then.',
    'For now I would hold off, as the case in favour is built more on hopes than on [facts|findings].',
    'I lean against it at this moment, and the burden of proof lies with those who want to [move|change things].',
  ],
  closings: [
    'Patience is the better part here, as long as it is used to learn.',
    'Not now, and perhaps later, when more is known.',
    'I would wait, and I would say in advance what I am waiting for.',
  ],
  readings: [
    'Advises against acting at present and wants evidence gathered first.',
    'Would postpone the step until the missing facts are known.',
    'Leans towards no for the moment, with the burden of proof on the change.',
  ],
  headline: 'Wait for now and gather the evidence that is missing',
  rationale:
    'This position asks what would have to be true for the step to succeed and finds much of it unproven. Since patience seems cheap and follow-up costs do not, it places the burden of proof on change.',
  advice:
    'Postpone the commitment, name the facts that are missing, assign somebody to find them, and set the date on which the matter comes back.',
  suits:
    'Right when the step is hard to undo, when evidence can still be gathered, and when the option will not vanish.',
} as const;
