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

export const whyControlledInference =
  'Agreement among models of one panel under the same conditions is a finding about that panel. It is not a poll of people and no proof that a claim is true.';
