import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseJson, UnreadableMaterial } from '../audit/material/material.ts';
import { exportedResponses } from '../audit/sent.ts';

/**
 * A report and the export of its responses, as the api serves them. The export is read line by
 * line.
 * @throws UnreadableMaterial
 */
export async function readFiles(reportFile: string, responsesFile: string) {
  try {
    const given = parseJson(await readFile(reportFile, 'utf8'), reportFile);
    return { given, responses: await exportedResponses(linesOf(responsesFile)) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new UnreadableMaterial(message);
  }
}

/** In UTF-16 units. The longest text that is stored takes a fifth of it, however it is escaped. */
const lineMax = 8 * 1024 * 1024;

/** Not by readline: it also ends lines at U+2028, which JSON leaves as it is. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of createReadStream(file, 'utf8')) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > lineMax)
      throw new UnreadableMaterial(`${file} has a line of more than ${lineMax} characters: it is no export`);
    yield* lines;
  }
  yield rest;
}
