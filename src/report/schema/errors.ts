// The registry of the codes in a report's `errors`: data, so that the API can describe them without
// loading what emits them.

export type FlaggedPart =
  | 'answer'
  | 'claims'
  | 'camps'
  | 'cases'
  | 'quantities'
  | 'disagreements'
  | 'minority_insights'
  | 'uncertainties';

/** What a code of the report's `errors` tells. */
export interface ErrorMeaning {
  /** When it appears. */
  readonly when: string;
  /** What a reader should think of the report then. */
  readonly meaning: string;
  /** The parts that it concerns whenever it appears. */
  readonly flags?: readonly FlaggedPart[];
}

/** Of what follows from the counts of `src/report/controls/`, in their order. */
const errorsOfControls = {
  simulated_panel: {
    when: 'The built-in simulator made answers of the panel.',
    meaning: 'The report shows how this service works, and nothing about what real models think.',
  },
  simulated_synthesis: {
    when: 'The built-in simulator made answers of the synthesis.',
    meaning: 'What was found in the responses shows how this service works; no model has read them.',
  },
  models_left_out: {
    when: 'More than a tenth of the models that were asked are in no count.',
    meaning: 'Shares are those of the models that remain; the record of provenance says why each is missing.',
  },
  responses_not_analysed: {
    when: 'No synthesizer could read or label a response.',
    meaning: 'What these responses say is in no count, although they can be read.',
  },
  stances_withheld: {
    when: 'The labelling of more than a fifth of the responses failed with both synthesizers.',
    meaning:
      'What was read of the other responses is not believed either: the report has no claims, camps and stances, and what it lists beside them was extracted.',
    flags: ['claims', 'camps'],
  },
  reliability_not_measured: {
    when: 'Two synthesizers read fewer than ten stances, or all of them had one value.',
    meaning: 'Nothing tells how far another reader would have found the same.',
    flags: ['claims'],
  },
  stances_not_checked: {
    when: 'One synthesizer alone read more than a tenth of the stances.',
    meaning: 'Nothing checks these stances, so a share can be wrong by as much as they weigh in it.',
    flags: ['claims'],
  },
  readings_disagree: {
    when: 'Of the stances that two synthesizers found alike, the share that is estimated to be right may be below 95%.',
    meaning:
      'What counts is what both found; much of what the responses say may be missing or misread, so take shares as rough.',
    flags: ['claims'],
  },
  camps_unresolved: {
    when: 'Two synthesizers differ on the camp of more than a third of the responses.',
    meaning: 'The sizes of the camps are in doubt; the claims are not affected.',
    flags: ['camps'],
  },
  details_not_checked: {
    when: 'One synthesizer alone read more than a tenth of the figures and cases.',
    meaning: 'Nothing checks these figures and cases: read their sentences before you rely on them.',
    flags: ['quantities', 'cases'],
  },
  details_unresolved: {
    when: 'Two synthesizers differ on more than half of five or more figures and cases.',
    meaning: 'What they differ on is left out, so the lists of figures and cases are incomplete.',
    flags: ['quantities', 'cases'],
  },
  sentences_left_out: {
    when: 'A check by code, or the model that read a section, refused sentences of it.',
    meaning: 'What remains was checked; the section may say less than its writer meant to.',
  },
  entries_withheld: {
    when: 'The last check before the delivery found something wrong in an entry of the report.',
    meaning: 'The entry is missing, with what rested on it; the report without it passed the check.',
  },
} as const satisfies Record<string, ErrorMeaning>;

/** Of sections that were not written. */
const errorsOfSections = {
  section_replaced: {
    when: 'A section could not be written or read by another model, or did not pass its checks.',
    meaning: 'Code made the section from the computed values: it is plainer, and no less right.',
  },
  language_without_sentences: {
    when: 'This service has no sentences in the language of the question.',
    meaning: 'Answer and analysis consist of wordings from the responses and of figures.',
    flags: ['answer'],
  },
} as const satisfies Record<string, ErrorMeaning>;

/**
 * Of what stages and tables cut or drop: only their outputs show whether they did, and how much.
 */
export const errorsOnTheWay = {
  question_type_unknown: {
    when: 'No synthesizer could tell of what kind the question is.',
    meaning:
      'If it asks for a fact or a number, no answer is given as the right one; if it sets a task, the report does not point to the best response.',
    flags: ['answer'],
  },
  claims_not_merged: {
    when: 'Grouping could not compare some claims with the others.',
    meaning: 'Claims that say the same may stand apart, each with only a part of its models.',
    flags: ['claims'],
  },
  camps_not_found: {
    when: 'The positions of the responses could not be sorted into camps.',
    meaning: 'The report has no camps, and so no shares of them; its claims stand alone.',
    flags: ['camps'],
  },
  stance_dropped: {
    when: 'Stances did not fit the stored responses or the claims of the run.',
    meaning: 'Their models count as not addressing these claims.',
    flags: ['claims'],
  },
  wording_shortened: {
    when: 'A wording repeated more of a response than a report may.',
    meaning: 'The wording ends with “[…]”; its counts are not affected.',
    flags: ['claims'],
  },
  camp_text_shortened: {
    when: 'The description of a camp held quantities that were not computed.',
    meaning: 'The description lacks these sentences; its counts are not affected.',
    flags: ['camps'],
  },
  uncertainty_dropped: {
    when: 'The description of an uncertainty failed a check.',
    meaning: 'The list of uncertainties is not complete.',
    flags: ['uncertainties'],
  },
  case_dropped: {
    when: 'The wording of a case on which answers depend failed a check.',
    meaning: 'The list of cases is not complete.',
    flags: ['cases'],
  },
  quantity_dropped: {
    when: 'The description of a quantity failed a check.',
    meaning: 'The list of quantities is not complete.',
    flags: ['quantities'],
  },
} as const satisfies Record<string, ErrorMeaning>;

/** Every code of the entries of a report’s `errors`. */
export const reportErrors: Readonly<Record<ReportErrorCode, ErrorMeaning>> = {
  ...errorsOfControls,
  ...errorsOfSections,
  ...errorsOnTheWay,
};

export type ControlErrorCode = keyof typeof errorsOfControls;
export type ReportErrorCode = ControlErrorCode | keyof typeof errorsOfSections | keyof typeof errorsOnTheWay;
