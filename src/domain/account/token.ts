import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

// Tokens of sessions and invitations. They do not have the form of an API key, so neither is ever
// taken for the other.

/** 256 random bits, in 43 characters that may stand in a cookie and in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isWellFormedToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** SHA-256 of a token, in hexadecimal. Only this is stored. */
export function tokenDigest(token: string): string {
  return hash('sha256', token, 'hex');
}

/**
 * The token against cross-site requests that belongs to a session. It is derived, so that nothing
 * needs to be stored, and does not tell the session's own.
 */
export function csrfTokenOf(sessionToken: string): string {
  return hash('sha256', `cross-site ${sessionToken}`, 'base64url');
}

/** Compares a token with the expected one, in a time that does not tell where they differ. */
export function isSameToken(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => Buffer.from(hash('sha256', text, 'hex')));
  return timingSafeEqual(left as Buffer, right as Buffer);
}
