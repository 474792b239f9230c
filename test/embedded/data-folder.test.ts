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

  it('is made with the folders above it, and refused at once where none can be made', () => {
    openDataFolder(join(folder, 'some/where'));
    assert.equal(readFileSync(join(folder, 'some/where/version'), 'utf8'), '1\n');
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const place of [...(process.platform === 'linux' ? ['/proc/none'] : []), join(file, 'data')])
      assert.throws(
        () => openDataFolder(place),
        /DATA_DIR: \S+ is not writable \((?:ENOENT|ENOTDIR|EACCES)\)/,
      );
  });
});
