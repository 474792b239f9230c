import type { ResearchClient } from '../client/client.ts';
import { RequestRefused } from '../client/failure.ts';
import type { Screen } from './terminal-page.ts';

export interface CommandContext {
  /**
   * Opened on first use: help needs no key.
   * @throws UsageError without a key
   */
  readonly client: ResearchClient;
  readonly screen: Screen;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Replaces the line of progress by one for so many columns; null if nobody watches. */
  readonly showProgress: ((draw: (columns: number) => string) => void) | null;
}

/** Something is wrong with the words of the command, or with its surroundings. */
export class UsageError extends Error {}

/** What went wrong, in a line that may still hold what a terminal obeys. */
export function messageOf(error: unknown): string {
  const { message, name, cause } = error as Error;
  if (name === 'AbortError') return 'interrupted';
  // As `fetch` reports a connection that failed: of several addresses without a message.
  if (error instanceof TypeError && cause instanceof Error)
    return `the service does not answer: ${cause.message || (cause as NodeJS.ErrnoException).code}`;
  return error instanceof RequestRefused ? `${error.code}: ${message}` : message;
}

/**
 * Done; failed otherwise; usage; refused for credits or limits; failed and refunded; partial
 * without a report; failed and its credits are held; waited long enough; interrupted.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 124 | 130;
