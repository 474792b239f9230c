import { setImmediate as turn } from 'node:timers/promises';
import type { ChatMessage, ChatReply, ChatRequest } from '../../../src/domain/run/chat.ts';
import { asAsked } from '../../../src/simulator/server/as-asked.ts';
import { asSent } from '../../../src/simulator/server/as-sent.ts';
import type { Coder, ErringStage } from '../../../src/stages/play/coder.ts';
import type { Knowledge } from '../../../src/stages/play/knowledge.ts';
import { erringStageOf, materialsOf, playStage } from '../../../src/stages/players.ts';
import { drawOf, type Errors, errsIn } from './errors.ts';
import { isFaulty } from './prose/lines.ts';
import { withLines } from './prose/write.ts';
import { type CallTally, countCall } from './tally.ts';

/** A sentence that was added to a section. */
export interface AddedLine {
  readonly kind: 'lie' | 'honest';
  /** The stage that wrote the section. */
  readonly stage: string;
  readonly line: string;
}

export interface SimulatedSynthesizer {
  readonly chat: (request: ChatRequest) => Promise<ChatReply>;
  /** By the stage's name; a token is four characters. */
  readonly calls: ReadonlyMap<string, CallTally>;
  readonly lines: readonly AddedLine[];
  /** Answers whose author's name was in a prompt. */
  readonly namesSeen: ReadonlySet<string>;
}

/**
 * A synthesizer that knows the truth of a panel and errs at given rates. It replaces the gateway:
 * it answers each stage's real prompt with the stage's real output.
 */
export function simulatedSynthesizer(knowledge: Knowledge, errors: Errors): SimulatedSynthesizer {
  const calls = new Map<string, CallTally>();
  const lines: AddedLine[] = [];
  const namesSeen = new Set<string>();
  return {
    calls,
    lines,
    namesSeen,
    async chat({ modelId, messages, jsonFormat }) {
      await turn(); // Like a call over the network, it lets other work continue.
      const name = jsonFormat?.name ?? '';
      const stage = erringStageOf(name);
      if (!stage) throw new Error(`nobody plays ${name}: add it to src/stages/players.ts`);
      const coder = coderIn(stage, modelId, knowledge, errors);
      const played = playStage(name, messages, coder);
      const note = (line: AddedLine) => lines.push(line);
      const output = stage === 'write' ? withLines(coder, name, messages, played, note) : played;
      const text = JSON.stringify(asAsked(messages, asSent(name, output)));
      countCall(calls, name, messages, text);
      if (stage === 'extract') noteNames(knowledge, messages, namesSeen);
      return answer(text, modelId);
    },
  };
}

function coderIn(stage: ErringStage, modelId: string, knowledge: Knowledge, errors: Errors): Coder {
  const errs = errsIn(errors, stage, modelId);
  return {
    knowledge,
    errs,
    isSteady: errors.steady ?? false,
    draw: (...thing) => drawOf(errors, stage, modelId, ...thing),
    // At the rate of errors it overlooks a line without ground, or takes an honest sentence for
    // one.
    faultOf: (sentence) => (isFaulty(sentence) !== errs('lying', 'read', sentence) ? 'a' : null),
  };
}

function noteNames({ answerIn }: Knowledge, messages: readonly ChatMessage[], seen: Set<string>): void {
  const response = materialsOf(messages).get('response') ?? '';
  const answer = answerIn(response);
  if (answer?.givesAway.some((name) => response.includes(name))) seen.add(answer.modelId);
}

function answer(text: string, modelId: string): ChatReply {
  return {
    kind: 'answer',
    text,
    inputTokens: null,
    outputTokens: null,
    responseId: null,
    servedModel: modelId,
    sent: { temperature: 0, tools: false, reasoning: 'unset' },
    seen: { reasoningTokens: null, reasoningText: false, toolCalls: 0, citations: 0 },
    simulated: true,
  };
}
