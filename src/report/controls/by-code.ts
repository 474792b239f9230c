import { copiedWordsMax } from '../../text/copied-words.ts';
import type { Control } from './common/control.ts';

// Controls without counts: what they promise is done by code in every run.

export const blindSynthesis: Control<undefined> = {
  listed: {
    id: 'blind_synthesis',
    label: 'Blind synthesis',
    description:
      'Responses go to the synthesizer under random aliases that are new in every run, and text in which a response names its own maker is masked.',
  },
};

export const fencedResponses: Control<undefined> = {
  listed: {
    id: 'fenced_responses',
    label: 'Responses are material, not instructions',
    description:
      'Each response is enclosed by a random mark, and code checks everything that a synthesizer returns against it.',
  },
};

export const groundedStances: Control<undefined> = {
  listed: {
    id: 'grounded_stances',
    label: 'Every stance has its place',
    description:
      'A model supports, opposes or is mixed on a claim only if the synthesizer named a sentence of its stored text; the report gives the place as offset and length. Code finds that sentence, and does not judge whether it supports the stance.',
  },
};

export const computedNumbers: Control<undefined> = {
  listed: {
    id: 'computed_numbers',
    label: 'Numbers by code',
    description:
      'Every count and share is computed from the labels. A writer sees no numbers and may state none. A model that does not address a claim is never counted as agreeing.',
  },
  sentences: {
    sections: () => [
      'Counts, shares, membership of camps and the choice of what is contested or rare are computed by code.',
    ],
  },
};

export const equalLabWeight: Control<undefined> = {
  listed: {
    id: 'equal_lab_weight',
    label: 'Equal weight per lab',
    description:
      'Models of one lab tend to err together. Besides the raw share of a camp, and of support for a claim, the report therefore gives its share with every lab counted equally, and the 90 % interval of the raw share over redrawn labs (percentiles of a cluster bootstrap: of all draws of up to seven labs, and of 1,000 draws of more, with a fixed seed). An interval of few labs holds the true share less often than nine times in ten, so each says how many it rests on. A lead that such draws reverse is not called established.',
  },
};

export const rareClaims: Control<undefined> = {
  listed: {
    id: 'rare_claims',
    label: 'Rare claims are kept',
    description:
      'A quarter of the selected claims are rare ones, so a claim that only one model makes can appear. A few more claims are labelled than a report holds: one that labelling does not find in most of the responses it was extracted from is left out, and the next one takes its place.',
  },
};

export const noOriginalText: Control<undefined> = {
  listed: {
    id: 'no_original_text',
    label: 'No original text',
    description: `The report repeats no more than ${copiedWordsMax} consecutive words of any response; the responses themselves are read separately.`,
  },
};
