import type { ChatMessage } from '../../domain/run/chat.ts';

/**
 * Of an output what the last message asks for: all of it, or the corrections of the entries and fields that it names. A fault
 * may have made other entries of the earlier output, so an entry that is not there is left out.
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
  if (named.length === 0) return Array.isArray(value) ? [] : typeof value === 'string' ? '' : null;
  const places = new Set(named.map(([, , index]) => index));
  if (!Array.isArray(value) || places.has(undefined)) return value;
  return value.filter((_, index) => places.has(`${index}`));
}
