// The parts of the methodology that are the same in every run.

export const panelVerdictText = {
  completed: 'That is at least nine in ten of the panel, so the panel counts as complete.',
  partial:
    'That is fewer than nine in ten of the panel, so this is the report of a partial panel: read its shares with that in mind.',
} as const;

export const whyControlledInference =
  'Agreement among models of one panel under the same conditions is a finding about that panel. It is not a poll of people and no proof that a claim is true.';
