import { isRecord } from '../../domain/is-record.ts';
import { makeStorable } from '../../text/code-points.ts';
import { readBrokenJson } from './json-repair.ts';

/**
 * In UTF-16 units. Our choice: well above the longest output that `max_tokens` of any stage allows.
 */
const outputMaxLength = 400_000;
/** Our choice: several times the depth of any output, and far from what would exhaust the stack. */
const depthMax = 24;

type JsonOutput =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: string };

/**
 * Finds the JSON object in a model's output, whatever is around it: code fences, prose, a block of
 * reasoning. Broken quotes and commas are repaired. Strings come back storable. `problem` quotes
 * nothing of the output (R-W07).
 */
export function parseJsonOutput(output: string): JsonOutput {
  if (output.length > outputMaxLength) return { ok: false, problem: 'the output is far too long' };
  const text = output.replace(/^\uFEFF?\s*<think>[\s\S]*?<\/think>/, '').trim();
  for (const candidate of candidates(text)) {
    const data = tryParse(candidate);
    if (data) return { ok: true, data };
  }
  return { ok: false, problem: 'the output is not one JSON object' };
}

/**
 * Attempts, the strictest first: the whole text, the longest balanced object in it, then repairs.
 */
function* candidates(text: string): Generator<() => unknown> {
  yield () => JSON.parse(text);
  const balanced = longestObject(text);
  if (balanced !== null) yield () => JSON.parse(balanced);
  if (balanced !== null) yield () => readBrokenJson(balanced, depthMax);
  const start = text.indexOf('{');
  if (start >= 0) {
    const whole = text.slice(start, text.lastIndexOf('}') + 1);
    // An output that was cut off has open braces. Closing them would hide that items or half a
    // sentence are missing.
    if (occurrences(whole, '{') === occurrences(whole, '}')) yield () => readBrokenJson(whole, depthMax);
  }
}

function occurrences(text: string, character: string): number {
  return text.split(character).length - 1;
}

function tryParse(parse: () => unknown): Readonly<Record<string, unknown>> | null {
  try {
    const data = storable(parse(), 0);
    return isRecord(data) ? data : null;
  } catch {
    return null; // Broken JSON, or too deep: the next candidate may do.
  }
}

/**
 * The longest part from a "{" to its matching "}", outside of strings; null if none closes, or one
 * is too deep.
 */
function longestObject(text: string): string | null {
  let best: string | null = null;
  let depth = 0;
  let start = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = depth > 0;
    else if (char === '{' && depth++ === 0) start = i;
    else if (char === '}' && depth > 0 && --depth === 0) {
      const found = text.slice(start, i + 1);
      if (found.length > (best?.length ?? 0)) best = found;
    }
    if (depth > depthMax) return null;
  }
  return best;
}

function storable(value: unknown, depth: number): unknown {
  if (depth > depthMax) throw new RangeError('too deep');
  if (typeof value === 'string') return makeStorable(value);
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [makeStorable(key), storable(item, depth + 1)]),
  );
}
