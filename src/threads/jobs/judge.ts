import type { Section } from '../../domain/run/run-messages.ts';
import type { Draft } from '../../findings/drafts.ts';
import type { CampThesis, QuestionType } from '../../findings/findings.ts';
import { campWordsCheck } from '../../report/prose/presentable.ts';
import { adjudicateCall } from '../../synthesis/adjudicate/adjudicate.ts';
import { type AdjudicateResult, checkAdjudication } from '../../synthesis/adjudicate/check-answers.ts';
import { type Given, type Judged, judgeOutput, readOutput } from '../../synthesis/call/judge-output.ts';
import {
  type CampMember,
  type Camps,
  campsCall,
  checkCamps,
  type Position,
} from '../../synthesis/camps/find-camps.ts';
import { checkPlacement, placeCall } from '../../synthesis/camps/place-positions.ts';
import { checkQuestionType, classifyCall } from '../../synthesis/camps/question-type.ts';
import { checkCompare, compareCall } from '../../synthesis/claims/compare.ts';
import { checkMerge, mergeCall } from '../../synthesis/claims/merge.ts';
import type { ClaimGroup } from '../../synthesis/claims/panel-claims.ts';
import { checkExtraction, type Extraction, extractCall } from '../../synthesis/extract/extract-claims.ts';
import type { AskedClaim } from '../../synthesis/label/claim-order.ts';
import { checkLabels, type LabelResult, labelCall } from '../../synthesis/label/label.ts';
import type { HandedIn } from '../../synthesis/write/define-writer.ts';
import { writers } from '../../synthesis/write/writers.ts';
import { indexCopiesAmong } from '../../text/copy-index.ts';
import type { JobContext } from './context.ts';
import { tabulatedRun } from './evidence.ts';
import type { PackedEvidence } from './evidence-input.ts';
import { askedAbout, type DoubtInput } from './prepare.ts';
import { maskedResponse, type ResponseInput } from './response.ts';
import { sourceOf } from './sections.ts';

interface Output {
  /** The synthesizer's output, or an earlier one with its corrections. */
  readonly output: Given;
}

// The material that a check compares with is built here, once the output has arrived: nothing is held in
// memory during a call.

export function judgeExtraction(
  { output, ...source }: ResponseInput & Output,
  { kept }: JobContext,
): Judged<Extraction> {
  const check = checkExtraction({
    question: source.question,
    response: maskedResponse(source, kept),
    unprintable: campWordsCheck(source.question),
  });
  return judgeOutput(extractCall, check, output);
}

export function judgeLabels(
  {
    output,
    asked,
    camps,
    ...source
  }: ResponseInput &
    Output & {
      readonly asked: readonly AskedClaim[];
      readonly camps: readonly CampThesis[];
    },
  { kept }: JobContext,
): Judged<LabelResult> {
  const response = maskedResponse(source, kept);
  return judgeOutput(labelCall, checkLabels({ response, asked, camps }), output);
}

export function judgeAdjudication(
  { output, ...source }: DoubtInput & Output,
  context: JobContext,
): Judged<AdjudicateResult> {
  return judgeOutput(adjudicateCall, checkAdjudication(askedAbout(source, context)), output);
}

export function judgePlacement({
  output,
  ...source
}: Output & Parameters<typeof checkPlacement>[0]): Judged<readonly CampMember[]> {
  return judgeOutput(placeCall, checkPlacement(source), output);
}

export function judgeMerge({
  output,
  batch,
}: Output & { readonly batch: readonly ClaimGroup[] }): Judged<ClaimGroup[]> {
  return judgeOutput(mergeCall, checkMerge(batch), output);
}

export function judgeComparison({
  output,
  asked,
}: Output & { readonly asked: number }): Judged<readonly (boolean | null)[]> {
  return judgeOutput(compareCall, checkCompare(asked), output);
}

export function judgeQuestionType({ output }: Output): Judged<QuestionType> {
  return judgeOutput(classifyCall, checkQuestionType, output);
}

/** Checks the output, and compares the wording of the camps with every response. */
export async function judgeCamps(
  {
    output,
    question,
    questionType,
    positions,
  }: Output & {
    readonly question: string;
    readonly questionType: QuestionType;
    readonly positions: readonly Position[];
  },
  { texts }: JobContext,
): Promise<Judged<Camps>> {
  const read = readOutput(campsCall, output);
  const words = read.ok
    ? read.output.camps.flatMap((camp) => [camp.label, camp.thesis, camp.recommended_option ?? ''])
    : [];
  const copies = await indexCopiesAmong(words, texts, [question]);
  const unprintable = campWordsCheck(question);
  return judgeOutput(
    campsCall,
    checkCamps({ question, questionType, positions, copies, unprintable }),
    output,
  );
}

/** Checks a section against counts, tables and every response: what code knows for certain, because it is read afterwards. */
export async function judgeSection<S extends Section>(
  { output, section, evidence }: Output & { readonly section: S; readonly evidence: PackedEvidence },
  context: JobContext,
): Promise<Judged<HandedIn<Draft<S>>>> {
  const { tables } = await tabulatedRun(evidence, context);
  return writers[section].judge(sourceOf(section, tables), output);
}
