// js-yaml and not yaml: the simulator parses its ten files in 40 ms instead of 190 at each start.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load, YAMLException } from 'js-yaml';
import { z } from 'zod';

/**
 * Reads `<name>.yaml` of this folder.
 * @throws as {@link parseTopicFile} does
 */
export function readTopicFile<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const file = fileURLToPath(new URL(`${name}.yaml`, import.meta.url));
  return parseTopicFile(file, readFileSync(file, 'utf8'), schema);
}

/**
 * Parses a YAML document and checks it against the schema.
 * @param file the path to name in errors
 * @throws Error with file, place and problem, for the first problem
 */
export function parseTopicFile<T extends z.ZodType>(file: string, text: string, schema: T): z.output<T> {
  const parsed = schema.safeParse(parseYaml(file, text));
  if (parsed.success) return parsed.data;

  const issue = parsed.error.issues[0];
  const where = z.core.toDotPath(issue?.path ?? []) || 'the document';
  throw new Error(`${file}: ${where}: ${issue?.message}`);
}

function parseYaml(file: string, text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // The cause is left out: it holds the whole file, which Node would print.
    throw new Error(`${file}:${(error.mark?.line ?? 0) + 1}: ${error.reason}`);
  }
}
