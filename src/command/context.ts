import type { ResearchClient } from '../client/client.ts';
import type { Screen } from './terminal-page.ts';

/** What a command needs of its surroundings. */
export interface CommandContext {
  /** Opened on first use: help needs no key. @throws UsageError without a key */
  readonly client: ResearchClient;
  readonly screen: Screen;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Replaces the line of progress by one for so many columns; null if nobody watches. */
  readonly showProgress: ((draw: (columns: number) => string) => void) | null;
}

/** Something is wrong with the words of the command, or with its surroundings. */
export class UsageError extends Error {}

/**
 * Done; failed otherwise; usage; refused for credits or limits; failed and refunded; partial
 * without a report; waited long enough; interrupted.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 124 | 130;
