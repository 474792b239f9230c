import { groupQuantities, type NamedQuantity } from '../../../src/stages/select/quantities.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';

/** A figure that a response gives. */
export const named = (alias: string, what: string, unit: string, answersQuestion = false): NamedQuantity => ({
  alias,
  index: 0,
  what,
  unit,
  highUnit: unit,
  low: 5,
  high: 5,
  answersQuestion,
  span: { offset: 0, length: 5 },
});

/** The responses of each group of figures. */
export const groupsOf = (...quantities: NamedQuantity[]) =>
  groupQuantities(quantities, buildCopyIndex([], []), 'What does it cost?', null).groups.map(({ values }) =>
    values.map(({ alias }) => alias),
  );
