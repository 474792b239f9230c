import { type Audit, audit } from './audit.ts';
import {
  type Material,
  parseJson,
  type ResponseLine,
  responseLine,
  shapedReport,
} from './material/material.ts';

/** What is audited, before anybody knows whether it is a report. */
export type GivenToAudit = { readonly given: unknown } & Pick<Material, 'responses' | 'record'>;

/** An audit of what may be no report: then its wrong shape is all that is found. */
export function auditGiven({ given, ...material }: GivenToAudit): Audit {
  const shaped = shapedReport(given);
  if (!('wrong' in shaped)) return audit({ ...shaped, ...material });
  const mismatches = shaped.wrong.map(({ holds: _, ...wrong }) => wrong);
  return {
    checks: [{ name: 'shape', checked: mismatches.length, mismatches }],
    unchecked: [{ what: 'everything else', why: 'the file is not a report' }],
  };
}

/**
 * An audit of a report and the export of its responses, as the api sends them.
 * @throws UnreadableMaterial
 */
export async function auditSent(result: string, exported: string): Promise<Audit> {
  const given = parseJson(result, 'the result');
  // JSON leaves U+2028 as it is: it ends no line.
  return auditGiven({ given, responses: await exportedResponses(exported.split('\n')), record: null });
}

/**
 * The responses of an export.
 * @throws UnreadableMaterial
 */
export async function exportedResponses(
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<ResponseLine[]> {
  const responses: ResponseLine[] = [];
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() !== '') responses.push(responseLine(line, number));
  }
  return responses;
}
