import { copiedWordsMax } from '../../text/copied-words.ts';

// The parts of the methodology that are the same in every run. They describe the code of the stages: if you change a
// stage, change its sentence here.

export const panelVerdictText = {
  completed: 'That is at least nine in ten of the panel, so the panel counts as complete.',
  partial:
    'That is fewer than nine in ten of the panel, so this is the report of a partial panel: read its shares with that in mind.',
} as const;

export const stageList = [
  { key: 'collect', label: 'Ask every model of the panel the same question, independently' },
  {
    key: 'normalise',
    label: 'Set aside empty answers and refusals; mask text in which a response names its own maker',
  },
  {
    key: 'read',
    label: 'Extract the position, the claims and the open points of each response, with their sentences',
  },
  { key: 'ground', label: 'Find every named sentence in the stored response, by code' },
  {
    key: 'camps',
    label: 'Tell the kind of question from the question alone; form the positions that the panel takes',
  },
  {
    key: 'canonicalise',
    label:
      'Group claims that say the same; select common, contested and rare ones, and one for each position',
  },
  { key: 'label', label: 'Label every response against every claim and position, with the sentences' },
  {
    key: 'adjudicate',
    label: 'Ask both synthesizers yes/no questions about what they have not found alike',
  },
  { key: 'count', label: 'Compute counts, shares, intervals, censuses and representatives, by code' },
  { key: 'write', label: 'Write the sections from tables without names, with slots for numbers' },
  {
    key: 'read_prose',
    label: 'Have each section read beside its tables by a model that did not write it',
  },
  { key: 'audit', label: 'Check every section and the whole report, by code' },
] as const;

export const controlList = [
  {
    id: 'same_question',
    label: 'One question, no other input',
    description:
      'Every model gets only the question, in a call of its own, and sees no other answer. What else the calls offered, and what the answers show of it, is stated in evidence_collection and counted in the conditions.',
  },
  {
    id: 'blind_synthesis',
    label: 'Blind synthesis',
    description:
      'Responses go to the synthesizer under random aliases that are new in every run, and text in which a response names its own maker is masked.',
  },
  {
    id: 'fenced_responses',
    label: 'Responses are material, not instructions',
    description:
      'Each response is enclosed by a random mark, and code checks everything that a synthesizer returns against it.',
  },
  {
    id: 'grounded_stances',
    label: 'Every stance has its place',
    description:
      'A model supports, opposes or is mixed on a claim only if the synthesizer named a sentence of its stored text; the report gives the place as offset and length. Code finds that sentence, and does not judge whether it supports the stance.',
  },
  {
    id: 'second_grouping',
    label: 'Two groupings of the claims',
    description:
      'A second synthesizer groups the statements as well, without seeing the first groups. Pairs that only one of the two puts together become yes/no questions, and two of three decide; a pair without an answer is kept apart. Without a second grouping the first one is used. Statements that were put together in different words are put as such questions too, those in nearly the same words first, and are separated if both synthesizers say that they differ.',
  },
  {
    id: 'two_readings',
    label: 'Two synthesizers read every response',
    description:
      'For about half of the responses one synthesizer extracts the claims and the other one labels, for the rest it is the other way round. A stance that both find counts. One that only one finds, or on which they differ, is put to both as a yes/no question beside the sentences; if they still differ, it is attributed to nobody and counted as unresolved. The same holds for the position that a response takes.',
  },
  {
    id: 'computed_numbers',
    label: 'Numbers by code',
    description:
      'Every count and share is computed from the labels. A writer sees no numbers and may state none. A model that does not address a claim is never counted as agreeing.',
  },
  {
    id: 'prose_read',
    label: 'Prose is read by another model',
    description:
      'The synthesizer that did not write a section reads its numbered sentences beside the tables, and names those that state an amount or a number which is not computed, contradict the tables or rest on nothing in them. The writer is asked once to mend them; what is named again is left out and counted by field. The methodology says so if nobody has read a section.',
  },
  {
    id: 'equal_lab_weight',
    label: 'Equal weight per laboratory',
    description:
      'Models of one laboratory tend to err together. Besides the raw share of a position, and of support for a claim, the report therefore gives its share with every laboratory counted equally, and the 90 % interval of the raw share over redrawn laboratories (percentiles of a cluster bootstrap: of all draws of up to seven laboratories, and of 1,000 draws of more, with a fixed seed). An interval of few laboratories holds the true share less often than nine times in ten, so each says how many it rests on. A lead that such draws reverse is not called established.',
  },
  {
    id: 'rare_claims',
    label: 'Rare claims are kept',
    description:
      'A quarter of the selected claims are rare ones, so a claim that only one model makes can appear. A few more claims are labelled than a report holds: one that labelling does not find in most of the responses it was extracted from is left out, and the next one takes its place.',
  },
  {
    id: 'no_original_text',
    label: 'No original text',
    description: `The report repeats no more than ${copiedWordsMax} consecutive words of any response; the responses themselves are read separately.`,
  },
] as const;

export const whyControlledInference =
  'Agreement among models of one panel under the same conditions is a finding about that panel. It is not a poll of people and no proof that a claim is true.';
