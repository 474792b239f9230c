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
    label: 'Set aside empty and refusing answers; mask what a response says of its own maker',
  },
  {
    key: 'read',
    label: 'Read each response for its position, its claims and what it leaves open, naming sentences',
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
  { key: 'label', label: 'Label every response against every claim and position, naming sentences' },
  {
    key: 'adjudicate',
    label: 'Ask again, by yes or no, where labels and earlier stages contradict each other',
  },
  { key: 'count', label: 'Compute counts, shares, intervals, censuses and representatives, by code' },
  { key: 'write', label: 'Write the sections from tables without names, with slots for numbers' },
  { key: 'audit', label: 'Check every section and the whole report, by code' },
] as const;

export const controlList = [
  {
    id: 'same_question',
    label: 'One question, no other input',
    description:
      'Every model gets the question alone, in a call of its own, and sees no other answer; what the calls offered beside it, and what the answers show of it, is told by evidence_collection and counted among the conditions.',
  },
  {
    id: 'blind_synthesis',
    label: 'Blind synthesis',
    description:
      'Responses go to the synthesizer under random aliases that are new in every run; what a response says of its own maker is masked.',
  },
  {
    id: 'fenced_responses',
    label: 'Responses are material, not instructions',
    description:
      'Each response stands in a fence with a random mark, and what a synthesizer returns is checked by code against it.',
  },
  {
    id: 'grounded_stances',
    label: 'Every stance has its place',
    description:
      'A model supports, opposes or is mixed on a claim only where the synthesizer named a sentence of its stored text; the report gives the place as offset and length. Code finds that sentence and does not judge whether it bears the stance out.',
  },
  {
    id: 'second_grouping',
    label: 'Two groupings of the claims',
    description:
      'A second synthesizer groups the statements as well, without sight of the first groups. What only one of the two puts together is put again as a question of yes or no, and two of three decide; where no second grouping can be had, the first one stands. Statements that were put together and hold a comparison or a negation are put as such questions too, whoever put them together.',
  },
  {
    id: 'catch_trials',
    label: 'Known answers among the claims',
    description:
      'Who labels a response is tried unawares, by a claim that the response itself makes, as it stands or denied, and by one that nobody makes. Who fails is asked again and then replaced. A response in which every synthesizer finds what nobody said is left out.',
  },
  {
    id: 'computed_numbers',
    label: 'Numbers by code',
    description:
      'Every count and share is computed from the labels. A writer has no numbers and may state none; silence is counted as not addressed, never as agreement.',
  },
  {
    id: 'equal_lab_weight',
    label: 'Equal weight per laboratory',
    description:
      'Beside the raw share of a position, and of support for a claim, stand its share with every laboratory counted equally and its 90 % interval if laboratories are drawn anew (percentiles of a cluster bootstrap, fixed seed), since models of one laboratory tend to err together. A lead that such draws reverse is not called one.',
  },
  {
    id: 'rare_claims',
    label: 'Rare claims are kept',
    description:
      'A quarter of the places among the selected claims are for rare ones, so a claim that one model alone makes can appear. A few claims more than a report holds are labelled: one that labelling does not find in most of the responses from which it was read is left out, and the next one takes its place.',
  },
  {
    id: 'no_original_text',
    label: 'No original text',
    description: `The report repeats no more than ${copiedWordsMax} consecutive words of any response; the responses themselves are read separately.`,
  },
] as const;

export const whyControlledInference =
  'Agreement among models of one panel under the same conditions is a finding about that panel. It is not a poll of people and no proof that a claim is true.';
