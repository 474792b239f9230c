import type { ChatMessage } from '../../domain/run/chat.ts';
import type { Section } from '../../domain/run/run-messages.ts';
import type { Draft } from '../../findings/drafts.ts';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import type { CallSpec, Checked } from '../call/stage.ts';
import { checkWrittenAnswer, writeAnswerCall, writeAnswerMessages } from './answer.ts';
import {
  checkWrittenDisagreements,
  writeDisagreementsCall,
  writeDisagreementsMessages,
} from './disagreements.ts';
import {
  checkWrittenMinorityInsights,
  writeMinorityInsightsCall,
  writeMinorityInsightsMessages,
} from './minority-insights.ts';
import type { WriteInput, WriteSource } from './rules.ts';
import {
  checkWrittenUncertainties,
  writeUncertaintiesCall,
  writeUncertaintiesMessages,
} from './uncertainties.ts';

/** How one section comes to be written. */
interface Writer<S extends Section> {
  readonly spec: CallSpec<unknown>;
  readonly messages: (input: WriteInput) => ChatMessage[];
  /** Reads and checks what the synthesizer sent. */
  readonly judge: (source: WriteSource<Draft<S>>, output: string) => Judged<Draft<S>>;
}

/** The writers of all sections. */
export const writers: { readonly [S in Section]: Writer<S> } = {
  answer: writer(writeAnswerCall, writeAnswerMessages, checkWrittenAnswer),
  disagreements: writer(writeDisagreementsCall, writeDisagreementsMessages, checkWrittenDisagreements),
  minority_insights: writer(
    writeMinorityInsightsCall,
    writeMinorityInsightsMessages,
    checkWrittenMinorityInsights,
  ),
  uncertainties: writer(writeUncertaintiesCall, writeUncertaintiesMessages, checkWrittenUncertainties),
};

/** Prompt versions of the four writers, for the methodology. */
export const writerVersions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(writers).map(({ spec }) => [spec.name, spec.promptVersion]),
);

/** Binds a check to the output of its own stage: no caller can pair them wrongly. */
function writer<S extends Section, Output>(
  spec: CallSpec<Output>,
  messages: (input: WriteInput) => ChatMessage[],
  check: (source: WriteSource<Draft<S>>) => (output: Output) => Checked<Draft<S>>,
): Writer<S> {
  return { spec, messages, judge: (source, output) => judgeOutput(spec, check(source), output) };
}
