import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Prefix of every key (R-A04). It is public, so lists can show it. */
export const apiKeyPrefix = 'service_sk_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 43; // 43 base-62 characters carry 256 bits.
const checksumLength = 6; // 62^6 exceeds 2^32, so a CRC-32 always fits.
const shape = new RegExp(`^${apiKeyPrefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/**
 * Creates an API key: the prefix, 256 random bits in base 62, and a checksum, so that a typo is
 * refused without a query.
 * @see specification, "Authentication", 2
 */
export function newApiKey(): string {
  let body = apiKeyPrefix;
  for (let i = 0; i < secretLength; i++) body += alphabet.charAt(randomInt(alphabet.length));
  return body + checksum(body);
}

/**
 * True for a credential with the form and checksum of a key. It may still be unknown, revoked or
 * expired.
 */
export function isWellFormedApiKey(credential: string): boolean {
  if (!shape.test(credential)) return false;
  return checksum(credential.slice(0, -checksumLength)) === credential.slice(-checksumLength);
}

/** SHA-256 of a key, in hexadecimal. Only this and the last four characters are stored (R-A04). */
export function apiKeyDigest(key: string): string {
  return hash('sha256', key, 'hex');
}

function checksum(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let i = 0; i < checksumLength; i++) {
    digits = alphabet.charAt(rest % alphabet.length) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
