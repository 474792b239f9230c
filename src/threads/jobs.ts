import { assemble } from './jobs/assemble.ts';
import {
  compareGroupings,
  decideGroupings,
  findSuspects,
  groupClaims,
  nameResponses,
  nextClaimBatches,
  selectPanelClaims,
  separateGroups,
} from './jobs/claims.ts';
import {
  judgeAdjudication,
  judgeCamps,
  judgeComparison,
  judgeExtraction,
  judgeLabels,
  judgeMerge,
  judgePlacement,
  judgeQuestionType,
  judgeSection,
} from './jobs/judge.ts';
import { prepareAdjudication, prepareExtraction, prepareLabel, prepareSection } from './jobs/prepare.ts';
import { judgeMending, judgeReading, prepareMending, prepareReading } from './jobs/reading.ts';
import { flagByWords, settleSection } from './jobs/sections.ts';

/**
 * The work of a run that grows with its texts, in the order of the run. Jobs take and return plain data and
 * do not use the database. Those that need all texts of the panel read them page by page.
 */
export const jobs = {
  prepareExtraction,
  judgeExtraction,
  nameResponses,
  groupClaims,
  nextClaimBatches,
  judgeMerge,
  compareGroupings,
  judgeComparison,
  decideGroupings,
  findSuspects,
  separateGroups,
  selectPanelClaims,
  judgeQuestionType,
  judgeCamps,
  judgePlacement,
  prepareLabel,
  judgeLabels,
  prepareAdjudication,
  judgeAdjudication,
  prepareSection,
  judgeSection,
  prepareReading,
  judgeReading,
  flagByWords,
  prepareMending,
  judgeMending,
  settleSection,
  assemble,
};

export type JobName = keyof typeof jobs;
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;
