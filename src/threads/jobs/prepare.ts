import type { ChatMessage } from '../../domain/run/chat.ts';
import type { Section } from '../../domain/run/run-messages.ts';
import type { CampThesis, SelectedClaim } from '../../findings/findings.ts';
import { writerTables } from '../../report/tables/writer-tables.ts';
import { type AskedCaveat, adjudicateMessages } from '../../synthesis/adjudicate/adjudicate.ts';
import { extractMessages } from '../../synthesis/extract/extract-claims.ts';
import type { AskedClaim } from '../../synthesis/label/claim-order.ts';
import { labelMessages } from '../../synthesis/label/label.ts';
import { seededHash } from '../../synthesis/prepare/seeded.ts';
import { writers } from '../../synthesis/write/writers.ts';
import type { JobContext } from './context.ts';
import { tabulatedRun } from './evidence.ts';
import type { PackedEvidence } from './evidence-input.ts';
import { aliasOf, askedClaims, type Questionnaire } from './questionnaire.ts';
import { normaliseResponse, type ResponseInput } from './response.ts';

type Prepared =
  | { readonly kind: 'answer'; readonly messages: readonly ChatMessage[] }
  | { readonly kind: 'empty' | 'refusal' };

/** The prompt for extracting claims from a response, or the reason why there is nothing to extract. */
export function prepareExtraction(
  input: ResponseInput & { readonly seed: string },
  { kept }: JobContext,
): Prepared {
  const normalised = normaliseResponse(input, kept);
  if (normalised.kind !== 'answer') return normalised;
  const { question, seed } = input;
  return { kind: 'answer', messages: extractMessages({ seed, question, response: normalised.masked }) };
}

type PreparedLabel =
  | Exclude<Prepared, { readonly kind: 'answer' }>
  | (Extract<Prepared, { readonly kind: 'answer' }> & { readonly asked: readonly AskedClaim[] });

/** The same for labelling, with the claims in the order asked, which judging the output needs. */
export function prepareLabel(input: ResponseInput & Questionnaire, { kept }: JobContext): PreparedLabel {
  const normalised = normaliseResponse(input, kept);
  if (normalised.kind !== 'answer') return normalised;
  const { question, seed, camps } = input;
  const response = normalised.masked;
  const alias = aliasOf(input, response);
  const asked = askedClaims({ ...input, response, alias }, kept);
  const messages = labelMessages({ seed, alias, question, response, asked, camps });
  return { kind: 'answer', messages, asked };
}

/** The same for asking again about doubts. */
export function prepareAdjudication(input: DoubtInput, { kept }: JobContext): Prepared {
  const normalised = normaliseResponse(input, kept);
  if (normalised.kind !== 'answer') return normalised;
  const response = normalised.masked;
  return {
    kind: 'answer',
    messages: adjudicateMessages({ ...input, alias: doubtAlias(input, response), response }),
  };
}

/** One response with the claims and camps that are in doubt. */
export interface DoubtInput extends ResponseInput {
  readonly seed: string;
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly caveats: readonly AskedCaveat[];
}

/** Determines the ids and the order of a call, so that they can be reproduced when its output is judged. */
export function doubtAlias({ seed }: DoubtInput, response: string): string {
  return seededHash(seed, response, 'again').slice(0, 12);
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
