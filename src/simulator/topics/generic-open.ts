import type { TopicSource, UncertaintySource } from '../topic.ts';
import { genericOpenClaims } from './generic-open-claims.ts';
import { namedTerms } from './terms.ts';

/**
 * A question for an explanation, a fact or a forecast that no written topic covers. The simulator knows nothing of
 * the matter and says so: it argues about how such questions are answered well.
 */
export function genericOpen(terms: readonly string[]): TopicSource {
  return {
    key: 'generic-open',
    questionType: 'explanation',
    keywords: [],
    openings: openings(terms),
    themes: [
      {
        key: 'meaning',
        heading: 'What is being asked',
        leads: [
          'Before any answer comes the meaning of the question.',
          'A look at the question itself helps first.',
        ],
      },
      {
        key: 'grounds',
        heading: 'Grounds for an answer',
        leads: ['What an answer could rest on is the next point.', 'Then there is the matter of grounds.'],
      },
      {
        key: 'limits',
        heading: 'How far it carries',
        leads: ['Any answer also has its reach.', 'It remains to say how far such an answer carries.'],
      },
    ],
    camps: [several, leading, unsettled],
    undecided: {
      positions: [
        'I have nothing to say on the substance that I could [defend|stand behind], so I only describe how one might proceed.',
        'On the substance I must pass, because anything I said would be [invented|made up].',
      ],
      readings: [
        'Passes on the substance and describes a procedure only.',
        'Offers no answer on the substance.',
      ],
    },
    claims: genericOpenClaims,
    uncertainties,
  };
}

const uncertainties: readonly UncertaintySource[] = [
  {
    key: 'missing-knowledge',
    descriptions: [
      'Specific knowledge of the subject is missing from the answers and could change the picture.',
      'Facts about the subject that the answers do not contain may be decisive.',
    ],
    sentences: [
      'I lack particular knowledge of the subject, and a specialist might [correct|overturn] me at once.',
      'A single fact that I am not aware of could [settle|decide] the whole matter.',
      'What I offer is reasoning without special sources, and sources may say something [else|different].',
    ],
    why: 'General reasoning was available and particular sources were not.',
    resolving: [
      'Consultation of recent specialist literature or of an expert in the field.',
      'A list of the facts on which the answer would turn, checked in turn.',
    ],
    claims: ['sources', 'established-view'],
  },
  {
    key: 'wording',
    descriptions: [
      'The question can be read in more than a single way, and the readings call for different answers.',
      'It is open which reading of the question is meant.',
    ],
    sentences: [
      'I am not certain that I have understood the question as it was [meant|intended].',
      'The wording allows more than one reading, and the answer [changes|moves] with the reading.',
    ],
    why: 'The wording leaves room, and nobody could be asked what was meant.',
    resolving: [
      'A restatement of the question with its main terms defined.',
      'An example of what would count as a satisfying answer.',
    ],
    claims: ['definitions', 'context-varies'],
  },
  {
    key: 'future-findings',
    descriptions: [
      'New findings may change what seems plausible today.',
      'Later evidence could overturn the present view.',
    ],
    sentences: [
      'What seems plausible now may look naive after the next [discovery|good study].',
      'Views on such matters have changed before, and I see no reason why they should [stop|not change again].',
    ],
    why: 'Inquiry goes on, and its results cannot be anticipated.',
    resolving: [
      'A look at which questions current research in the field is pursuing.',
      'A fixed time at which the answer is checked against newer findings.',
    ],
    claims: ['experts-disagree', 'past-cases'],
  },
];

function openings(terms: readonly string[]): string[] {
  const general = [
    'I should say at once that I have no special sources on this subject and can only reason about the kind of question it is.',
    'This is a question where a confident tone would be easy and a little dishonest, so I will try to be modest.',
  ];
  const named = namedTerms(terms);
  if (!named) return general;
  return [
    ...general,
    `The question is about ${named}, a field in which I would trust a specialist more than myself.`,
    `Everything here hangs on what is understood by ${named}, and I can speak about that in general terms only.`,
  ];
}

