import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, as `sha256sum` prints it: 64 lowercase hex digits. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The first 16 digits of it: enough to notice any change that nobody made on purpose. */
export function shortDigestOf(text: string): string {
  return digestOf(text).slice(0, 16);
}

/**
 * JSON without white space, with the members of each object ordered by name: one text for one value
 * (RFC 8785). What `jq -cS` prints, but that jq also escapes U+007F, which no report holds.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1)) // By UTF-16 unit, as the RFC has it.
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`);
  return `{${members.join(',')}}`;
}
