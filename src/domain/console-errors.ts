import type { ErrorEntry } from './errors.ts';

/**
 * Failures that only people who use the console can meet. They are not part of the contract with
 * API clients, so they stand apart from its table.
 */
export const consoleErrorTable = {
  signed_out: {
    status: 401,
    code: 'authentication_required',
    message: 'Sign in first.',
    when: 'There is no session, or it has ended.',
    retry: 'after_change',
  },
  sign_in_refused: {
    status: 401,
    code: 'sign_in_refused',
    message: 'No person has this name and passphrase.',
    when: 'The name or the passphrase is wrong. Which of them is not told.',
    retry: 'after_change',
  },
  too_many_attempts: {
    status: 429,
    code: 'too_many_attempts',
    message: 'Too many attempts to sign in; wait as long as Retry-After says.',
    when: 'The address or the account has used up its attempts.',
    retry: 'later',
  },
  passphrase_refused: {
    status: 400,
    code: 'passphrase_refused',
    message: 'Choose another passphrase.',
    when: 'details.reason: too_short, too_long, common, repeats or holds_name.',
    retry: 'after_change',
  },
  invitation_not_valid: {
    status: 403,
    code: 'invitation_not_valid',
    message: 'This invitation was used, has ended or was replaced; ask the operator for another one.',
    when: 'The token of an invitation does not work, or no longer does.',
    retry: 'after_change',
  },
  invitation_elsewhere: {
    status: 403,
    code: 'invitation_elsewhere',
    message: 'This link works only in a browser on the machine that the service runs on.',
    when: 'The link of a local start was opened on another machine.',
    retry: 'after_change',
  },
  key_not_found: {
    status: 404,
    code: 'key_not_found',
    message: 'There is no such key in this workspace.',
    when: 'The key does not exist or belongs to another workspace.',
    retry: 'after_change',
  },
  key_has_ended: {
    status: 409,
    code: 'key_has_ended',
    message: 'This key no longer works; make a new one.',
    when: 'A key that has expired or was revoked is to be rolled.',
    retry: 'never',
  },
  too_many_keys: {
    status: 409,
    code: 'too_many_keys',
    message: 'The workspace has as many working keys as it may; revoke some first.',
    when: 'A workspace with 100 working keys is to get another one.',
    retry: 'after_change',
  },
  stance_not_found: {
    status: 404,
    code: 'stance_not_found',
    message: 'This report has no such claim, or its panel no such model.',
    when: 'An objection names a claim or a model that the report does not have.',
    retry: 'after_change',
  },
  cross_site_request: {
    status: 403,
    code: 'cross_site_request',
    message:
      'This request does not come from a page of the console, or lacks its X-CSRF-Token; load the page again.',
    when: 'Origin or Sec-Fetch-Site name another site, or the token is missing or that of another session.',
    retry: 'after_change',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ConsoleCondition = keyof typeof consoleErrorTable;
