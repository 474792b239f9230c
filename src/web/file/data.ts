import type { PageWords } from '../../languages/page/page-words.ts';
import type { Report } from '../../report/schema/report.ts';

/** What a file that can be sent holds beside its pictures. */
export interface FileData {
  readonly report: Report;
  /** What its page says, in the language of the report. */
  readonly words: PageWords;
  /** Stored answers by model id; null if the sender kept them back. */
  readonly texts: Readonly<Record<string, string>> | null;
}

/** What the sender gives. */
export type SentReport = Omit<FileData, 'words'>;
