import type { ChatMessage } from '../../domain/run/chat.ts';
import type { Given } from '../call/judge-output.ts';
import type { SentSpec } from '../call/stage.ts';
import type { Kept } from './kept.ts';

export interface StoredText {
  readonly modelId: string;
  readonly text: string;
}

/** One stored response, with what is needed to prepare it for a synthesizer. */
export interface ResponseInput {
  readonly text: string;
  readonly question: string;
  /** The run's secret seed. */
  readonly seed: string;
  /** Every name of the whole panel that could reveal the author of a response. */
  readonly names: readonly string[];
}

/** A job's environment, besides its input. */
export interface JobContext {
  /** The texts of the panel, for the jobs that need all of them. */
  readonly texts: AsyncIterable<StoredText>;
  readonly kept: Kept;
}

/** A report states the version of every call, and so needs all stages. */
export interface ReportContext extends JobContext {
  readonly sentSpecs: () => Promise<readonly SentSpec[]>;
}

/**
 * What a stage prepares: the messages of its call, and what judging the output needs besides the
 * input. Or the reason why no call is needed.
 */
export type Prepared<Asked> = Ready<Asked> | { readonly setAside: SetAside };

export interface Ready<Asked> {
  readonly messages: readonly ChatMessage[];
  readonly asked: Asked;
}

/** A call that can be sent as it is, without the code of its stage. */
export interface ReadyCall<Asked> extends Ready<Asked> {
  readonly spec: SentSpec;
}

/**
 * Why nothing can be asked: about a response, or because there is nothing that it could be about.
 */
export type SetAside = 'empty' | 'refusal';

/**
 * What a stage judges: its input, read anew once the output has arrived, because nothing is held in
 * memory during a call.
 */
export type ToJudge<Input, Asked> = Input & { readonly asked: Asked; readonly output: Given };
