import type { ChatMessage } from '../../domain/run/chat.ts';

/**
 * The part of an output that the last message asks for: all of it, or only the entries and fields
 * to correct. An entry that this output does not have is left out: the earlier output may have been
 * another, which a fault made.
 */
export function asAsked(messages: readonly Pick<ChatMessage, 'role' | 'content'>[], sent: object): object {
  const last = messages.at(-1)?.content ?? '';
  if (messages.every(({ role }) => role !== 'assistant') || !last.includes('corrections alone')) return sent;
  const named = [...last.matchAll(/^- ([a-z_]+)(?:\[(\d+)\])?/gm)];
  const parts = Map.groupBy(named, ([, field]) => field ?? '');
  return Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, partsOf(value, parts.get(field) ?? [])]),
  );
}

function partsOf(value: unknown, named: readonly (readonly (string | undefined)[])[]): unknown {
  if (named.length === 0) return emptyLike(value);
  const places = new Set(named.map(([, , index]) => index));
  if (!Array.isArray(value) || places.has(undefined)) return value;
  return value.filter((_, index) => places.has(`${index}`));
}

/** A value of the same kind with nothing in it. */
export function emptyLike(value: unknown): [] | '' | null {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}
