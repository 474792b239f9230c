import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Asserts that the text equals the committed file, so that a change shows in the same commit.
 * UPDATE_GOLDEN=1 writes the file.
 */
export function assertGolden(file: URL, text: string): void {
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
  assert.ok(existsSync(file), `${file.pathname} is missing: run with UPDATE_GOLDEN=1`);
  assert.equal(text, readFileSync(file, 'utf8'));
}
