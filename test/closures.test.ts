import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../src/languages/codes.ts';

const root = new URL('../', import.meta.url).pathname;

// What a process or thread loads costs it memory and time before its first request or job.
describe('the files that are loaded', () => {
  it('by the api describe a report without the code that makes one', () => {
    const making =
      /^src\/(?:stages|threads)\/|^src\/findings\/(?!(?:findings|drafts)\.ts)|^src\/report\/(?!schema\/|(?:compact|parts)\.ts)|^src\/languages\/(?!codes\.ts)/;
    assert.deepEqual(
      loadedBy('api/main.ts').filter((file) => making.test(file)),
      [],
    );
  });

  it('by the api are at most 240', () => {
    const files = loadedBy('api/main.ts');
    assert.ok(files.length > 100 && files.length <= 240, `${files.length}`);
  });

  it('by a client are its own, without the audit that it can call', () => {
    const files = loadedBy('src/client/client.ts');
    assert.deepEqual(
      files.filter((file) => !file.startsWith('src/client/')),
      [],
    );
  });

  it('by a thread for one extraction are fewer than 57, and the words of each language', () => {
    const files = loadedBy('src/threads/thread.ts', 'src/stages/extract/stage.ts');
    assert.ok(files.length > 30 && files.length < 57 + languages.length, `${files.length}`);
  });
});

/** These files and all that they import at run time, other than with `import()`. */
function loadedBy(...files: readonly string[]): string[] {
  const loaded = new Set(files);
  for (const file of loaded) for (const each of importsOf(file)) loaded.add(each);
  return [...loaded].sort();
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const imports = [
    ...source.matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'(\.[^']+\.ts)';/gm),
  ].map(([, path = '']) => join(dirname(file), path));
  assert.ok(imports.every((each) => existsSync(join(root, each))));
  return imports;
}
