import type { ErrorMeaning } from './common/control.ts';
import { controls } from './controls.ts';

/** Of what stages and tables cut or drop: only their outputs show whether they did, and how much. */
export const errorsOnTheWay: Readonly<Record<string, ErrorMeaning>> = {
  claims_not_merged: {
    when: 'Grouping could not compare some claims with the others.',
    meaning: 'Claims that say the same may stand apart, each with only a part of its models.',
  },
  claims_not_worded: {
    when: 'No wording of a group of claims could be shown without copying a response.',
    meaning: 'These claims are missing; the others are not affected.',
  },
  camps_not_found: {
    when: 'The positions of the responses could not be sorted into camps.',
    meaning: 'The report has no camps, and so no shares of them; its claims stand alone.',
  },
  stance_dropped: {
    when: 'Stances did not fit the stored responses or the claims of the run.',
    meaning: 'Their models count as not addressing these claims.',
  },
  wording_shortened: {
    when: 'A wording repeated more of a response than a report may.',
    meaning: 'The wording ends with “[…]”; its counts are not affected.',
  },
  camp_text_shortened: {
    when: 'The description of a camp held quantities that were not computed.',
    meaning: 'The description lacks these sentences; its counts are not affected.',
  },
  uncertainty_dropped: {
    when: 'The description of an uncertainty failed a check.',
    meaning: 'The list of uncertainties is not complete.',
  },
  case_dropped: {
    when: 'The wording of a case on which answers depend failed a check.',
    meaning: 'The list of cases is not complete.',
  },
  quantity_dropped: {
    when: 'The description of a quantity failed a check.',
    meaning: 'The list of quantities is not complete.',
  },
};

/** Of sections that were not written. */
const errorsOfSections: Readonly<Record<string, ErrorMeaning>> = {
  section_replaced: {
    when: 'A section could not be written, or did not pass its checks.',
    meaning: 'Code made the section from the computed values: it is plainer, and no less right.',
  },
  language_without_sentences: {
    when: 'This service has no sentences in the language of the question.',
    meaning: 'Answer and analysis consist of wordings from the responses and of figures.',
  },
};

/** Every code of the entries of a report’s `errors`. */
export const reportErrors: Readonly<Record<string, ErrorMeaning>> = Object.assign(
  {},
  ...controls.map((control) => ('errors' in control ? control.errors : {})),
  errorsOfSections,
  errorsOnTheWay,
);
