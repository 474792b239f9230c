import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = new URL('../../../', import.meta.url);
const target = new URL('dist/package/', root);

/**
 * Builds the command line as a package that `npm pack` and `npm publish` take, for `npx
 * panel-research`: one program with all that it needs inside, because Node runs no TypeScript of
 * installed packages, and the program that makes files of reports.
 */
export async function buildPackage(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: fileURLToPath(root),
    ssr: { noExternal: true },
    build: {
      outDir: fileURLToPath(new URL('lib/command/', target)),
      ssr: fileURLToPath(new URL('src/command/main.ts', root)),
      rolldownOptions: {
        output: {
          entryFileNames: 'research.js',
          banner: '#!/usr/bin/env node',
          codeSplitting: false, // A part that shares code with the program would wait for its end.
        },
      },
    },
  });
  // Where the program looks for it, as in the repository.
  await mkdir(new URL('dist/file/', target), { recursive: true });
  await cp(new URL('dist/file/render.js', root), new URL('dist/file/render.js', target));
  await cp(new URL('LICENSE', root), new URL('LICENSE', target));
  await writeFile(new URL('package.json', target), `${JSON.stringify(await manifest(), null, 2)}\n`);
}

async function manifest(): Promise<object> {
  const { version, license } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  return {
    name: 'panel-research',
    version,
    description: 'Asks Multi-Model Research from a terminal, and reads, exports and audits its reports.',
    license,
    type: 'module',
    bin: { 'panel-research': 'lib/command/research.js' },
    engines: { node: '>=22.13' },
    files: ['lib', 'dist'],
  };
}
