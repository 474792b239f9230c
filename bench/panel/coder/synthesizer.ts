import { setImmediate as turn } from 'node:timers/promises';
import type { ChatMessage, ChatReply, ChatRequest } from '../../../src/domain/run/chat.ts';
import { asAsked } from '../../../src/simulator/server/as-asked.ts';
import { asSent } from '../../../src/simulator/server/as-sent.ts';
import { type Materials, parseMaterials } from '../../../src/simulator/synthesizer/materials.ts';
import type { Draw } from '../draw.ts';
import { adjudicate } from './adjudicate/adjudicate.ts';
import { camps, place, questionType } from './camps.ts';
import { compare } from './compare.ts';
import { drawOf, type ErringStage, type Errors, type Errs, errsIn } from './errors.ts';
import { extract } from './extract/extract.ts';
import type { Knowledge } from './knowledge.ts';
import { label } from './label.ts';
import { merge } from './merge.ts';
import { mend, read } from './prose/read.ts';
import { write } from './prose/write.ts';
import { type CallTally, countCall } from './tally.ts';

/** A sentence that was added to a section, with its slots unfilled. */
export interface AddedLine {
  readonly kind: 'lie' | 'honest';
  /** The stage that wrote the section. */
  readonly stage: string;
  readonly line: string;
}

/** One synthesizer in one stage: its knowledge and its errors. */
export interface Coder {
  readonly modelId: string;
  readonly knowledge: Knowledge;
  readonly errs: Errs;
  /** Whether it misreads a thing in every stage alike. */
  readonly isSteady: boolean;
  /** Draws that depend on their arguments alone, so that a repeated call gives the same output. */
  readonly draw: (...thing: readonly string[]) => Draw;
  readonly note: (added: AddedLine) => void;
}

export interface SimulatedSynthesizer {
  readonly chat: (request: ChatRequest) => Promise<ChatReply>;
  /** By the stage's name; a token is four characters. */
  readonly calls: ReadonlyMap<string, CallTally>;
  readonly lines: readonly AddedLine[];
  /** Answers whose author's name was in a prompt. */
  readonly namesSeen: ReadonlySet<string>;
}

type Play = (coder: Coder, messages: readonly ChatMessage[]) => object;

const over =
  (play: (coder: Coder, materials: Materials) => object): Play =>
  (coder, messages) =>
    play(coder, materialsOf(messages));

/** The players by the name of the output's schema, each with the stage whose errors it makes. */
const players: Readonly<Record<string, readonly [ErringStage, Play]>> = {
  extract: ['extract', over(extract)],
  group: ['group', over(merge)],
  group_compare: ['group_compare', over(compare)],
  camps_classify: ['camps', over(questionType)],
  camps: ['camps', over(camps)],
  camps_place: ['camps', over(place)],
  label: ['label', over(label)],
  adjudicate: ['adjudicate', over(adjudicate)],
  read: ['write', over(read)],
  read_mend: ['write', over(mend)],
};

function playerOf(name: string): readonly [ErringStage, Play] {
  const player = players[name];
  if (player) return player;
  if (!name.startsWith('write_')) throw new Error(`nobody plays ${name}: add it to bench/panel/coder`);
  return ['write', (coder, messages) => write(coder, name, messages)];
}

/**
 * A synthesizer that knows the truth of a panel and errs at given rates. It replaces the gateway: it answers each stage's
 * real prompt with the stage's real output.
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
      const [stage, play] = playerOf(name);
      const coder: Coder = {
        modelId,
        knowledge,
        errs: errsIn(errors, stage, modelId),
        isSteady: errors.steady ?? false,
        draw: (...thing) => drawOf(errors, stage, modelId, ...thing),
        note: (added) => lines.push(added),
      };
      const output = asSent(name, play(coder, messages));
      const text = JSON.stringify(asAsked(messages, output));
      countCall(calls, name, messages, text);
      if (stage === 'extract') noteNames(knowledge, messages, namesSeen);
      return answer(text, modelId);
    },
  };
}

function materialsOf(messages: readonly ChatMessage[]): Materials {
  return parseMaterials(messages.find(({ role }) => role === 'user')?.content ?? '');
}

function noteNames({ answerIn }: Knowledge, messages: readonly ChatMessage[], seen: Set<string>): void {
  const response = materialsOf(messages).get('response') ?? '';
  const { modelId, givesAway } = answerIn(response);
  if (givesAway.some((name) => response.includes(name))) seen.add(modelId);
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
