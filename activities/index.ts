import { closePanel } from '../src/app/close-panel.ts';
import { deliverReport } from '../src/app/deliver-report.ts';
import type { activityMessages } from '../src/domain/run/run-messages.ts';
import type { ValueOf } from '../src/domain/shape.ts';
import { makeAdjudicateQuestions } from './adjudicate/adjudicate-questions.ts';
import { makeCompareReadings } from './adjudicate/compare-readings.ts';
import { makeSettleReadings } from './adjudicate/settle-readings.ts';
import { makeAskModel } from './ask-model.ts';
import { makeAssembleReport } from './assemble-report.ts';
import { makeBeginRun } from './begin-run.ts';
import { makeFindCamps } from './camps/find-camps.ts';
import { makePlacePositions } from './camps/place-positions.ts';
import { makeClassifyQuestion } from './camps/question-type.ts';
import type { ActivityDeps } from './common/deps.ts';
import { makeDraftAnswers } from './draft-answers.ts';
import { makeFailRun } from './fail-run.ts';
import { makeGroupClaims } from './group/group-claims.ts';
import { makeFindFailing } from './panel/find-failing.ts';
import { makePreferResponses } from './prefer-responses.ts';
import { makeReadSections } from './read/read-sections.ts';
import { makeExtractClaims } from './responses/extract-claims.ts';
import { makeLabelResponses } from './responses/label-responses.ts';
import { makeSelectClaims } from './select/select-claims.ts';
import { makeSettleClaims } from './select/settle-claims.ts';
import { makeWriteSection } from './write-section.ts';

/** Every activity by name, with the types of the messages it exchanges with Temporal. */
export type Activities = {
  readonly [Name in keyof Messages]: (
    input: ValueOf<Messages[Name]['input']>,
  ) => Promise<ValueOf<Messages[Name]['result']>>;
};
type Messages = typeof activityMessages;

/** All activities, in the order of a run. */
export function makeActivities(deps: ActivityDeps): Activities {
  return {
    beginRun: makeBeginRun(deps),
    classifyQuestion: makeClassifyQuestion(deps),
    askModel: makeAskModel(deps),
    extractClaims: makeExtractClaims(deps),
    findFailing: makeFindFailing(deps),
    closePanel: ({ runId, ended }) => closePanel(deps.db, runId, ended),
    groupClaims: makeGroupClaims(deps),
    findCamps: makeFindCamps(deps),
    placePositions: makePlacePositions(deps),
    selectClaims: makeSelectClaims(deps),
    settleClaims: makeSettleClaims(deps),
    preferResponses: makePreferResponses(deps),
    draftAnswers: makeDraftAnswers(deps),
    labelResponses: makeLabelResponses(deps),
    compareReadings: makeCompareReadings(deps),
    adjudicateQuestions: makeAdjudicateQuestions(deps),
    settleReadings: makeSettleReadings(deps),
    writeSection: makeWriteSection(deps),
    readSections: makeReadSections(deps),
    assembleReport: makeAssembleReport(deps),
    deliverReport: ({ runId }) => deliverReport(deps.db, runId),
    failRun: makeFailRun(deps),
  };
}
