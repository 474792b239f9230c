import type { ChatMessage } from '../../domain/run/chat.ts';
import type { Section } from '../../domain/run/run-messages.ts';
import { writerTables } from '../../report/tables/writer-tables.ts';
import {
  type AdjudicateInput,
  type AskedResponse,
  adjudicateMessages,
} from '../../stages/adjudicate/adjudicate.ts';
import { extractMessages } from '../../stages/extract/extract-claims.ts';
import { type AskedClaim, orderClaims } from '../../stages/label/claim-order.ts';
import { labelMessages } from '../../stages/label/label.ts';
import { readerOf } from '../../stages/prepare/aliases.ts';
import { writers } from '../../stages/write/writers.ts';
import type { JobContext } from './context.ts';
import { tabulatedRun } from './evidence.ts';
import type { PackedEvidence } from './evidence-input.ts';
import { aliasOf, type Questionnaire } from './questionnaire.ts';
import { maskedResponse, normaliseResponse, type ResponseInput } from './response.ts';

type Prepared<Value> = ({ readonly kind: 'answer' } & Value) | { readonly kind: 'empty' | 'refusal' };

interface Read {
  readonly messages: readonly ChatMessage[];
  /** The synthesizer that extracts the response; the other one labels it. */
  readonly reader: 0 | 1;
}

/** The prompt for extracting claims from a response, or the reason why there is nothing to extract. */
export function prepareExtraction(
  input: ResponseInput & { readonly seed: string },
  { kept }: JobContext,
): Prepared<Read> {
  const normalised = normaliseResponse(input, kept);
  if (normalised.kind !== 'answer') return normalised;
  const { question, seed, text } = input;
  const messages = extractMessages({ seed, question, response: normalised.masked });
  return { kind: 'answer', messages, reader: readerOf(seed, text) };
}

/** The same for labelling, with the claims in the order asked, which judging the output needs. */
export function prepareLabel(
  input: ResponseInput & Questionnaire,
  { kept }: JobContext,
): Prepared<Read & { readonly asked: readonly AskedClaim[] }> {
  const normalised = normaliseResponse(input, kept);
  if (normalised.kind !== 'answer') return normalised;
  const { question, seed, text, claims, camps } = input;
  const response = normalised.masked;
  const alias = aliasOf(input, response);
  const asked = orderClaims({ seed, alias }, claims);
  const messages = labelMessages({ seed, alias, question, response, asked, camps });
  return { kind: 'answer', messages, asked, reader: readerOf(seed, text) };
}

/** Several responses with the claims and camps that two synthesizers have not found alike. */
export interface DoubtInput extends Omit<AdjudicateInput, 'responses'> {
  readonly responses: readonly (ResponseInput & Pick<AskedResponse, 'modelId' | 'spans'>)[];
}

/** The prompt that asks about them. */
export function prepareAdjudication(input: DoubtInput, context: JobContext): readonly ChatMessage[] {
  return adjudicateMessages(askedAbout(input, context));
}

export function askedAbout({ responses, ...input }: DoubtInput, { kept }: JobContext): AdjudicateInput {
  return {
    ...input,
    responses: responses.map(({ modelId, spans, ...response }) => ({
      modelId,
      spans,
      response: maskedResponse(response, kept),
    })),
  };
}

/** The prompt for the writer of one section. */
export async function prepareSection(
  { section, evidence }: { readonly section: Section; readonly evidence: PackedEvidence },
  context: JobContext,
): Promise<readonly ChatMessage[]> {
  const { seed, findings, tables } = await tabulatedRun(evidence, context);
  return writers[section].messages({
    seed,
    question: findings.question,
    tables: writerTables(section, tables),
  });
}
