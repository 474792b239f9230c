import { EVENT_ID, type Event, getScalarValue, parseEvents } from 'js-yaml';

/**
 * Finds where in a YAML text a value stands.
 * @param path the keys and indexes that lead to the value
 * @returns the offset of the value, or of the innermost collection on the path that exists
 */
export function positionOf(path: readonly PropertyKey[], text: string): number {
  const events = parseEvents(text, {});
  // Event 0 opens the document; event 1 is its content.
  let at = 1;
  for (const part of path) {
    const next = childOf(at, part, events, text);
    if (next === null) break;
    at = next;
  }
  return startOf(events[at]);
}

/**
 * Returns the index of the event that opens a property or an item; null if the value has no such
 * child.
 */
function childOf(parent: number, part: PropertyKey, events: readonly Event[], text: string): number | null {
  const type = events[parent]?.type;
  if (type !== EVENT_ID.MAPPING && type !== EVENT_ID.SEQUENCE) return null;
  let at = parent + 1;
  for (let index = 0; at < events.length && events[at]?.type !== EVENT_ID.POP; index++) {
    const key = events[at];
    const value = type === EVENT_ID.MAPPING ? endOf(at, events) : at;
    const name =
      type === EVENT_ID.MAPPING && key?.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : index;
    if (name === part) return value;
    at = endOf(value, events);
  }
  return null;
}

/** Returns the index after the last event of the value that opens at the index. */
function endOf(index: number, events: readonly Event[]): number {
  let depth = 0;
  let at = index;
  do {
    const type = events[at]?.type;
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth++;
    if (type === EVENT_ID.POP) depth--;
    at++;
  } while (depth > 0 && at < events.length);
  return at;
}

function startOf(event: Event | undefined): number {
  if (event && 'start' in event) return event.start;
  return event && 'valueStart' in event ? event.valueStart : 0;
}
