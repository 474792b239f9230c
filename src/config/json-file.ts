import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Read<T> = { readonly value: T } | { readonly problem: string };

const problemsShown = 5;

/**
 * Reads a JSON file and checks it against a schema.
 * @returns its content, or the first few problems by path, without values
 */
export function readJsonFile<T extends z.ZodType>(path: string, schema: T): Read<z.output<T>> {
  const text = readText(path);
  if ('problem' in text) return text;
  let json: unknown;
  try {
    json = JSON.parse(text.value);
  } catch (error) {
    // Report only the position: the parser's message quotes the file, which may hold a misplaced
    // key.
    const where = /line \d+ column \d+/.exec((error as Error).message)?.[0];
    return { problem: `it is not valid JSON${where ? ` (${where})` : ''}` };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const problems = parsed.error.issues.map(problemAt);
  const more = problems.length > problemsShown ? `; and ${problems.length - problemsShown} more` : '';
  return { problem: problems.slice(0, problemsShown).join('; ') + more };
}

function readText(path: string): Read<string> {
  try {
    return { value: readFileSync(path, 'utf8') };
  } catch (error) {
    return { problem: `the file cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

function problemAt(issue: z.core.$ZodIssue): string {
  return `${z.core.toDotPath(issue.path) || 'the file'}: ${issue.message}`;
}
