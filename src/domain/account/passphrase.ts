import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { characterCount } from '../../text/code-points.ts';

const passphraseMinCharacters = 12;
/** Our choice: longer than any that people type or a manager makes. */
const passphraseMaxCharacters = 256;
/** Fewer different characters are a pattern, such as 121212121212. */
const leastDifferentCharacters = 5;

const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagLength = 32;
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = promisify(argon2);

export type PassphraseProblem = 'too_short' | 'too_long' | 'common' | 'repeats' | 'holds_name';

/**
 * Why a passphrase is refused, or null. Length, a list and the owner's name: rules about kinds of
 * characters make passphrases worse (NIST SP 800-63B-4, 3.1.1.2).
 * @param isCommon tells whether a word in lower case is among the most used ones
 */
export function passphraseProblem(
  passphrase: string,
  name: string,
  isCommon: (word: string) => boolean,
): PassphraseProblem | null {
  const text = normalised(passphrase).toLowerCase();
  const length = characterCount(text);
  if (length < passphraseMinCharacters) return 'too_short';
  if (length > passphraseMaxCharacters) return 'too_long';
  if (new Set(text).size < leastDifferentCharacters || isRepeated(text)) return 'repeats';
  if (isCommon(text) || isCommon(withoutPadding(text))) return 'common';
  const owner = normalised(name).toLowerCase();
  return text.replaceAll(owner, '').length < passphraseMinCharacters / 2 ? 'holds_name' : null;
}

/**
 * Hashes a passphrase: Argon2id with 19 MiB and two passes (OWASP, Password Storage Cheat Sheet),
 * some 40 ms of processor. Run at most a few at once.
 * @returns a PHC string with its salt
 */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await derive('argon2id', { ...cost, message: normalised(passphrase), nonce, tagLength });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${inBase64(nonce)}$${inBase64(tag)}`;
}

/**
 * @param stored of `hashPassphrase`; null is compared with a hash of nothing, so that it takes as
 * long
 * @returns true if the passphrase is the one that was hashed
 */
export async function isPassphrase(passphrase: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(stored ?? nobodys) ?? [];
  if (memory === undefined) throw new Error('a stored passphrase has an unknown form');
  const expected = Buffer.from(tag, 'base64');
  const given = await derive('argon2id', {
    message: normalised(passphrase),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected) && stored !== null;
}

/** Costs as much to compare with as a hash of today. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The same passphrase from any keyboard: composed or not, full width or not. */
const normalised = (text: string) => text.normalize('NFKC');

const inBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** True for a word that is written several times. */
function isRepeated(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length;
}

/** Without the digits and signs around a word that are meant to make it a passphrase. */
function withoutPadding(text: string): string {
  const letters = /\p{L}/u;
  const characters = [...text];
  const first = characters.findIndex((each) => letters.test(each));
  const last = characters.findLastIndex((each) => letters.test(each));
  return characters.slice(Math.max(0, first), last + 1).join('');
}
