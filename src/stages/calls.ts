import { adjudicateCall } from './adjudicate/adjudicate.ts';
import { campsCall } from './camps/find-camps.ts';
import { placeCall } from './camps/place-positions.ts';
import { classifyCall } from './camps/question-type.ts';
import { extractCall } from './extract/extract-claims.ts';
import { compareCall } from './group/compare.ts';
import { groupCall } from './group/group.ts';
import { labelCall } from './label/label.ts';
import { preferCall } from './prefer/prefer.ts';
import { mendCall } from './read/mend-section.ts';
import { readCall } from './read/read-section.ts';
import { draftCall } from './write/draft.ts';
import { writers } from './write/writers.ts';

/** Every call of a synthesis. Only what reports on all of them loads it: a stage knows its own. */
export const calls = [
  extractCall,
  groupCall,
  compareCall,
  classifyCall,
  campsCall,
  placeCall,
  preferCall,
  labelCall,
  adjudicateCall,
  readCall,
  mendCall,
  draftCall,
  ...Object.values(writers).map(({ spec }) => spec),
];
