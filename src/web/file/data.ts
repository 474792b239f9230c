import type { Report } from '../../report/schema/report.ts';

/** What a file that can be sent holds beside its pictures. */
export interface FileData {
  readonly report: Report;
  /** Stored answers by model id; null if the sender kept them back. */
  readonly texts: Readonly<Record<string, string>> | null;
}
