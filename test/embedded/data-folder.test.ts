import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../../src/embedded/first-start/data-folder.ts';

describe('the data folder of npm start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is used after a stop that left its version file empty', () => {
    const file = join(folder, 'version');
    writeFileSync(file, '');
    openDataFolder(folder);
    assert.equal(readFileSync(file, 'utf8'), '1\n');
  });
});
