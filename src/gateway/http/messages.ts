import type { FailureClass } from '../../domain/run/model-outcome.ts';
import type { ProviderError } from './provider-error.ts';

const sentences: Readonly<Record<FailureClass, string>> = {
  rate_limited: 'The provider limits the rate of calls',
  overloaded: 'The provider is overloaded or has an error of its own',
  timeout: 'No whole answer came in time',
  network: 'The connection failed or broke off',
  auth: 'The provider does not accept the key or the account behind it',
  unknown_model: 'The provider does not serve this model',
  bad_request: 'The provider does not accept the request',
  context_too_long: 'The question is longer than this model takes',
  refused: 'The model declined to answer',
  content_filtered: "The provider's content filter held the answer back",
  empty: 'The model gave an empty answer',
  truncated: 'The answer ended at the length limit, or is longer than an answer may be',
  malformed: 'What the provider sent is no chat completion',
};

/**
 * Describes a failure in our own words, for the log and the panel row: at most about 130
 * characters. A provider's own sentence is never passed on: it can contain an upstream key, the
 * prompt or the model's text, and no filter knows every kind of secret. The status and a word such
 * as `model_not_found` are enough.
 * @param parameter our own name of the parameter that was refused
 * @param hidden the key and the texts of the request: a word that occurs in one of them is left out
 */
export function describeFailure(
  failure: FailureClass,
  error: ProviderError,
  hidden: readonly string[],
  parameter?: string,
): string {
  const token = error.tokens.find((word) => isPublicToken(word, hidden));
  const details = [error.status === null ? null : `HTTP ${error.status}`, token, parameter].filter(Boolean);
  return details.length > 0 ? `${sentences[failure]} (${details.join(', ')})` : sentences[failure];
}

/**
 * True for two or more short words of letters, joined by underscores. Keys contain digits or are
 * one long word, and prose contains spaces, so an error code passes but a secret or a sentence does
 * not.
 */
function isPublicToken(token: string, hidden: readonly string[]): boolean {
  if (token.length > 48 || !/^[a-z]{1,16}(?:_[a-z]{1,16})+$/.test(token)) return false;
  return hidden.every((text) => {
    const lower = text.toLowerCase();
    return !lower.includes(token) && (lower === '' || !token.includes(lower));
  });
}
