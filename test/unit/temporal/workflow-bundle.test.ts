import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workflowCode } from '../../../temporal/workflow-bundle.ts';

describe('the kept bundle of workflows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const interceptors = join(folder, 'kept-bundle-test.ts');
  const kept = new URL('../../../dist/workflows/kept-bundle-test.json', import.meta.url);
  const write = (word: string) => writeFileSync(interceptors, `export const interceptors = '${word}';`);
  after(() => {
    rmSync(folder, { recursive: true });
    rmSync(kept, { force: true });
  });

  it('is used while its sources are the same, and made anew if one changes or it is damaged', async () => {
    mkdirSync(new URL('./', kept), { recursive: true });
    writeFileSync(kept, '{"sources":["package.json"');
    write('first');
    assert.match(await workflowCode(interceptors), /'first'/);
    writeFileSync(kept, readFileSync(kept, 'utf8').replace("'first'", "'the kept one'"));
    assert.match(await workflowCode(interceptors), /'the kept one'/);
    write('second');
    assert.match(await workflowCode(interceptors), /'second'/);
  });
});
