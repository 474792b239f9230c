import assert from 'node:assert/strict';
import { strictWorkflowCode } from '../../support/temporal.ts';
import type { Part } from './histories.ts';

/** A place in the bundled code of each workflow, where a changed version waits for a millisecond more. */
const places: Readonly<Record<Part, string>> = {
  '': `showStatus('running');`,
  '/panel': 'const startReading = readerOf(',
  '/synthesis': 'const found = findCamps(',
};
const wait = '(0,_temporalio_workflow__WEBPACK_IMPORTED_MODULE_0__.sleep)(1); ';

/**
 * A bundle whose workflow takes a step more, so that it replays no history of the usual one.
 * @param queue of the version, if it has one of its own
 */
export async function changedCode(part: Part, queue = 'research'): Promise<string> {
  let code = await strictWorkflowCode();
  const replace = (words: string, instead: string) => {
    assert.equal(code.split(words).length, 2, `${words} is not in the code once`);
    code = code.replace(words, instead);
  };
  replace(places[part], wait + places[part]);
  replace(`research: 'research'`, `research: '${queue}'`);
  return code;
}
