import assert from 'node:assert/strict';
import { strictWorkflowCode } from '../../support/temporal.ts';
import type { Part } from '../../workflows/support/histories.ts';

/**
 * A place in the bundled code of each workflow, where a changed version waits for a millisecond
 * more.
 */
const places: Readonly<Record<Part, string>> = {
  '': `showStatus('running');`,
  '/panel': 'let ended = 0;',
  '/synthesis': 'const found = findCamps(',
};
const wait = '(0,_temporalio_workflow__WEBPACK_IMPORTED_MODULE_0__.sleep)(1); ';
const begin = 'const begun = await beginRun(';

/**
 * A bundle whose workflow takes a step more, so that it replays no history of the usual one.
 * @param queue of the version, if it has one of its own
 */
export async function changedCode(part: Part, queue = 'research'): Promise<string> {
  return replaced(await strictWorkflowCode(), [
    [places[part], wait + places[part]],
    [`research: 'research'`, `research: '${queue}'`],
  ]);
}

/** A bundle in which each workflow task of each run fails. */
export async function brokenCode(): Promise<string> {
  return replaced(await strictWorkflowCode(), [[begin, `throw new Error('a bug'); ${begin}`]]);
}

function replaced(code: string, changes: readonly (readonly [words: string, instead: string])[]): string {
  return changes.reduce((before, [words, instead]) => {
    assert.equal(before.split(words).length, 2, `${words} is not in the code once`);
    return before.replace(words, instead);
  }, code);
}
