import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Read<T> = { readonly value: T } | { readonly problem: string };

const problemsShown = 5;

/**
 * A JSON file that must follow a schema.
 * @returns its content, or what is wrong with it: the first few places by path, without their values
 */
export function readJsonFile<T extends z.ZodType>(path: string, schema: T): Read<z.output<T>> {
  const text = readText(path);
  if ('problem' in text) return text;
  let json: unknown;
  try {
    json = JSON.parse(text.value);
  } catch (error) {
    // The parser's message quotes the file, which may hold a key in the wrong place: only where it is may be told.
    const where = /line \d+ column \d+/.exec((error as Error).message)?.[0];
    return { problem: `it is no JSON${where ? ` (${where})` : ''}` };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const places = parsed.error.issues.map(place);
  const more = places.length > problemsShown ? `; and ${places.length - problemsShown} more` : '';
  return { problem: places.slice(0, problemsShown).join('; ') + more };
}

function readText(path: string): Read<string> {
  try {
    return { value: readFileSync(path, 'utf8') };
  } catch (error) {
    return { problem: `the file cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

function place(issue: z.core.$ZodIssue): string {
  return `${z.core.toDotPath(issue.path) || 'the file'}: ${issue.message}`;
}
