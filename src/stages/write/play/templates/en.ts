import { joinedList } from './list-of.ts';
import type { Templates } from './templates.ts';

export const englishTemplates: Templates = {
  quote: (wording) => `“${wording}”`,
  list: joinedList(', ', ' and '),
  stop: '.',
  gap: ' ',

  asked: (figures) => `What was asked: ${figures}`,
  dividedBetween: (labels) => `The models are divided between ${labels}`,
  noneLeads: 'No answer leads.',
  caseFor: (label, reason) => `The case for ${label} is a different one. ${reason}`,
  nothingInCommon: 'The models give this question no answer in common',
  noPosition: 'No position stands out; the claims below show what is held.',

  either: (first, second) => `${first} or ${second}?`,
  clause: asClause,
  sides: (first, second) => `On one side: ${first} On the other: ${second}`,
  suits: (label, when) => `${label} is ${asClause(when)}.`,
  nextStep: (first, second) => `What to do next depends on it: ${first} or ${second}.`,
  twoAnswers: 'These two positions lead to different decisions.',
  whether: (statement) => `Whether ${asClause(statement)}`,
  assumptions: [
    'Those who agree assume conditions under which the claim holds in general.',
    'Those who disagree have cases in mind in which it fails.',
  ],
  openPoint: 'The answer to the question leans on this point, so a reader should know that it is open.',
  resolving: [
    'Evidence from comparable cases, gathered in the same way for both views.',
    'A statement of the conditions under which each side would change its mind.',
  ],
  campsOnSides: (pro, contra) => `Support comes mainly from ${pro}, dissent from ${contra}.`,

  passedOver: 'A point that is easily passed over can still be right, and counting loses it.',
  unsettled: 'The responses name the doubt and offer nothing that would settle it.',
  evidenceNeeded: 'Evidence that bears directly on this point.',
  noSideTaken: 'No side taken',
  noSideThesis: 'The answers weigh the question without taking a side.',
};

/**
 * Fits a statement into a sentence: no full stop, and a lower-case first letter unless it begins
 * with a name.
 */
function asClause(statement: string): string {
  const plain = statement.trim().replace(/[.!?]+$/, '');
  return /^[A-Z][a-z]*(\s|$)/.test(plain) && !properStart.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
}

/** Words that begin a statement of some topic and keep their capital letter within a sentence. */
const properStart = /^(I|AI|European|Europe|China|Germany|France|English|Western)\b/;
