import type { Flag } from '../../../src/stages/read/flags.ts';
import { exampleFacts } from '../../unit/report/example.ts';
import { jobContext } from '../job-context.ts';
import { evidenceOf, textsOf } from './evidence.ts';

const facts = exampleFacts();

/** What every job that reads the sections of the example is given. */
export const evidence = evidenceOf(facts);
export const context = () => jobContext(textsOf(facts));

/** In the rationale of the example's answer. */
export const flagged: Flag = {
  ...{ section: 'answer', path: 'rationale', fault: 'unsupported', why: 'no row says so' },
  sentence: 'The operational cost weighs on the team as well.',
};
