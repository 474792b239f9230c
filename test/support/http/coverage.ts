import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { atTheEnd } from '../hooks.ts';
import { coverage } from './contract.ts';

const folder = fileURLToPath(new URL('../../api/', import.meta.url));

/**
 * After all api tests have passed: prints which (operation, status, code) of the description were
 * seen, and fails if any was not (R-A05, R-E02). Says nothing after a partial run.
 */
export function demandCoverage(): void {
  atTheEnd((root) => {
    if (!root || !allPassed(root)) return;
    console.log(table(coverage()));
    const holes = [...coverage()].filter(([, times]) => times === 0).map(([name]) => name);
    assert.deepEqual(holes, [], 'described, but seen in no test');
  });
}

function allPassed(root: Mocha.Suite): boolean {
  const passed = new Map<string, boolean>();
  root.eachTest(({ file = '', state, pending }) =>
    passed.set(file, (passed.get(file) ?? true) && (state === 'passed' || pending)),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .every((name) => passed.get(folder + name));
}

/** One line per operation and status, with the count of each outcome. */
function table(outcomes: ReadonlyMap<string, number>): string {
  const lines = new Map<string, string[]>();
  for (const [name, times] of outcomes) {
    const [operation = '', status = '', code = ''] = name.split(' ');
    const line = `${operation.padEnd(22)} ${status}`;
    lines.set(line, [...(lines.get(line) ?? []), `${code} ×${times}`.trim()]);
  }
  const rows = [...lines].map(([line, cells]) => `  ${line}  ${cells.join(', ')}`);
  return ['\n  Responses seen, each held against the description:', ...rows].join('\n');
}
