import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';

const web = new URL('../', import.meta.url);
const root = new URL('../../../', import.meta.url);
const path = (name: string, from: URL) => fileURLToPath(new URL(name, from));

/**
 * Builds into `dist/`: `console/` is served under /console, `file/` holds the program and sheet of
 * reports that are sent, and `render.js`, which makes such files in Node.
 */
export async function buildPages(): Promise<void> {
  for (const folder of ['console', 'file'])
    await rm(new URL(`dist/${folder}/`, root), { recursive: true, force: true });
  await build(ofFile);
  await Promise.all([build(ofConsole), build(ofRenderer)]);
}

const common = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
} as const satisfies InlineConfig;

const ofFile: InlineConfig = {
  ...common,
  root: path('file/', web),
  build: {
    outDir: path('dist/file/', root),
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: path('file/main.tsx', web),
      output: { entryFileNames: 'program.js', assetFileNames: 'sheet.css' },
    },
  },
};

const ofConsole: InlineConfig = {
  ...common,
  root: path('console/', web),
  base: '/console/',
  plugins: [fileParts()],
  build: {
    outDir: path('dist/console/', root),
    emptyOutDir: false,
    // A small picture as an address of data would need a wider policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
};

/**
 * Runs in Node with all packages inside, so that an installation without those of development can
 * make files.
 */
const ofRenderer: InlineConfig = {
  ...common,
  root: path('file/', web),
  plugins: [fileParts()],
  ssr: { noExternal: true },
  build: {
    outDir: path('dist/file/', root),
    emptyOutDir: false,
    ssr: path('file/render.tsx', web),
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
};

/**
 * Gives `virtual:file-parts` what was built for the file, with the hashes that its policy names.
 */
function fileParts(): Plugin {
  const id = '\0virtual:file-parts';
  return {
    name: 'file-parts',
    resolveId: (name) => (id.endsWith(name) ? id : null),
    async load(name) {
      if (name !== id) return null;
      const [program, sheet] = await Promise.all(
        ['program.js', 'sheet.css'].map(
          async (file) => await readFile(path(`dist/file/${file}`, root), 'utf8'),
        ),
      );
      const parts = { program, sheet, programHash: hashOf(program ?? ''), sheetHash: hashOf(sheet ?? '') };
      return Object.entries(parts)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