const several = {
  key: 'several',
  label: 'A combination of factors',
  thesis:
    'The best answer combines factors that act together. Anything that names a lone factor leaves too much out.',
  recommendedOption: 'Answer with the interplay of factors',
  weight: 4.6,
  positions: [
    'My expectation is that several factors work together here and that none of them [suffices|is enough] alone.',
    'I would answer with a combination, because questions like this hardly ever have a [single|simple] key.',
    'As far as I can judge, the answer lies in an interplay of [things|influences] and not in any one of them.',
    'The most plausible answer seems to me a layered one, with [several|a number of] parts that reinforce each other.',
  ],
  closings: [
    'So I would look for the combination and distrust the lone culprit.',
    'A good answer here will have more than one part.',
    'The interplay is the answer, even if it makes a poor headline.',
  ],
  readings: [
    'Expects an interplay of factors rather than a lone key.',
    'Answers with a combination of influences.',
    'Considers a layered answer with reinforcing parts as plausible.',
  ],
  headline: 'A combination of factors makes the best answer',
  rationale:
    'The reasoning rests on how such questions have usually turned out. Explanations that name a lone factor tend to be early and tidy, and later work adds further influences and their interplay.',
  advice:
    'List the plausible factors, ask of each what would be missing without it, and look for evidence on how they act together.',
  suits:
    'Right where outcomes have a long prehistory and where different specialists each hold a part of the story.',
} as const;

const leading = {
  key: 'leading',
  label: 'A leading answer exists',
  thesis:
    'There is a leading answer that can be defended, and the rest is detail. Listing factor upon factor is often a way of avoiding a commitment.',
  recommendedOption: 'Commit to the leading answer',
  weight: 2.6,
  positions: [
    'I believe that there is a leading answer, and that it is the one most informed people would [name|give] first.',
    'In all likelihood one explanation carries most of the weight, and I would [commit|hold] to it until something better turns up.',
    'My view is that the established answer is right in the [main|essentials], however much detail one may add.',
    'I would go with the plainest answer on record, since complications should be [earned|justified] and not assumed.',
  ],
  closings: [
    'Take the leading answer, and keep the footnotes short.',
    'Until somebody shows otherwise, the plain answer stands.',
    'I would rather be clear and correctable than vague and safe.',
  ],
  readings: [
    'Holds that a leading answer exists and should be committed to.',
    'Would go with the plain, established answer.',
    'Expects a dominant explanation and treats the rest as detail.',
  ],
  headline: 'A leading answer exists and deserves commitment',
  rationale:
    'This position prefers commitment to caution. An answer that can be wrong can also be tested, whereas a long list of influences explains everything and forbids nothing.',
  advice:
    'State the leading answer plainly, say what would refute it, and add complications only as far as the evidence forces them.',
  suits: 'Right where a field has an established view and where rivals have had time to show themselves.',
} as const;

const unsettled = {
  key: 'unsettled',
  label: 'Not settled',
  thesis:
    'The question is not settled on present evidence. A careful answer states what is open and why, and does not pretend to close it.',
  recommendedOption: 'Treat the question as open',
  weight: 2.4,
  positions: [
    'I do not think this is settled, and I would rather say so than [choose|pick] an answer for the sake of having one.',
    'The honest position is that the matter is open, since informed people read the same [evidence|record] differently.',
    'As things stand I would leave it open, because the available grounds do not [reach|stretch] to a conclusion.',
    'My answer is that nobody can say for sure at present, and that the reasons for this are [instructive|worth knowing].',
  ],
  closings: [
    'Better an open question than a closed mind.',
    'I would keep it open and keep looking.',
    'To know precisely what is not known is already something.',
  ],
  readings: [
    'Regards the matter as open on present grounds.',
    'States that no conclusion is justified yet.',
    'Considers it unsettled since informed readers differ.',
  ],
  headline: 'The question is not settled on present evidence',
  rationale:
    'This position asks what the available grounds can carry and finds them too weak. Where informed readers of the same record differ, it takes the difference as information and not as a nuisance.',
  advice:
    'Keep the question open, write down what evidence would close it, and avoid plans that depend on a particular answer.',
  suits:
    'Right where the record is sparse or contradictory and where little is lost by leaving the matter open.',
} as const;
