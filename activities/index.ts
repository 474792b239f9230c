import { closePanel } from '../src/app/close-panel.ts';
import { deliverReport } from '../src/app/deliver-report.ts';
import type { activityMessages } from '../src/domain/run/run-messages.ts';
import type { ValueOf } from '../src/domain/shape.ts';
import { adjudicateQuestions } from './adjudicate/adjudicate-questions.ts';
import { compareReadings } from './adjudicate/compare-readings.ts';
import { settleReadings } from './adjudicate/settle-readings.ts';
import { askModel } from './ask-model.ts';
import { assembleReport } from './assemble-report.ts';
import { beginRun } from './begin-run.ts';
import { findCamps } from './camps/find-camps.ts';
import { placePositions } from './camps/place-positions.ts';
import { classifyQuestion } from './camps/question-type.ts';
import type { ActivityDeps } from './common/deps.ts';
import { draftAnswers } from './draft-answers.ts';
import { failRun } from './fail-run.ts';
import { groupClaims } from './group/group-claims.ts';
import { findFailing } from './panel/find-failing.ts';
import { preferResponses } from './prefer-responses.ts';
import { readSections } from './read/read-sections.ts';
import { extractClaims } from './responses/extract-claims.ts';
import { labelResponses } from './responses/label-responses.ts';
import { selectClaims } from './select/select-claims.ts';
import { settleClaims } from './select/settle-claims.ts';
import { writeSection } from './write-section.ts';

/** Every activity by name, with the types of the messages it exchanges with Temporal. */
export type Activities = {
  readonly [Name in keyof Messages]: (
    input: ValueOf<Messages[Name]['input']>,
  ) => Promise<ValueOf<Messages[Name]['result']>>;
};
type Messages = typeof activityMessages;

export function makeActivities(deps: ActivityDeps): Activities {
  return {
    beginRun: (input) => beginRun(deps, input),
    classifyQuestion: (input) => classifyQuestion(deps, input),
    askModel: (input) => askModel(deps, input),
    extractClaims: (input) => extractClaims(deps, input),
    findFailing: (input) => findFailing(deps, input),
    closePanel: ({ runId, ended }) => closePanel(deps.db, runId, ended),
    groupClaims: (input) => groupClaims(deps, input),
    findCamps: (input) => findCamps(deps, input),
    placePositions: (input) => placePositions(deps, input),
    selectClaims: (input) => selectClaims(deps, input),
    settleClaims: (input) => settleClaims(deps, input),
    preferResponses: (input) => preferResponses(deps, input),
    draftAnswers: (input) => draftAnswers(deps, input),
    labelResponses: (input) => labelResponses(deps, input),
    compareReadings: (input) => compareReadings(deps, input),
    adjudicateQuestions: (input) => adjudicateQuestions(deps, input),
    settleReadings: (input) => settleReadings(deps, input),
    writeSection: (input) => writeSection(deps, input),
    readSections: (input) => readSections(deps, input),
    assembleReport: (input) => assembleReport(deps, input),
    deliverReport: ({ runId }) => deliverReport(deps.db, runId),
    failRun: (input) => failRun(deps, input),
  };
}
