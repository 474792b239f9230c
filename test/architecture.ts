import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// npm run architecture: writes what each folder may import into the table of ARCHITECTURE.md. With
// --check it writes nothing and exits 1 if the table is out of date.

const file = new URL('../ARCHITECTURE.md', import.meta.url);
const config: { readonly forbidden: readonly { readonly name: string }[] } = createRequire(import.meta.url)(
  '../.dependency-cruiser.cjs',
);
const imports = new Map(
  config.forbidden.flatMap(({ name }) => {
    const [, folder, allowed] = /^(\S+) imports (.+)$/.exec(name) ?? [];
    return folder && allowed ? [[folder, allowed === 'nothing of ours' ? '–' : allowed]] : [];
  }),
);

const now = readFileSync(file, 'utf8');
const expected = now.replaceAll(
  /^\| `([\w/-]+)` \| (.+) \| .+ \|$/gm,
  (_row, folder: string, holds: string) =>
    `| \`${folder}\` | ${holds} | ${imports.get(folder) ?? 'anything'} |`,
);
if (!process.argv.includes('--check')) writeFileSync(file, expected);
else if (now !== expected) {
  console.error('The table of ARCHITECTURE.md is not that of .dependency-cruiser.cjs: npm run architecture.');
  process.exitCode = 1;
}
