import { copiedWordsMax } from '../../text/copied-words.ts';
import type { Control } from './common/control.ts';

// Controls without counts: what they promise is done by code in every run.

export const blindSynthesis: Control<undefined> = {
  listed: {
    id: 'blind_synthesis',
    label: 'Blind synthesis',
    description: 'Synthesizers see random aliases; where a response names its maker, it is masked.',
  },
};

export const fencedResponses: Control<undefined> = {
  listed: {
    id: 'fenced_responses',
    label: 'Responses are material, not instructions',
    description:
      'Each response is enclosed by a random mark, against which code checks what a synthesizer returns.',
  },
};

export const groundedStances: Control<undefined> = {
  listed: {
    id: 'grounded_stances',
    label: 'Every stance has its place',
    description:
      'A stance counts only with a sentence of the stored text, which code finds and does not judge.',
  },
};

export const computedNumbers: Control<undefined> = {
  listed: {
    id: 'computed_numbers',
    label: 'Numbers by code',
    description: 'A writer sees no numbers and may state none. Silence is never counted as agreement.',
  },
};

export const equalLabWeight: Control<undefined> = {
  listed: {
    id: 'equal_lab_weight',
    label: 'Equal weight per lab',
    description:
      'Models of one lab err together: intervals are over labs, and a lead that redrawn labs reverse is open.',
  },
};

export const rareClaims: Control<undefined> = {
  listed: {
    id: 'rare_claims',
    label: 'Rare claims are kept',
    description: 'A quarter of the selected claims are rare ones, also of a single model.',
  },
};

export const noOriginalText: Control<undefined> = {
  listed: {
    id: 'no_original_text',
    label: 'No original text',
    description: `No more than ${copiedWordsMax} consecutive words of any response are repeated.`,
  },
};
