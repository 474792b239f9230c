import { copiedWordsMax } from '../../text/copied-words.ts';
import type { Control } from './common/control.ts';

// Controls without counts: what they promise is done by code in every run.

export const blindSynthesis = byCode(
  'blind_synthesis',
  'Blind synthesis',
  'Synthesizers see random aliases; where a response names its maker, it is masked.',
);

export const fencedResponses = byCode(
  'fenced_responses',
  'Responses are material, not instructions',
  'Each response is enclosed by a random mark, against which code checks what a synthesizer returns.',
);

export const groundedStances = byCode(
  'grounded_stances',
  'Every stance has its place',
  'A stance counts only with a sentence of the stored text, which code finds and does not judge.',
);

export const computedNumbers = byCode(
  'computed_numbers',
  'Numbers by code',
  'A writer sees no numbers and may state none. Silence is never counted as agreement.',
);

export const equalLabWeight = byCode(
  'equal_lab_weight',
  'Equal weight per lab',
  'Models of one lab err together: intervals are over labs, and a lead that redrawn labs reverse is open.',
);

export const rareClaims = byCode(
  'rare_claims',
  'Rare claims are kept',
  'A quarter of the selected claims are rare ones, also of a single model.',
);

export const noOriginalText = byCode(
  'no_original_text',
  'No original text',
  `No more than ${copiedWordsMax} consecutive words of any response are repeated.`,
);

function byCode(id: string, label: string, description: string): Control<undefined> {
  return { listed: { id, label, description } };
}
