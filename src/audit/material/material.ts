import { z } from 'zod';
import type { ReportFacts } from '../../findings/facts.ts';
import { type Report, reportSchema, resultEnvelopeSchema } from '../../report/schema/report.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { type CheckedValue, checkedValue, within } from './finding.ts';

/** A line of the export of responses (specification, "Export line"). */
const lineSchema = z.looseObject({
  model_id: z.string(),
  display_name: z.string(),
  laboratory: z.string(),
  status: z.enum(['success', 'error', 'timeout']),
  input_tokens: z.int(),
  output_tokens: z.int(),
  text: z.string().nullable(),
});

export type ResponseLine = Readonly<z.infer<typeof lineSchema>>;

/** The input of an audit. */
export interface Material {
  /** As stored, with its shape checked. */
  readonly report: Report;
  /** From the envelope or the record; null for a bare report. */
  readonly run: { readonly id: string; readonly status: string } | null;
  readonly responses: readonly ResponseLine[];
  /** What the record says beside the report; null for files. */
  readonly record: { readonly question: string } | null;
}

/** What a report was made from: known before it is delivered. */
export interface Origin {
  readonly facts: ReportFacts;
  /** Of its texts. */
  readonly copies: CopyIndex;
}

/** Thrown if the input is not a report with its export. Nothing can be checked then. */
export class UnreadableMaterial extends Error {
  /** Tells it apart for a client, which does not load this file before it audits. */
  override readonly name = 'UnreadableMaterial';
}

/**
 * Parses a report, alone or in the envelope of GET /result.
 * @returns the report, or the problems of its shape
 */
export function shapedReport(
  given: unknown,
): Pick<Material, 'report' | 'run'> | { readonly wrong: CheckedValue[] } {
  const isEnvelope = typeof given === 'object' && given !== null && 'object' in given;
  const parsed = isEnvelope ? resultEnvelopeSchema.safeParse(given) : reportSchema.safeParse(given);
  if (!parsed.success) {
    return {
      wrong: parsed.error.issues.map(({ path, message }) =>
        checkedValue(
          path.reduce<string>((at, part) => within(at, part as string | number), ''),
          message,
          false,
          'its shape',
        ),
      ),
    };
  }
  const { data } = parsed;
  if ('report' in data) return { report: data.report, run: { id: data.id, status: data.status } };
  return { report: data, run: null };
}

/** @throws UnreadableMaterial */
export function responseLine(line: string, number: number): ResponseLine {
  const parsed = lineSchema.safeParse(parseJson(line, `line ${number} of the export`));
  if (parsed.success) return parsed.data;
  throw new UnreadableMaterial(
    `line ${number} of the export is not a response: ${z.prettifyError(parsed.error)}`,
  );
}

/** @throws UnreadableMaterial */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableMaterial(`${what} is not JSON`);
  }
}
