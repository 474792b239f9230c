import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTheEnd } from '../../support/hooks.ts';
import { workflowCode } from '../../support/temporal.ts';
import type { Part } from './histories.ts';

/** A place in the bundled code of each workflow, where a changed version waits for a millisecond more. */
const places: Readonly<Record<Part, string>> = {
  '': `showStatus('running');`,
  '/panel': 'const startReading = readerOf(',
  '/synthesis': 'const found = findCamps(',
};
const wait = '(0,_temporalio_workflow__WEBPACK_IMPORTED_MODULE_0__.sleep)(1); ';

/**
 * Path of a bundle whose workflow takes a step more, so that it replays no history of the usual one.
 * @param queue of the version, if it has one of its own
 */
export async function changedCode(part: Part, queue = 'research'): Promise<string> {
  let code = await readFile(await workflowCode(), 'utf8');
  const replace = (words: string, instead: string) => {
    assert.equal(code.split(words).length, 2, `${words} is not in the code once`);
    code = code.replace(words, instead);
  };
  replace(places[part], wait + places[part]);
  replace(`research: 'research'`, `research: '${queue}'`);
  const folder = await mkdtemp(join(tmpdir(), 'changed-'));
  atTheEnd(() => rm(folder, { recursive: true }));
  const path = join(folder, 'workflows.js');
  await writeFile(path, code);
  return path;
}
