import { InvalidArgumentError } from 'commander';

// Parsers of command-line arguments. A value they refuse is a usage error (exit code 2).

/** The name of a workspace or a key. */
export function nameOf(text: string): string {
  const name = text.trim();
  if (name === '' || [...name].length > 100 || /\p{Cc}/u.test(name)) {
    throw new InvalidArgumentError('Use 1 to 100 characters without line breaks.');
  }
  return name;
}

/** The id of a run or a key. */
export function uuidOf(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) {
    throw new InvalidArgumentError('Use the id from the list, a UUID.');
  }
  return text.toLowerCase();
}

export function wholeNumberArgument(text: string): number {
  return numberBetween(text, 0, 999_999_999);
}

export function positiveNumber(text: string): number {
  return numberBetween(text, 1, 999_999_999);
}

/**
 * Days until a key expires. Our choice: at most ten years; a longer time is a slip, or means a key
 * that never expires.
 */
export function days(text: string): number {
  return numberBetween(text, 1, 3_650);
}

function numberBetween(text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new InvalidArgumentError(`Use a whole number from ${least} to ${most}.`);
  }
  return number;
}

export function daysAgo(count: number): Date {
  return new Date(Date.now() - count * 86_400_000);
}
